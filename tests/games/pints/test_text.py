"""The table of Pints of Blood in plain text."""

from __future__ import annotations

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.cards import TABLES
from lazaretto.games.pints.turn import Turn
from lazaretto.hosting import everything
from lazaretto.kernel import Game, RandomDealer

from .pub import Play, pub
from .test_words import NAMES, moments, tables

WIDTHS = (20, 40, 80, 100, 120)
PEOPLE = ("Anna", "Ben", "Cleo", "Dan")


def widest(page: str) -> int:
    return max([len(line) for line in page.split("\n")])


def page_of(play: Play, seat: int | None = 0, width: int = 100) -> str:
    return GAME.draw(play.position.seen_by(seat), (), PEOPLE[:play.t.rules.seats], width)


@pytest.mark.parametrize(("game", "seats", "variant"), tables())
def test_the_table_fits_every_width_for_everyone(game: Game, seats: int, variant: str) -> None:
    names = NAMES[:seats]
    for number, (position, _) in enumerate(moments(game, seats, variant, 80 + seats)):
        seat, width = (None, *range(seats))[number % (seats + 1)], WIDTHS[number % len(WIDTHS)]
        assert widest(game.draw(position.seen_by(seat), (), names, width)) <= width
    for width in WIDTHS:
        assert widest(game.draw(everything(position), (), names, width)) <= width
        assert widest(game.draw(everything(position, 0), (), names, width)) <= width


def test_the_rows_are_seen_at_a_glance() -> None:
    """PB 2.1, 7.1, 8.5, 10, 13.13, 13.14."""
    play = pub("""
        2  b:fast  g:fast,fast  R:fast,tough!  y  b
        3  g       r            y:tough!,fast  b  g:fast,fast
    """, variant="main-course", stools="2 3", bus=3, aboard="fast fast", placed={"2-2": "dart extra", "3-3": "rugby"}, rebounds={"3-3": "2-1"},
        loose="bat bat extra", hands={"anna": "blind undead coat"}, phase="placing").after("anna plays blind 2", "anna plays undead 3")
    page = page_of(play)
    assert "row 1        2        3        4        5\n" in page
    assert "  2 b 1      g 2/2    r*2w     y .      b .      buddy, blind\n" in page
    assert "  3 g .      r .      y 2/1    b .      g 2      buddy, bus with 2 aboard, undead\n" in page
    assert "A letter is a tile, a number zombies, * a marked tile, w wounded on top, /2 hits placed. Square 1 is" in page
    assert "Wounded: 2-3 tough; 3-3 tough under 1.\n" in page
    assert "Placed: 2-2 dart, 2 hits; 3-3 Rugby ball, 1 hit; rebound to 2-1.\n" in page
    assert "Dice not placed: 2 cricket bats and an extra hit.\n" in page


def test_on_a_narrow_page_what_stands_at_a_row_is_below_it() -> None:
    """PB 2.1."""
    page = page_of(pub("3  g  r  y:fast  b  g:fast,fast", stools="3", bus=3, phase="sending"), width=40)
    assert "  3 g .    r .    y 1    b .    g 2\n    buddy, empty bus\n" in page and widest(page) <= 40


def test_the_pub_and_the_pile_are_told() -> None:
    """PB 3.4 to 3.6, 3.11, 11.2, 12.3, 15.1, 15.5."""
    play = pub(variant="main-course", sofa=2, corner="b R y", bar=6, under="cue jukebox", discard="toaster umbrella", quarter=2, left=5, phase="sending")
    page = page_of(play, width=120)
    assert "Sofa: 2. Phone box: 2. Bar: 6 beers. Ambulance: 0. Stock: 86 zombies. Corner, the next first: b, r*, y. A buddy card" in page
    assert "Pile: quarter 2 of 4, 5 cards, then 15 and 18. A card is discarded for 5 defeated zombies. Then division tile 2: a red" in page
    assert "At the bottom of quarter 4: Billiard cue, Jukebox.\n" in page
    assert "Discarded: 2, on top Umbrella.\n" in page


