"""IN 1, 9. Who wins, and when."""

from __future__ import annotations

from lazaretto.games.infected.ending import DOCTORS_WIN, VILLAGERS_WIN
from lazaretto.kernel import Outcome

from .village import village

AT_ONCE = "doctor-wins-at-once"


# The Villagers


def test_the_villagers_win_together_the_fallen_too() -> None:
    """IN 1.2. By naming him."""
    v = village(out="eve fay").hand(dan="infected-now", bob="safe").guess("cil", "anna")
    assert v.position.outcome == Outcome((1, 2, 3, 4, 5), "no Plague Doctor is left", (0.0, 1.0, 1.0, 1.0, 1.0, 1.0))


def test_the_villagers_win_when_the_die_fells_the_doctor() -> None:
    """IN 1.2, 9.1, R25. At once: those after him do not declare, and no further die is rolled."""
    v = village(marker="fay").hand(anna="double-dice", bob="roll", cil="infected-now", dice="shield skull").end_round()
    assert v.winners == "bob cil dan eve fay" and v.position.outcome is not None and v.position.outcome.reason == VILLAGERS_WIN
    assert v.how("bob") == v.how("cil") == "not yet"


def test_the_villagers_win_when_an_infection_fells_the_last_doctor() -> None:
    """IN 1.2, 9.1. As only the other Doctor's card can."""
    v = village(8, doctors="anna bob", out="bob", before={"anna": "infected-in-two"}).hand().end_round()
    assert v.out == "bob" and v.winners is None
    assert v.hand().end_round().winners == "cil dan eve fay gus hal"


# The Doctor


def test_the_doctor_wins_when_one_villager_is_left() -> None:
    """IN 1.3, 9.2."""
    v = village(out="dan eve fay").hand(bob="infected-now").end_round()
    assert v.position.outcome == Outcome((0,), "one Villager or none is left", (1.0, 0.0, 0.0, 0.0, 0.0, 0.0))


def test_the_doctor_wins_when_no_villager_is_left() -> None:
    """IN 1.3, 9.2. Both fall in the same round."""
    v = village(out="dan eve fay").hand(bob="infected-now", cil="roll", dice="skull").end_round()
    assert v.winners == "anna" and v.out == "bob cil dan eve fay"


def test_with_two_villagers_left_the_game_goes_on() -> None:
    """IN 1.3."""
    v = village(out="eve fay").hand(bob="infected-now").end_round()
    assert v.winners is None and v.asked == "anna cil dan"


def test_the_doctors_win_is_tested_when_all_have_declared() -> None:
    """IN 9.2, R35. The last Villager may still name him."""
    v = village(out="dan eve fay", marker="bob").hand(bob="infected-now")
    assert v.winners is None and v.asked == "cil"
    v.guess("cil", "anna")
    assert v.winners == "bob cil dan eve fay"


def test_the_last_villager_may_win_by_the_doctors_die() -> None:
    """IN 9.1, 9.2, R35. One Villager left, and in the same round a skull for the Doctor."""
    v = village(out="dan eve fay", marker="bob").hand(bob="infected-now", anna="roll", dice="skull").end_round()
    assert v.winners == "bob cil dan eve fay"


def test_when_all_fall_in_one_round_the_villagers_have_won() -> None:
    """IN 9.1, R36. No Villager and no Doctor is left: that the Doctor is out is tested first."""
    v = village(out="dan eve fay", marker="bob").hand(bob="infected-now", cil="infected-now", anna="roll", dice="skull").end_round()
    assert v.out == "anna bob cil dan eve fay" and v.winners == "bob cil dan eve fay"


def test_with_doctor_wins_at_once_the_game_ends_in_the_middle_of_a_round() -> None:
    """IN 9.2, R35. The mode `doctor-wins-at-once`: the last Villager does not declare any more, nor the Doctor roll."""
    v = village(variant=AT_ONCE, out="dan eve fay", marker="bob").hand(bob="infected-now", cil="safe", anna="roll")
    assert v.winners == "anna" and v.how("cil") == "not yet"
    v = village(variant=AT_ONCE, out="dan eve fay", marker="bob").hand().guess("bob", "cil")
    assert v.winners == "anna"


def test_with_doctor_wins_at_once_a_doctor_who_fell_before_has_lost() -> None:
    """IN 9.1, R35. Whoever declares first falls first."""
    v = village(variant=AT_ONCE, out="dan eve fay", marker="anna").hand(bob="infected-now", anna="roll", dice="skull")
    assert v.winners == "bob cil dan eve fay"


def test_the_reasons_are_words_for_people() -> None:
    """IN 9.1, 9.2."""
    assert VILLAGERS_WIN == "no Plague Doctor is left" and DOCTORS_WIN == "one Villager or none is left"
