"""PB 2. What lies on the table, and who sees it."""

from __future__ import annotations

import pytest

from lazaretto import RandomDealer
from lazaretto.games.pints import GAME
from lazaretto.games.pints.box import CHIP_NAMES
from lazaretto.games.pints.cards import (
    BUDDY_CARDS, CARD_NAMES, COLOUR_FACES, DICE, DIE_NAMES, DIE_PIECES, FOOD_NAMES, FRUIT, QUARTERS, RESCUES, TINY_CAR, is_marked,
)
from lazaretto.games.pints.chips import bites_of, is_refined, is_tough
from lazaretto.games.pints.colour import Boards
from lazaretto.games.pints.scoring import ScoringBegins
from lazaretto.kernel import FACE_DOWN

from .pub import ANNA, BEN, CLEO, pub

EXTRAS = "extra extra extra extra extra extra extra"
ONE_TOUGH = {"fast": 0, "fast-sauce": 0, "fast-snappy": 0, "tough": 1, "tough-sauce": 0, "tough-snappy": 0}


def test_five_rows_of_five_squares() -> None:
    """PB 2.1."""
    t = GAME.begin(3, "base", RandomDealer(1)).table
    assert [len(row) for row in t.tiles] == [5, 5, 5, 5, 5]


@pytest.mark.parametrize("row, next_row", [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)])
def test_rows_are_numbered_as_the_bus_drives_and_after_the_fifth_comes_the_first(row: int, next_row: int) -> None:
    """PB 2.1."""
    assert pub(bus=row, phase="driving").bus == next_row


def test_square_one_is_next_to_the_pub_and_square_five_next_to_the_street() -> None:
    """PB 2.1. What lies on the first enters, what comes lies on the fifth."""
    game = pub("""
        1  b:tough  .  .  .  .:fast
    """, bus=1, aboard="fast-snappy", corner="r . .", phase="driving", chance="")
    assert game.t.bites[ANNA] == 0 and game.marker("anna") == "tough" and game.shows("""
        1  .  .  .  .:fast  r:fast-snappy
    """)


def test_each_row_has_one_stool() -> None:
    """PB 2.1, R8."""
    assert pub(stools="3").why_not("anna sends to 3").rule == "PB 5.1"


@pytest.mark.parametrize("variant", ["base", "main-course"])
def test_twenty_eight_tiles_seven_of_each_colour(variant: str) -> None:
    """PB 2.2. Twenty-five in the rows, three in the corner; markings are seen on the Main Course only."""
    t = GAME.begin(3, variant, RandomDealer(5)).table
    tiles = [*t.corner, *[tile for row in t.tiles for tile in row]]
    assert len(t.corner) == 3 and [[tile % 4 for tile in tiles].count(colour) for colour in range(4)] == [7, 7, 7, 7]
    marked = [tile % 4 for tile in tiles if is_marked(tile)]
    assert [marked.count(colour) for colour in range(4)] == ([3, 3, 3, 3] if variant == "main-course" else [0, 0, 0, 0])


def test_eighty_six_chips_of_six_kinds() -> None:
    """PB 2.3. The figures of each kind are reconstructed."""
    rules = GAME.rules(3, "base")
    kinds = [CHIP_NAMES[rules.kinds[chip]] for chip in rules.chips.cards()]
    assert len(kinds) == 86
    assert {name: kinds.count(name) for name in CHIP_NAMES} == {
        "fast": 48, "fast-sauce": 8, "fast-snappy": 8, "tough": 14, "tough-sauce": 4, "tough-snappy": 4,
    }


def test_fast_or_tough_and_refined_or_snappy_never_both() -> None:
    """PB 2.3."""
    t = GAME.make_table(GAME.rules(3, "base"))
    found = {(is_tough(t, chip), is_refined(t, chip), bites_of(t, chip)) for chip in t.rules.chips.kinds()}
    assert found == {(tough, refined, bites) for tough in (False, True) for refined, bites in ((False, 1), (True, 1), (False, 2))}


