"""IN 7. Naming the Plague Doctor: who may, who may never, and what comes of it."""

from __future__ import annotations

import pytest

from lazaretto import IllegalMove, Move, NotAsked, UnreadableMove
from lazaretto.games.infected.acting import HANDED_CONTAGION, HANDED_INFECTION, HANDED_SILENT, SILENT_DECK, WAS_SAVED
from lazaretto.games.infected.ending import BY_A_WRONG_GUESS, Fall
from lazaretto.games.infected.guessing import A_DOCTOR, FALLEN, YOURSELF, Accused, Guess
from lazaretto.kernel import Reason
from lazaretto.kernel.position import GAME_OVER, NOT_HERE

from .village import ANNA, BOB, CIL, DAN, EVE, FAY, GAME, HOLD, passing, village

CONTAGIOUS = "contagious"
SILENCES, NEVER_SILENCES = "contagious+contagious-silences", "contagious+contagious-never-silences"


# Who may


def test_who_declares_safe_may_name_one_other_player() -> None:
    """IN 7.1, R31. Any other still in the game; or hold their tongue, which is always possible."""
    v = village(out="eve").hand().hold_until("bob")
    assert v.options("bob") == (HOLD, Guess(ANNA), Guess(CIL), Guess(DAN), Guess(FAY))


def test_nobody_has_to_name_anyone() -> None:
    """IN 7.1. The safe answer comes first."""
    v = village().hand()
    for name in ("anna", "bob", "cil", "dan", "eve", "fay"):
        v.hold_until(name)
        assert v.options(name)[0] == HOLD and v.position.question is not None
        assert v.position.question.default(v.t, v.position.asked[0]) == HOLD


def test_each_is_asked_when_declaring_and_once() -> None:
    """IN 7.1. One name a declaration, before the next one declares."""
    v = village().hand(cil="infected-now").hold_until("bob")
    assert v.how("bob") == "safe" and v.how("cil") == "not yet"
    v.guess("bob", "dan")
    assert v.asked == "dan" and v.how("cil") == "infected" and v.why_not("bob", Guess(ANNA)).rule == ""


def test_you_cannot_name_yourself_nor_a_fallen_player() -> None:
    """IN 7.1, R31. Fallen in this round or before."""
    v = village(out="eve").hand(anna="safe", bob="infected-now").hold_until("cil")
    assert v.why_not("cil", Guess(CIL)) == YOURSELF == Reason("IN 7.1", "you cannot name yourself")
    assert v.why_not("cil", Guess(BOB)) == v.why_not("cil", Guess(EVE)) == FALLEN == Reason("IN 7.1", "that player is out of the game")
    assert v.why_not("cil", passing("safe")) == NOT_HERE
    assert {move for move in v.position.candidates(CIL) if v.position.why_not(CIL, move) is None} == set(v.options("cil"))
    assert Guess(BOB) in v.position.candidates(CIL)


def test_everyone_who_declares_safe_is_asked() -> None:
    """IN 7.1, R46. The silenced and the Doctor too: being asked tells nothing."""
    v = village(decks={"bob": "silent"}, before={"cil": "infected-in-two"}).hand(dan="silent")
    for name in ("anna", "bob", "cil", "dan"):
        v.hold_until(name)
        assert v.options(name) == (HOLD,)
        view = v.position.seen_by(FAY)
        assert view.asked == v.position.asked and view.options(FAY) == ()


# Right and wrong


def test_a_right_name_takes_the_doctor_out_and_the_villagers_win() -> None:
    """IN 7.2, 9.1, R33. At once: nobody after the guesser declares."""
    v = village().hand(cil="infected-now").guess("bob", "anna")
    assert v.winners == "bob cil dan eve fay" and v.asked == "" and v.how("cil") == "not yet"
    assert v.told(Accused) == [Accused(BOB, ANNA)]


def test_a_wrong_name_takes_the_guesser_out() -> None:
    """IN 7.3, R34. As if infected: for the chart, for the figure, and for the Doctor's win. The one named goes on."""
    v = village(marker="bob", entry=1).hand().guess("bob", "cil")
    assert v.out == "bob" and v.asked == "cil" and v.winners is None and v.told(Fall) == [Fall(BOB, BY_A_WRONG_GUESS)]
    v.end_round()
    assert v.t.active == [ANNA, CIL, DAN, EVE, FAY] and v.t.entry == 0 and v.marker == "cil"


