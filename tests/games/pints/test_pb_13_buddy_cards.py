"""PB 13. Buddy cards: weapons, extra hits, and cards with special functions; the Z-word and the cards for the bus are in test_pb_13_bus_cards.py."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.cards import PIECE_NAMES
from lazaretto.games.pints.moves import Place
from lazaretto.kernel import NOT_HERE, NotAsked

from .pub import ANNA, pub

FULL = """
    1  b:fast  g:fast  r:fast  y:fast  b:fast
    2  g:fast  r:fast  y:fast  b:fast  g:fast
"""
PLACED = {"phase": "placing fighting"}


def squares_for(piece: str, **told: str) -> list[int]:
    """Where in row 1 the piece may be placed, counted from the pub."""
    v = pub(FULL, stools="1", hands={"anna": piece}, phase="placing", **told)
    return [move.field % 5 + 1 for move in v.options("anna") if isinstance(move, Place) and move.piece == PIECE_NAMES.index(piece)]


# Playing a card


def test_a_card_works_once_and_goes_face_up_on_the_discard_pile() -> None:
    """PB 13.1, R38. A special card when it is played, a weapon when its row has fought."""
    v = pub(FULL, stools="1", hands={"anna": "blind cue"}, loose="bow", phase="placing fighting").after("anna plays blind 3")
    assert v.discard == "blind" and v.why_not("anna plays blind 2").rule == "PB 13.1"
    v.after("anna places cue 1-1")
    assert v.discard == "blind" and v.hand("anna") == "" and v.after("anna goes on").discard == "blind cue"


def test_cards_are_played_in_ones_own_turn_and_only_ones_own() -> None:
    """PB 13.1, R118."""
    v = pub(hands={"ben": "blind", "anna": "coat"}, phase="sending")
    assert v.why_not("anna plays blind 1").rule == "PB 13.1"
    with pytest.raises(NotAsked):
        v.after("ben plays blind 1")


def test_each_when_it_may_be_played() -> None:
    """PB 13.1. Cards for the bus and the Z-word have no place in the sending, weapons none in the fight."""
    v = pub(FULL, stools="1", hands={"anna": "motion unstoppable continental zword cue blind"}, phase="sending fighting")
    rules = [v.why_not(f"anna plays {card}").rule for card in ("motion", "unstoppable", "continental", "zword")]
    assert rules == ["PB 13.10", "PB 13.11", "PB 13.12", "PB 13.9"]
    assert v.why_not("anna places cue 1-1") == NOT_HERE and v.after("anna goes on").why_not("anna places cue 1-1") == NOT_HERE


# Weapons


@pytest.mark.parametrize("weapon, reach, hits", [
    ("cue", [1, 2], 1), ("umbrella", [1, 2], 1), ("magazine", [1, 2], 1), ("extinguisher", [1, 2], 1), ("toaster", [2, 3], 1), ("balls", [2, 3], 2),
    ("teapot", [2, 3], 1), ("rugby", [2, 3], 1), ("molotov", [3, 4, 5], 1),
])
def test_each_weapon_reaches_its_squares_and_gives_its_hits(weapon: str, reach: list[int], hits: int) -> None:
    """PB 13.2, 13.3, 13.4, 13.5, 13.6, 13.7."""
    assert squares_for(weapon) == reach
    v = pub(FULL, stools="1", hands={"anna": weapon}, phase="placing").after(f"anna places {weapon} 1-{reach[0]}")
    assert v.hits(f"1-{reach[0]}") == hits


@pytest.mark.parametrize("die, card, square", [("bat", "cue", 1), ("bat", "magazine", 2), ("dart", "toaster", 2), ("dart", "balls", 3), ("bow", "molotov", 5)])
def test_each_is_a_kind_of_its_own(die: str, card: str, square: int) -> None:
    """PB 13.2, 13.3, 13.4, 13.7, R51. Though the reach is that of the die."""
    v = pub(FULL, stools="1", hands={"anna": card}, loose=die, phase="placing").after(f"anna places {die} 1-{square}")
    assert v.why_not(f"anna places {card} 1-{square}").rule == "PB 7.4"


def test_two_of_the_same_card_go_together() -> None:
    """PB 13.4, 7.4, R51. Four hits on three chips of which one is tough."""
    v = pub("1 b g:fast,tough,fast r y b", stools="1", hands={"anna": "balls balls"}, **PLACED)
    v.after("anna places balls 1-2", "anna places balls 1-2")
    assert v.ambulance == "fast fast tough" and v.shows("1 g r y b .") and v.discard == "balls balls"


def test_refined_zombies_felled_by_a_teapot_are_not_replaced() -> None:
    """PB 13.5, R56. Nor by hits that go with it; by a dart they are."""
    picture = "1 b g:fast-sauce,fast-sauce r y b"
    v = pub(picture, stools="1", hands={"anna": "teapot"}, loose="extra", **PLACED).after("anna places teapot 1-2", "anna places extra 1-2")
    assert v.ambulance == "fast-sauce fast-sauce" and v.shows("1 g r y b .")
    v = pub(picture, stools="1", loose="dart extra", **PLACED).after("anna places dart 1-2", "anna places extra 1-2")
    assert v.ambulance == "fast fast-sauce" and v.shows("1 g:fast-sauce r y b .")


# The rugby ball


def test_the_rugby_ball_hits_another_square_of_a_neighbouring_row() -> None:
    """PB 13.6, R57. Chosen when it is placed: any square with a zombie, though no buddy and no weapon is there."""
    v = pub("1 b g:fast r y b\n 2 g r y b g:fast\n 3 r:fast y b g r", stools="1", hands={"anna": "rugby"}, **PLACED).after("anna places rugby 1-2")
    assert v.question == "Rebounding" and v.why_not("anna rebounds to 3-1").rule == v.why_not("anna rebounds to 2-1").rule == "PB 13.6"
    v.after("anna rebounds to 2-5")
    assert v.ambulance == "fast fast" and v.shows("1 g r y b .\n 2 g r y b g\n 3 r:fast y b g r")


# Extra hits


@pytest.mark.parametrize("card, seats, hits", [
    ("extra-three", 2, 3), ("extra-three", 4, 3), ("extra-two", 2, 2), ("extra-two", 4, 2),
    ("extra-players", 2, 2), ("extra-players", 3, 3), ("extra-players", 4, 4),
])
def test_extra_hit_cards_add_three_two_or_as_many_as_there_are_players(card: str, seats: int, hits: int) -> None:
    """PB 13.8, R108, R103. Only with a weapon."""
    v = pub(FULL, seats=seats, stools="1", hands={"anna": card}, loose="bat", phase="placing")
    assert v.why_not(f"anna places {card} 1-1").rule == "PB 7.5"
    assert v.after("anna places bat 1-1", f"anna places {card} 1-1").hits("1-1") == 1 + hits


# Playing undead


def test_who_enters_by_a_row_that_plays_undead_bites_nobody() -> None:
    """PB 13.13, R96. They go to the stock, without crisps; in the fight and from the bus."""
    v = pub("1 b:fast g:fast r:fast y b", stools="1", bus=1, aboard="fast", hands={"anna": "undead"}, phase="fighting driving scoring")
    v.after("anna plays undead 1")
    assert v.t.bites[ANNA] == 0 and v.t.crisps[ANNA] == 0 and v.t.stock.size == 85 and v.shows("1 y b . . .:fast")


def test_undead_is_for_one_row_and_this_turn() -> None:
    """PB 13.13. By row 2 they bite; and after the turn it is over."""
    v = pub("1 b:fast g:fast r y b\n 2 b:fast g r y b", bus=3, hands={"anna": "undead"}, phase="turn").after("anna plays undead 1")
    v.after("anna sends 1: cue", "anna sends 2: umbrella", "anna goes on: bow bow bow bow bow bow bow yellow", "anna goes on")
    assert v.asked == "ben" and v.t.undead == 0 and v.t.bites[ANNA] == 1


def test_undead_may_be_played_until_just_before_the_push_and_not_for_what_came_in_before() -> None:
    """PB 13.13, R74. Between the two pushes of a row: the second zombie is spared."""
    v = pub("1 b:tough g:fast r y b", stools="1", hands={"anna": "undead"}, phase="fighting").after("anna goes on", "anna goes on")
    assert v.question == "Meanwhile" and v.marker("anna") == "tough"
    assert v.after("anna plays undead 1").marker("anna") == "tough"


# Roller blind


def test_behind_a_blind_nothing_moves_in_this_turn() -> None:
    """PB 13.14, R72. Not even with a buddy, who fights all the same; played between fight and push."""
    v = pub("1 b:fast g:fast r y b", stools="1", placed={"1-1": "bat"}, hands={"anna": "blind"}, phase="fighting").after("anna fights 1-1")
    assert v.question == "Meanwhile" and v.t.sofa == 4
    assert v.after("anna plays blind 1").shows("1 b g:fast r y b") and v.ambulance == "fast"


def test_a_blind_between_two_pushes_stops_the_second() -> None:
    """PB 13.14, R72."""
    v = pub("1 b g r y b", stools="1", corner="b g r", hands={"anna": "blind"}, phase="fighting").after("anna goes on", "anna goes on", "anna plays blind 1")
    assert v.shows("1 g r y b b") and v.corner == "g r b"


def test_a_blind_is_up_again_in_the_next_turn() -> None:
    """PB 13.14, R72."""
    v = pub(phase="turn", hands={"anna": "blind"}).after("anna plays blind 4", "anna sends 1: cue", "anna goes on: bat bat bat dart dart bow bow yellow")
    while v.asked == "anna":
        v.after("anna goes on")
    assert v.asked == "ben" and v.t.blinds == 0


# Scatterbrains


def test_scatterbrains_lays_the_chips_of_one_tile_on_others() -> None:
    """PB 13.15, R75. One at a time, on top, in any rows, face up or down as they were; not back on their own tile."""
    v = pub("1 b:tough!,fast g:fast-snappy r y b", stools="1", hands={"anna": "scatter"}, phase="sending").after("anna plays scatter 1-1")
    assert v.why_not("anna lays 1-1").rule == "PB 13.15"
    v.after("anna lays wounded 1-2", "anna lays 5-5")
    assert v.shows("1 b g:fast-snappy,tough! r y b\n 5 . . . . .:fast") and v.discard == "scatter" and v.question == "Sending"


def test_all_chips_may_go_on_one_tile() -> None:
    """PB 13.15, R75. The uppermost comes first; who holds none face up cannot lay one."""
    v = pub("1 b:tough,fast,fast-snappy g r y b", stools="1", hands={"anna": "scatter"}, phase="sending").after("anna plays scatter 1-1")
    assert v.why_not("anna lays wounded 1-2").rule == "PB 13.15"
    assert v.after("anna lays 1-2", "anna lays 1-2", "anna lays 1-2").shows("1 b g:fast-snappy,fast,tough r y b")


def test_only_a_tile_with_zombies_is_scattered() -> None:
    """PB 13.15, R75. One chip is enough."""
    v = pub("1 b:fast g r y b", hands={"anna": "scatter"}, phase="sending")
    assert v.why_not("anna plays scatter 1-2").rule == "PB 13.15" and v.may("anna plays scatter 1-1")


# Coat stand


def test_the_coat_stand_pushes_a_row_back_by_one() -> None:
    """PB 13.16, R71, R96. An empty tile from the corner in at the pub side; what falls out goes to the stock, the tile to the corner."""
    v = pub("1 b:fast g r y:tough! r:fast,fast", corner="b g y", hands={"anna": "coat"}, phase="sending").after("anna plays coat 1")
    assert v.shows("1 b b:fast g r y:tough!") and v.corner == "g y r" and v.t.stock.size == 84 and v.t.crisps[ANNA] == 0 and v.discard == "coat"


def test_a_coat_stand_sets_off_no_marking_and_moves_no_blind() -> None:
    """PB 13.16, 18.1, R71. The marked red tile did not enter the pub."""
    v = pub("1 b g r y R:fast", variant="main-course", corner="b g y", hands={"anna": "coat blind"}, phase="sending")
    assert v.after("anna plays coat 1").t.bites[ANNA] == 0 and v.corner == "g y R"
    v = pub(hands={"anna": "coat blind"}, phase="sending").after("anna plays blind 1")
    assert v.why_not("anna plays coat 1").rule == "R71" and v.may("anna plays coat 2")


def test_a_row_has_each_of_them_once() -> None:
    """PB 13.13, 13.14. With the reason of the card that lies there."""
    v = pub(hands={"anna": "undead undead blind blind"}, phase="sending").after("anna plays undead 1", "anna plays blind 1")
    assert str(v.why_not("anna plays undead 1")) == "that row plays undead already (PB 13.13)"
    assert str(v.why_not("anna plays blind 1")) == "that row has a roller blind already (PB 13.14)" and v.may("anna plays blind 2")


@pytest.mark.parametrize("card, where", [("undead", "1"), ("blind", "1"), ("scatter", "1-1"), ("coat", "1")])
@pytest.mark.parametrize("phase", ["sending", "placing", "fighting", "driving"])
def test_these_four_are_played_at_any_time_before_the_scoring(card: str, where: str, phase: str) -> None:
    """PB 13.13, 13.14, 13.15, 13.16, 12.1, R116."""
    assert pub("1 b:fast . . . .", stools="1", hands={"anna": card}, phase=phase).may(f"anna plays {card} {where}")
