"""Answers of the Assign and of the end of an Era, and what can be read from a board. See land.py."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import GAME, cards, moves
from lazaretto.games.pest.cards import GOOD_NAMES, MOBILE, REWARD_NAMES, SPACES
from lazaretto.games.pest.scoring import lines, sheet
from lazaretto.kernel import Move

from .land import empire
from .year import Play, choose

POSTS = {
    **{f"district {number + 1}": number for number in range(6)}, "district": 0, "workshop": 6, "factory": 7, "treasury": 8, "castle": 9, "mobile": MOBILE,
    "capital": cards.TO_CAPITAL, "experts": cards.TO_EXPERTS, "track": cards.TO_TRACK,
}
ALL_TURNED = tuple(range(14))


def has(**told: Any) -> dict[str, Any]:
    """What is told of a House: empire(houses={0: has(influence=4, healthy=2)})."""
    return told


def rules(seats: int) -> Any:
    return GAME.rules(seats, "base")


def under(decree: int, at: str, *, seats: int = 3, **told: Any) -> Play:
    """The first House plays this action in the Era of this Decree."""
    era = (decree - 1) // 5
    return empire(at=at, seats=seats, year=2 * era, decrees=tuple([decree if number == era else 5 * number + 5 for number in range(3)]), **told)


def steps(play: Play) -> int:
    """How far the markers of the first House have gone up, on all three Imperative tracks."""
    return sum(play.house().levels)


def assign(post: str) -> Move:
    return moves.ASSIGNS[POSTS[post]]


def reassign(post: str, to: str) -> Move:
    return moves.REASSIGNS[POSTS[post]][POSTS[to]]


def take(reward: str) -> Move:
    return moves.TAKES[REWARD_NAMES.index(reward)]


def works(post: str, play: Play, seat: int = 0) -> bool:
    """Somebody works there."""
    return bool(play.house(seat).workers >> POSTS[post] & 1)


def track(play: Play, seat: int = 0) -> tuple[int, ...]:
    """Occupied spaces of the Healthy track, from 1."""
    return tuple([space + 1 for space in range(SPACES) if play.house(seat).healthy >> space & 1])


def line(play: Play, name: str, seat: int = 0) -> int:
    """Of the score sheet."""
    return sheet(play.t, seat)[lines(play.t).index(name)]


def held(play: Play, seat: int) -> dict[str, int]:
    """All that a House has of what may be gained, but Crates, which become goods."""
    house = play.house(seat)
    return {
        **{name: house.goods[number] for number, name in enumerate(GOOD_NAMES)}, "research": house.research, "renown": house.renown,
        "influence": house.influence,
    }


def gained(before: Play, after: Play, seat: int, crates: int = 0) -> dict[str, int]:
    """What a House has more than before; so many Stone were Crates."""
    old, new = held(before, seat), held(after, seat)
    more = {name: new[name] - old[name] - (crates if name == "stone" else 0) for name in new}
    return {**{name: many for name, many in more.items() if many}, **({"any": crates} if crates else {})}


def unpacked(play: Play) -> tuple[Play, list[int]]:
    """All Crates that are asked for now are Stone; and who was asked, Crate by Crate."""
    asked: list[int] = []
    while play.question == "Crates":
        asked.append(play.asked[0])
        play = play.after(choose("stone"))
    return play, asked


def counted_words(words: str) -> dict[str, int]:
    """counted_words("food food herbs")."""
    found: dict[str, Any] = {}
    for word in words.split():
        found[word] = found.get(word, 0) + 1
    return found
