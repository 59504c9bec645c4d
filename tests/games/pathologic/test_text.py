"""The table of Pathologic in plain text."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.creeping import OneSpace
from lazaretto.games.pathologic.box import Box
from lazaretto.games.pathologic.drawn_map import CENTRE, EAST, FACING, WEST, map_of_the_town
from lazaretto.games.pathologic.setup import FirstSecrets
from lazaretto.games.pathologic.status import WAITING
from lazaretto.games.pathologic.text import drawn
from lazaretto.hosting import everything
from lazaretto.kernel import Choice, Question, View, heard_by

from .place import Play, opening, town
from .test_words import PEOPLE, moments

WIDTHS = (20, 40, 60, 80, 100, 120)


def widest(page: str) -> int:
    return max([len(line) for line in page.split("\n")])


def page_of(play: Play, seat: int | None = 1, width: int = 100) -> str:
    names = tuple(["You" if other == seat else name for other, name in enumerate(PEOPLE[:play.t.rules.seats])])
    return drawn(play.position.seen_by(seat), heard_by(seat, play.facts), names, width, GAME.box)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_every_width_for_everyone(seats: int) -> None:
    names = PEOPLE[:seats]
    for number, (position, facts) in enumerate(moments(seats, 80 + seats)):
        seat, width = (None, *range(seats))[number % (seats + 1)], WIDTHS[number % len(WIDTHS)]
        assert widest(drawn(position.seen_by(seat), heard_by(seat, facts), names, width, GAME.box)) <= width
    for width in WIDTHS:
        for seat in (None, 0, 1):
            assert widest(drawn(everything(position, seat), heard_by(seat, facts), names, width, GAME.box)) <= width


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_has_a_first_line_for_everyone(seats: int) -> None:
    """What must be done, or whom we wait for."""
    for position, _ in moments(seats, 60 + seats):
        for seat in (None, *range(seats)):
            first = drawn(position.seen_by(seat), (), PEOPLE[:seats], 200, GAME.box).split("\n")[0]
            assert first[-1] in ".?" and first[0].isupper()


def test_others_are_told_whom_we_wait_for_whatever_is_asked() -> None:
    """The secrets of the beginning are asked of all at once, and have a line of their own."""
    asking = {kind for kind in GAME.values.values() if issubclass(kind, Question) and kind not in (Question, Choice, OneSpace)}
    assert asking - set(WAITING) == {FirstSecrets} and set(WAITING) <= asking


# the map


def touching() -> set[tuple[int, int]]:
    """Districts of one bank that share a border in the plan: side by side in a band, or one above the other."""
    found: set[tuple[int, int]] = set()
    for bank in (WEST, CENTRE, EAST):
        for row in bank:
            found |= {(one[0], two[0]) for one in row for two in row if one[2] == two[1]}
        for upper, lower in pairwise(bank):
            found |= {(one[0], two[0]) for one in upper for two in lower if one[0] != two[0] and max(one[1], two[1]) < min(one[2], two[2])}
    return {(min(pair), max(pair)) for pair in found}


def test_where_districts_touch_on_the_map_they_are_adjacent() -> None:
    """PA 2.1, 2.2. And nowhere else; bridges where they face each other."""
    assert touching() == set(GAME.box.land)
    assert set(GAME.box.bridges) <= {(min(pair), max(pair)) for band in FACING for pair in band}


def test_the_town_is_drawn_with_river_bridges_and_steppe() -> None:
    """PA 2.1 to 2.3."""
    assert map_of_the_town(GAME.box, 80) == """\
+-----------+~ ~+--------------------+---------------+~ ~+----------+----------+
|1 Bridge   | ~ |10 Chine            |9 Flank        |===|14 Tanners|8 Skinners|
|Square     |~ ~|                    |               |~ ~|          |          |
|           | ~ +-----------------+--+---------------+ ~ +----------+----------+
|           |===|11 Marrow        |15 Backbone       |~ ~|13 Hindquarters      |
|           | ~ |                 |                  | ~ |                     |
+-----------+~ ~|                 +------------------+~ ~|          +----------+
|2 Atrium   | ~ |                 |12 Gut            |===|          |7 Crude   |
|           |~ ~|                 |                  |~ ~|          |Sprawl    |
|           | ~ +-----------+-----+-----+------------+ ~ +----------+          |
|           |===|3 Spleen   |4 Maw      |5 Warehouses|~ ~|6 Factory |          |
|           | ~ |           |           |            | ~ |          |          |
+-----------+~ ~+-----------+-----------+------------+~ ~+----------+----------+
. . . . . . . . . . . . . . . . .  the Steppe . . . . . . . . . . . . . . . . .

