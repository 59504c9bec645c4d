"""Bristol 1350 in German: verbs agree with you and with others, clauses turn after "sonst", and carts, cards and Ghosts have their German names."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.cards import BIRCH, CEDAR, OAK
from lazaretto.games.bristol.ghosts import GhostRolls
from lazaretto.games.bristol.leaving import CAUGHT, ESCAPED, GATES_CLOSED, Perish
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.movement import Dashed, Push, Shame
from lazaretto.games.bristol.rounds import Advance, Round
from lazaretto.kernel import EVERYONE, End, Outcome, Rolled, Said
from lazaretto.tongues.voice import voice

from .town import GAME, PEOPLE, town

GERMAN = voice(GAME, "de")
NAMES = ("Maud", "Odo", "Isolde", "Piers")


@pytest.mark.parametrize(("fact", "sentence"), [
    (Said(1, Push(0)), "Odo will dich vom Karren stoßen."),
    (Said(0, Push(1)), "Du willst Odo vom Karren stoßen."),
    (Dashed(1, BIRCH, 0), "Odo steigt auf die Birke, und du musst auf den Karren dahinter."),
    (Shame(0), "Schande über dich: Wer zurückgelassen wurde, war gesund."),
    (Perish((0, 1, 2)), "Odo, Isolde und du sterbt."),
    (Perish((1, 2)), "Odo und Isolde sterben."),
    (Mingle(OAK, (1, 0)), "Gedränge auf der Eiche: Odo und du."),
    (Advance((3, 0, 1)), "Die Karren fahren weiter: Birke um 3, Eiche um 1."),
    (Rolled(3), "Ratte für die Zeder."),
    (End(Outcome((0, 1), ESCAPED[CEDAR], (1.0, 1.0, 0.0, 0.0))), "Die Zeder ist ohne Pestkranke entkommen: Odo und du habt gewonnen."),
    (End(Outcome((), GATES_CLOSED, (0.0, 0.5, 0.0, 0.0))), "Niemand ist entkommen, bevor sich die Tore schlossen. Du hast verloren."),
    (End(Outcome((1, 2), ESCAPED[CEDAR], (0.0, 1.0, 1.0, 0.0))), "Die Zeder ist ohne Pestkranke entkommen: Odo und Isolde haben gewonnen. Du hast verloren."),
])
def test_facts_are_told_in_german(fact: object, sentence: str) -> None:
    assert GERMAN.report(fact, NAMES, 0) == sentence


def test_ghosts_are_called_geist() -> None:
    """BR 13.1."""
    assert GERMAN.report(GhostRolls(3, 2), NAMES[:2], 0) == "Geist D würfelt Würfel 3 neu."


def test_the_dead_have_not_escaped() -> None:
    """BR 11.3. Who left with the plague aboard."""
    v = town("birch 14 amber brun\n cedar 9 cyan\n oak 3 dora", symptoms={"brun": "3 3"}).end_round()
    told = GERMAN.page(v.position.seen_by(None), [Round(2), *[fact for eyes, fact in v.dealer.facts if eyes == EVERYONE]], PEOPLE[:4])
    assert "in Runde 2 draußen auf der Birke gestorben: Pest an Bord" in [fate.text for fate in told.board.fates]


def test_watchers_are_not_called_du() -> None:
    """BR 13.10."""
    assert GERMAN.report(End(Outcome((), CAUGHT, (0.0,))), NAMES[:1], None) == "Die Pest hat den einzigen Menschen am Tisch erwischt: Alle haben verloren."


def test_what_would_come_of_a_push_turns_round_after_sonst() -> None:
    """BR 8.7, 6.5."""
    v = town("birch 5 amber brun\n cedar 3 cyan\n oak 1 dora emil", turn="amber", hands={"brun": "arsenic/whip"}).after("amber pushes brun")
    mine, theirs = [GERMAN.page(v.position.seen_by(seat), (), PEOPLE[:5]) for seat in (1, None)]
    assert mine.title == "amber will dich von der Birke stoßen."
    assert mine.detail == "Lässt du es geschehen, kommst du nach hinten auf die Eiche. Eine Peitsche hält es auf."
    assert theirs.detail == "brun kann mit der Peitsche knallen; sonst kommt brun nach hinten auf die Eiche."
