"""The rules of thumb for Infected, one by one."""

from __future__ import annotations

import pytest

from lazaretto.bots.thumb.infected import Thumb, doctor, villager
from lazaretto.games.infected.cards import CONTAGIOUS_NOW, DOCTORS_ONLY, INFECTED_NEXT, INFECTED_NOW, ROLL, SAFE, SILENT, VACCINATE_NEXT, VACCINATE_NOW
from lazaretto.games.infected.guessing import Guess, HoldYourTongue
from lazaretto.games.infected.passing import Pass
from lazaretto.kernel import RandomDealer, only

from .village import begin, declared, mind, passed

DOCTOR = 0


def test_before_anything_happened_all_others_are_alike():
    assert mind(begin(), 3).suspicion == pytest.approx([0.2, 0.2, 0.2, 0.0, 0.2, 0.2])


def test_an_infected_card_gives_its_giver_away():
    position = passed(begin(), a="infected-next, safe")
    assert mind(position, 1).suspicion[DOCTOR] == 1.0


@pytest.mark.parametrize("card", ["vaccinate-now", "vaccinate-next"])
def test_a_vaccination_clears_its_giver(card):
    position = passed(begin(), c=f"safe, {card}")
    assert mind(position, 1).suspicion[2] == 0.0


def test_the_silent_card_clears_its_giver():
    position = passed(begin(), f="silent, safe")
    assert mind(position, 0).suspicion == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    position = passed(begin(), f="safe, silent")
    assert mind(position, 4).suspicion[5] == 0.0


def test_a_safe_card_clears_its_giver_a_little():
    suspicion = mind(passed(begin()), 3).suspicion
    assert 0.0 < max(suspicion[2], suspicion[4]) < min(suspicion[0], suspicion[1], suspicion[5])       # 2 and 4 gave to 3


def test_who_falls_infected_throws_suspicion_on_those_who_gave():
    position = declared(passed(begin(), a="infected-now, safe"))
    assert not position.table.stands(1)
    suspicion = mind(position, 4).suspicion
    assert suspicion[0] > suspicion[3] and suspicion[2] > suspicion[3] and suspicion[1] == 0.0


def test_a_delayed_infection_points_at_the_giver_of_the_round_before():
    position = declared(passed(declared(passed(begin(), a="infected-next, safe"))))
    assert not position.table.stands(1)
    suspicion = mind(position, 3).suspicion
    assert suspicion[0] > suspicion[4]                         # 0 and 2 gave to 1 in round one, 5 in round two, 4 never


def test_a_wrong_name_clears_the_named_and_the_namer():
    position = declared(passed(begin()), b="guess C")
    assert not position.table.stands(1)
    suspicion = mind(position, 4).suspicion
    assert suspicion[1] == suspicion[2] == 0.0


def test_whoever_fell_where_the_game_went_on_was_not_the_doctor():
    position = declared(passed(begin(), a="infected-now, infected-now"))
    suspicion = mind(position, 3).suspicion
    assert suspicion[1] == suspicion[5] == 0.0


def test_who_declares_safe_over_my_contagious_card_is_found_out():
    position = declared(passed(begin("column-y+contagious"), f="contagious-now, safe"))
    assert position.table.stands(DOCTOR)
    forgetful = mind(position, 5).suspicion[DOCTOR]
    assert mind(position, 5, {1: (CONTAGIOUS_NOW, SAFE)}).suspicion[DOCTOR] > 0.6 > forgetful


def test_two_doctors_share_suspicion():
    assert sum(mind(begin(seats=7), 4).suspicion) == pytest.approx(2.0)


def test_a_villager_names_whom_he_is_sure_of_and_nobody_on_a_hunch():
    position = passed(begin())
    assert isinstance(villager.names(mind(position, 3), (HoldYourTongue(), Guess(0), Guess(1))), HoldYourTongue)
    sure = mind(passed(begin(), a="infected-next, safe"), 1)
    assert villager.names(sure, (HoldYourTongue(), Guess(0), Guess(2))) == Guess(0)


