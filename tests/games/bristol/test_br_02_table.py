"""BR 2. What lies on the table: carts, dice, symptoms, remedies, characters; and a box of one's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lazaretto.games.bristol.box import Box
from lazaretto.games.bristol.cards import CART_NAMES, CARTS, CHARACTERS, FACE_NAMES, PLACES, REMEDY_NAMES, WORTH, cart_shown, is_rat
from lazaretto.kernel import BrokenPack, RandomDealer

from .town import AMBER, BRUN, GAME, QUIET, Play, carts, town


def box_of(fields: dict[str, Any] | None = None) -> Box:
    return (GAME.with_components(fields) if fields else GAME).box


# Carts


def test_three_carts_race_along_one_road() -> None:
    """BR 2.1. Each has room for three."""
    assert CART_NAMES == ("birch", "cedar", "oak") and PLACES == 3
    assert all([max(boarding) <= PLACES for boarding in box_of().boarding.values()])


def test_the_road_has_sixteen_spaces() -> None:
    """BR 2.1, 11.1. On the fifteenth a cart is still in town; with the sixteenth it has left."""
    game = town("""
        birch  14
        cedar  13  amber brun
        oak     1  cyan dora
    """).end_round()
    assert game.t.gone == (0,) and game.carts == carts("""
        cedar  15  amber brun
        oak     3  cyan dora
    """)


def test_a_road_of_your_own() -> None:
    """BR 2.1. Its length is a figure of the pack."""
    longer = GAME.with_components({"road": {"spaces": 18}})
    picture = """
        birch  15  amber brun
        cedar   1  cyan
        oak     1  dora
    """
    assert town(picture).end_round().winners == "amber brun"
    assert town(picture, game=longer).end_round().winners is None
    assert town(picture, game=longer, dice=f"birch-rat {QUIET[12:]}").end_round().winners is None
    assert town(picture, game=longer, dice="birch-rat birch-apple birch-apple oak-rat oak-apple oak-apple").end_round().winners == "amber brun"


# Dice


def test_a_die_has_an_apple_and_a_rat_in_the_colour_of_each_cart() -> None:
    """BR 2.2. Six faces, on each of six dice."""
    assert FACE_NAMES == ("birch-apple", "birch-rat", "cedar-apple", "cedar-rat", "oak-apple", "oak-rat")
    assert [cart_shown(face) for face in range(6)] == [0, 0, 1, 1, 2, 2]
    assert [is_rat(face) for face in range(6)] == [False, True, False, True, False, True]


def test_every_die_may_fall_on_every_face() -> None:
    """BR 2.2. Told apart by their place."""
    game = town("""
        birch  1  amber brun
        cedar  1  cyan
        oak    1  dora
    """)
    for number in range(6):
        faces = " ".join([*FACE_NAMES[number:], *FACE_NAMES[:number]])
        assert game.new_round(faces).dice == faces
    assert game.t.forecast() == (2, 2, 2) and [game.t.rats(cart) for cart in CARTS] == [1, 1, 1]


# Symptoms


def test_there_are_eight_symptoms_of_each_value() -> None:
    """BR 2.3. Worth 1, 2, 3 and 4."""
    assert WORTH == (1, 2, 3, 4) and box_of().symptoms == (8, 8, 8, 8)


def test_you_see_your_own_symptoms_and_nobody_elses() -> None:
    """BR 2.3. Nor the deck's, nor what was discarded."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, decks={"symptoms": "4 4"}, leeches={"birch": "4"})
    amber, watcher = game.seen_by("amber"), game.position.seen_by(None).table
    assert [zone.cards() for zone in amber.symptoms] == [[0, 1], [-1, -1], [-1, -1], [-1, -1]]
    assert [zone.cards() for zone in watcher.symptoms] == [[-1, -1]] * 4
    for t in (amber, watcher):
        assert [zone.kinds() for zone in (t.symptom_deck, t.symptom_discard, t.leeches[0])] == [[], [], []]


