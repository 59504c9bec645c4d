"""PB 7. Placing dice and cards beside squares."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.cards import PIECE_NAMES, WEAPONS
from lazaretto.games.pints.moves import FIGHTS, GO_ON, Place, PlayCard

from .pub import ANNA, Play, pub

FULL_ROW = """
    2  .:fast  .:fast  .:fast  .:fast  .:fast
"""
CLOSE, MIDDLE, FAR = "1 2", "2 3", "3 4 5"


def row(loose: str = "", hand: str = "", picture: str = FULL_ROW, phase: str = "placing", **told: object) -> Play:
    """A buddy before row 2, these dice thrown and these cards in hand."""
    return pub(picture, stools="2", loose=loose, hands={"anna": hand}, phase=phase, **told)


# Where


def test_dice_go_beside_squares_with_zombies_in_rows_with_a_buddy() -> None:
    """PB 7.1, R50."""
    game = pub("""
        2  .  .:fast  .  .  .
        3  .  .:fast  .  .  .
    """, stools="2", loose="bat bat", phase="placing")
    assert [str(move) for move in game.options("anna")] == [str(GO_ON), str(Place(0, 6))]
    assert "no buddy" in game.why_not("anna places bat at 3-2").text and game.why_not("anna places bat at 3-2").rule == "PB 7.1"
    assert "no zombie" in game.why_not("anna places bat at 2-1").text and game.why_not("anna places bat at 2-1").rule == "PB 7.1"


def test_only_what_the_dice_show_or_ones_own_cards() -> None:
    """PB 7.1. Ben's cue is not Anna's."""
    game = pub(FULL_ROW, stools="2", loose="bat", hands={"ben": "cue"}, phase="placing")
    assert game.why_not("anna places cue at 2-1").rule == "PB 7.1" and game.why_not("anna places bow at 2-3").rule == "PB 7.1"


def test_a_die_belongs_to_its_square_whatever_lies_there_later() -> None:
    """PB 7.1, R49. A Coat stand brings another pile before the bat: that one is hit."""
    game = row("bat", "coat", """
        2  .:fast  .:tough  .  .  .
    """, "placing fighting").after("anna places bat at 2-2", "anna plays coat 2")
    assert game.ambulance == "fast" and game.shows("""
        2  .  .:tough  .  .  .
    """)


@pytest.mark.parametrize("weapons, reach", [
    ("bat cue umbrella magazine extinguisher", CLOSE), ("dart toaster balls teapot rugby", MIDDLE), ("bow molotov", FAR),
])
def test_a_weapon_reaches_certain_squares_only(weapons: str, reach: str) -> None:
    """PB 7.2, 13.2 to 13.7. Counted from the pub."""
    for weapon in weapons.split():
        game = row(weapon) if weapon in ("bat", "dart", "bow") else row("", weapon)
        assert " ".join([square for square in "12345" if game.may(f"anna places {weapon} at 2-{square}")]) == reach
        assert {game.why_not(f"anna places {weapon} at 2-{square}").rule for square in "12345" if square not in reach} == {"PB 7.2"}
        told = {game.why_not(f"anna places {weapon} at 2-{square}").text for square in "12345" if square not in reach}
        assert told == {f"that weapon reaches squares {reach.replace(' 4 ', ' to ') if '4' in reach else reach.replace(' ', ' and ')} only"}


# Hits


def test_there_are_twelve_weapons_three_on_the_dice() -> None:
    """PB 7.3."""
    assert WEAPONS == 12 and PIECE_NAMES[:3] == ("bat", "dart", "bow")


@pytest.mark.parametrize("weapon", PIECE_NAMES[:12])
def test_a_weapon_gives_one_hit_unless_its_card_says_more(weapon: str) -> None:
    """PB 7.3, 13.4. The billiard balls give two."""
    square = "2-3" if weapon in ("bow", "molotov") else "2-2"
    dice, cards = (weapon, "") if weapon in ("bat", "dart", "bow") else ("", weapon)
    assert row(dice, cards).after(f"anna places {weapon} at {square}").hits(square) == (2 if weapon == "balls" else 1)


def test_two_of_the_same_weapon_are_two_hits() -> None:
    """PB 7.4. The example: right."""
    assert row("bat bat").after("anna places bat at 2-1", "anna places bat at 2-1").hits("2-1") == 2


def test_a_square_may_be_given_any_number() -> None:
    """PB 7.4. All seven dice and a card."""
    game = row("bow bow bow extra extra extra extra", "extra-three")
    pieces = ["bow"] * 3 + ["extra"] * 4 + ["extra-three"]
    assert game.after(*[f"anna places {piece} at 2-5" for piece in pieces]).hits("2-5") == 10


@pytest.mark.parametrize("first, second", [
    ("bat", "magazine"), ("magazine", "bat"), ("bat", "dart"), ("cue", "umbrella"), ("toaster", "dart"), ("dart", "balls"),
])
def test_but_only_one_kind_of_weapon(first: str, second: str) -> None:
    """PB 7.4, R51. The example: two different weapons are wrong, though their reach is the same."""
    game = row("bat dart", "magazine cue umbrella toaster balls").after(f"anna places {first} at 2-2")
    assert game.why_not(f"anna places {second} at 2-2").rule == "PB 7.4"


def test_another_square_of_the_row_may_have_another_kind() -> None:
    """PB 7.4."""
    game = row("bat dart bow").after("anna places bat at 2-1", "anna places dart at 2-2", "anna places bow at 2-3")
    assert [game.hits(f"2-{square}") for square in "12345"] == [1, 1, 1, 0, 0]


def test_a_longbow_and_two_extra_hits_are_three_hits() -> None:
    """PB 7.5. The example: right."""
    assert row("bow extra extra").after("anna places bow at 2-4", "anna places extra at 2-4", "anna places extra at 2-4").hits("2-4") == 3


def test_two_of_the_same_weapon_and_an_extra_hit_are_three_hits() -> None:
    """PB 7.5. The example: right."""
    assert row("dart dart extra").after("anna places dart at 2-3", "anna places dart at 2-3", "anna places extra at 2-3").hits("2-3") == 3


@pytest.mark.parametrize("extra", ["extra", "extra-three", "extra-two", "extra-players"])
def test_extra_hits_alone_are_forbidden(extra: str) -> None:
    """PB 7.5. The example: wrong. Dice and cards alike; a weapon on the next square is not enough."""
    game = row("extra extra bow", "extra-three extra-two extra-players").after("anna places bow at 2-4")
    assert {game.why_not(f"anna places {extra} at 2-{square}").rule for square in "1235"} == {"PB 7.5"}
    assert game.may(f"anna places {extra} at 2-4")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_extra_hit_cards_add_three_or_two_or_one_for_each_player(seats: int) -> None:
    """PB 7.5, 13.8, R108. With a die, on any square that it reaches."""
    for extra, hits in (("extra-three", 3), ("extra-two", 2), ("extra-players", seats), ("extra", 1)):
        game = row("bat extra", "extra-three extra-two extra-players", seats=seats)
        assert game.after("anna places bat at 2-1", f"anna places {extra} at 2-1").hits("2-1") == 1 + hits


def test_an_extra_hit_stays_whole_on_its_square() -> None:
    """PB 7.5, R52. Three hits on one chip: two are lost, though the next square has a weapon and a zombie."""
    game = row("bat dart", "extra-three", """
        2  .:fast  .:tough  .  .  .
    """, "placing fighting").after("anna places bat at 2-1", "anna places dart at 2-2", "anna places extra-three at 2-1")
    assert game.ambulance == "fast" and game.shows("""
        2  .:tough!  .  .  .  .
    """)


# Or not


def test_you_may_place_nothing_at_all() -> None:
    """PB 7.6. In a row with a buddy, with weapons that would reach."""
    game = row("bat bow", "cue", phase="placing fighting").after("anna goes on")
    assert game.ambulance == "" and game.hand("anna") == "cue" and game.marker("anna") == "fast fast"


def test_a_square_for_which_you_have_no_weapon_cannot_be_fought() -> None:
    """PB 7.6. A bat does not reach the street."""
    game = row("bat extra extra", "cue", """
        2  .  .  .  .  .:fast
    """, "placing fighting")
    assert game.asked == "" and game.ambulance == ""


def test_dice_left_over_are_lost() -> None:
    """PB 7.6. Cards are kept."""
    game = row("bat bat bow extra", "cue", phase="placing fighting").after("anna places bat at 2-1", "anna goes on")
    assert game.loose == "" and game.hand("anna") == "cue" and game.ambulance == "fast"


def test_what_is_placed_stays() -> None:
    """PB 7.6, R113. Of two bats one is placed: nothing takes it back, it can only be joined."""
    game = row("bat bat").after("anna places bat at 2-1")
    assert game.loose == "bat" and all([move == GO_ON or isinstance(move, Place) for move in game.options("anna")])


def test_once_the_fight_has_begun_nothing_can_be_added() -> None:
    """PB 7.7. Neither die nor card, until it is over."""
    game = row("bat bat bow bow extra", "cue blind", phase="placing fighting").after("anna places bat at 2-1", "anna places bow at 2-4", "anna goes on")
    assert game.question == "Squares" and game.options("anna")[:2] == (FIGHTS[5], FIGHTS[8])
    for piece, square in (("bat", "2-1"), ("bow", "2-4"), ("extra", "2-1"), ("cue", "2-2")):
        assert "no answer" in game.why_not(f"anna places {piece} at {square}").text


def test_cards_with_special_functions_are_not_placed_but_played_in_their_time() -> None:
    """PB 7.7, 13. Nothing can be placed here, and the blind can be played, now or between fight and push."""
    game = row("", "blind zword motion", phase="placing fighting")
    assert not any([isinstance(move, Place) for move in game.options("anna")]) and game.may("anna plays blind 2")
    game.after("anna goes on")
    assert game.t.phase == 2 and game.may("anna plays blind 2")


def test_a_card_for_another_time_is_thought_of_and_refused_with_its_rule() -> None:
    """PB 7.7, 13.9, 13.11. So the page can say when it is played."""
    v = pub("2 b:fast g r y b", stools="2", hands={"anna": "unstoppable zword"}, loose="bat", phase="placing")
    thought = [move for move in v.position.candidates(ANNA) if isinstance(move, PlayCard)]
    assert [v.position.why_not(ANNA, move).rule for move in thought] == ["PB 13.9", "PB 13.11"]
    assert not [move for move in v.position.options(ANNA) if isinstance(move, PlayCard)]