def test_a_hunch_names_nobody_who_handed_nothing_to_who_fell():
    """Played by hand: Odo fell in round 1 by one of two neighbours, and Agnes named Piers, who was none of them."""
    position = passed(declared(passed(begin(), a="infected-now, safe")))
    hunches = [1 / 3, 1.0, 1 / 3, 1.0, 3.0, 1 / 3, *[1.0] * 6]
    eyes = mind(position, 3, hunches=hunches)
    assert not position.table.stands(1) and eyes.suspicion[4] == max(eyes.suspicion)
    assert eyes.evidence[4] < min(eyes.evidence[0], eyes.evidence[2])                   # who gave to seat 1
    assert villager.names(eyes, (HoldYourTongue(), Guess(0), Guess(2), Guess(4), Guess(5))) != Guess(4)
    eyes.suspicion[:] = [0.1, 0.0, 0.0, 0.0, 0.9, 0.0]
    assert isinstance(villager.names(eyes, (HoldYourTongue(), Guess(0), Guess(2), Guess(4), Guess(5))), HoldYourTongue)


def test_of_the_last_two_villagers_the_first_to_declare_names_somebody():
    """IN 1.3. Nobody can be sure; but whoever waits loses to the next card."""
    position = passed(declared(passed(begin(), a="infected-now, infected-now"), c="guess D"))
    assert position.table.active == [0, 3, 4] and position.asked == (3,)
    eyes = mind(position, 3)
    assert round(eyes.villagers_left()) == 2 and max(eyes.suspicion) < 0.6
    assert isinstance(Thumb(3, seed=1).choose(position.seen_by(3), position.options(3)), Guess)


def test_a_wrong_name_of_the_last_two_tells_the_other_who_it_is():
    """IN 7.3, 9.2. The one who was named wrongly is a Villager and still to declare; so only the Doctor is left to name."""
    position = passed(declared(passed(begin(), a="infected-now, infected-now"), c="guess D"))
    position = position.after(3, Guess(4), RandomDealer(1))
    assert position.asked == (4,) and mind(position, 4).suspicion[DOCTOR] == 1.0
    assert Thumb(4, seed=1).choose(position.seen_by(4), position.options(4)) == Guess(DOCTOR)


def test_the_fewer_villagers_are_left_the_less_sure_one_must_be():
    """IN 1.3. But in the first round one must know."""
    first, later = mind(passed(begin()), 3), mind(passed(declared(passed(begin(), a="safe, infected-in-two"))), 3)
    fewer = mind(passed(declared(passed(begin(), a="infected-now, infected-now"))), 3)
    assert [round(eyes.villagers_left()) for eyes in (first, later, fewer)] == [5, 5, 3]
    assert villager.sure_enough(first) > villager.sure_enough(later) > villager.sure_enough(fewer) > 0.3


def test_a_strong_suspicion_is_enough_when_three_villagers_are_left():
    position = passed(declared(passed(begin(), a="infected-now, infected-now")))
    eyes = mind(position, 3)
    eyes.suspicion[:] = eyes.evidence[:] = [0.7, 0.0, 0.2, 0.0, 0.1, 0.0]
    assert villager.names(eyes, (HoldYourTongue(), Guess(0), Guess(2))) == Guess(0)
    eyes.suspicion[:] = eyes.evidence[:] = [0.35, 0.0, 0.35, 0.0, 0.3, 0.0]
    assert isinstance(villager.names(eyes, (HoldYourTongue(), Guess(0), Guess(2))), HoldYourTongue)


def test_the_last_villager_names_the_doctor():
    position = declared(passed(begin(), a="infected-now, infected-now"), c="guess D")
    position = declared(passed(declared(passed(position)), a="infected-next"))
    position = passed(position)
    position = position.after(DOCTOR, HoldYourTongue(), RandomDealer(1))
    assert position.table.standing == only(DOCTOR, 4) and position.asked == (4,)
    assert Thumb(4, seed=1).choose(position.seen_by(4), position.options(4)) == Guess(DOCTOR)


def test_dice_go_to_the_one_known_for_a_doctor_and_vaccinations_do_not():
    position = declared(passed(begin(), a="infected-in-two, safe"))
    knower = mind(position, 1)
    assert villager.worth(knower, ROLL, DOCTOR) > 0.0 > villager.worth(knower, VACCINATE_NEXT, DOCTOR)
    assert villager.worth(knower, ROLL, 3) < 0.0