# Remedies


def test_there_are_twenty_seven_remedies() -> None:
    """BR 2.4. Every one of Arsenic, Chicken and Emeralds with every one of Leeches, Pomander and Whip, three cards each."""
    named = {(REMEDY_NAMES[top], REMEDY_NAMES[bottom]): copies for (top, bottom), copies in box_of().plain.items()}
    assert named == {(top, bottom): 3 for top in ("arsenic", "chicken", "emeralds") for bottom in ("leeches", "pomander", "whip")}
    assert sum(named.values()) == len(GAME.rules(6, "base").remedies) == 27


def test_each_remedy_stands_on_nine_cards() -> None:
    """BR 2.4."""
    halves = Counter([remedy for pair, copies in box_of().plain.items() for remedy in pair for _ in range(copies)])
    assert halves == dict.fromkeys(range(6), 9)


def test_nobody_sees_the_remedies_in_your_hand() -> None:
    """BR 2.5. But how many they are."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, hands={"amber": "arsenic/whip chicken/leeches"})
    assert game.seen_by("amber").remedies[AMBER].cards() == [2, 3]
    for name in ("brun", "cyan", "dora"):
        assert game.seen_by(name).remedies[AMBER].cards() == [-1, -1]


def test_a_card_just_drawn_is_seen_by_who_drew_it_alone() -> None:
    """BR 2.5."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, hands={"amber": "arsenic/whip"}).after("amber draws: chicken/leeches")
    assert game.seen_by("amber").drawn.cards() == [3] and game.seen_by("brun").drawn.cards() == [-1]


def test_played_remedies_lie_face_up() -> None:
    """BR 2.5."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, hands={"amber": "arsenic/whip chicken/leeches"}).after("amber plays arsenic of arsenic/whip", "amber locks 1 2")
    for seat in (0, 1, 2, 3, None):
        assert game.remedies_in(game.position.seen_by(seat).table.remedy_discard) == "arsenic/whip"


def test_what_is_put_away_unplayed_stays_face_down() -> None:
    """BR 2.5, R44. A dead player's hand."""
    game = town("""
        birch  5  cyan
        cedar  3  dora
        oak    1  amber brun
    """, turn="amber", plagued="brun", hands={"brun": "chicken/leeches arsenic/pomander"}).after("amber pushes brun", "brun lets it happen")
    assert game.hand("brun") == "" and game.remedies_in(game.t.buried) == "arsenic/pomander chicken/leeches"
    for seat in (0, 1, 2, 3, None):
        t = game.position.seen_by(seat).table
        assert t.buried.cards() == [-1, -1] and t.remedy_discard.cards() == []


def test_no_card_is_lost_or_made() -> None:
    """BR 2.3, 2.4. Thirty-two symptoms and twenty-seven remedies, however they lie and whatever is played."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, decks={"symptoms": "4 4", "buried": "arsenic/whip"}, leeches={"oak": "4 4"}, hands={"amber": "arsenic/pomander emeralds/leeches"})
    game.after("amber plays pomander of arsenic/pomander: 4 4", "amber keeps 4 4", "amber plays leeches of emeralds/leeches: 1 2", "amber leeches 1 onto birch")
    assert pieces(game, "symptoms") == dict.fromkeys(range(4), 8) and pieces(game, "remedies") == dict.fromkeys(range(9), 3)


def pieces(game: Play, name: str) -> Counter[int]:
    """By card, how many lie anywhere."""
    rows = [getattr(game.t, field) for field in GAME.pieces[name]]
    return Counter([card for row in rows for zone in (row if isinstance(row, list) else [row]) for card in zone.cards()])


# Characters


def test_without_their_mode_characters_are_only_names() -> None:
    """BR 2.6. With it there are nine, and each has its own."""
    assert GAME.begin(9, "base", RandomDealer(1)).table.characters == ()
    assert sorted(GAME.begin(9, "characters", RandomDealer(1)).table.characters) == list(range(CHARACTERS)) == list(range(9))


def test_without_their_mode_no_special_action_is_offered() -> None:
    """BR 2.6, 9.1. Only the three kinds of action."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """)
    assert {type(move).__name__ for move in game.options("amber")} == {"DrawRemedy", "Push", "Reroll"}
    assert game.t.symptoms[BRUN].eyes == 1 << BRUN


