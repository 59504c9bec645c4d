"""Standing orders and windows: how long one is open, what counts when it closes, and that nobody can tell who could have answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest

import lazaretto
from lazaretto.games.bristol.cards import WHIP
from lazaretto.hosting import clocks
from lazaretto.hosting import happenings as h
from lazaretto.hosting.happenings import Order
from lazaretto.hosting.ordering import MOST_ANSWERS, MOST_ORDERS, ordered, ordering, window_cards, windows
from lazaretto.hosting.room import is_window
from lazaretto.hosting.terms import HAND_OVER, Terms
from lazaretto.kernel import Game, WindowKind
from lazaretto.tongues.voice import voice
from tests.games.pathologic.place import town

from .company import LIVE, SLOW, Company, eyes_at, refusal, threatened

LET = "let it happen"
WHIPS = tuple(f"whip of {other}/whip" for other in ("arsenic", "chicken", "emeralds"))
ALL = range(6)                          # seats
LEAST = Terms().pace + clocks.BOTS_THINK   # seconds
A_MOMENT = 0.01                         # seconds
SHORT = 0.19                            # seconds; three of them pass before any window may close
ENOUGH = 20                             # windows
MANY = 8                                # cards in a deck from which both kinds can be drawn
BY_THE_CLOCK = Terms(clock=LIVE)


def whips_of(company: Company, seat: int) -> list[str]:
    """The ways in which the seat may crack a Whip now."""
    return [text for move in company.position.options(seat) if (text := company.room.game.say(move)) != LET]


def has_whip(company: Company) -> bool:
    """Somebody who is asked holds one."""
    return any(whips_of(company, seat) for seat in company.room.asked)



def give(company: Company, seat: int, *orders: Order) -> None:
    company.take(ordering(company.room, seat, orders, "", company.now))


def provoker(company: Company) -> int:
    by = company.position.question.provoked_by(company.position.table)
    assert by is not None
    return by


def answers_given(happened: list[h.Happening]) -> dict[int, str]:
    return {it.seat: it.move for it in happened if isinstance(it, h.Decided)}


def test_every_kind_of_window_can_be_ordered_and_no_other_question() -> None:
    room = Company("bristol", 6, people=6).room
    assert [kind.question for kind in windows(room)] == ["Threatened"] and windows(Company("pints", 3, people=3).room) == ()
    for question in ("Turn", "Whipped", "", "threatened"):
        with refusal("order/unknown"):
            ordering(room, 0, [Order(question, [LET])], "", 0.0)


@pytest.mark.parametrize("order", [Order("Threatened", ["castle"]), Order("Threatened", [LET], by=6), Order("Threatened", [LET], by=-1)])
def test_an_order_of_no_move_or_against_no_seat_is_refused(order: Order) -> None:
    with refusal("order/unknown"):
        ordering(Company("bristol", 6, people=6).room, 0, [order], "", 0.0)


def test_orders_are_few() -> None:
    room = Company("bristol", 6, people=6).room
    for orders in ([Order("Threatened", [LET])] * (MOST_ORDERS + 1), [Order("Threatened", [LET] * (MOST_ANSWERS + 1))]):
        with refusal("order/unknown"):
            ordering(room, 0, orders, "", 0.0)
    assert ordering(room, 0, [Order("Threatened", [LET] * MOST_ANSWERS)] * MOST_ORDERS, "", 0.0)


def test_new_orders_replace_the_old_and_are_refused_when_the_game_is_over() -> None:
    company = Company("bristol", 6, people=2)
    give(company, 1, Order("Threatened", ["  LET  it happen"], by=3))
    assert list(company.room.chairs[1].orders) == [Order("Threatened", [LET], by=3)]
    give(company.begin(), 1)
    assert list(company.room.chairs[1].orders) == []
    with refusal("game/over"):
        give(company.play_on(), 1)


def test_orders_are_known_to_nobody_else() -> None:
    company = threatened()
    seat = company.room.asked[0]
    before = [company.frame(eyes) for eyes in eyes_at(company.room)], company.next_moment()
    give(company, seat, Order("Threatened", [*WHIPS]))
    assert ([company.frame(eyes) for eyes in eyes_at(company.room)], company.next_moment()) == before


def test_an_order_answers_when_the_window_closes() -> None:
    company = threatened(fits=has_whip)
    seat = next(seat for seat in company.room.asked if whips_of(company, seat))
    give(company, seat, Order("Threatened", [*WHIPS]))
    expected = min(whips_of(company, seat), key=WHIPS.index)
    assert company.wait(company.room.terms.window - A_MOMENT) == []
    assert answers_given(company.wait(2 * A_MOMENT))[seat] == expected


def test_what_was_answered_counts_before_what_was_ordered() -> None:
    company = threatened(fits=has_whip)
    seat = next(seat for seat in company.room.asked if whips_of(company, seat))
    give(company, seat, Order("Threatened", [*WHIPS]))
    company.answer(seat, LET)
    assert answers_given(company.wait(company.room.terms.window))[seat] == LET


def test_an_order_against_the_one_who_provokes_counts_before_one_against_anyone() -> None:
    company = threatened(fits=has_whip)
    seat = next(seat for seat in company.room.asked if whips_of(company, seat))
    anyone, against = Order("Threatened", [LET]), Order("Threatened", whips_of(company, seat), by=provoker(company))
    for orders in ((anyone, against), (against, anyone)):
        give(company, seat, *orders)
        assert company.room.game.say(ordered(company.room, seat)) == whips_of(company, seat)[0]


def test_an_order_against_somebody_else_does_not_count() -> None:
    company = threatened(fits=has_whip)
    seat = next(seat for seat in company.room.asked if whips_of(company, seat))
    give(company, seat, Order("Threatened", whips_of(company, seat), by=(provoker(company) + 1) % 6))
    assert ordered(company.room, seat) is None
    assert answers_given(company.wait(company.room.terms.window))[seat] == LET


def test_of_the_answers_ordered_the_first_that_is_allowed_counts() -> None:
    company = threatened(fits=lambda company: any(len(whips_of(company, seat)) == 1 for seat in company.room.asked))
    seat = next(seat for seat in company.room.asked if len(whips_of(company, seat)) == 1)
    mine = whips_of(company, seat)[0]
    give(company, seat, Order("Threatened", ["push A", *[whip for whip in WHIPS if whip != mine], mine, LET]))
    assert company.room.game.say(ordered(company.room, seat)) == mine


def test_where_no_ordered_answer_is_allowed_the_safe_one_counts() -> None:
    company = threatened(fits=lambda company: not has_whip(company))
    seat = company.room.asked[0]
    give(company, seat, Order("Threatened", [*WHIPS]))
    assert ordered(company.room, seat) is None
    assert answers_given(company.wait(company.room.terms.window))[seat] == LET


@dataclass
class Mode:
    """A kind of table, and how long its windows are open: at least, if all have answered, and at most."""

    terms: Terms
    people: int
    least: float
    most: float | None
    asked: str = "people"
    hurry: bool = False

    def window(self) -> Company:
        return threatened(self.terms, self.people, self.fits, ALL if self.hurry else ())

    def fits(self, company: Company) -> bool:
        bots = [bool(company.room.chairs[seat].bot) for seat in company.room.asked]
        return all(bots) if self.asked == "bots" else not all(bots)


MODES = {
    "no clock": Mode(Terms(), 6, 3.0, 3.0),
    "live": Mode(Terms(clock=LIVE, window=3.0), 6, 3.0, 3.0),
    "people and bots": Mode(Terms(clock=LIVE), 3, 3.0, 3.0),
    "all in a hurry": Mode(Terms(clock=LIVE), 6, LEAST, 3.0, hurry=True),
    "one screen": Mode(Terms(clock=LIVE, one_screen=True), 6, HAND_OVER, HAND_OVER),
    "bots are asked": Mode(Terms(clock=LIVE), 2, LEAST, 3.0, asked="bots"),
    "one person": Mode(Terms(), 1, LEAST, None),
    "one person with a clock": Mode(Terms(clock=LIVE), 1, LEAST, 3.0),
    "bots that take their time": Mode(Terms(clock=LIVE, window=1.0, pace=9.0), 2, 9.0 + clocks.BOTS_THINK, 9.0 + clocks.BOTS_THINK, asked="bots"),
    "slow": Mode(Terms(clock=SLOW), 6, LEAST, SLOW.seconds),
}
in_every_mode = pytest.mark.parametrize("mode", MODES.values(), ids=MODES)


@in_every_mode
def test_a_window_that_nobody_answers_closes_at_its_latest(mode: Mode) -> None:
    company = mode.window()
    asked, opened = company.room.asked, company.room.since
    if mode.most is None:
        assert company.next_moment() is None and company.wait(clocks.PATIENCE) == []
        return
    closes = opened + (mode.least if mode.asked == "bots" else mode.most)      # it does not wait for what bots think
    assert company.next_moment() == closes and clocks.deadline(company.room, company.attendance) == opened + mode.most
    assert company.wait_until(closes - A_MOMENT) == []
    assert answers_given(company.wait_until(closes)) == dict.fromkeys(asked, LET)


@in_every_mode
def test_a_window_that_all_have_answered_closes_at_its_earliest_and_never_before(mode: Mode) -> None:
    company = mode.window()
    asked, opened, number = company.room.asked, company.room.since, company.room.question_number
    for seat in (*asked, *reversed(asked)):
        company.answer(seat, company.position.options(seat)[-1])
        assert company.room.question_number == number
    assert company.next_moment() == opened + mode.least
    assert company.wait_until(opened + mode.least - A_MOMENT) == []
    assert tuple(answers_given(company.wait_until(opened + mode.least))) == asked


@in_every_mode
def test_a_window_that_all_have_ordered_closes_early_only_where_time_tells_nobody_anything(mode: Mode) -> None:
    """Who is in a hurry tells that an answer was given, and not that one was ordered."""
    company = mode.window()
    closes = company.room.since + (3.0 if mode.hurry else mode.least)
    for seat in company.room.asked:
        give(company, seat, Order("Threatened", [LET]))
    assert company.next_moment() == closes
    assert company.wait_until(closes - A_MOMENT) == [] and company.wait_until(closes)


@pytest.mark.parametrize("name, seats", [("bristol", 6), ("pathologic", 4)])
def test_in_every_window_of_a_game_what_is_held_changes_nothing_for_others(name: str, seats: int) -> None:
    company, met = Company(name, seats, people=seats, terms=Terms(clock=LIVE)).begin(), 0
    while company.room.state == "playing" and met < ENOUGH:
        if is_window(company.room):
            met += 1
            seat = company.room.asked[-1]
            others = [eyes for eyes in eyes_at(company.room) if eyes != seat]
            before = [company.frame(eyes) for eyes in others], company.next_moment()
            company.answer(seat, company.position.options(seat)[-1])
            assert ([company.frame(eyes) for eyes in others], company.next_moment()) == before
        company.answer_all()
    assert met


def test_an_order_is_given_at_any_time_and_others_notice_nothing() -> None:
    """Before the deal, in another's turn, in one's own and in a window: frames and moments are what they were."""
    company, given = Company("bristol", 6, people=6, terms=Terms(clock=LIVE)), 0
    while company.room.state != "over" and given < ENOUGH:
        seat = company.choose.randrange(6)
        others = [eyes for eyes in eyes_at(company.room) if eyes != seat]
        before = [company.frame(eyes) for eyes in others], company.next_moment()
        give(company, seat, Order("Threatened", [*WHIPS], by=company.choose.choice([None, *range(6)])))
        assert ([company.frame(eyes) for eyes in others], company.next_moment()) == before
        given += 1
        company.begin() if company.room.state == "open" else company.answer_all()
    assert given == ENOUGH


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_can_be_ordered_is_the_same_for_every_seat_whatever_it_holds(game: Game, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """It follows from the rules alone, so it is known before the deal and does not change by it."""
    company = Company(game.name, game.usual_seats, people=game.usual_seats)
    before, seats = window_cards(company.room, voice(game, language)), range(game.usual_seats)
    by_seat = [window_cards(company.room, voice(game, language), seat) for seat in seats]
    company.begin().play_on(20)
    assert window_cards(company.room, voice(game, language)) == before and not caplog.messages
    assert [window_cards(company.room, voice(game, language), seat) for seat in seats] == by_seat
    for card in before:
        orders = [Order(card.question, [answer.format(*[blank[0].said for blank in reply.targets]) for answer in reply.answers]) for reply in card.replies]
        assert orders and ordering(company.room, 0, orders, "", company.now)


def test_over_days_the_order_is_the_answer() -> None:
    company = threatened(Terms(clock=SLOW), fits=lambda company: len(company.room.asked) == 1 and has_whip(company))
    (seat,), opened = company.room.asked, company.room.since
    give(company, seat, Order("Threatened", [*WHIPS]))
    assert company.next_moment() == opened + LEAST
    assert answers_given(company.wait_until(opened + LEAST))[seat] in WHIPS


@pytest.mark.parametrize("terms", [Terms(), Terms(clock=LIVE), Terms(clock=SLOW)], ids=["no clock", "live", "slow"])
@pytest.mark.parametrize("hurry", [(), ALL, (0, 2, 4)], ids=["nobody hurries", "all hurry", "some hurry"])
@pytest.mark.parametrize("how", ["silence", "answer", "order", "order of old"])
def test_who_holds_a_whip_and_who_does_not_cannot_be_told_apart(terms: Terms, hurry: tuple[int, ...], how: str) -> None:
    """The same table twice, but for the hand of who is asked: all that others see and hear, and when, is the same byte for byte."""
    holder, other = with_hand(terms, hurry, whip=True), with_hand(terms, hurry, whip=False)
    assert has_whip(holder) and not has_whip(other)
    assert told_to_others(holder, how) == told_to_others(other, how)


def with_hand(terms: Terms, hurry: tuple[int, ...], *, whip: bool) -> Company:
    """A window for one seat, which has drawn remedies with a Whip on them from the deck, or without."""
    company = threatened(terms, fits=lambda company: len(company.room.asked) == 1 and len(company.position.table.remedy_deck) > MANY, hurry=hurry)
    position, (seat,) = company.position.copy(), company.room.asked
    hand, deck = position.table.remedies[seat], position.table.remedy_deck
    for card in hand.cards():
        hand.take(card)
        deck.put(card)
        drawn = next(card for card in deck.kinds() if (WHIP in position.table.rules.cards[card]) == whip)
        deck.take(drawn)
        hand.put(drawn)
    company.room.course.position = position
    return company


def told_to_others(company: Company, how: str) -> list[object]:
    """What everybody else can see and hear at some moments until the window is closed, and when the host looks again."""
    (seat,), told = company.room.asked, []
    acts = {"silence": lambda: None, "answer": lambda: company.answer(seat, LET), "order": lambda: give(company, seat, Order("Threatened", [LET]))}
    if how == "order of old":                        # the chair had it before the window opened
        company.room.chairs[seat].orders = (Order("Threatened", [LET]),)
    for act in (lambda: None, acts.get(how, lambda: None), lambda: None):
        act()
        company.wait(SHORT)
        told += [company.next_moment(), *[company.frame(eyes) for eyes in eyes_at(company.room) if eyes != seat]]
    happened = company.wait_until(clocks.deadline(company.room, company.attendance) or company.now)
    assert not company.is_asked("Threatened")
    return [*told, happened, company.next_moment(), *[company.frame(eyes) for eyes in eyes_at(company.room) if eyes != seat]]


def filled(kind: WindowKind) -> Iterator[str]:
    """Every answer that can be ordered for it."""
    for reply in kind.replies:
        for targets in product(*reply.targets):
            yield from [answer.format(*[target.said for target in targets]) for answer in reply.answers]


@pytest.mark.parametrize(("name", "seats"), [("bristol", 6), ("pathologic", 2), ("pathologic", 3), ("pathologic", 4)])
def test_whatever_is_put_in_a_blank_is_a_move_of_the_game_and_said_in_every_language(name: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    game = lazaretto.game(name)
    vocabulary = {game.say(move) for move in game.vocabulary(seats, "base")}
    for kind in game.windows(game.rules(seats, "base")):
        assert set(filled(kind)) <= vocabulary
    assert window_cards(Company(name, seats, people=seats).room, voice(game, "de")) and not caplog.messages


def test_what_a_window_lets_a_seat_answer_can_all_be_ordered() -> None:
    """No answer of any window has a target that an order cannot name."""
    for name, seats in (("bristol", 6), ("pathologic", 4)):
        company = Company(name, seats, people=seats, secret=bytes([2] * 32)).begin()
        orderable = {kind.question: set(filled(kind)) for kind in windows(company.room)}
        met = 0
        while company.room.state == "playing" and met < ENOUGH:
            if is_window(company.room):
                kind = type(company.position.question).__name__
                assert all(company.room.game.say(move) in orderable[kind] for seat in company.room.asked for move in company.position.options(seat))
                met += 1
            company.answer_all()
        assert met


def test_an_order_with_a_target_is_played_on_it_and_where_that_cannot_be_nothing_is() -> None:
    """PA 11.3, 17.3. A Quarantine Order on a Ward who is in the town; on one who is in Quarantine already it would do nothing."""
    for ward, played in (("maria", "play quarantine-order maria"), ("vlad", None)):
        company = Company("pathologic", 4, people=4).begin()
        assert company.room.course is not None
        company.room.course.position = town(active="haruspex", phase="setup", free="maria", hands={"bachelor": "quarantine-order"}).position
        give(company, 1, Order("Influencing", [f"play quarantine-order {ward}"]))
        move = ordered(company.room, 1)
        assert (None if move is None else company.room.game.say(move)) == played


def asked_in_their_own_turn(terms: Terms = BY_THE_CLOCK) -> tuple[Company, int]:
    """Pathologic at a Healer's first question for an Influence, before the Event is drawn."""
    company = Company("pathologic", 4, people=4, terms=terms).begin()
    while not company.is_asked("Influencing"):
        company.answer_all()
    return company, company.room.asked[0]