def test_what_everyone_has_is_open() -> None:
    """PB 2.13."""
    play = pub(
        variant="main-course", crisps={"anna": 1, "ben": 7}, bites={"ben": 4}, beers={"ben": 1}, hands={"ben": "toaster toaster zword"},
        foods={"anna": "sauce", "ben": "menu tables"}, markers={"ben": "fast fast"}, phase="sending",
    )
    page = page_of(play, width=120)
    assert "  A You   1 bag, 0 of 5 bites, 0 beers; no cards; No Sauce\n" in page
    assert "  B Ben   7 bags, 4 of 5 bites, 1 beer, 2 zombies on the marker; 2 Toaster, Z-word; Second Look, From the Menu\n" in page
    assert "  C Cleo  0 bags, 0 of 5 bites, 0 beers; no cards; no pub food\n" in page


def test_a_line_for_each_rescuer_says_whom_it_would_save() -> None:
    """PB 16.4 to 16.8, R13."""
    play = pub(crisps={"anna": 15, "ben": 3}, bites={"ben": 1}, beers={"anna": 2, "cleo": 1}, hands={"ben": "cue"}, phase="sending")
    assert page_of(play).endswith(
        "Who would be saved, if the rescue came now\n"
        "  Very Tiny Car    one, by a throw of the battle dice\n"
        "  Taxi             Ben, with a buddy card to pay\n"
        "  Salvation Corps  all but Ben, by beers, then by bags\n"
        "  Tandem           you and Cleo, by bites, then by bags\n"
        "  Army             you, with more than 14 bags")
    known = page_of(pub(variant="tandem", phase="sending"))
    assert known.endswith("came now\n  Tandem           nobody, as all are level")


def test_the_army_does_not_count_its_own_card() -> None:
    """PB 16.8. In the last quarter, with five cards left, it has four beneath it if it comes next."""
    play = pub(variant="army", crisps={"anna": 5, "ben": 4}, quarter=4, left=5, phase="sending")
    assert page_of(play).endswith("  Army             you, with more than 4 bags")


def test_who_looks_second_is_not_told_that_nobody_else_has_seen_it() -> None:
    """PB 19.4, R121."""
    play = pub(variant="main-course", foods={"anna": "tables"}, pile="jukebox", phase="sending").after("anna looks: jukebox", "anna goes on")
    play.t.foods[0].take(TABLES)
    play.t.foods[1].put(TABLES)
    play.go(Turn(1)).after("ben looks")
    assert page_of(play, 1).startswith("Leave the card on top, or sink it. Sunk, it goes to the bottom of quarter 1.\n")


def test_only_who_looked_sees_the_card() -> None:
    """PB 19.4, R121."""
    play = pub(variant="main-course", foods={"anna": "tables"}, pile="jukebox", phase="sending").after("anna looks: jukebox")
    assert page_of(play).startswith("Leave the card on top, or sink it. Only you have seen it. Sunk, it goes to the bottom of quarter 1.\n")
    assert page_of(play).endswith("Yours only\n  On top    Jukebox")
    assert "Jukebox" not in page_of(play, 1) and "Yours only" not in page_of(play, 1) and "Yours only" not in page_of(play, None)
    play.after("anna sinks")
    assert page_of(play).endswith("Yours only\n  Quarter 1 Jukebox, near the bottom")
    assert "At the bottom of quarter 1: an unseen card.\n" in page_of(play, 1)


def test_who_sends_the_last_buddy_is_told_what_hangs_on_it() -> None:
    """PB 11.7, 16.1."""
    last = "It is the last: at anybody's fifth bite the zombies win; you have 3 bites."
    assert last in page_of(pub(sofa=1, bites={"anna": 3}, phase="sending"), width=200)
    assert "It is the last" not in page_of(pub(sofa=1, stools="2", bites={"anna": 3}, phase="sending"), width=200)


