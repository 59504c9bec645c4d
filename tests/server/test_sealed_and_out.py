"""Over the socket: of answers that are held all hear a number; who is out sees all cards where that was agreed, or predicts; nobody is told too much."""

from __future__ import annotations

import time

import lazaretto
from lazaretto.games.infected.signs import all_told
from lazaretto.hosting.readiness import Readiness
from lazaretto.wire import messages as m
from lazaretto.wire import requests as r

from .visiting import GAME_WITHIN, Visitor, at_seat, company, company_is_told, key, knock, opened, watching

LIVE = {"kind": "live", "seconds": 5.0}
SEATS = 6


def village(server, **terms) -> list[Visitor]:
    """Six people at Infected, all asked which cards to pass."""
    guests = [at_seat(server, ticket) for ticket in company(server, "infected", SEATS, **terms)]
    guests[0].does(m.Begin(key()))
    for guest in guests:
        while not guest.is_asked():
            guest.hear(m.News)
    company_is_told()
    settle(guests)
    return guests


def settle(guests: list[Visitor]) -> None:
    """All that was to be said is heard: who answers a second call has sent what came before it."""
    for guest in guests:
        for _ in range(2):
            guest.asks(m.Ping())


def passes(guest: Visitor, which: int = 0) -> None:
    guest.does(m.Answer(key(), guest.latest.asked.question, guest.latest.asked.options[which].move))


def new_frames(guests: list[Visitor], done) -> list[list[m.Hears]]:
    """What each of them hears because of this, but for answers to calls."""
    settle(guests)
    before = [len(guest.frames) for guest in guests]
    done()
    settle(guests)
    heard = [[m.told_to_guest.decode(text) for text in guest.frames[since:]] for guest, since in zip(guests, before, strict=True)]
    return [[it for it in mine if not isinstance(it, m.Pong)] for mine in heard]


def leave(guests: list[Visitor]) -> None:
    for guest in guests:
        guest.leave()


def test_others_and_watchers_hear_a_number_and_nothing_when_an_answer_is_changed(server):
    guests = village(server, listed=True)
    with watching(server, guests[0].latest.table.table) as watcher:
        watcher.until("playing")
        others, question = [*guests[1:], watcher], guests[0].latest.asked.question
        for number, guest in enumerate(guests[:3], 1):
            heard = new_frames([*guests[3:], watcher], lambda guest=guest: passes(guest))
            assert heard == [[m.Ready(question, Readiness(number, SEATS))]] * 4
        assert new_frames(others, lambda: passes(guests[0], 1)) == [[]] * len(others)
        assert guests[0].hear(m.News).asked.ready == Readiness(3, SEATS)
    leave(guests)


def test_who_connects_later_is_told_the_number_too_and_one_frame_reveals_all(server):
    guests = village(server, listed=True)
    for guest in guests[:5]:
        passes(guest)
    with watching(server, guests[0].latest.table.table) as watcher:
        assert watcher.until("playing").asked.ready == Readiness(5, SEATS)
        revealed, = new_frames([watcher], lambda: passes(guests[5]))
        assert [type(it) for it in revealed] == [m.News] and len(revealed[0].items) >= SEATS
    leave(guests)


def test_when_half_of_the_time_has_passed_all_hear_who_is_awaited(server):
    guests = village(server, clock=LIVE)
    passes(guests[2])
    started = time.monotonic()
    heard = guests[0].hear(m.Ready)
    while not heard.ready.awaited:
        heard = guests[0].hear(m.Ready)
    assert heard.ready == Readiness(1, SEATS, [0, 1, 3, 4, 5]) and time.monotonic() - started < LIVE["seconds"]
    leave(guests)


def test_bots_are_ready_after_a_while_of_their_own(server):
    """Each at its own time, and all of them before the person."""
    ticket = opened(server, "infected", SEATS, bots=5, pace=0.1)
    with at_seat(server, ticket) as edith:
        edith.does(m.Begin(key()))
        numbers = [edith.hear(m.Ready).ready.ready for _ in range(5)] if not edith.is_over() else []
        assert numbers == sorted(numbers) and numbers[-1] == 5


class NobodyFell(Exception):
    """Before the end of the game."""


