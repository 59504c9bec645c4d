"""IN 10. Seven to twelve players: two Doctors, known to each other or blind."""

from __future__ import annotations

import pytest

from lazaretto.games.infected.box import DOCTOR
from lazaretto.games.infected.guessing import ENOUGH, Guess
from lazaretto.games.infected.setup import DoctorsLook
from lazaretto.kernel import EVERYONE, Position, RandomDealer, Reason, Recorder, Shown, heard_by, only

from .village import ANNA, BOB, CIL, DAN, GAME, HAL, HOLD, Play, village


def two_doctors(variant: str = "base", **told: object) -> Play:
    """Eight players, Anna and Bob the Doctors; known to each other, unless the variant is blind."""
    v = village(8, variant, doctors="anna bob", **told)
    if "blind" not in variant:
        for doctor in (ANNA, BOB):
            v.dealer.show(v.t.roles[doctor], only(ANNA, BOB))
    return v


def doctors_of(position: Position) -> tuple[int, int]:
    first, second = position.table.team(doctors=True)
    return first, second


@pytest.mark.parametrize("seats", range(7, 13))
def test_two_plague_doctors_are_usual_and_one_is_possible(seats: int) -> None:
    """IN 10.1, R3. One up to eleven players."""
    assert GAME.rules(seats, "base").counts[DOCTOR] == 2
    if seats < 12:
        assert GAME.rules(seats, "one-doctor").counts[DOCTOR] == 1


def test_with_one_doctor_at_a_large_table_his_fall_ends_the_game() -> None:
    """IN 10.1, 9.1."""
    v = village(8, "one-doctor").hand().guess("bob", "anna")
    assert v.winners == "bob cil dan eve fay gus hal"


# Winning


def test_the_villagers_win_only_when_both_doctors_are_out() -> None:
    """IN 10.2, R33. One named, the game goes on in the same round; then the other."""
    v = two_doctors().hand().guess("cil", "anna")
    assert v.winners is None and v.out == "anna" and v.asked == "dan"
    v.guess("dan", "bob")
    assert v.winners == "cil dan eve fay gus hal"


