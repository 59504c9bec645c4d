"""The agenda and the position: who is asked, what may be answered, and what follows."""

from __future__ import annotations

from typing import Final

import pytest

from lazaretto.kernel import (
    NOT_HERE, Answers, BrokenTable, Choice, Dealer, End, IllegalMove, Move, Moves, NotAsked, Outcome, Position, Question, RandomDealer, Reason, Script, Step,
    Steps, View, begin, heard_by, lay, only, playout, resume,
)
from tests.laws.parlour import HEALTHY, SICK, Cough, Parlour, ParlourGame, Sip, Tea
from tests.laws.wandering import as_bytes

GAME = ParlourGame()
SIP, COUGH = Sip(), Cough()
FIRST_SICK = [3, 0, 0]                          # of the box of three healthy and three sick: seat 0 is dealt the first sick one
NO_COUGH: Final = Reason("PA 9.1", "only sips here")


def table() -> Parlour:
    return GAME.make_table(GAME.rules(3, "base"))


def tea(chance: list[int] = FIRST_SICK) -> Position:
    return GAME.begin(3, "base", Script(list(chance)))


class Said(Step):
    """Does nothing but be told."""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def do(self, t: Parlour, dealer: Dealer) -> Steps:
        return ()


class Ask(Question):
    """Asks these seats for a sip; the steps follow."""

    def __init__(self, seats: tuple[int, ...], steps: Steps = ()) -> None:
        self.seats: Final = seats
        self.steps: Final = steps

    def who(self, t: Parlour) -> tuple[int, ...]:
        return self.seats

    def candidates(self, t: Parlour, seat: int) -> Moves:
        return (COUGH, SIP)

    def why_not(self, t: Parlour, seat: int, move: Move) -> Reason | None:
        return None if isinstance(move, Sip) else NO_COUGH

    def then(self, t: Parlour, answers: Answers, dealer: Dealer) -> Steps:
        return (Said(f"answered by {list(answers)}"), *self.steps)


