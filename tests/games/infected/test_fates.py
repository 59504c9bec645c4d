"""What settled the game for each who has not won: told once it is over, with what was secret then."""

from __future__ import annotations

from lazaretto.games.infected.ending import NOBODY_WINS
from lazaretto.games.infected.fates import fate
from lazaretto.kernel import Outcome
from lazaretto.tongues.voice import voice

from .test_page import second_round
from .village import ANNA, BOB, CIL, DAN, EVE, GAME, PEOPLE, Play, village


def told(play: Play, seat: int) -> str:
    """In German too."""
    names = PEOPLE[:play.t.rules.seats]
    assert play.position.outcome is not None
    found, german = GAME.fates([play.position], names, [[]]), voice(GAME, "de").fates([play.position], names, [[]])
    assert found.keys() == german.keys() == set(range(play.t.rules.seats)) - set(play.position.outcome.winners)
    assert not [one for one in found if found[one] == german[one]]
    return found[seat]


def test_who_was_infected_hears_by_which_card_of_whom() -> None:
    """IN 5.1, 9.2."""
    play = second_round(5, doctors="dan").hand(anna="infected-now", bob="infected-now", eve="infected-now").end_round()
    givers = [told(play, seat).removeprefix("Round 2: You were infected by Infected Now from ").removesuffix(".") for seat in (ANNA, BOB, EVE)]
    assert len(set(givers)) == 3 and set(givers) < set(PEOPLE)
    assert told(play, CIL) == "You were safe to the end, but dan was not found out in time."


def test_who_named_the_wrong_one_hears_who_it_was() -> None:
    """IN 7.3."""
    play = second_round(5, doctors="dan").hand(anna="infected-now", eve="infected-now").guess("bob", "cil").end_round()
    assert told(play, BOB) == "Round 2: You named cil, who was no Plague Doctor; dan was."


def test_a_doctor_hears_how_he_fell() -> None:
    """IN 6.4, 7.2, 9.1."""
    named = second_round(5, doctors="dan").hand().guess("bob", "dan")
    assert told(named, DAN) == "Round 2: bob named you, rightly."
    rolled = second_round(5, doctors="dan").hand("skull", dan="roll").end_round()
    assert told(rolled, DAN).startswith("Round 2: You rolled a skull: Roll Dice from ")


def test_where_nobody_has_won_the_cards_have_run_out() -> None:
    """IN 8.3."""
    assert fate(village(5).t, BOB, Outcome((), NOBODY_WINS, ()), PEOPLE) == "The cards ran out before either side had won."


def test_how_it_came_to_the_end_says_by_whose_cards_and_leaves_out_who_was_safe() -> None:
    """IN 5, 6, 7. In the order in which they declared, each round once; of the last two in which anything happened."""
    play = second_round(5, doctors="dan").hand(anna="infected-now", eve="infected-now").guess("bob", "cil").end_round()
    told = GAME.came_about([play.position], PEOPLE[:5], [])
    assert told[0] == "Round 2:" and [text.split()[0] for text in told[1:]] == ["anna", "bob", "eve"] and told[2] == "bob named cil, wrongly."
    assert told[1].startswith("anna was infected by Infected Now from ") and not [text for text in told if "safe" in text]
    assert voice(GAME, "de").came_about([play.position], PEOPLE[:5], []).startswith("Runde 2: anna wurde durch „Infektion jetzt“ von ")
