"""PE 22. Technologies that heal: 1, 9, 12, 14, 17 and 23; and what may be left."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest.by_technology import ADMIT, ASSIST_TRIALS, EXPERIMENT, TEND
from lazaretto.games.pest.cards import AIRBORNE, APPARATUS, CLONE, INFIRMARY, LAB, SYRINGE, TRIALS
from lazaretto.games.pest.moves import BURY, COINS, DONE, END_TURN
from lazaretto.games.pest.turn import TrialsDone

from .laboratory import discharge, harmful, healthy, holding
from .land import Play
from .year import assist, buy, cure, go, plays, shelter, trade


def patient(card: int, at: str, step: int, **mine: Any) -> Play:
    return holding(card, at=at, mine={"goods": "2 food", "patient": step, **mine})


def test_one_of_those_gathered_on_a_move_may_go_on_the_breathing_apparatus() -> None:
    """PE 22.1, R141. From a location or from a road; the others go into Quarantine."""
    game = holding(APPARATUS, at="move", sick={"gothar": 2}).after(go("gothar"), COINS[0])
    assert game.question == "Admitting"
    taken, left = game.after(ADMIT), game.after(DONE)
    assert (taken.house().patient, taken.house().regular) == (1, 1) and (left.house().patient, left.house().regular) == (0, 2)
    road = holding(APPARATUS, at="move", mine={"goods": "1 food"}, roads={2: 1}).after(go("gothar"), ADMIT)
    assert (road.house().patient, road.house().regular) == (1, 0)


def test_there_is_one_patient_at_a_time_and_none_from_the_pest_phase() -> None:
    """PE 22.1, R141. With somebody on the card nobody else is taken; people who come to a building are not gathered on a Move."""
    game = holding(APPARATUS, at="move", mine={"patient": 2}, sick={"gothar": 1}).after(go("gothar"))
    assert (game.question, game.house().patient, game.house().regular) == ("Moving", 2, 1)
    game = holding(APPARATUS, at="strike", card=12)
    assert (game.question, game.house().patient, game.house().regular) == ("PlacingAssistant", 0, 1)


def test_each_research_or_cure_moves_the_patient_on_and_after_three_steps_it_is_cured_free_of_charge() -> None:
    """PE 22.1. At the latest when the action ends; it must, whether one likes it or not."""
    assert patient(APPARATUS, "research", 1).after(DONE).house().patient == 2
    assert patient(APPARATUS, "cure", 2).after(DONE).house().patient == 3
    for at in ("research", "cure"):
        game = patient(APPARATUS, at, 3, healthy=1).after(DONE)
        assert (game.house().patient, healthy(game), game.house().goods) == (0, [1, 2], (0, 0, 2, 0, 0))
    assert patient(APPARATUS, "assign", 1).after(DONE).house().patient == 1


def test_the_infirmary_has_two_steps() -> None:
    """PE 22.14, R154. As the Breathing Apparatus, but sooner."""
    game = holding(INFIRMARY, at="move", sick={"gothar": 1}).after(go("gothar"), ADMIT)
    assert game.house().patient == 1 and patient(INFIRMARY, "cure", 1).after(DONE).house().patient == 2
    game = patient(INFIRMARY, "research", 2).after(DONE)
    assert (game.house().patient, healthy(game)) == (0, [1])
    assert holding(INFIRMARY, at="move", mine={"patient": 1}, sick={"gothar": 1}).after(go("gothar")).question == "Moving"


def test_a_patient_steps_once_in_an_action_and_in_the_same_turn_if_the_move_came_first() -> None:
    """PE 22.1, R141, R228. Told to step it does not step again at the end."""
    game = patient(APPARATUS, "research", 1).after(TEND)
    assert game.house().patient == 2 and not game.may(TEND) and game.after(DONE).house().patient == 2
    game = holding(APPARATUS, at="move", actions="move research", sick={"gothar": 1}).after(go("gothar"), ADMIT, DONE, plays("research"), DONE)
    assert game.house().patient == 2


def test_the_order_of_cures_is_chosen() -> None:
    """PE 22.1, R171, R228. The example: one for 1 Herb, then the patient free, then one for 2 Herbs. Tended first it would have cost 4."""
    game = patient(APPARATUS, "cure", 3, goods="3 herbs 2 food", healthy=3, regular=2)
    late = game.after(cure(), TEND, cure())
    assert (late.has("herbs"), healthy(late), late.house().regular) == (0, [1, 2, 3, 4, 5, 6], 0)
    early = game.after(TEND, cure())
    assert early.has("herbs") == 1 and early.why_not(cure()).rule == "PE 16.2"


def test_with_a_full_track_a_patient_waits_on_the_last_step() -> None:
    """PE 22.1, R105, R228. Until a later Research or Cure; earlier steps are taken."""
    game = patient(APPARATUS, "cure", 3, healthy=12)
    assert game.why_not(TEND).rule == "PE 22.1" and game.after(DONE).house().patient == 3
    assert patient(APPARATUS, "cure", 2, healthy=12).after(DONE).house().patient == 3


def test_a_patient_is_not_in_quarantine() -> None:
    """PE 22.1, R141. Not to be cured for Herbs, not to be put back by Airborne Medicine, no taken slot for Decree 7."""
    game = holding(APPARATUS, AIRBORNE, at="cure", mine={"patient": 1})
    assert game.why_not(cure()).rule == "PE 16.1" and game.why_not(discharge()).rule == "PE 16.1"
    assert holding(APPARATUS, at="era end", year=3, mine={"patient": 1}, decrees=(2, 7, 12)).house().renown == 7


def test_a_card_with_a_patient_is_not_discarded() -> None:
    """PE 22.1, 15.4, R98. The Infirmary must have the top slot, and does not get it."""
    game = holding(APPARATUS, at="research", mine={"patient": 1, "research": 3}, market=(INFIRMARY,))
    assert game.why_not(buy(INFIRMARY, "top")).rule == "PE 15.4"
    assert holding(APPARATUS, at="research", mine={"research": 3}, market=(INFIRMARY,)).may(buy(INFIRMARY, "top"))


def test_patients_who_are_done_count_as_cured_for_a_healthy_realm() -> None:
    """PE 22.1, R109. One cured and one done make the two of Imperative 12."""
    told: dict[str, Any] = {"goods": "3 herbs", "regular": 1}
    assert holding(APPARATUS, at="cure", year=4, mine={**told, "patient": 3}).after(cure(), DONE).house().levels == (0, 0, 1)
    assert holding(APPARATUS, at="cure", year=4, mine={**told, "patient": 2}).after(cure(), DONE).house().levels == (0, 0, 0)


def test_airborne_medicine_puts_one_person_back_in_a_cure() -> None:
    """PE 22.9, R149. Once, out of any slot, before, between or after cures; nobody is healed by it."""
    game = holding(AIRBORNE, at="cure", mine={"goods": "1 herbs", "regular": 2, "harmful": "move"})
    freed = game.after(discharge("move"))
    assert harmful(freed) == [] and freed.house().regular == 2 and healthy(freed) == [] and freed.has("herbs") == 1
    assert freed.why_not(discharge()).rule == "R149" and freed.may(cure())
    after = game.after(cure(), discharge())
    assert (after.house().regular, healthy(after)) == (0, [1]) and game.why_not(discharge("storage")).rule == "PE 16.1"
    assert not holding(at="cure", mine={"regular": 1}).may(discharge()) and not holding(AIRBORNE, at="research", mine={"regular": 1}).may(discharge())


def test_the_experimental_lab_gives_one_healthy_person_for_three_sick_ones() -> None:
    """PE 22.12, R152. The rightmost leaves; once a Research; nobody is gathered from the map."""
    game = holding(LAB, at="research", mine={"healthy": 2}, sick={"gollor": 3}).after(EXPERIMENT)
    assert (healthy(game), game.house().regular, game.sick("gollor"), game.t.gathered) == ([2], 3, 3, 0)
    assert healthy(game) and game.why_not(EXPERIMENT).rule == "R152"
    assert not holding(LAB, at="research").may(EXPERIMENT) and not holding(at="research", mine={"healthy": 1}).may(EXPERIMENT)
    assert not holding(LAB, at="cure", mine={"healthy": 1}).may(EXPERIMENT)


def test_the_sick_people_of_the_lab_come_by_the_usual_choices() -> None:
    """PE 22.12, R152. With one regular slot left two are sheltered or buried, one by one."""
    game = holding(LAB, at="research", mine={"healthy": 1, "regular": 2}).after(EXPERIMENT)
    assert game.question == "Sheltering" and game.house().regular == 3
    game = game.after(shelter("produce"), BURY)
    assert (harmful(game), game.house().dead, game.question) == (["produce"], 1, "Researching")


def test_an_assistant_on_medicinal_trials_turns_three_herbs_into_two_healthy_people() -> None:
    """PE 22.17, R157. That is the whole turn; it is no Cure, so no Syringe and no step of a patient; once a Year."""
    mine = {"goods": "3 herbs", "healthy": (1, 3), "patient": 1}
    game = holding(TRIALS, SYRINGE, APPARATUS, at="assistant", rounds=1, mine=mine).after(ASSIST_TRIALS)
    assert (game.has("herbs"), healthy(game), game.house().patient, game.options()) == (0, [1, 2, 3, 4], 1, (END_TURN,))
    game = holding(TRIALS, at="assistant", seats=2, rounds=1, mine={"goods": "5 herbs 1 coin"})
    game = game.after(ASSIST_TRIALS, COINS[0], END_TURN, assist("move", "cure"), END_TURN)
    assert game.asked == (0,) and game.has("herbs") + game.has("coin") == 3
    assert game.why_not(ASSIST_TRIALS).rule == "PE 9.2" and game.may(assist("move", "cure"))


def test_medicinal_trials_need_three_herbs_or_coins_and_a_free_space() -> None:
    """PE 22.17, R230. Trades come before; with one space left one person comes."""
    game = holding(TRIALS, at="assistant", mine={"goods": "2 herbs 2 food"})
    assert game.why_not(ASSIST_TRIALS).rule == "PE 22.17"
    game = game.after(trade("food", "food"), ASSIST_TRIALS)
    assert game.house().goods == (0, 0, 0, 0, 0) and healthy(game) == [1, 2]
    full, last = [holding(TRIALS, at="assistant", mine={"goods": "3 herbs", "healthy": many}) for many in (12, 11)]
    assert full.why_not(ASSIST_TRIALS).rule == "PE 22.17" and len(healthy(last.after(ASSIST_TRIALS))) == 12
    assert holding(at="assistant", mine={"goods": "3 herbs"}).why_not(ASSIST_TRIALS).rule == "PE 9.2"


def test_with_one_free_space_the_trials_bring_one_person_and_say_so() -> None:
    """PE 22.17, R157."""
    for before, many in ((10, 2), (11, 1)):
        game = holding(TRIALS, at="assistant", mine={"goods": "3 herbs", "healthy": before}).after(ASSIST_TRIALS)
        assert len(healthy(game)) == 12 and game.told(TrialsDone) == [TrialsDone(0, many)]


def test_a_year_later_the_trials_are_free_again() -> None:
    """PE 22.17, R157. Assistants return."""
    game = holding(TRIALS, at="year end", mine={"goods": "3 herbs", "tried": True}).until("PlacingAssistant")
    assert not game.house().tried


def test_the_syringe_gives_a_herb_when_a_cure_was_played() -> None:
    """PE 22.23, R163. Even if nobody was cured; not in time for this Cure; not for a Research."""
    game = holding(SYRINGE, at="cure", mine={"goods": "2 food", "regular": 1})
    assert game.why_not(cure()).rule == "PE 16.2" and game.after(DONE).has("herbs") == 1
    assert holding(SYRINGE, at="research", mine={"goods": "2 food"}).after(DONE).has("herbs") == 0
    assert holding(SYRINGE, at="cure", mine={"goods": "5 herbs"}).after(DONE).has("herbs") == 5


def test_what_a_technology_offers_may_be_left_save_the_step_of_a_patient() -> None:
    """PE 22.31, R172. Airborne Medicine and the Lab unused; the patient goes on all the same."""
    game = holding(APPARATUS, AIRBORNE, LAB, at="cure", actions="move cure", mine={"regular": 2, "healthy": 1, "patient": 1}).after(DONE)
    assert (game.house().regular, healthy(game), game.house().patient) == (2, [1], 2)
    game = holding(CLONE, LAB, at="research", mine={"healthy": 1}).after(DONE)
    assert game.question == "Turn" and healthy(game) == [1] and game.house().regular == 0
