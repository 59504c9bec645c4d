"""A room is the sum of its happenings: read from what was written, at any moment, it is the room that was played in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

import lazaretto
from lazaretto.hosting import clocks, deciding, fallen, hurrying, pointing, predicting, seating, talking
from lazaretto.hosting import happenings as h
from lazaretto.hosting.ordering import ordering, windows
from lazaretto.hosting.chairs import BOTS_NAMES
from lazaretto.hosting.room import Room
from lazaretto.hosting.taking import TAKE, take
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import BrokenRecord
from lazaretto.kernel.codec import pack

from .company import LIVE, SECRET, Company, encoded, eyes_at, frame

EVERY = {"pathologic": 150, "pest": 20}         # of long games not each moment is looked at, but one of so many


class Noted(Company):
    """A company of which each moment is noted, or one of so many, by how much had happened."""

    def __init__(self, game: str, seats: int, people: int, every: int = 1) -> None:
        self.moments: dict[int, bytes] = {}
        self.every = every
        super().__init__(game, seats, people, Terms(clock=LIVE))

    def take(self, happened: Sequence[h.Happening]) -> None:
        for it in happened:
            super().take([it])
            if len(self.happened) % self.every == 0 or isinstance(it, h.Again):
                self.moments[len(self.happened)] = state_of(self.room)


def state_of(room: Room) -> bytes:
    """All that a room is."""
    course = room.course
    played = None if course is None else [course.position.pack(), [[eyes, pack(fact)] for eyes, fact in course.told], course.entries, len(course.behind)]
    chairs = [
        [chair.name, chair.token, chair.salt, chair.bot, chair.is_away, chair.pauses, list(chair.orders), chair.marks, chair.shown_to] for chair in room.chairs
    ]
    return encoded([
        room.table, room.number, room.game.name, room.variant, room.terms, room.commitment, room.opened, chairs, room.salt, played,
        [[seat, room.game.say(move)] for seat, move in sorted(room.held.items())], room.since, room.paused, room.is_over, room.again,
        sorted(room.predicted.items()),
        sorted(room.keys.items()), room.story.eyes.tolist(), room.marks,
    ])


def folded(happened: list[h.Happening]) -> Room:
    """The room again, from what was written."""
    room = Room("the-table", SECRET)
    for it in happened:
        take(room, h.read(h.written(it)))
    return room


def lively(company: Company) -> Company:
    """A whole game in which people also talk, give orders, take answers back, pause, leave and return."""
    company.begin()
    number = 0
    while company.room.state == "playing":
        company.answer_all()
        number += 1
        if company.room.state == "playing":
            something_else(company, company.choose.choice(company.room.people), f"key {number}")
    company.take(talking.spoke(company.room, 0, "Again?", "", None, "", company.now, to_out=False))
    company.take([seating.again(company.room, "another-table", company.now)])
    return company


def something_else(company: Company, seat: int, key: str) -> None:
    room, now = company.room, company.now
    if (offer := predicting.offered(room, seat)) is not None:
        company.take(predicting.predicted(room, seat, offer.candidates[0], key, now))
        return
    match company.choose.randrange(8):
        case 0:
            phrase = room.game.phrases(room.game.rules(len(room.chairs), room.variant))[0]
            company.take(talking.spoke(room, seat, "", phrase.name, 0 if phrase.asks_for_seat() else None, key, now, to_out=False))
        case 1:
            questions = [kind.question for kind in windows(room)]
            orders = [h.Order(kind, [room.game.say(deciding.safe(room, room.asked[0]))], by=seat) for kind in questions]
            company.take(ordering(room, seat, orders, key, now))
        case 2 if not deciding.is_held_back(room) and room.course.why_not_back(room.asked[0]) is None:
            company.take(deciding.took_back(room, room.asked[0], key, now))
        case 3 if not deciding.is_window(room) and room.chairs[seat].pauses < clocks.MOST_PAUSES:
            company.take(clocks.paused(room, seat, key, now))
            company.now += 5.0
            company.take(clocks.went_on(room, seat, key, company.now))
        case 4:
            company.take(seating.left(room, seat, seat, key, now))
        case 5:
            company.take(clocks.came_back(room, seat, now))
        case 7 if windows(room) and not fallen.is_out(room, seat):
            company.take(hurrying.hurried(room, seat, key, now, on=not room.chairs[seat].hurry))
        case 6 if room.game.spots():
            company.take(pointing.pointed(room, seat, room.game.spots()[0].thing, key, now))


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_a_room_is_the_same_when_it_is_read_again_at_any_moment(game) -> None:
    company = Noted(game.name, game.usual_seats, 2, EVERY.get(game.name, 1))
    lively(company)
    assert len(company.moments) > 5
    for length, state in company.moments.items():
        assert state_of(folded(company.happened[:length])) == state


def test_answers_that_are_held_are_held_again() -> None:
    company = Noted("infected", 6, 6)
    lively(company)
    held = [length for length, it in enumerate(company.happened, 1) if isinstance(it, h.Held)]
    assert len(held) > 5 and all(state_of(folded(company.happened[:length])) == company.moments[length] for length in held)


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_everyone_sees_and_hears_the_same_at_a_table_that_was_read_again(game) -> None:
    company = lively(Company(game.name, game.usual_seats, people=2))
    again = folded(company.happened)
    for eyes in eyes_at(again):
        assert encoded(frame(again, eyes)) == encoded(frame(company.room, eyes))


def test_a_lively_game_has_all_kinds_of_happenings() -> None:
    met: set[type] = {h.Left, h.Showed}                        # before the deal, see seating; among allies, see marking
    for game in lazaretto.games():
        met |= {type(it) for it in lively(Company(game.name, game.usual_seats, people=2)).happened}
    assert met == set(TAKE)


def test_every_happening_is_read_as_it_was_written() -> None:
    for it in lively(Company("bristol", 6, people=2)).happened:
        assert h.read(h.written(it)) == it and type(h.read(h.written(it))) is type(it)


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b'{"is":"exploded","at":1}', b'{"is":"left","at":1}', b'{"is":"held","at":"noon","seat":0,"move":"pass"}'])
def test_what_is_damaged_is_not_read(body: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        h.read(body)


def test_chance_that_the_secret_does_not_give_is_not_taken() -> None:
    company = Company("pints", 2, people=2)
    (began,) = seating.began(company.room, 0, "", company.now)
    other = msgspec.structs.replace(began, chance=[*began.chance[:-1], began.chance[-1] + 1])
    with pytest.raises(BrokenRecord):
        take(company.room, other)


def test_there_is_a_name_for_every_bot_whatever_people_are_called() -> None:
    largest = max(game.seats[-1] for game in lazaretto.games())
    assert len({name.casefold() for name in BOTS_NAMES}) == len(BOTS_NAMES) >= 2 * largest