def test_a_wrong_name_may_bring_the_doctor_his_win() -> None:
    """IN 7.3, 9.2, R34."""
    v = village(out="dan eve fay").hand().guess("bob", "cil").end_round()
    assert v.winners == "anna"


# Who may never


@pytest.mark.parametrize("card", ["infected-next", "infected-in-two"])
def test_handed_an_infected_card_you_may_never_guess(card: str) -> None:
    """IN 7.4, R29. From the round in which it came, though it does not act yet."""
    v = village().hand(bob=card)
    assert v.why_silent("bob") == HANDED_INFECTION == Reason("IN 7.4", "you were handed an Infected card: you may never guess")


@pytest.mark.parametrize("before", ["infected-now", "infected-next safe safe", "infected-in-two", "infected-in-two safe safe safe"])
def test_an_infected_card_silences_for_ever(before: str) -> None:
    """IN 7.4, 7.5. Also long after it was cancelled."""
    v = village(round=5, before={"bob": before}).hand()
    assert v.why_silent("bob") == HANDED_INFECTION


def test_saved_from_an_infected_card_you_may_never_guess() -> None:
    """IN 7.5, 7.4. In that round and ever after."""
    v = village(before={"bob": "infected-next"}).hand(bob="vaccinate-now")
    assert v.why_silent("bob") == HANDED_INFECTION
    assert v.end_round().hand().why_silent("bob") == HANDED_INFECTION


@pytest.mark.parametrize("now, before", [("vaccinate-now", "contagious-next"), ("contagious-now", "vaccinate-next")])
def test_saved_from_a_contagious_card_you_may_never_guess(now: str, before: str) -> None:
    """IN 7.5, R15. From the round in which the vaccination saved you."""
    v = village(variant=CONTAGIOUS, before={"bob": before}).hand(bob=now)
    assert v.why_silent("bob") == WAS_SAVED == Reason("IN 7.5", "a vaccination saved you from a Contagious card: you may never guess")
    assert v.end_round().hand().why_silent("bob") == WAS_SAVED


def test_a_contagious_card_that_is_still_to_come_does_not_silence() -> None:
    """IN 7.5, R15. It proves its giver a Villager, and nobody was saved from it yet; once saved one is silent."""
    v = village(variant=CONTAGIOUS).hand(bob="contagious-next")
    assert v.may_guess("bob")
    assert v.end_round().hand(bob="vaccinate-now").why_silent("bob") == WAS_SAVED


def test_a_vaccination_of_another_round_silences_nobody() -> None:
    """IN 7.5. Nor a vaccination alone."""
    v = village(variant=CONTAGIOUS, round=3, before={"cil": "vaccinate-now vaccinate-next"}).hand(bob="vaccinate-next")
    assert v.may_guess("bob") and v.may_guess("cil")


def test_saved_in_the_first_round_by_either_card() -> None:
    """IN 7.5, 4.3."""
    v = village(variant=CONTAGIOUS, round=1).hand(bob="contagious-now vaccinate-now", cil="vaccinate-now contagious-now")
    assert v.why_silent("bob") == WAS_SAVED and v.why_silent("cil") == WAS_SAVED


def test_with_contagious_silences_being_handed_one_is_enough() -> None:
    """IN 7.5, R15. The mode `contagious-silences`."""
    v = village(variant=SILENCES).hand(bob="contagious-next")
    text = "you were handed a Contagious card, and at this table that silences: you may never guess"
    assert v.why_silent("bob") == HANDED_CONTAGION == Reason("R15", text)


def test_with_contagious_never_silences_not_even_being_saved_silences() -> None:
    """IN 7.5, R15. The mode `contagious-never-silences`; Infected cards silence all the same."""
    v = village(variant=NEVER_SILENCES, before={"bob": "contagious-next", "cil": "infected-next"}).hand(bob="vaccinate-now", cil="vaccinate-now")
    assert v.may_guess("bob") and v.why_silent("cil") == HANDED_INFECTION


def test_with_the_silent_villager_in_the_deck_you_may_never_guess() -> None:
    """IN 7.6. Even after passing it on."""
    v = village(decks={"bob": "silent"}).hand()
    assert v.why_silent("bob") == SILENT_DECK == Reason("IN 7.6", "the Silent Villager was in your deck: you may never guess")
    v = village(decks={"bob": "silent"})
    v.pass_cards(bob="silent")
    assert v.why_silent("bob") == SILENT_DECK