def test_a_vaccination_goes_where_an_infection_is_feared():
    position = declared(passed(begin(), a="infected-in-two, safe"))
    knower = mind(position, 1)
    assert villager.danger(knower, 5, acts_in=2) > villager.danger(knower, 3, acts_in=2)       # 5 had a card of 0, 3 had none
    assert villager.worth(knower, VACCINATE_NOW, 5) > villager.worth(knower, VACCINATE_NOW, 3)


def test_the_silent_card_is_kept_from_a_villager_who_may_guess():
    position = declared(passed(begin(), a="safe, infected-in-two"))
    knower = mind(position, 5)
    assert villager.worth(knower, SILENT, DOCTOR) > villager.worth(knower, SILENT, 3)


def test_contagion_is_a_test_of_a_main_suspect_only():
    position = begin("column-y+contagious")
    contagious = mind(position, 4)
    assert villager.worth(contagious, CONTAGIOUS_NOW, 3) < 0.0
    contagious.evidence[:] = [0.7, 0.1, 0.1, 0.1, 0.0, 0.0]
    assert villager.worth(contagious, CONTAGIOUS_NOW, 0) > 0.0 > villager.worth(contagious, CONTAGIOUS_NOW, 1)
    contagious.evidence[:] = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert villager.worth(contagious, CONTAGIOUS_NOW, 0) < 0.0


def test_a_hunch_is_no_evidence():
    position = begin()
    headstrong = mind(position, 3, hunches=[9.0, 1.0, 1.0, 1.0, 1.0, 1.0])
    assert headstrong.suspicion[0] > 0.6 and headstrong.evidence == mind(position, 3).evidence
    assert villager.worth(headstrong, ROLL, 0) == villager.worth(headstrong, ROLL, 1)


def test_dice_at_a_venture_go_rather_to_the_more_suspect():
    headstrong = mind(begin(), 3, hunches=[3.0, 1.0, 1.0, 1.0, 1.0, 1.0])
    ventures = {taker: [villager.at_a_venture(headstrong, [SAFE, ROLL], taker) for _ in range(2000)].count(ROLL) for taker in (0, 1)}
    assert ventures[0] > 2 * ventures[1] > 0


def test_the_doctor_infects_early_with_delay():
    position, delayed = begin(), 0
    for seed in range(100):
        move = doctor.passes(mind(position, DOCTOR, seed=seed), position.options(DOCTOR))
        assert isinstance(move, Pass)
        delayed += sum(card in DOCTORS_ONLY and card != INFECTED_NOW for card in move.cards)
    assert delayed > 120


def test_the_doctor_does_not_infect_the_same_one_twice():
    position = declared(passed(begin(), a="infected-in-two, safe"))
    doomed = mind(position, DOCTOR, {1: (DOCTORS_ONLY[2], SAFE)})
    assert doctor.doomed(doomed, 3) == {1}
    assert doctor.card_for(doomed, position.table.hands[DOCTOR], 1) == SAFE


def test_the_doctor_spares_a_known_partner():
    position = begin(seats=7)
    for seed in range(20):
        assert doctor.card_for(mind(position, 0, seed=seed), position.table.hands[0], 1) == SAFE


def test_the_doctor_strikes_at_once_when_two_villagers_are_left():
    position = declared(passed(begin(), a="infected-now, infected-now"), c="guess D")
    assert position.table.active == [0, 3, 4]
    for seed in range(20):
        move = doctor.passes(mind(position, DOCTOR, seed=seed), position.options(DOCTOR))
        assert move == Pass((INFECTED_NOW,))


def test_who_will_pass_to_the_doctor_next_gets_no_delayed_infection():
    position = begin()
    eyes = mind(position, DOCTOR)
    assert doctor.coming_givers(eyes) == [4, 2]                # the second on the right passes two to the left; then the other way
    assert doctor.weight(eyes, INFECTED_NEXT, 4) < doctor.weight(eyes, INFECTED_NOW, 4)


def test_a_doctor_in_the_dark_finds_his_partner_by_the_card():
    position = passed(begin("blind+column-y", seats=7), b="safe, infected-next")
    assert mind(position, 0).suspicion[1] == 1.0
