"""IN 6. Declaring: in turn, aloud, and truly."""

from __future__ import annotations

import pytest

from lazaretto import NotAsked
from lazaretto.games.infected import sheet
from lazaretto.games.infected.declaring import Declare, Safe
from lazaretto.games.infected.ending import BY_A_SKULL, BY_INFECTION, Fall
from lazaretto.games.infected.guessing import Guess
from lazaretto.kernel import Rolled
from lazaretto.kernel.position import NOT_ASKED

from .village import ANNA, BOB, CIL, DAN, EVE, FAY, HOLD, village


@pytest.mark.parametrize("marker, order", [("anna", [ANNA, BOB, CIL, DAN, EVE, FAY]), ("dan", [DAN, EVE, FAY, ANNA, BOB, CIL])])
def test_each_declares_in_turn_from_the_figure_clockwise(marker: str, order: list[int]) -> None:
    """IN 6.1."""
    v = village(marker=marker).hand().end_round()
    assert v.told(Declare) == [Declare(seat) for seat in order] and v.told(Safe) == [Safe(seat) for seat in order]


def test_the_fallen_do_not_declare() -> None:
    """IN 6.1, 6.5."""
    v = village(out="bob eve", marker="dan").hand().end_round()
    assert v.told(Declare) == [Declare(seat) for seat in (DAN, FAY, ANNA, CIL)]


def test_nobody_declares_before_all_have_passed() -> None:
    """IN 6.1."""
    v = village()
    for seat in range(5):
        v.position = v.position.after(seat, v.position.options(seat)[0], v.dealer)
    assert v.told(Declare) == [] and v.how("anna") == "not yet"


def test_what_you_declare_is_the_truth() -> None:
    """IN 6.1, R27. Nobody is asked what to say: the cards say it. Only passing and naming are choices."""
    v = village().hand(bob="infected-now", cil="roll", dice="shield").end_round()
    assert [v.how(name) for name in ("anna", "bob", "cil", "dan")] == ["safe", "infected", "shield", "safe"]


def test_safe_is_declared_by_whom_nothing_acts_on() -> None:
    """IN 6.2. Only Safe cards, an infection still to come, or one cancelled."""
    v = village(before={"cil": "infected-next"}).hand(anna="safe", bob="infected-in-two", cil="vaccinate-now").end_round()
    assert v.how("anna") == v.how("bob") == v.how("cil") == "safe"


def test_infected_is_declared_when_an_infection_acts_and_no_vaccination() -> None:
    """IN 6.3. Nothing is said of which card it was, nor of whose."""
    v = village(before={"cil": "contagious-next"}).hand(bob="infected-now").end_round()
    assert v.told(Fall) == [Fall(BOB, BY_INFECTION), Fall(CIL, BY_INFECTION)]


def test_the_die_is_rolled_before_all_and_a_skull_infects() -> None:
    """IN 6.4."""
    v = village().hand(bob="roll", cil="double-dice", dice="skull shield shield").end_round()
    assert v.told(Rolled) == [Rolled(0), Rolled(5), Rolled(5)] and v.told(Fall) == [Fall(BOB, BY_A_SKULL)]


def test_who_rolled_a_shield_goes_on() -> None:
    """IN 6.4, 8.1."""
    v = village().hand(bob="roll", dice="shield").end_round()
    assert BOB in v.t.active and v.t.round == 3


def test_whoever_is_infected_is_out_of_the_game() -> None:
    """IN 6.5, R37. Passes no more, is asked no more, and keeps deck and cards secret."""
    v = village().hand(bob="infected-now").end_round()
    assert v.asked == "anna cil dan eve fay" and v.options("bob") == ()
    assert v.why_not("bob", HOLD) == NOT_ASKED
    with pytest.raises(NotAsked, match=r"^you are not asked now$"):
        v.position.after(BOB, HOLD, v.dealer)
    for seat in (ANNA, CIL, None):
        t = v.position.seen_by(seat).table
        assert t.roles[BOB].kinds() == [] and t.hands[BOB].kinds() == [] and set(t.handed[BOB].cards()) == {-1}


def test_the_fallen_see_their_own_cards_and_no_more() -> None:
    """IN 6.5, R37."""
    v = village().hand(bob="infected-now").end_round()
    t = v.position.seen_by(BOB).table
    assert t.roles[BOB].kinds() and [zone.kinds() for zone in t.roles if zone is not t.roles[BOB]] == [[]] * 5


def test_the_infected_are_not_asked_to_guess() -> None:
    """IN 6.5, 7.1."""
    v = village().hand(bob="infected-now")
    v.hold_until("anna")
    v.position = v.position.after(ANNA, HOLD, v.dealer)
    assert v.asked == "cil" and v.why_not("bob", Guess(ANNA)) == NOT_ASKED


def test_the_sheet_notes_what_everyone_saw() -> None:
    """IN 6.1 to 6.5. Declarations, dice and names, round by round; a watcher reads the same."""
    v = village(before={"eve": "infected-next"}, marker="bob").hand(bob="roll", cil="double-dice", dice="shield shield skull").guess("dan", "fay").end_round()
    notes = sheet.rounds(v.position.seen_by(None).table)
    assert notes == sheet.rounds(v.t) and len(notes) == 2      # the round told of, and the one that began
    note = notes[0]
    assert note.marker == BOB and note.mark_of(ANNA) == sheet.SAFE and note.mark_of(BOB) == sheet.SHIELDS and note.mark_of(CIL) == sheet.SKULL + 1
    assert note.mark_of(EVE) == sheet.INFECTED and note.named_by(DAN) == FAY and note.named_by(FAY) is None
    assert [note.fell(seat) for seat in range(6)] == [False, False, True, True, True, False]
    assert [note.out_by_a_name(seat) for seat in range(6)] == [False, False, False, True, False, False]