def test_handed_the_silent_villager_you_may_never_guess() -> None:
    """IN 7.6. From the round in which it came."""
    v = village().hand(bob="silent")
    assert v.why_silent("bob") == HANDED_SILENT == Reason("IN 7.6", "you were handed the Silent Villager: you may never guess")
    assert v.end_round().hand().end_round().hand().why_silent("bob") == HANDED_SILENT


@pytest.mark.parametrize("card", ["safe", "vaccinate-now", "vaccinate-next", "contagious-next"])
def test_other_cards_leave_the_tongue_free(card: str) -> None:
    """IN 7.4 to 7.6. Only what these say takes it away."""
    assert village().hand(bob=card).may_guess("bob")


def test_who_had_to_roll_does_not_guess_in_that_round() -> None:
    """IN 7.7, R28. And may again in the next."""
    v = village().hand(bob="roll", dice="shield").hold_until("anna")
    v.position = v.position.after(ANNA, HOLD, v.dealer)
    assert v.asked == "cil" and v.how("bob") == "shield"
    assert v.end_round().hand().may_guess("bob")


def test_with_guess_after_roll_a_shield_lets_you_guess() -> None:
    """IN 7.7, R28. The mode `guess-after-roll`; a skull does not, nor does it unsilence."""
    v = village(variant="guess-after-roll", before={"dan": "infected-in-two"}).hand(bob="roll", cil="roll", dan="roll", dice="shield skull shield")
    assert v.may_guess("bob") and v.why_silent("dan") == HANDED_INFECTION and v.out == "cil"
    assert v.end_round().t.round == 3


def test_the_plague_doctor_does_not_guess() -> None:
    """IN 7.8, R30. Asked like all others, and may only hold his tongue."""
    v = village(before={"anna": "infected-next"}).hand(anna="vaccinate-now")
    assert v.why_silent("anna") == A_DOCTOR == Reason("IN 7.8", "the Plague Doctor does not guess")


# The words of it


def test_a_refusal_is_told_with_its_rule() -> None:
    """IN 7.6, 7.8. The words a player reads."""
    v = village(decks={"bob": "silent"}).hand()
    with pytest.raises(IllegalMove, match=r"^the Plague Doctor does not guess \(IN 7.8\)$") as error:
        v.position.after(ANNA, Guess(BOB), v.dealer)
    assert error.value.reason == A_DOCTOR and not isinstance(error.value, NotAsked)
    v.hold_until("bob")
    with pytest.raises(IllegalMove, match=r"^the Silent Villager was in your deck: you may never guess \(IN 7.6\)$"):
        v.position.after(BOB, Guess(ANNA), v.dealer)


@pytest.mark.parametrize("move, text", [
    (HOLD, "hold"), (Guess(CIL), "guess C"), (passing("safe"), "pass safe"), (passing("roll infected-in-two"), "pass roll, infected-in-two"),
])
def test_moves_in_notation(move: Move, text: str) -> None:
    """IN 7.1, 4.1. Written as said, and read again whatever the case and the spaces."""
    assert GAME.say(move) == text and GAME.read(text) == GAME.read(f"  {text.upper().replace(' ', '  ')} ") == move


def test_a_move_that_cannot_be_read_is_told_with_what_may_have_been_meant() -> None:
    """IN 4.1."""
    with pytest.raises(UnreadableMove, match=r"^cannot read the move 'pass safee'; did you mean 'pass safe'") as error:
        GAME.read("pass safee")
    assert error.value.text == "pass safee" and "pass safe" in error.value.near


def test_after_the_end_nobody_is_asked() -> None:
    """IN 7.2, 9.1."""
    v = village().hand().guess("bob", "anna")
    assert v.why_not("cil", HOLD) == GAME_OVER and v.options("cil") == ()
    with pytest.raises(NotAsked, match=r"^the game is over$"):
        v.position.after(CIL, HOLD, v.dealer)


@pytest.mark.parametrize("seat", [BOB, DAN, FAY])
def test_a_reason_needs_only_what_the_seat_can_see(seat: int) -> None:
    """IN 7.4 to 7.8. The same from the view as from the table."""
    v = village(decks={"bob": "silent"}, before={"dan": "infected-in-two", "fay": "silent"}).hand()
    while v.position.asked != (seat,):
        v.position = v.position.after(v.position.asked[0], HOLD, v.dealer)
    for move in (HOLD, Guess(ANNA), Guess(seat), Guess(EVE)):
        assert v.position.seen_by(seat).why_not(seat, move) == v.position.why_not(seat, move)
