"""PB 3. Setting up: tiles, bus, chips, pile and players; chance tried over many seeds."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto import RandomDealer
from lazaretto.games.pints import GAME
from lazaretto.games.pints.cards import CARD_NAMES, LAST_QUARTER, RESCUES, colour_of, is_marked
from lazaretto.games.pints.colour import ONE_EACH, Boards, Coloured, ColourRolled, RollColour
from lazaretto.games.pints.drawing import DiscardTop
from lazaretto.games.pints.moves import REFUSE
from lazaretto.games.pints.table import BUS, SENDING
from lazaretto.games.pints.turn import Turn
from lazaretto.kernel import EVERYONE, FACE_DOWN, Dealer, Position, UnknownVariant, begin

from .pub import pub

LEVELS = ("base", "main-course")
SEEDS = range(150)
TOWN = """
    1  b  g  r  y  b
    2  g  r  y  b  g
    3  r  y  b  g  r
    4  y  b  g  r  y
    5  b  g  r  y  g
"""
both_levels = pytest.mark.parametrize("variant", LEVELS)


class Overheard(Dealer):
    """Chance from a seed, and what was said."""

    def __init__(self, seed: int) -> None:
        self.chance = RandomDealer(seed)
        self.facts: list[object] = []

    def pick(self, n: int) -> int:
        return self.chance.pick(n)

    def tell(self, eyes: int, fact: object) -> None:
        self.facts.extend([fact] if eyes == EVERYONE else [])


def openings(variant: str, seats: int = 3) -> list[tuple[Position, list[object]]]:
    """Tables just laid out, with what was said."""
    dealers = [Overheard(seed) for seed in SEEDS]
    return [(GAME.begin(seats, variant, dealer), dealer.facts) for dealer in dealers]


def tables(variant: str, seats: int = 3) -> list[Any]:
    return [position.table for position, _ in openings(variant, seats)]


# The board


def test_there_are_two_levels_and_the_starters_menu_is_the_base_game() -> None:
    """PB 3.1, R114. The Main Course is a mode; pub food and markings are only there."""
    assert GAME.variants[:2] == LEVELS
    base, main = [GAME.rules(3, variant) for variant in LEVELS]
    assert not base.food and main.food and sum(base.tiles) == 0 and sum(main.tiles) == 12
    assert (base.die, base.kinds, base.sofa, base.beers) == (main.die, main.kinds, main.sofa, main.beers)


def test_the_bus_stands_at_any_row() -> None:
    """PB 3.2, R1. Chance chooses."""
    rows = [t.bus_row for t in tables("base")]
    assert all([10 < rows.count(row) < 60 for row in range(5)]) and len(rows) == 150


@both_levels
def test_every_row_has_all_four_colours(variant: str) -> None:
    """PB 3.3, R2."""
    for t in tables(variant):
        assert [len({colour_of(tile) for tile in row}) for row in t.tiles] == [4] * 5


def test_rows_are_dealt_as_if_all_were_shuffled_and_bad_layouts_refused() -> None:
    """PB 3.3, R2. Any colour may be double in a row, on any squares; the corner has three colours in 32 of 56 deals."""
    found = tables("base")
    doubles = [max(range(4), key=[colour_of(tile) for tile in row].count) for t in found for row in t.tiles]
    assert all([140 < doubles.count(colour) < 235 for colour in range(4)])
    first = [colour_of(t.tiles[0][0]) for t in found]
    assert all([20 < first.count(colour) < 60 for colour in range(4)])
    assert 65 < len([t for t in found if len(set(t.corner)) == 3]) < 107


def test_marked_tiles_lie_with_the_marking_down_on_the_starters_menu_and_up_on_the_main_course() -> None:
    """PB 3.3."""
    assert not any([is_marked(tile) for t in tables("base") for row in (*t.tiles, t.corner) for tile in row])
    shown = [len([tile for row in (*t.tiles, t.corner) for tile in row if is_marked(tile)]) for t in tables("main-course")]
    assert set(shown) == {12}


def test_a_marked_tile_may_lie_anywhere() -> None:
    """PB 3.3, R2. Three of seven are marked, in the corner as in every row."""
    found = tables("main-course")
    assert 150 < len([tile for t in found for tile in t.corner if is_marked(tile)]) < 236
    for row in range(5):
        assert 270 < len([tile for t in found for tile in t.tiles[row] if is_marked(tile)]) < 372


@both_levels
def test_the_other_three_tiles_go_into_the_corner(variant: str) -> None:
    """PB 3.4."""
    assert {len(t.corner) for t in tables(variant)} == {3}


@both_levels
def test_chips_are_the_stock_and_nobody_begins_with_crisps(variant: str) -> None:
    """PB 3.5. All face down: nobody sees a face."""
    for t in tables(variant, seats=4):
        assert len(t.stock) + sum([len(tags) for tags in t.tags]) == 86 and t.crisps == (0, 0, 0, 0)
    seen = GAME.begin(2, variant, RandomDealer(3)).seen_by(0).table
    assert set(seen.stock.cards()) == {FACE_DOWN} and {card for line in seen.lines for card in line.cards()} == {FACE_DOWN}


@both_levels
def test_seven_beers_four_buddies_on_the_sofa_two_in_the_phone_box(variant: str) -> None:
    """PB 3.6."""
    t = GAME.begin(3, variant, RandomDealer(1)).table
    assert (t.bar, t.sofa, t.phone_box, t.stools, t.beers) == (7, 4, 2, 0, (0, 0, 0))


# The first zombies


@both_levels
def test_the_first_roll_puts_a_chip_on_every_tile_of_its_colour_in_the_rows(variant: str) -> None:
    """PB 3.7, R4. And one on the bus for each black before it; nowhere else."""
    for position, facts in openings(variant):
        t, colours = position.table, [fact.colour for fact in facts if isinstance(fact, Coloured)]
        if colours:
            fields = t.fields_of(colours[0])
            assert [len(t.tags[field]) for field in range(25)] == [int(field in fields) for field in range(25)] and 5 <= len(fields) <= 7
            assert len(t.tags[BUS]) == len([fact for fact in facts if isinstance(fact, Boards)])


def test_black_puts_one_on_the_bus_and_is_rolled_again() -> None:
    """PB 3.7. Twice here, then yellow."""
    game = pub(TOWN, active="ben", phase="sending").go(RollColour(ONE_EACH), Turn(1), chance="black tough black fast yellow")
    assert game.aboard == "tough fast" and game.asked == "ben" and game.shows("""
        1  b       g       r       y:fast  b
        2  g       r       y:fast  b       g
        3  r       y:fast  b       g       r
        4  y:fast  b       g       r       y:fast
        5  b       g       r       y:fast  g
    """)


def test_on_white_the_start_player_names_the_colour() -> None:
    """PB 3.7, R3. Before the first turn."""
    white = [position for position, _ in openings("base") if isinstance(position.question, ColourRolled)]
    assert len(white) > 5
    for position in white:
        t = position.table
        assert position.asked == (t.active,) and t.turns == 0 and not any(t.tags[:25]) and len(position.options(t.active)) == 4
    game = pub(TOWN, active="ben", phase="sending").go(RollColour(ONE_EACH), Turn(1), chance="white")
    assert game.asked == "ben" and len(game.after("ben names green").t.fields_of(1)) == 7 == game.t.draws


# The pile


def test_jukeboxes_and_flesh_mobs_stay_in_the_box_on_the_starters_menu() -> None:
    """PB 3.8. 56 cards are left; the Main Course has all 60."""
    base, main = [GAME.rules(3, variant).cards for variant in LEVELS]
    assert (len(base), len(main)) == (56, 60)
    assert [CARD_NAMES[card] for card in main.cards() if card not in base] == ["flesh-mob", "flesh-mob", "jukebox", "jukebox"]


@pytest.mark.parametrize("variant, quarters", [("base", (14, 14, 14, 15)), ("main-course", (15, 15, 15, 16))])
def test_four_quarters_of_equal_size_and_the_rescue_card_in_the_last(variant: str, quarters: tuple[int, ...]) -> None:
    """PB 3.9, 3.10."""
    t = GAME.begin(3, variant, RandomDealer(1)).table
    assert t.left == quarters and len(t.deck) == sum(quarters) - 1 and len(t.rescue) == 1 and t.quarter == 0


def taken_off(seed: int, variant: str) -> list[int]:
    """The cards that come before the rescue: the whole pile is taken off, and no division tile is paid for."""
    dealer = RandomDealer(seed)
    position = begin(GAME.begin(3, variant, dealer).table, [DiscardTop()] * 70, dealer)
    while position.outcome is None:
        position.play(position.asked[0], REFUSE, dealer)
    return position.table.discard.cards()


@both_levels
def test_the_rescue_card_lies_anywhere_in_the_last_quarter_and_nowhere_else(variant: str) -> None:
    """PB 3.10, R5. Equally likely at each of its places."""
    size = GAME.rules(3, variant).quarter
    before = [len(taken_off(seed, variant)) for seed in SEEDS]
    assert set(before) == set(range(3 * size, 4 * size + 1))
    upper = len([cards for cards in before if cards < 3 * size + size // 2])
    assert 45 < upper < 105


def test_one_of_five_is_drawn_unseen_and_nobody_looks_at_the_other_four() -> None:
    """PB 3.10, R5. Each of them comes as often as another."""
    found = tables("base")
    rescuers = [t.rescue.cards()[0] for t in found]
    assert all([12 < rescuers.count(card) < 52 for card in RESCUES]) and {len(t.spare) for t in found} == {4}
    seen = GAME.begin(3, "base", RandomDealer(1)).seen_by(0).table
    assert seen.spare.cards() == [FACE_DOWN] * 4 and seen.rescue.cards() == [FACE_DOWN]


@pytest.mark.parametrize("card", RESCUES)
def test_or_the_rescue_card_is_chosen(card: int) -> None:
    """PB 3.10, R5, R13. By a mode, with either level; then all know it."""
    for variant in (CARD_NAMES[card], f"main-course+{CARD_NAMES[card]}"):
        t = GAME.begin(3, variant, RandomDealer(7)).table
        assert t.rescue.cards() == [card] and len(t.spare) == 4


def test_not_two_of_them() -> None:
    """PB 3.10, R114."""
    with pytest.raises(UnknownVariant, match=r"PB 3\.10"):
        GAME.rules(3, "taxi+army")


@pytest.mark.parametrize("quarter", [1, 2, 3])
def test_between_the_quarters_lie_division_tiles_one_two_and_three(quarter: int) -> None:
    """PB 3.11, R32. With the last card of a quarter its tile shows, and the next quarter lies on top."""
    game = pub(quarter=quarter, left=1).after("anna sends to 1: cue")
    assert game.question == "DivisionTile" and game.t.tile_shows == quarter and game.t.quarter == quarter


def test_the_fourth_quarter_is_the_lowest() -> None:
    """PB 3.11, 3.10. After the third tile the rescue card may come."""
    game = pub(quarter=3, left=1)
    assert not any([card in game.t.deck for card in RESCUES])
    t = game.after("anna sends to 1: cue").t
    assert t.quarter == LAST_QUARTER and [card in t.deck for card in RESCUES].count(True) == 1 and len(t.deck) == t.left[LAST_QUARTER] == 15


# The players


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_bite_marker_at_nought_and_somebody_begins(seats: int) -> None:
    """PB 3.12, R3. Chance names the start player, who takes the first turn."""
    found = openings("base", seats)
    starts = [position.table.active for position, _ in found]
    assert set(starts) == set(range(seats)) and min([starts.count(seat) for seat in range(seats)]) > 20
    for position, _ in found:
        assert position.table.bites == (0,) * seats and position.asked == (position.table.active,) and position.table.phase == SENDING


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_main_course_each_player_draws_one_pub_food_marker_free_of_charge(seats: int) -> None:
    """PB 3.13, R6. In the order of play, any of them; the others lie open."""
    dealt = []
    for position, facts in openings("main-course", seats):
        t = position.table
        assert [len(food) for food in t.foods] == [1] * seats and len(t.larder) == 8 - seats and t.crisps == (0,) * seats
        assert sorted([food for zone in (*t.foods, t.larder) for food in zone.cards()]) == list(range(8))
        order = [fact.to for fact in facts if getattr(fact, "source", "") == "larder"]
        assert order == [f"foods.{seat}" for seat in t.seats_from_active()]
        dealt.append(t.foods[0].cards()[0])
    assert set(dealt) == set(range(8))


def test_on_the_starters_menu_there_is_no_pub_food() -> None:
    """PB 3.13, 3.1."""
    assert pub(crisps={"anna": 9}).why_not("anna orders anything").rule == "PB 19"