# A box of one's own


@pytest.mark.parametrize("fields, field, message", [
    ({"road": {"spaces": 0}}, "road.spaces", "must be from 1 to 100, not 0"),
    ({"road": {"spaces": 101}}, "road.spaces", "must be from 1 to 100, not 101"),
    ({"road": {"spaces": "long"}}, "road.spaces", "a whole number is needed, not 'long'"),
    ({"road": {"bends": 2}}, "road.bends", "is not known; known are spaces"),
    ({"symptoms": {"1": 32}}, "symptoms.1", "must be from 0 to 31, not 32"),
    ({"symptoms": {"5": 1}}, "symptoms.5", "is not known; known are 1, 2, 3, 4"),
    ({"symptoms": {"1": 1}}, "symptoms", "nine players are dealt 18 cards below 4, and there are 17 (BR 3.3)"),
    ({"remedies": {"arsenic/leeches": 32}}, "remedies.arsenic/leeches", "must be from 0 to 31, not 32"),
    ({"remedies": {"arsenic": 1}}, "remedies.arsenic", "a card is two of arsenic, chicken, emeralds, leeches, pomander, whip, alms, joined by a stroke"),
    ({"remedies": {"arsenic/arsenic": 1}}, "remedies.arsenic/arsenic", "a card is two of arsenic"),
    ({"remedies": {"arsenic/garlic": 1}}, "remedies.arsenic/garlic", "a card is two of arsenic"),
    ({"remedies": {"arsenic/alms": 1}}, "remedies.arsenic/alms", "Alms stand on the cards of the section 'alms', and on no others (BR 12.4)"),
    ({"alms": {"arsenic/whip": 1}}, "alms.arsenic/whip", "Alms stand on the cards of the section 'alms', and on no others (BR 12.4)"),
    ({"remedies": {"leeches/arsenic": 1}}, "remedies", "at most 15 kinds of card, Alms cards included, not 16"),
    ({"coins": {"gold": 1}}, "coins.gold", "is not known; known are naught, plague, cured"),
    ({"boarding": {"5": "2 2 2"}}, "boarding.5", "three numbers up to 3 are needed that add up to 5, not '2 2 2' (BR 3.2)"),
    ({"boarding": {"5": "4 1 0"}}, "boarding.5", "three numbers up to 3 are needed that add up to 5, not '4 1 0' (BR 3.2)"),
    ({"boarding": {"5": "3 2"}}, "boarding.5", "three numbers up to 3 are needed that add up to 5, not '3 2' (BR 3.2)"),
    ({"boarding": {"3": "1 1 1"}}, "boarding.3", "is not known; known are 4, 5"),
    ({"horses": {"grey": 1}}, "horses", "is not known; known are road, symptoms, remedies, alms, coins, boarding"),
])
def test_a_pack_that_cannot_be_played_is_refused_by_the_name_of_its_field(fields: dict[str, Any], field: str, message: str) -> None:
    """BR 2.1, 2.3, 2.4, 3.2, 3.3, 12.4. What is wrong is said, with its rule, and where."""
    with pytest.raises(BrokenPack) as error:
        GAME.with_components(fields)
    assert error.value.field == field and str(error.value).startswith(f"{field}: {message}")


def test_what_a_pack_leaves_out_stays_as_it_came() -> None:
    """BR 2.1, 2.3. Only the entries named are replaced."""
    box = box_of({"symptoms": {"4": 6}})
    assert box.symptoms == (8, 8, 8, 6) and box.road == 16 and box.plain == box_of().plain
