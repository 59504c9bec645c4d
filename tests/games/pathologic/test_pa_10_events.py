"""PA 10. A Healer's turn: Events are started."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import KEY
from lazaretto.games.pathologic.events import EventBegins
from lazaretto.kernel import Moved

from .place import town

FOUR_EVENTS = {5: "coin", 9: "key", 10: "key", 14: "secret"}
THREE_EVENTS = {5: "coin", 9: "key", 10: "key"}
HEALERS = ("bachelor", "haruspex", "changeling")


@pytest.mark.parametrize("healer", HEALERS)
def test_the_healer_must_draw_one_event(healer: str) -> None:
    """PA 10.1, R22. One, though none is ongoing, and nobody is asked."""
    game = town(active=healer, phase="turn", chance="5 fever")
    assert game.ongoing == [5] and len(game.t.event_deck) == 14 and game.question == "ActionPhase"


def test_with_three_ongoing_one_is_drawn() -> None:
    """PA 10.1."""
    assert town(phase="turn", chance="14", events=THREE_EVENTS).ongoing == [5, 9, 10, 14]


def test_with_four_nothing_is_drawn() -> None:
    """PA 10.1. And the Plague draws no Strain."""
    game = town(phase="turn", events=FOUR_EVENTS)
    assert game.ongoing == [5, 9, 10, 14] and game.strains == "" and len(game.t.event_deck) == 11


def test_nor_when_the_deck_is_empty() -> None:
    """PA 10.1, R26. No Event was placed, so no Strain is drawn."""
    game = town(phase="turn", events={5: "coin"}, deck="")
    assert game.ongoing == [5] and game.strains == "" and game.question == "ActionPhase"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_healers_turn_of_the_game_two_are_drawn(seats: int) -> None:
    """PA 10.2, 20.4."""
    assert town(seats=seats, round=1, phase="turn", chance="5 fever 9 ulcer").ongoing == [5, 9]


@pytest.mark.parametrize("healer, round", [("haruspex", 1), ("changeling", 1), ("bachelor", 2)])
def test_in_every_other_turn_one(healer: str, round: int) -> None:
    """PA 10.2, R22."""
    assert town(active=healer, round=round, phase="turn", chance="5").ongoing == [5]


def test_the_first_is_done_with_before_the_second_is_drawn() -> None:
    """PA 10.2, R23. Broken Cordons asks; only after its Strain comes the other Event."""
    game = town(round=1, phase="turn", chance="7")
    assert game.question == "BreakingCordon" and game.ongoing == [7] and game.strains == ""
    game = game.after("bachelor picks maria", "haruspex picks notkin", "changeling picks rubin: fever 5 ulcer")
    drawn = [fact.source for fact in game.told(Moved, "plague") if fact.source in ("event_deck", "strain_deck")]
    assert drawn == ["event_deck", "strain_deck", "event_deck", "strain_deck"] and game.ongoing == [5, 7] and game.free == "maria notkin rubin"


@pytest.mark.parametrize("name", ["plague", *HEALERS])
def test_the_event_is_read_out_and_lies_face_up_in_its_district(name: str) -> None:
    """PA 10.3."""
    game = town(phase="turn", chance="9")
    assert Moved(9, "event_deck", "ongoing") in game.heard(name) and EventBegins(9, KEY) in game.heard(name)
    assert game.seen_by(name).ongoing.cards() == [9] and [place for place in range(16) if game.t.needs[place] >= 0] == [9]


@pytest.mark.parametrize("healer, resource", [("bachelor", "key"), ("haruspex", "secret"), ("changeling", "coin")])
def test_a_counter_of_the_active_healers_resource_goes_from_the_pool_on_it(healer: str, resource: str) -> None:
    """PA 10.4."""
    game = town(active=healer, phase="turn", chance="9")
    at = ("coin", "secret", "key").index(resource)
    assert game.needs(9) == resource and game.t.markers.cards() == [at] and game.pool[at] == 14 and sum(game.pool) == 44


def test_that_resource_resolves_it_whoever_does() -> None:
    """PA 10.4. Drawn by the Bachelor it needs a Key; in the Haruspex's turn a Key is what counts."""
    game = town(phase="turn", chance="9", where={"haruspex": 9}, free="haruspex", sheets={"haruspex": "key"}).after("bachelor ends")
    assert game.after("haruspex resolves haruspex").evidence("haruspex") == 4


def test_where_the_pool_has_none_the_event_needs_it_all_the_same() -> None:
    """PA 10.4, R25. All Keys lie on a sheet; a Ward with access resolves it."""
    game = town(phase="turn", chance="9", sheets={"haruspex": "key " * 15}, where={"andrey": 9}, free="andrey")
    assert game.needs(9) == "key" and len(game.t.markers) == 0 and game.pool == (15, 15, 0)
    game = game.after("bachelor resolves andrey")
    assert game.resolved == [9] and game.evidence("bachelor") == 5 and game.pool == (15, 15, 0)


def test_the_effect_of_a_start_event_comes_now() -> None:
    """PA 10.5, R24. The counter lies on it, the Strain is not yet drawn."""
    game = town(phase="turn", chance="7")
    assert game.question == "BreakingCordon" and len(game.t.markers) == 1 and game.strains == ""
    assert game.after("bachelor picks maria").is_free("maria")


def test_the_event_can_be_resolved_from_now_on() -> None:
    """PA 10.5, R24. In the same turn."""
    game = town(phase="turn", chance="5", where={"maria": 5}, free="maria").after("bachelor resolves maria")
    assert game.resolved == [5] and game.evidence("bachelor") == 5


def test_then_the_plague_draws_a_strain() -> None:
    """PA 10.6, R24. After the start effect."""
    game = town(phase="turn", chance="7").after("bachelor picks maria", "haruspex picks notkin")
    assert game.strains == ""
    assert game.after("changeling picks rubin: fever").strains == "fever"


@pytest.mark.parametrize("event", range(1, 16))
def test_one_for_every_event(event: int) -> None:
    """PA 10.6, 8.1. Fresh Graves gives it one besides (PA 16.13)."""
    game = town(phase="turn", chance=str(event), dead="vlad andrey notkin sticky rubin aspity", doomed="maria capella saburov")
    assert len(game.t.strains) == (2 if event == 13 else 1) and game.ongoing == [event]


def test_in_the_setup_phase_healers_may_play_influence() -> None:
    """PA 10.7. The active one before the Event too; then all, in the order of turns."""
    game = town(active="haruspex", phase="turn", hands={"haruspex": "ticking-away", "bachelor": "paralysis", "changeling": "false-witness"})
    assert game.question == "Influencing" and game.asked == "haruspex" and game.ongoing == [] and game.may("haruspex plays ticking-away")
    game = game.after("haruspex passes: 5 fever")
    assert game.question == "Influencing" and game.ongoing == [5] and game.asked == "haruspex"
    game = game.after("haruspex passes")
    assert game.asked == "changeling" and game.may("changeling plays false-witness 5 key")
    game = game.after("changeling passes")
    assert game.asked == "bachelor" and game.may("bachelor plays paralysis")
    assert game.after("bachelor plays paralysis", "changeling passes").t.paralysed          # the Changeling lets it be


def test_but_no_action_card() -> None:
    """PA 10.7, 11.2."""
    game = town(phase="turn", hands={"bachelor": "curfew"})
    assert game.question == "Influencing" and game.why_not("bachelor plays curfew 5").rule == "PA 11.2"