= is a bridge: between 1 and 11, 2 and 3, 9 and 14 and 12 and 13. ~ is the
river. The Steppe borders on 1, 2, 3, 4, 5, 6 and 7."""


@pytest.mark.parametrize("width", WIDTHS)
def test_the_map_of_the_town_fits_and_names_every_district(width: int) -> None:
    """PA 2.1."""
    page = map_of_the_town(GAME.box, width)
    assert widest(page) <= width
    assert all(f"{district} " in page and all(word in page for word in GAME.box.districts[district].split()) for district in range(1, 16))


TOWN: dict[str, Any] = {
    "where": {"maria": 12, "capella": 5, "bachelor": 12}, "free": "maria bachelor", "events": {12: "key", 5: "coin"}, "laid": {5: "ulcer"}, "lair": 13,
    "blockade": 13, "pacts": {"haruspex": "capella"}, "curfews": {"bachelor": 14}, "miasma": "9", "sheets": {"bachelor": "coin coin key"},
    "hands": {"bachelor": "curfew", "haruspex": "tithe tithe"}, "shown": {"bachelor": "mandate"}, "strains": "fever fever",
    "dead": "saburov rubin", "points": 1, "evidence": {"haruspex": 6}, "fearless": {"changeling": "maria"},
}


def test_pieces_events_strains_and_bars_stand_on_the_map() -> None:
    """PA 2.6, 2.7, 6.6, 8.2, 14, 17.2, 18.10."""
    page = page_of(town(**TOWN))
    assert "|12 Gut                 |" in page
    assert "|BACHELOR maria (aspity)|" in page and "|(capella)+C    |" in page and "|!coin ?        |" in page
    assert "|13 Hindquarters *          |" in page and "|Blockade                   |" in page and "Curfew" in page and "Miasma" in page
    assert "(maria) is in Quarantine, maria+C in the Pact of C, !coin an Event and what it needs, ? a Strain" in page


def test_a_narrow_map_has_signs_of_two_letters() -> None:
    page = page_of(town(**TOWN), width=60)
    assert "(ca)+C" in page and "!co ?" in page and "# the Blockade, x a Curfew, %" in page and widest(page) <= 60


def test_who_has_what_is_open() -> None:
    """PA 2.14, 2.16."""
    page = page_of(town(**TOWN), width=140)
    assert "  A Maud    Plague, 1 of 3 on the Hit List dead; 2 Strains in hand, 1 on the map, 21 in the deck; Blockade of 13\n" in page
    assert "  B You     Bachelor ###..... 3 of 8; in 12 Gut; 2 Coins and a Key; 2 cards (Emergency Mandate seen), 8 in the deck\n" in page
    assert "  C Isolde  Haruspex ######.. 6 of 8; in 2 Atrium, in Quarantine; no counters; 2 cards, 8 in the deck; Pact with Capella\n" in page
    assert "  maria    Maria Kaina, Bachelor B, Coin: 12 Gut, cannot die\n" in page
    assert "  capella  Capella, Haruspex C, Coin: 5 Warehouses, in Quarantine, Pact of C\n" in page
    assert "  saburov  Alexander Saburov, Changeling D, Coin: dead, on the Hit List\n" in page
    assert "  rubin    Stanislav Rubin, Changeling D, Secret: dead, not on the Hit List\n" in page
    assert "  5  Lethargy needs a Coin; when it is resolved, the Plague brings back a dead Ward, with the Evidence lost\n" in page
    assert "  Crypts    Alexander Saburov\n  Grave     Stanislav Rubin\n" in page
    assert "\nRound 2: your turn, Actions, 1 action left. Then Isolde and Piers.\n" in page


def test_a_healer_sees_the_own_hand_alone() -> None:
    """PA 2.17."""
    own, other = page_of(town(**TOWN), width=140), page_of(town(**TOWN), 2, width=140)
    assert "Yours only\n  Hand      Curfew, Action, costs one: until your next turn nobody, the Plague neither, crosses the border of one district\n" in own
    assert "            Emergency Mandate, Action, costs one, seen by all: one or two Wards leave Quarantine or move, for one action, and have acted" in own
    assert "  Hand      2 Tithe, Reaction, free: when another Healer claims or is given a counter: take one of the same" in other
    assert "Curfew, Action" not in other


def test_the_plague_sees_its_list_its_strains_and_its_place() -> None:
    """PA 2.15, 2.17, 3.4."""
    page = page_of(town(**TOWN), 0, width=140)
    assert "  Hit List  Maria Kaina and Capella are still to die\n  Place     13 Hindquarters\n" in page
    assert "  Strains   2 Fever: who sets it off goes into Quarantine\n  Laid      Ulcer in 5 Warehouses\n" in page
    assert "|!coin ?ulcer" in page and "13 Hindquarters * @" in page and "@ where it is" in page and "Your notepad\n  Round 1   13 Hindquarters" in page
    assert "As far as they can tell you are in 13 Hindquarters." in page


def test_where_the_plague_can_be_is_told_to_all() -> None:
    """PA 21.2. From public facts alone."""
    page = page_of(town(**TOWN), None)
    assert "The Plague is in 13 Hindquarters." in page and "@" not in page
    crept = town(active="plague", lair=13, blockade=13, where={"aspity": 15}).after("plague creeps 14")
    assert "The Plague can be in 6 Factory, 7 Crude Sprawl, 8 Skinners, 12 Gut or 14 Tanners." in page_of(crept, 2)


def test_what_is_hidden_changes_nothing_on_the_page() -> None:
    """PA 2.17. Another lair, Hit List, Strain and hand."""
    pages = []
    for lair, doomed, strain, strains, hand in (
        (4, "maria capella saburov", "ulcer", "fever", "tithe"), (12, "vlad notkin rubin", "rumour", "panic", "living-blood"),
    ):
        play = town(lair=lair, doomed=doomed, laid={3: strain}, strains=strains, hands={"haruspex": hand}, thread=(lair, lair))
        pages.append([page_of(play, seat) for seat in (None, 1, 3)])
    assert pages[0] == pages[1]


def test_the_page_begins_with_what_must_be_done() -> None:
    assert page_of(opening(2)).startswith("Choose which Healer you are.\n\nThe town is being set up.\n")
    assert page_of(opening(4), 0).startswith("Choose your Hit List: three Wards, one of each Healer. Nobody else will see it.\n")
    assert page_of(opening(4), None).startswith("The Hit List and the first Prescriptions are being chosen, in secret.\n")
    play = town(active="plague", lair=13, blockade=13)
    assert page_of(play, 0).startswith("Your turn. You are in 13 Hindquarters: move one space, or stay; to leave lifts the Blockade.\n")
    assert page_of(play).startswith("The Plague moves.\n")
    play = play.after("plague creeps 13")
    assert page_of(play, 0).startswith("You are in 13 Hindquarters: lie low, or show yourself.\n")
    assert "\nRound 2: the Plague's turn, infection or blockade. Then you, Isolde and Piers.\n" in page_of(play)
    assert page_of(town()).startswith("Your turn: 2 actions left.\n") and page_of(town(), 2).startswith("Odo has the turn.\n")
    assert page_of(town(points=0)).startswith("No action is left: play a card, make a Pact, or end your turn.\n")


def test_a_walk_a_strain_and_a_card_say_what_is_asked() -> None:
    """PA 9.3, 12.5, 17.13."""
    walk = town(where={"maria": 3}, free="maria").after("bachelor walks maria 4")
    assert page_of(walk).startswith("Maria Kaina is in 4 Maw, 1 space left: go on, or stop.\n")
    claim = town(laid={3: "migration"}, where={"bachelor": 3, "capella": 1}).after("bachelor claims coin").after("plague creeps 0")
    assert page_of(claim).startswith("You set off Migration: the Plague could move one space, unseen. Go on, and take a Coin, or give it\nup?\n")
    card = town(hands={"bachelor": "paralysis", "changeling": "no"}).after("bachelor plays paralysis")
    assert page_of(card, 3).startswith("Odo's Paralysis: the Plague does not move in its next turn. Does it happen, or No?\n")


def test_after_the_end_all_may_read_the_notepad() -> None:
    """PA 21.3."""
    play = town(active="plague", phase="showing", lair=4, dead="capella saburov", where={"maria": 4}, free="maria").after("plague infects 4")
    assert play.over
    page = page_of(play)
    assert page.startswith("The game is over. The three Wards on the Hit List are dead. The Plague wins.\n\nIt took 2 rounds.\n") and "Round 2   " not in page
    view: View = everything(play.position, 1)
    page = drawn(view, heard_by(1, play.facts), PEOPLE, 100, GAME.box)
    assert "It took 2 rounds. It was in 4 Maw.\n" in page and "What the Plague kept to itself\n  Hit List  all dead\n  Place     4 Maw\n" in page


def test_with_two_players_the_row_of_the_ticker_is_told() -> None:
    """PA 20.5."""
    assert "; Ticker in the Haruspex's row\n" in page_of(town(seats=2, tier="haruspex"), width=140)


def test_long_names_fit() -> None:
    long = "X" * 40
    game = GAME.with_components({"districts": {"12": long, "7": f"{'ab ' * 12}c"}, "ward-names": {"maria": long}, "event-names": {"12": long}})
    play = town(**TOWN)
    for width in WIDTHS:
        for seat in (None, 0, 1):
            assert widest(drawn(play.position.seen_by(seat), (), PEOPLE, width, Box(game.pack))) <= width
        assert widest(map_of_the_town(Box(game.pack), width)) <= width