def play_until_somebody_is_out(guests: list[Visitor]) -> int:
    """That seat, while the others play on."""
    until = time.monotonic() + GAME_WITHIN
    while not guests[0].is_over():
        assert time.monotonic() < until
        for guest in guests:
            guest.looks()
            out = [sitter.seat for sitter in guests[0].latest.table.sitters if sitter.out]
            if out and not guests[0].is_over() and not any(other.is_over() for other in guests):
                settle(guests)
                return out[0]
            if guest.is_asked():
                guest.answered = guest.latest.asked.question
                guest.does(m.Answer(key(), guest.answered, guest.latest.asked.options[-1].move))
    raise NobodyFell


def fallen(server, **terms) -> tuple[list[Visitor], int]:
    """A village in which somebody is out; games are dealt until there is one."""
    for _ in range(20):
        guests = village(server, **terms)
        try:
            return guests, play_until_somebody_is_out(guests)
        except NobodyFell:
            leave(guests)
    raise AssertionError("nobody fell")


def is_face_up(guest: Visitor) -> bool:
    """The guest sees everyone's deck."""
    return all_told(lazaretto.game("infected").unpack(guest.latest.view).table)


def is_out(guest: Visitor, seat: int) -> bool:
    return guest.latest.table.sitters[seat].out


def test_who_is_out_sees_all_cards_where_that_was_agreed_and_gives_no_sign(server):
    guests, ghost = fallen(server, out_see_all=True, listed=True)
    me, others = guests[ghost], [guest for seat, guest in enumerate(guests) if not is_out(guest, seat)]
    assert is_face_up(me) and not any(is_face_up(guest) for guest in others)
    assert me.is_refused(m.Speak(key(), phrase="thank-you")) == "talk/forbidden"
    assert me.is_refused(m.Predict(key(), 0)) == "prediction/impossible" and me.latest.prediction is None
    assert new_frames(others, lambda: me.does(m.Speak(key(), "I know it!", out=True))) == [[]] * len(others)
    assert new_frames(others, lambda: me.does(m.GetUp(key()))) == [[]] * len(others)
    assert new_frames(others, me.leave) == [[]] * len(others)
    assert all(sitter.here for sitter in others[0].latest.table.sitters)
    table = others[0].latest.table.table
    assert knock(server, "POST", "/api/join", {"name": "Me again", "table": table}).code in ("game/begun", "table/none")
    leave([guest for guest in guests if guest is not me])


def test_a_prediction_is_private_until_the_end_and_then_stands_with_the_truth(server):
    guests, ghost = fallen(server, listed=True)
    me, others = guests[ghost], [guest for seat, guest in enumerate(guests) if seat != ghost]
    offer = me.latest.prediction
    assert offer.question == "Who is the Plague Doctor?" and not is_face_up(me)
    assert offer.candidates == [seat for seat, guest in enumerate(guests) if not is_out(guest, seat)]
    assert all((guest.latest.prediction is not None) == is_out(guest, seat) for seat, guest in enumerate(guests))
    about = offer.candidates[-1]
    assert new_frames(others, lambda: me.does(m.Predict(key(), about))) == [[]] * len(others)
    while me.latest.prediction.mine is None:
        me.hear(m.News)
    assert me.latest.prediction.mine == about
    until = time.monotonic() + GAME_WITHIN
    while not all(guest.is_over() for guest in guests):
        assert time.monotonic() < until
        for guest in guests:
            guest.looks()
            if guest.is_asked():
                guest.answers()
    told = knock(server, "GET", f"/api/tables/{me.latest.table.table}/truth").read()
    assert told["prediction"] == "Who is the Plague Doctor?"
    assert [(it["seat"], it["about"], it["stood"]) for it in told["foretold"]] == [(ghost, about, True)]
    leave(guests)


def test_terms_that_do_not_fit_the_game_are_refused_and_the_page_is_told_why(server):
    table = r.NewTable("pints", "Edith", 2, terms=r.Terms(out_see_all=True))
    assert knock(server, "POST", "/api/tables", m.encode(table)).code == "terms/impossible"
    assert knock(server, "GET", "/api/games/pints/terms").read()["blind"] == "Nobody is out in this game before it is over."
    assert "blind" not in knock(server, "GET", "/api/games/infected/terms").read()