def test_a_chip_hit_and_not_felled_lies_face_up() -> None:
    """PB 2.3, R15. Ben sees its face, and no other."""
    game = pub("""
        1  .  .  .:fast,tough  .  .
    """, stools="1", placed={"1-3": "bow"}, phase="fighting")
    assert game.shows("""
        1  .:fast,tough!  .  .  .  .
    """)
    assert [tag & 15 for tag in game.seen_by("ben").tags[0]] == [0, game.t.lines[0].at(1) + 1]


def test_chips_come_into_play_face_down() -> None:
    """PB 2.4. Nobody sees what boarded, not even who threw the dice."""
    game = pub().go(Boards(2), chance="tough fast-sauce")
    assert game.aboard == "tough fast-sauce"
    assert [game.seen_by(name).lines[25].cards() for name in ("anna", "ben")] == [[FACE_DOWN] * 2] * 2


def test_chips_that_go_back_are_turned_down_and_mixed_in() -> None:
    """PB 2.4, R16. The only chip there is was wounded; it comes again unhurt."""
    game = pub(markers={"anna": "tough!"}, phase="scoring", game=GAME.with_components({"chips": ONE_TOUGH}))
    assert len(game.t.stock) == 1 and game.go(Boards(1)).aboard == "tough"


@pytest.mark.parametrize("face", range(COLOUR_FACES))
def test_the_colour_die_has_four_colours_white_and_black_once_each(face: int) -> None:
    """PB 2.5."""
    game = pub(phase="throw", chance=f"{EXTRAS} {face}" + (" blue" if face == 5 else ""))
    if face < 4:
        assert game.told(Boards) == [] and game.t.draws == len(game.t.fields_of(face))
    assert (game.question == "ColourRolled") == (face == 4)
    assert (game.aboard == "fast") == (face == 5)


def test_seven_battle_dice_with_three_weapons_extra_hits_and_zombies() -> None:
    """PB 2.6. All alike; that there are two extra hits and one of all else is reconstructed."""
    die = GAME.rules(3, "base").die
    assert DICE == 7 and {name: die.count(piece) for name, piece in zip(DIE_NAMES, DIE_PIECES)} == {"bat": 1, "dart": 1, "bow": 1, "extra": 2, "zombie": 1}
    assert pub(phase="throw", chance="0 1 2 3 4 5 5 blue").loose == "bat dart bow extra extra"


def test_sixty_five_cards() -> None:
    """PB 2.7. Forty of buddies, two of each kind; twenty of zombies of six kinds; five of rescue."""
    cards = GAME.rules(3, "main-course").cards
    assert [cards.count(card) for card in range(BUDDY_CARDS)] == [2] * 20
    assert {CARD_NAMES[card]: cards.count(card) for card in range(FRUIT, TINY_CAR)} == {
        "fruit": 5, "too-dead": 5, "bite-charge": 3, "flesh-mob": 2, "make-it-two": 3, "jukebox": 2,
    }
    assert len(cards) + len(RESCUES) == 65


def test_six_buddies_and_the_red_ones_play_alike() -> None:
    """PB 2.8, R12. One from the phone box fights, and dies, like any other."""
    rules = GAME.rules(3, "base")
    assert (rules.sofa, rules.phone_box) == (4, 2)
    game = pub(stools="1 2 3 4", sofa=1, phone_box=1, phase="sending").after("anna sends to 5: cue")
    assert game.stools == "1 2 3 4 5" and game.t.sofa == 0
    assert pub(sofa=5, phone_box=1, bites={"anna": 4}, markers={"anna": "fast"}, phase="scoring").t.sofa == 4


def test_buddies_who_do_not_fight_sit_on_the_sofa() -> None:
    """PB 2.8."""
    assert pub().after("anna sends to 2: cue").t.sofa == 3


@pytest.mark.parametrize("bites", [0, 1, 2, 3])
def test_a_bite_marker_shows_bites_and_holds_those_who_came_in(bites: int) -> None:
    """PB 2.9. One for each player; at five it is turned back to 0 (PB 11.7)."""
    game = pub("""
        1  .:fast  .  .  .  .
    """, seats=4, stools="1", bites={"anna": bites}, phase="fighting")
    assert len(game.t.bites) == 4 and game.t.bites[ANNA] == bites and game.marker("anna") == "fast"
    assert game.go(ScoringBegins()).t.bites[ANNA] == bites + 1