class Offer(Choice):
    """Offers whatever these seats choose to take."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats: Final = seats

    def who(self, t: Parlour) -> tuple[int, ...]:
        return self.seats

    def candidates(self, t: Parlour, seat: int) -> Moves:
        return (SIP,)

    def why_not(self, t: Parlour, seat: int, move: Move) -> Reason | None:
        return None

    def chosen(self, t: Parlour, seat: int, move: Move, dealer: Dealer) -> Steps:
        return (Said(f"chosen by {seat}"),)


THE_END: Final = End(Outcome((0,), "done", (1.0, 0.0, 0.0)))


def started(*steps: Step) -> tuple[Position, Script]:
    """The steps from the first to the last, then the end."""
    dealer = Script([])
    return begin(table(), [THE_END, *reversed(steps)], dealer), dealer


def words(dealer: Script) -> list[str]:
    return [fact.word for _, fact in dealer.facts if isinstance(fact, Said)]


def test_after_gives_a_new_position_and_changes_nothing() -> None:
    position = tea()
    before = as_bytes(position.pack())
    once = position.after(0, SIP, Script([]))
    twice = once.after(1, SIP, Script([])).after(2, SIP, Script([]))
    assert as_bytes(position.pack()) == before
    assert (position.asked, once.asked, twice.asked) == ((0, 1, 2), (1, 2), (0, 1, 2))
    assert (position.sealed, once.sealed, twice.sealed) == ({}, {0: SIP}, {})
    assert (position.question, twice.question) == (Tea(1), Tea(2))


def test_play_does_the_same_in_place() -> None:
    position, played = tea(), tea().copy()
    for seat in (2, 0, 1):
        position = position.after(seat, SIP, Script([]))
        played.play(seat, SIP, Script([]))
    assert played == position


def test_a_copy_goes_its_own_way() -> None:
    position = tea()
    other = position.copy()
    other.play(0, SIP, Script([]))
    other.table.guests[0].take(SICK)
    assert position == tea() and position != other


def test_an_answer_that_a_rule_forbids_is_refused_with_rule_and_reason() -> None:
    with pytest.raises(IllegalMove, match=r"only the sick cough \(PA 1.1\)") as refused:
        tea().after(1, COUGH, Script([]))
    assert refused.value.reason == Reason("PA 1.1", "only the sick cough")
    assert not isinstance(refused.value, NotAsked)


def test_who_is_not_asked_is_told_so() -> None:
    position, _ = started(Ask((1,)))
    with pytest.raises(NotAsked, match="you are not asked now"):
        position.after(0, SIP, Script([]))


def test_who_has_answered_is_told_to_wait() -> None:
    with pytest.raises(NotAsked, match="you have answered already; the others are still choosing"):
        tea().after(1, SIP, Script([])).after(1, SIP, Script([]))


def test_when_the_game_is_over_nobody_is_asked() -> None:
    position, _ = started()
    with pytest.raises(NotAsked, match="the game is over"):
        position.after(0, SIP, Script([]))
    assert (position.question, position.asked, position.outcome) == (None, (), THE_END.outcome)
    assert (position.options(0), position.candidates(0)) == ((), ())


def test_what_is_forbidden_is_a_candidate_and_no_option() -> None:
    position, _ = started(Ask((0,)))
    assert (position.candidates(0), position.options(0)) == ((COUGH, SIP), (SIP,))
    assert (position.why_not(0, SIP), position.why_not(0, COUGH)) == (None, NO_COUGH)
    assert (position.candidates(1), position.options(1)) == ((), ())
    assert position.question is not None and position.question.default(position.table, 0) == SIP


def test_an_equal_move_is_as_good_as_the_one_offered() -> None:
    assert tea().after(0, Cough(), Script([])).sealed == {0: COUGH}


def test_a_reason_without_a_rule_is_only_a_sentence() -> None:
    assert (str(NOT_HERE), str(NO_COUGH)) == ("this is no answer to what is asked now", "only sips here (PA 9.1)")


def test_a_sealed_answer_is_seen_by_its_seat_alone() -> None:
    position = tea().after(0, COUGH, Script([]))
    assert position.seen_by(0).sealed == {0: COUGH}
    assert [position.seen_by(seat).sealed for seat in (1, 2, None)] == [{}, {}, {}]


def test_who_has_answered_already_is_not_shown() -> None:
    before, position = tea(), tea().after(0, COUGH, Script([]))
    for seat in (1, 2, None):
        assert position.seen_by(seat) == before.seen_by(seat)
        assert as_bytes(position.seen_by(seat).pack()) == as_bytes(before.seen_by(seat).pack())
    assert (position.asked, position.seen_by(0).asked) == ((1, 2), (1, 2))


def test_what_was_answered_is_not_shown_once_all_have_answered() -> None:
    sips, coughs = tea(), tea()
    for seat in range(3):
        sips, coughs = sips.after(seat, SIP, Script([])), coughs.after(seat, COUGH if seat == 0 else SIP, Script([]))
    assert sips.seen_by(1) == coughs.seen_by(1)


def test_a_view_hides_cards_and_keeps_the_question() -> None:
    view = tea().seen_by(0)
    assert [guest.cards() for guest in view.table.guests] == [[SICK], [-1], [-1]]
    assert view.question == Tea(1)
    assert view.options(0) == (SIP, COUGH)
    assert view.seat == 0 and tea().seen_by(None).seat is None


def test_a_view_is_looked_at_and_never_played_on() -> None:
    for door in ("after", "play", "settle", "copy", "seen_by"):
        assert hasattr(Position, door) and not hasattr(View, door)


def test_a_view_is_not_a_position_even_when_it_hides_nothing() -> None:
    position, _ = started()
    view = position.seen_by(None)
    assert view != position and view.outcome == position.outcome
    assert repr(view).startswith("View(seat=None, asked=(), table=Parlour(")


def test_a_question_that_nobody_is_asked_goes_on_by_itself() -> None:
    position, dealer = started(Ask((), (Said("on"),)), Offer(()), Said("last"))
    assert words(dealer) == ["answered by []", "on", "last"]
    assert position.outcome == THE_END.outcome


def test_a_question_to_one_seat_seals_nothing() -> None:
    position, dealer = started(Offer((2,)))
    after = position.after(2, SIP, dealer)
    assert words(dealer) == ["chosen by 2"]
    assert (position.sealed, after.sealed, after.outcome) == ({}, {}, THE_END.outcome)


def test_answers_are_handed_over_in_the_order_of_asking() -> None:
    position, dealer = started(Ask((2, 0, 1)))
    for seat in (0, 1, 2):
        assert words(dealer) == []
        position = position.after(seat, SIP, dealer)
    assert words(dealer) == ["answered by [2, 0, 1]"]


def test_answers_resumed_in_another_order_are_handed_over_in_the_order_of_asking() -> None:
    dealer = Script([])
    position = resume(table(), [THE_END, Ask((2, 0, 1))], {0: SIP, 2: SIP})
    position.play(1, SIP, dealer)
    assert words(dealer) == ["answered by [2, 0, 1]"]


def test_what_a_question_leads_to_comes_before_what_was_waiting() -> None:
    position, dealer = started(Ask((0,), (Ask((1,), (Said("innermost"),)), Said("inner"))), Said("outer"))
    position = position.after(0, SIP, dealer)
    assert (position.asked, words(dealer)) == ((1,), ["answered by [0]"])
    position = position.after(1, SIP, dealer)
    assert words(dealer) == ["answered by [0]", "answered by [1]", "innermost", "inner", "outer"]
    assert position.outcome is not None


def test_what_is_done_is_told_to_everyone_and_the_end_last() -> None:
    _, dealer = started(Said("a"), Said("b"))
    assert heard_by(None, dealer.facts) == heard_by(1, dealer.facts) == [Said("a"), Said("b"), THE_END]


def test_a_step_still_waiting_is_not_told() -> None:
    _, dealer = started(Ask((0,), (Said("later"),)), Said("much later"))
    assert dealer.facts == []


def test_resume_asks_again_who_is_asked() -> None:
    position = GAME.begin(3, "asking-the-sick", Script([3, 0, 0]))
    t = position.table.copy()
    t.guests = [lay([card], only(seat)) for seat, card in enumerate([HEALTHY, SICK, SICK])]
    assert position.asked == (0,)
    assert resume(t, position.agenda[:], {}).asked == (1, 2)
    assert resume(t, position.agenda[:], {1: SIP}).asked == (2,)


def test_resume_of_a_finished_game_knows_how_it_ended() -> None:
    position = resume(table(), [THE_END], {})
    assert (position.outcome, position.question, position.asked) == (THE_END.outcome, None, ())


def test_nothing_is_resumed_that_waits_for_nobody() -> None:
    with pytest.raises(BrokenTable, match=r"nobody is asked by Said\('x'\)"):
        resume(table(), [THE_END, Said("x")], {})


def test_a_playout_plays_to_the_end() -> None:
    position = tea().copy()
    assert playout(position, RandomDealer(1)) == 12
    assert position.outcome == Outcome((), "the tea is cold", (0.0, 0.0, 0.0))
    assert playout(position, RandomDealer(1)) == 0


def test_playouts_with_the_same_seed_are_the_same() -> None:
    one, other = tea().copy(), tea().copy()
    playout(one, RandomDealer(7))
    playout(other, RandomDealer(7))
    assert one == other