def test_who_sends_is_told_what_else_is_open() -> None:
    """PB 5.5, 12.1, 13.15. Its squares are lit as well as the stools."""
    play = pub("2  b:fast  g  r  y  b", hands={"anna": "scatter"}, phase="sending")
    assert "on the sofa. Or play Scatterbrains." in page_of(play, width=200)
    assert " Or " not in page_of(pub("2  b:fast  g  r  y  b", hands={}, phase="sending"), width=200)


def test_the_page_begins_with_what_must_be_done() -> None:
    play = pub("2  b:fast  g  r  y  b", phase="sending placing")
    assert page_of(play).startswith("Send a buddy. A zombie card next: ")
    assert "\nTurn 4, round 2: now you, then Ben and Cleo.\n" in page_of(play)
    assert page_of(play, 1).startswith("Anna sends buddies.\n")
    play = pub("2  b:fast  g  r  y  b", stools="2", loose="bat", phase="placing")
    assert page_of(play).startswith("Place, or fight. Weakest is row 2: it holds at 0 %. Lost if left over: a cricket bat.\n")
    play = pub(stools="2", phase="throw", chance="bat bat bat bat bat bat bat white")
    assert page_of(play).startswith("The colour die shows white: name a colour. A zombie comes onto every tile of that colour.\n")
    play = pub(left=1, pile="cue", phase="sending").after("anna sends 4: cue")
    assert page_of(play).startswith("A division tile shows: pay its price or refuse it. Quarter 1 is used up. Tile 1: two cards for a\nbite.\n")
    assert " Now division tile 1: two cards for a bite." in page_of(play, width=200)


def test_after_the_end_the_page_says_who_was_saved() -> None:
    """PB 16.3."""
    play = pub(variant="taxi", hands={"ben": "cue"}, quarter=4, left=1, phase="sending").after("anna sends 4: taxi")
    page = page_of(play)
    ended = "The game is over. The Taxi came: Ben is saved. It takes whoever has a buddy card to pay with. Cleo and you are left behind."
    assert page.replace("\n", " ").startswith(f"{ended}  It took 4 turns. ")
    assert "  B Ben   saved; 0 bags, 0 of 5 bites, 0 beers; Billiard cue\n" in page and "  A You   left behind; 0 bags" in page
    assert "Who would be saved" not in page


def test_the_lost_learn_who_would_have_come() -> None:
    """PB 16.1. With all cards face up."""
    play = pub(sofa=1, bites={"anna": 4}, left=1, pile="cue", phase="sending", rescuer="corps").after("anna sends 4: cue", "anna pays")
    told = GAME.draw(everything(play.position), (), PEOPLE[:3], 100)
    assert "It took 4 turns. The Salvation Corps would have come, and as things stood" in told
    assert "would have come" not in page_of(play) and "  A You   lost; 0 bags" in page_of(play)


def test_what_is_hidden_changes_nothing_on_the_page() -> None:
    """PB 2.13. Another chip face down, another rescuer, another pile."""
    pages = []
    for kind, rescuer, pile in (("fast", "taxi", "cue"), ("tough-snappy", "army", "jukebox")):
        play = pub(f"2  b:{kind}  g  r  y  b", variant="main-course", pile=pile, rescuer=rescuer, phase="sending")
        pages.append(page_of(play))
    assert pages[0] == pages[1]


@pytest.mark.parametrize("sofa", [1, 20])
def test_any_pack_fits(sofa: int) -> None:
    game = GAME.with_components({"start": {"sofa": sofa, "beers": 20}, "limits": {"turns": 1}})
    position = game.begin(4, "main-course", RandomDealer(1))
    for width in WIDTHS:
        assert widest(game.draw(position.seen_by(0), (), NAMES, width)) <= width