def test_crisps_do_not_run_out() -> None:
    """PB 2.9, R21. The bags of the box are worth 96."""
    assert pub(crisps={"anna": 90, "ben": 90}, ambulance="fast fast", phase="scoring").t.crisps == (92, 90, 0)


def test_a_beer_drunk_lies_before_its_drinker() -> None:
    """PB 2.10. Seven stand on the bar."""
    assert GAME.rules(3, "base").beers == 7
    game = pub(bites={"anna": 1}, crisps={"anna": 4}).after("anna drinks")
    assert game.t.bar == 6 and game.t.beers == (1, 0, 0)


def test_the_defeated_wait_on_the_ambulance_and_are_no_part_of_the_stock() -> None:
    """PB 2.11, R19. The last chip of all lies there: none can board."""
    game = pub("""
        1  .  .:tough!  .  .  .
    """, stools="1", placed={"1-2": "bat"}, phase="fighting", game=GAME.with_components({"chips": ONE_TOUGH}))
    assert game.ambulance == "tough" and game.go(Boards(1)).aboard == ""


def test_the_bus_takes_any_number_and_then_goes_round_again() -> None:
    """PB 2.11, R22. Seven stops from row 3: two rows are served twice."""
    game = pub(bus=3, aboard="fast fast fast fast fast fast tough", phase="driving")
    assert game.aboard == "" and game.bus == 5 and game.shows("""
        1  .  .  .  .  .:fast
        2  .  .  .  .  .:fast
        3  .  .  .  .:tough  .:fast
        4  .  .  .  .:fast  .:fast
        5  .  .  .  .  .:fast
    """)


def test_three_division_tiles_lie_between_four_quarters() -> None:
    """PB 2.12. With a side for each level: how many zombies a card of each quarter takes (PB 17.3)."""
    assert QUARTERS == 4
    assert [GAME.rules(3, variant).for_a_card for variant in ("base", "main-course")] == [(3, 3, 3, 3), (6, 5, 4, 3)]


def test_eight_different_pub_food_markers_on_the_main_course() -> None:
    """PB 2.12."""
    t = GAME.make_table(GAME.rules(3, "main-course"))
    assert len(set(FOOD_NAMES)) == 8 and t.larder.cards() == list(range(8))
    assert len(GAME.make_table(GAME.rules(3, "base")).larder) == 0


def test_cards_lie_open_before_their_owner_as_many_as_there_are() -> None:
    """PB 2.13, R13. No limit; a watcher sees them too."""
    game = pub(hands={"anna": "cue cue umbrella umbrella magazine magazine toaster balls teapot rugby molotov"}).after("anna sends to 1: coat")
    assert len(game.hand("anna").split()) == 12 and game.seen_by("ben").hands[ANNA].cards() == game.t.hands[ANNA].cards()
    assert game.position.seen_by(None).table.hands[ANNA].cards() == game.t.hands[ANNA].cards()


def test_crisps_beers_bites_and_the_discard_pile_are_open() -> None:
    """PB 2.13, R13."""
    seen = pub(crisps={"anna": 3}, beers={"ben": 1}, bites={"cleo": 2}, discard="cue fruit").seen_by("ben")
    assert (seen.crisps[ANNA], seen.beers[BEN], seen.bites[CLEO]) == (3, 1, 2)
    assert [CARD_NAMES[card] for card in seen.discard.cards()] == ["cue", "fruit"]


def test_the_pile_and_the_faces_of_chips_face_down_are_hidden() -> None:
    """PB 2.13, R121. How many cards each quarter has is open."""
    game = pub("""
        1  .  .:tough,fast  .  .  .
    """, hands={"ben": "cue"})
    for name in ("anna", "ben"):
        seen = game.seen_by(name)
        assert set(seen.deck.cards()) == {FACE_DOWN} and seen.lines[1].cards() == [FACE_DOWN] * 2
        assert seen.left == (13, 14, 14, 15)


@pytest.mark.parametrize("variant, seen", [("base", FACE_DOWN), ("army", RESCUES[4])])
def test_a_rescuer_drawn_at_random_is_hidden_and_one_chosen_is_public(variant: str, seen: int) -> None:
    """PB 2.13, R13."""
    assert pub(variant=variant).seen_by("ben").rescue.cards() == [seen]
