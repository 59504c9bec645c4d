"""What every card and every pub food does, in one line of our own with its rule."""

from __future__ import annotations

from typing import Final

CLOSE_TEXT: Final = "a close weapon: squares 1 and 2, one hit"

#: By card: buddy cards, zombie cards, rescuers.
CARD_TEXTS: Final = (
    (CLOSE_TEXT, "PB 13.2"),
    (CLOSE_TEXT, "PB 13.2"),
    (CLOSE_TEXT, "PB 13.2"),
    (CLOSE_TEXT, "PB 13.2"),
    ("a middle weapon: squares 2 and 3, one hit", "PB 13.3"),
    ("a middle weapon: squares 2 and 3, two hits", "PB 13.4"),
    ("a middle weapon, one hit; refined zombies are not replaced", "PB 13.5"),
    ("a middle weapon, one hit, and one more in a neighbouring row", "PB 13.6"),
    ("a far weapon: squares 3, 4 and 5, one hit", "PB 13.7"),
    ("three more hits on a square with a weapon", "PB 13.8"),
    ("two more hits on a square with a weapon", "PB 13.8"),
    ("one more hit for each player, on a square with a weapon", "PB 13.8"),
    ("throw all battle dice again that show a zombie", "PB 13.9"),
    ("all aboard get off at one stop, on its one new tile", "PB 13.10"),
    ("the bus passes one row: nobody gets off, nothing moves", "PB 13.11"),
    ("for one run the bus goes the other way round", "PB 13.12"),
    ("zombies that enter by one row bite nobody this turn", "PB 13.13"),
    ("one row does not move this turn, and the bus passes it", "PB 13.14"),
    ("lay the zombies of one tile on other tiles", "PB 13.15"),
    ("one row goes back by one; who falls off goes to the stock", "PB 13.16"),
    ("the colour die is rolled, and zombies come as in the throw", "PB 14.2"),
    ("two zombies get on the bus", "PB 14.3"),
    ("everyone puts as many buddy cards under the pile as there are bites on the marker", "PB 14.4"),
    ("the colour die is rolled, and on every tile of the colour the zombies are doubled", "PB 14.5"),
    ("whose turn it is puts two buddy cards under the pile", "PB 14.6"),
    ("three zombies get on the bus, which drives at once; whose turn it is deals those that come in", "PB 14.7, 14.8"),
    ("saves one: each throws the seven battle dice, most extra hits wins, then most crisps", "PB 16.4"),
    ("saves everyone who has a buddy card to pay with", "PB 16.5"),
    ("leaves one behind: who drank fewest beers, then who has fewest crisps; if several, nobody", "PB 16.6"),
    ("saves two: fewest bites, then most crisps; those level about a seat stay behind", "PB 16.7"),
    ("saves everyone with more crisps than there are cards beneath it", "PB 16.8"),
)

#: By pub food.
FOOD_TEXTS: Final = (
    ("look at the top card of the pile, and leave it or sink it", "PB 19.4"),
    ("one refined zombie that falls is not replaced", "PB 19.5"),
    ("at the start of your turn take the discard pile's top card, if a buddy card", "PB 19.6"),
    ("ward off one bite", "PB 19.7"),
    ("after the throw move one buddy to another row, or send one more", "PB 19.8"),
    ("after the throw turn one weapon into any other", "PB 19.9"),
    ("after the throw one zombie stays off the bus", "PB 19.10"),
    ("refuse a roll of the colour die and name a colour", "PB 19.11"),
)

#: PB 15.2 to 15.4. By division tile from 1: what it gives, and its price.
TILE_TEXTS: Final = (
    ("", ""),
    ("two cards for a bite", "PB 15.2"),
    ("a red buddy for two of your buddy cards", "PB 15.3"),
    ("a red buddy for a beer and a roll of the colour die", "PB 15.4"),
)

#: By marking.
MARK_TEXTS: Final = (
    ("with zombies one gets on the bus; empty, one leaves it", "PB 18.2"),
    ("with zombies it costs a buddy card; empty, a card is drawn", "PB 18.4"),
    ("with zombies it bites once; empty, a bite is healed", "PB 18.3"),
    ("with zombies the last zombie card of the discard pile goes under the quarter; empty, the top card is discarded", "PB 18.5"),
)
