"""The standing: what the pairs of a contest tell, as plain data ready for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import fsum, isfinite
from statistics import NormalDist
from typing import Any, Final

from ..games import game as game_named
from ..kernel import Seat
from ..kernel.zone import letter
from .arena import Arena
from .contest import SIDES, WHOLE, Contest, Match
from .mirrored import Mirrored, Played
from .rating import Rating, ratings
from .sequential import interval, is_sure
from .statistics import mean, share, spread, wilson

BY_SIDE: Final = "side"
BY_ENDING: Final = "end"
BY_SEAT: Final = "seat"
GROUPINGS: Final = {BY_SIDE: "the side after the deal", BY_ENDING: "the side at the end", BY_SEAT: "the seat"}

Sat = tuple[str, Played, tuple[Seat, ...]]
"""A kind, a game, and seats that it held there."""


def as_plain(arena: Arena, by: str, seconds: float) -> dict[str, Any]:
    """All that was played. Only `speed` differs from one run to the next, unless bots have a budget of time."""
    contest, games = arena.contest, 2 * len(arena.pairs)
    matches = [match_as_plain(arena, match, by) for match in contest.matches()]
    won = {(found["first"], found["second"]): (found["won"], found["lost"]) for found in matches}
    looked = is_looked_at(arena)
    return {
        "game": contest.game, "variant": contest.variant, "seats": contest.seats, "seed": contest.seed, "bots": list(contest.kinds),
        "split": contest.split, "side": contest.side or None, "among": contest.among or None, "by": by,
        "bar": contest.bar, "sure": contest.sure, "early_stop": contest.early_stop, "interval": "sequential" if looked else "fixed",
        "games": games, "asked": 2 * contest.pairs * len(matches), "finished": games == arena.planned(),
        "matches": matches,
        "rating": [rating_as_plain(rating) for rating in ratings(contest.kinds, won, contest.sure, looked)],
        "whole_tables": whole_tables(arena) if contest.split == WHOLE else {},
        "speed": {"seconds": round(seconds, 3), "games_a_second": round(games / seconds, 2) if seconds else None},
    }


def rating_as_plain(rating: Rating) -> dict[str, Any]:
    """An open end is null."""
    return {name: None if isinstance(value, float) and not isfinite(value) else value for name, value in rating._asdict().items()}


def is_looked_at(arena: Arena) -> bool:
    """Whether it may have been stopped because of what was seen; if all games were played that were asked for from the start, it was not."""
    return arena.contest.early_stop or len(arena.pairs) < arena.contest.pairs * len(arena.played)


def match_as_plain(arena: Arena, match: Match, by: str) -> dict[str, Any]:
    contest = arena.contest
    pairs = [pair for pair in arena.pairs if pair.match == match]
    won, lost = outright(pairs, contest.among)
    low, high = interval(won, lost, contest.sure) if is_looked_at(arena) else fixed_interval(won, lost, contest.sure)
    first, second = match
    return {
        "first": first, "second": second, "games": 2 * len(pairs), "pairs": len(pairs), "decided": won + lost, "won": won, "lost": lost,
        "share": won / (won + lost) if won + lost else None, "low": low, "high": high, "sure": is_sure(low, high, contest.bar),
        "kinds": {kind: held_by(contest, pairs, kind) for kind in match},
        "by": {name: {kind: counted(contest, sat) for kind, sat in found.items()} for name, found in grouped(contest, pairs, match, by).items()},
    }


def fixed_interval(won: int, lost: int, sure: float) -> tuple[float, float]:
    return wilson(won / (won + lost), won + lost, NormalDist().inv_cdf((1 + sure) / 2)) if won + lost else (0.0, 1.0)


def outright(pairs: Sequence[Mirrored], among: str) -> tuple[int, int]:
    """Decided pairs that the first has won, and that the second has."""
    gains = [pair.gain(among) for pair in pairs]
    return len([gain for gain in gains if gain > 0]), len([gain for gain in gains if gain < 0])


def held_by(contest: Contest, pairs: Sequence[Mirrored], kind: str) -> dict[str, Any]:
    """What a seat of this kind got."""
    return counted(contest, [sat for pair in pairs for sat in seats_held(contest, pair) if sat[0] == kind])


def seats_held(contest: Contest, pair: Mirrored) -> Iterator[Sat]:
    """By each of the two kinds in each of the two games; seats of those they are among belong to neither."""
    for kind, played in zip(pair.match, pair.games):
        rest = tuple([seat for seat in range(contest.seats) if seat not in pair.camp])
        yield kind, played, pair.camp
        if rest and not contest.among:
            yield pair.match[kind == pair.match[0]], played, rest


def counted(contest: Contest, sat: Sequence[Sat]) -> dict[str, Any]:
    """Win share and score. The seats of a kind in a game are one try, as they are not independent."""
    if not sat:
        return {"games": 0, "share": None, "low": 0.0, "high": 1.0, "score": None}
    wins = [won(contest, played, seats) for _, played, seats in sat]
    scores = [fsum([played.scores[seat] for seat in seats]) / len(seats) for _, played, seats in sat]
    found = min(1.0, fsum(wins) / len(wins))
    low, high = wilson(found, len(wins))
    return {"games": len(wins), "share": found, "low": low, "high": high, "score": mean(Counter(scores))._asdict()}


def won(contest: Contest, played: Played, seats: tuple[Seat, ...]) -> float:
    """Of a table split by sides: whether any of them has. Else the share of the seats that have."""
    winners = len([seat for seat in seats if seat in played.winners])
    return float(winners > 0) if contest.split == SIDES else winners / len(seats)


def grouped(contest: Contest, pairs: Sequence[Mirrored], match: Match, by: str) -> dict[str, dict[str, list[Sat]]]:
    """By name of the group and by kind."""
    found: dict[str, dict[str, list[Sat]]] = {}
    for pair in pairs:
        for kind, played, seats in seats_held(contest, pair):
            for name, some in groups(contest, pair, played, seats, by):
                found.setdefault(name, {one: [] for one in match})[kind].append((kind, played, some))
    order = {name: number for number, side in enumerate(game_named(contest.game).sides) for name in (side, AGAINST + side)}
    return {name: found[name] for name in sorted(found, key=lambda name: (order.get(name, 0), name.startswith(AGAINST), name))}


AGAINST: Final = "all against "


def groups(contest: Contest, pair: Mirrored, played: Played, seats: tuple[Seat, ...], by: str) -> list[tuple[str, tuple[Seat, ...]]]:
    """The seats of a kind by seat or side; where one side plays against several, those several together."""
    if by == BY_SEAT:
        return [(f"seat {letter(seat)}", (seat,)) for seat in seats]
    sides = played.began if by == BY_SIDE else played.ended
    there = sorted({sides[seat] for seat in seats})
    if contest.split == SIDES and len(there) > 1:
        return [(AGAINST + sides[pair.camp[0]], seats)]
    return [(side, tuple([seat for seat in seats if sides[seat] == side])) for side in there]


def whole_tables(arena: Arena) -> dict[str, Any]:
    """Where a kind had the table for itself, each deal once: what a seat got, how games ended, the best ending first, and what the game counts."""
    deals = {(played.kinds[0], pair.number): played for pair in arena.pairs for played in pair.games}
    scores: dict[str, list[float]] = {}
    for played in deals.values():
        scores.setdefault(played.ending, []).append(fsum(played.scores))
    order = sorted(scores, key=lambda how: (-fsum(scores[how]) / len(scores[how]), how))
    by_kind = {kind: [played for (sat, _), played in deals.items() if sat == kind] for kind in arena.contest.kinds}
    return {kind: whole_table(arena.contest, games, order) for kind, games in by_kind.items() if games}


def whole_table(contest: Contest, games: list[Played], order: list[str]) -> dict[str, Any]:
    endings = Counter([played.ending for played in games])
    figures: dict[str, Counter[int]] = {}
    for played in games:
        for name, number in played.figures.items():
            figures.setdefault(name, Counter())[number] += 1
    return {
        **counted(contest, [(played.kinds[0], played, tuple(range(contest.seats))) for played in games]),
        "endings": [{"how": how, **share(endings[how], len(games))._asdict()} for how in order],
        "figures": {name: spread(counts)._asdict() for name, counts in figures.items()},
    }
