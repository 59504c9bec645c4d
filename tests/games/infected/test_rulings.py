"""The rulings that no chapter's tests carry; RULINGS.md names the test of each."""

from __future__ import annotations

import pytest

from lazaretto.games.infected import sheet
from lazaretto.games.infected.box import SILENT_VILLAGER
from lazaretto.games.infected.cards import NAMES
from lazaretto.games.infected.declaring import Safe
from lazaretto.games.infected.ending import Fall
from lazaretto.games.infected.guessing import A_DOCTOR, Accused, Guess, HoldYourTongue
from lazaretto.games.infected.passing import Pass
from lazaretto.games.infected.variants import VARIANTS
from lazaretto.kernel import FACE_DOWN, Moved, RandomDealer, Rolled, heard_by

from .village import ANNA, BOB, CIL, EVE, FAY, GAME, village


def test_r4_which_decks_are_at_the_table_is_public() -> None:
    """IN 3.1, R4. Everyone can read the counts; nobody can read from them, or from the views, who holds which."""
    position = GAME.begin(6, "contagious", RandomDealer(4))
    for seat in (*range(6), None):
        view = position.seen_by(seat).table
        assert view.rules.counts == (1, 2, 1, 2)
        assert len({(zone.faces, zone.size, zone.eyes) for other, zone in enumerate(view.roles) if other != seat}) == 1


@pytest.mark.parametrize("seats, rounds", [(5, 10), (6, 9), (12, 9)])
def test_r6_a_hand_lasts_nine_rounds_at_six_and_ten_at_five(seats: int, rounds: int) -> None:
    """IN 4.6, 4.3, R6. Ten cards, and none is ever added."""
    v = village(seats, round=1, hands=" ".join(["safe"] * 10), doctors="anna bob" if seats > 6 else "anna")
    for _ in range(rounds):
        assert len(v.t.hands[ANNA]) > 0
        v.pass_cards().end_round()
    assert [len(hand) for hand in v.t.hands] == [0] * seats and [len(line) for line in v.t.handed] == [10] * seats


@pytest.mark.parametrize("column, taker", [("Y", "dan"), ("E", "eve"), ("R", "eve"), ("S", "eve")])
def test_r10_five_begin_with_the_first_entry_of_their_row(column: str, taker: str) -> None:
    """IN 4.3, R10. One card, one entry: nothing is skipped."""
    v = village(5, round=1, column=column)
    assert v.t.entry == 0 and v.takers("anna") == taker
    v.pass_cards().end_round()
    assert v.t.entry == 1


@pytest.mark.parametrize("card", NAMES)
def test_r26_only_infected_cards_and_skulls_fell_a_doctor(card: str) -> None:
    """IN 5.2, 10.5, R26. Every card of the box, handed to a Doctor beside a Doctor, over three rounds."""
    v = village(8, "blind", doctors="anna bob").hand(bob=card, dice={"roll": "shield", "double-dice": "shield shield"}.get(card, "")).end_round()
    v.hand().end_round().hand().end_round()
    assert v.out == ("bob" if card.startswith("infected") else "")


@pytest.mark.parametrize("variant", VARIANTS)
def test_r27_r40_to_pass_to_name_and_to_be_silent_is_all_one_can_say(variant: str) -> None:
    """IN 6.1, R27, R40. No move declares, so none can lie; none speaks of cards or people."""
    assert {type(move) for move in GAME.vocabulary(8, variant)} == {Pass, Guess, HoldYourTongue}


def test_r41_what_everyone_learns() -> None:
    """IN 4.2, 6.1, R41. Who passed to whom, declarations, rolls, names: aloud and on the sheet. No face of a card."""
    v = village(before={"cil": "infected-next"}).hand(bob="roll", dan="silent", dice="shield").guess("eve", "fay").end_round()
    heard = heard_by(None, v.dealer.facts)
    assert Safe(ANNA) in heard and Rolled(5) in heard and Fall(CIL, "infected") in heard and Accused(EVE, FAY) in heard
    moved = [fact for fact in heard if isinstance(fact, Moved)]
    assert len(moved) == 6 and {fact.card for fact in moved} == {FACE_DOWN} and Moved(FACE_DOWN, "hands.0", "handed.1") in moved
    note = sheet.rounds(v.position.seen_by(None).table)[0]
    assert note.mark_of(BOB) == sheet.SHIELDS and note.fell(CIL) and note.named_by(EVE) == FAY


def test_r42_the_silent_card_does_nothing_to_a_doctor() -> None:
    """IN 5.9, 7.8, R42. He declares safe, and did not guess before either."""
    v = village().hand(anna="silent")
    assert v.how("anna") == "safe" and v.why_silent("anna") == A_DOCTOR


@pytest.mark.parametrize("seats, copies", [(5, 1), (6, 1), (7, 2), (12, 2)])
def test_r48_one_silent_deck_a_box(seats: int, copies: int) -> None:
    """IN 2.4, R48."""
    t = GAME.begin(seats, "base", RandomDealer(1)).table
    assert sum(SILENT_VILLAGER in role for role in t.roles) == copies