def test_both_doctors_win_together_a_fallen_one_too() -> None:
    """IN 9.2, 10.2, R39. One Villager left, and one of the Doctors."""
    v = two_doctors(out="bob eve fay gus hal").hand(cil="infected-now").end_round()
    assert v.winners == "anna bob" and v.position.outcome is not None and v.position.outcome.scores == (1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def test_villagers_are_counted_not_players() -> None:
    """IN 1.3, 10.2. Two Doctors and two Villagers play on; two Doctors and one Villager do not."""
    assert two_doctors(out="eve fay gus hal").hand().end_round().winners is None
    assert two_doctors(out="eve fay gus hal").hand(cil="infected-now").end_round().winners == "anna bob"


def test_a_doctor_named_before_his_turn_does_not_declare() -> None:
    """IN 7.2, 10.2, R33. Nor does he roll."""
    v = two_doctors(marker="cil").hand(anna="roll").guess("cil", "anna").end_round()
    assert v.how("anna") == "not yet" and v.out == "anna"


# The first round


def test_in_the_first_round_at_most_two_players_name_a_doctor() -> None:
    """IN 10.3, R32. Right or wrong; whoever comes third may hold the tongue only."""
    v = two_doctors(round=1).hand().guess("cil", "anna").guess("dan", "eve").hold_until("eve")
    assert v.options("eve") == (HOLD,)
    assert v.why_not("eve", Guess(BOB)) == ENOUGH == Reason("IN 10.3", "two players have named a Doctor already: no more in the first round of seven or more")


def test_after_one_name_in_the_first_round_there_may_be_another() -> None:
    """IN 10.3."""
    v = two_doctors(round=1).hand().guess("cil", "dan")
    assert v.may_guess("dan")


def test_in_later_rounds_all_may_name_a_doctor() -> None:
    """IN 10.3. And the count of the first is forgotten."""
    v = two_doctors(round=1).hand().guess("cil", "dan").guess("dan", "eve")
    assert v.t.guesses == 2 and v.end_round().t.guesses == 0
    v.hand().guess("eve", "fay").guess("fay", "gus")
    assert v.may_guess("gus")


def test_the_limit_holds_with_one_doctor_too_and_not_for_six() -> None:
    """IN 10.3, R32. It is for seven or more players."""
    v = village(7, "one-doctor", round=1).hand().guess("bob", "cil").guess("cil", "dan").hold_until("dan")
    assert v.options("dan") == (HOLD,)
    v = village(6, round=1).hand().guess("bob", "cil").guess("cil", "dan")
    assert v.may_guess("dan")


# Known


@pytest.mark.parametrize("seats", range(7, 13))
def test_known_doctors_see_each_other(seats: int) -> None:
    """IN 10.4, R38. Before play begins; and each is told."""
    dealer = Recorder(RandomDealer(seats))
    position = GAME.begin(seats, "base", dealer)
    first, second = doctors_of(position)
    for me, other in ((first, second), (second, first)):
        assert DOCTOR in position.seen_by(me).table.roles[other]
        assert Shown((DOCTOR,), f"roles.{other}") in heard_by(me, dealer.facts)


@pytest.mark.parametrize("seats", [7, 8, 12])
@pytest.mark.parametrize("variant", ["base", "blind"])
def test_third_parties_see_neither_the_doctors_nor_who_may_see_what(seats: int, variant: str) -> None:
    """IN 10.4, 10.5, 3.1. In every other view a Doctor's deck looks like any other's: no face, no eyes, no fact."""
    dealer = Recorder(RandomDealer(seats))
    position = GAME.begin(seats, variant, dealer)
    for seat in (*range(seats), None):
        if seat in doctors_of(position):
            continue
        t = position.seen_by(seat).table
        hidden = [t.roles[other] for other in range(seats) if other != seat]
        assert {(zone.faces, zone.size, zone.eyes) for zone in hidden} == {(0, 1, 0)}
        assert not [fact for fact in heard_by(seat, dealer.facts) if isinstance(fact, Shown)]


def test_a_doctors_own_view_does_not_show_who_else_may_look() -> None:
    """IN 10.4. His partner's deck, his own and nobody's eyes but his."""
    position = GAME.begin(8, "base", RandomDealer(1))
    first, second = doctors_of(position)
    t = position.seen_by(first).table
    assert t.roles[first].eyes == t.roles[second].eyes == only(first)


def test_a_known_doctor_sees_no_other_secret() -> None:
    """IN 10.4. Not the partner's hand, nor what the partner was handed."""
    position = GAME.begin(8, "base", RandomDealer(1))
    first, second = doctors_of(position)
    t = position.seen_by(first).table
    assert t.hands[second].kinds() == [] and t.handed[second].cards() == []


@pytest.mark.parametrize("now, dice", [("infected-now", ""), ("roll", "skull")])
def test_a_known_doctor_who_falls_need_not_say_so(now: str, dice: str) -> None:
    """IN 10.4, R37. By an infection or the die; the others cannot tell him from a Villager."""
    v = two_doctors().hand(anna=now, dice=dice).end_round()
    assert v.out == "anna" and v.winners is None
    for seat in (CIL, HAL, None):
        assert v.position.seen_by(seat).table.roles[ANNA].kinds() == []
    assert DOCTOR in v.position.seen_by(BOB).table.roles[ANNA]


@pytest.mark.parametrize("variant", ["base", "blind"])
def test_a_doctor_named_rightly_is_known_to_all(variant: str) -> None:
    """IN 10.4, 10.5, R33."""
    v = two_doctors(variant).hand().guess("cil", "anna")
    for seat in (BOB, CIL, HAL, None):
        assert DOCTOR in v.position.seen_by(seat).table.roles[ANNA]
    assert v.t.roles[ANNA].eyes == EVERYONE and v.told(Shown) == [Shown((DOCTOR,), "roles.0")]


def test_a_wrong_name_shows_no_deck() -> None:
    """IN 7.3, R37."""
    v = two_doctors("blind").hand().guess("cil", "dan")
    for seat in (ANNA, DAN, None):
        t = v.position.seen_by(seat).table
        assert t.roles[CIL].kinds() == [] and (seat == DAN or t.roles[DAN].kinds() == [])


# Blind


@pytest.mark.parametrize("seats", range(7, 13))
def test_blind_doctors_do_not_know_each_other(seats: int) -> None:
    """IN 10.5, R38."""
    dealer = Recorder(RandomDealer(seats))
    position = GAME.begin(seats, "blind", dealer)
    first, second = doctors_of(position)
    assert position.seen_by(first).table.roles[second].kinds() == position.seen_by(second).table.roles[first].kinds() == []
    assert not [fact for _, fact in dealer.facts if isinstance(fact, (Shown, DoctorsLook))]


@pytest.mark.parametrize("now, before", [("infected-now", ""), ("safe", "infected-next")])
def test_a_doctor_may_infect_the_other(now: str, before: str) -> None:
    """IN 10.5, R26. Blind or known: an Infected card knows no side. A vaccination saves."""
    for variant in ("blind", "base"):
        assert two_doctors(variant, before={"bob": before}).hand(bob=now).end_round().out == "bob"
    assert two_doctors("blind", before={"bob": "infected-next"}).hand(bob="vaccinate-now").end_round().out == ""


@pytest.mark.parametrize("now, dice", [("infected-now", ""), ("roll", "skull")])
def test_a_blind_doctor_who_falls_says_so(now: str, dice: str) -> None:
    """IN 10.5, R37. To everyone, the other Doctor and watchers too."""
    v = two_doctors("blind").hand(anna=now, dice=dice).end_round()
    assert v.winners is None
    for seat in (BOB, CIL, HAL, None):
        assert DOCTOR in v.position.seen_by(seat).table.roles[ANNA]


def test_a_villager_who_falls_in_the_blind_game_says_nothing() -> None:
    """IN 10.5, R37. Not his deck: though that he was no Doctor is then known."""
    v = two_doctors("blind").hand(cil="infected-now").end_round()
    assert v.out == "cil" and v.position.seen_by(ANNA).table.roles[CIL].kinds() == []