@pytest.mark.parametrize("terms", [Terms(clock=LIVE), Terms()])
def test_who_orders_so_is_asked_for_no_influence_in_the_own_turn(terms: Terms) -> None:
    company, seat = asked_in_their_own_turn(terms=terms)
    assert not is_window(company.room) and company.wait(LEAST) == []
    give(company, seat, Order("Influencing", ["pass"], by=seat))
    assert answers_given(company.wait(0.0)) == {seat: "pass"}
    while not company.is_asked("Influencing"):
        company.answer_all()
    assert company.room.asked == (seat,) and company.position.table.active == seat        # before the actions, by the same order
    due = company.next_moment()
    assert due is not None and due - company.room.since == pytest.approx(LEAST)
    assert answers_given(company.wait_until(due))[seat] == "pass"


def test_over_days_an_order_for_the_own_turn_answers_at_once() -> None:
    company, seat = asked_in_their_own_turn(terms=Terms(clock=SLOW))
    give(company, seat, Order("Influencing", ["pass"], by=seat))
    passed = [it for it in company.wait(0.0) if isinstance(it, h.Decided)]
    assert [(it.seat, it.move) for it in passed] == [(seat, "pass"), (seat, "pass")] and company.room.asked != (seat,)


def test_an_order_for_the_turns_of_others_is_none_for_the_own_and_the_other_way_round() -> None:
    company, seat = asked_in_their_own_turn()
    give(company, seat, Order("Influencing", ["pass"]))
    assert ordered(company.room, seat) is None and company.wait(LEAST) == []
    other = 3                                # the Changeling, who may hold what is played in any Setup Phase
    give(company, other, Order("Influencing", ["pass"], by=other))
    company.answer(seat, "pass")
    while not (is_window(company.room) and company.is_asked("Influencing") and other in company.room.asked):
        company.answer_all()
    assert ordered(company.room, other) is None


def test_an_order_for_the_own_turn_answers_at_the_same_moment_whatever_is_held() -> None:
    moments = set()
    for seed in range(6):
        company = Company("pathologic", 4, people=4, terms=Terms(clock=LIVE), secret=bytes([seed] * 32)).begin()
        while not company.is_asked("Influencing"):
            company.answer_all()
        seat = company.room.asked[0]
        give(company, seat, Order("Influencing", ["pass"], by=seat))
        due = company.next_moment()
        assert due is not None
        moments.add((round(due - company.room.since, 3), len(company.position.options(seat)) > 1))
    assert {moment for moment, _ in moments} == {round(LEAST, 3)} and {holds for _, holds in moments} == {False, True}


def test_the_page_is_told_what_can_be_ordered_for_the_own_turn() -> None:
    room = Company("pathologic", 4, people=4).room
    assert [(card.question, bool(card.own)) for card in window_cards(room, voice(room.game, "en"))] == [
        (kind.question, kind.question == "Influencing") for kind in windows(room)]
