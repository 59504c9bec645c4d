"""How moves are written, and what can be asked about. What a move means is in `explaining`, facts as sentences in `telling`."""

from __future__ import annotations

from typing import Final

from ...kernel import Move
from ...kernel.zone import letter
from .anytime import Ask, Drink, LookTwice, Order, OrderAny
from .box import MAIN, STARTERS, Box
from .cards import CARD_NAMES, COLOUR_NAMES, DIE_PIECES, PIECE_NAMES
from .effects import CARD_TEXTS, FOOD_TEXTS, MARK_TEXTS, TILE_TEXTS
from .explaining import explained as explained
from .moves import (
    Arm, Fight, GiveBack, GoOn, Lay, Lose, Mourn, Name, NothingMore, Pay, Place, PlayCard, Rebound, Refuse, Sell, Send, Shift, Sink, Use, Visit,
)
from .names import CARD_TITLES, FOOD_TITLES, FOOD_WORDS, KIND_TITLES, piece_title, square_of
from .specials import Blind, CoatStand, Scatter, Undead
from .telling import Teller as Teller


def said(move: Move) -> str:
    """A move in notation: "send 3", "place bat 3-2", "ask B cue". Rows from 1, squares of a row from the pub."""
    return on_a_square(move) or at_a_row(move) or with_a_card(move) or with_food(move) or to_someone(move) or PLAIN[type(move)]


def on_a_square(move: Move) -> str:
    if isinstance(move, Place):
        return f"place {PIECE_NAMES[move.piece]} {square_of(move.field)}"
    if isinstance(move, Rebound):
        return f"rebound {square_of(move.field)}"
    if isinstance(move, Fight):
        return f"fight {square_of(move.field)}"
    if isinstance(move, Scatter):
        return f"scatter {square_of(move.field)}"
    return f"lay {square_of(move.field)} {'up' if move.up else 'down'}" if isinstance(move, Lay) else ""


def at_a_row(move: Move) -> str:
    if isinstance(move, Send):
        return f"send {move.row + 1}"
    if isinstance(move, Mourn):
        return f"mourn {move.row + 1}"
    if isinstance(move, Undead):
        return f"undead {move.row + 1}"
    if isinstance(move, Blind):
        return f"blind {move.row + 1}"
    if isinstance(move, CoatStand):
        return f"coat {move.row + 1}"
    return f"shift {move.row + 1} {move.to + 1}" if isinstance(move, Shift) else ""


def with_a_card(move: Move) -> str:
    if isinstance(move, PlayCard):
        return f"play {CARD_NAMES[move.card]}"
    if isinstance(move, Lose):
        return f"lose {CARD_NAMES[move.card]}"
    if isinstance(move, Ask):
        return f"ask {letter(move.seller)} {CARD_NAMES[move.card]}"
    return f"arm {PIECE_NAMES[move.piece]} {PIECE_NAMES[move.weapon]}" if isinstance(move, Arm) else ""


def with_food(move: Move) -> str:
    if isinstance(move, Use):
        return f"use {FOOD_WORDS[move.food]}"
    if isinstance(move, Order):
        return f"order {FOOD_WORDS[move.food]}"
    return f"give back {FOOD_WORDS[move.food]}" if isinstance(move, GiveBack) else ""


def to_someone(move: Move) -> str:
    if isinstance(move, Visit):
        return f"visit {letter(move.seat)}"
    if isinstance(move, Drink):
        return f"beer {letter(move.drinker)}"
    return f"name {COLOUR_NAMES[move.colour]}" if isinstance(move, Name) else ""


#: Moves that need no more words.
PLAIN: Final[dict[type, str]] = {
    GoOn: "go on", NothingMore: "nothing more", Pay: "pay", Sell: "sell", Refuse: "refuse", Sink: "sink", OrderAny: "order any", LookTwice: "look twice",
}


def topics(box: Box) -> dict[str, str]:
    """What can be asked about, besides the rules."""
    found = {title.removeprefix("the "): f"{text} · {rule}" for title, (text, rule) in zip(CARD_TITLES, CARD_TEXTS, strict=True)}
    for title, (text, rule) in zip(FOOD_TITLES, FOOD_TEXTS, strict=True):
        found[title] = f"pub food, once a round: {text} · {rule}"
    for tile in range(1, len(TILE_TEXTS)):
        found[f"tile {tile}"] = f"lies under quarter {tile}; when that is used up you may have {TILE_TEXTS[tile][0]} · {TILE_TEXTS[tile][1]}"
    for colour, title in enumerate(COLOUR_NAMES):
        text, rule = MARK_TEXTS[box.markings[colour]]
        found[f"{title} marking"] = f"on the Main Course, when a marked {title} tile enters the pub: {text} · {rule}"
    return {**found, **figures(box), **OTHER_TOPICS}


def figures(box: Box) -> dict[str, str]:
    """What depends on the box."""
    faces = ", ".join([f"{box.die.count(piece)} {piece_title(piece)}" for piece in DIE_PIECES])
    chips = ", ".join([f"{sum([copies for other, copies in box.chips if other == kind])} {title}" for kind, title in enumerate(KIND_TITLES)])
    return {
        "battle dice": f"seven, all alike; faces of each: {faces} · PB 2.6",
        "zombies": f"{sum([copies for _, copies in box.chips])} chips: {chips}; a fast one falls by one hit, a tough one by two · PB 2.3, 8.4, 8.5",
        "beer": f"{box.beer} bags, in your turn: heals one bite, of yours or another's, and stays before the drinker; {box.beers} in all · PB 12.5, 12.8, 2.10",
        "pub food": f"on the Main Course: {box.food_chosen} bags for one of your choice, {box.food_random} for any; each works once a round · PB 19.1, 19.2",
        "discarding": f"after a fight one card of the pile goes for so many defeated zombies, by quarter: {spaced(box.for_a_card[STARTERS])}; on the Main"
                      f" Course {spaced(box.for_a_card[MAIN])} · PB 11.2, 17.3",
        "limit": f"after {box.turns} turns of all together the zombies win · PB 4.4",
    }


def spaced(numbers: tuple[int, ...]) -> str:
    return ", ".join([str(number) for number in numbers])


OTHER_TOPICS: Final = {
    "winning": "whom the rescuer saves wins, the others are left behind; if the last buddy in the pub dies first, the zombies win · PB 16.1, 16.3",
    "rows": "five, of five squares each; square 1 is next to the pub, 5 next to the street; 3-2 is row 3, square 2 · PB 2.1",
    "turn": "send buddies, throw and place dice; the fight, row by row; the bus; then crisps, cards and bites · PB 4.2",
    "buddy": "the guests of the pub: sent from the sofa to rows, where they fight; they go back after the fight · PB 5.1, 9.1",
    "send": "a buddy to a row without one, at least one a turn; for each the top card of the pile is drawn at once · PB 5.1, 5.2, 5.5",
    "colour die": "four colours, white and black: a zombie on every tile of the colour; white, you name it; black, one on the bus and again · PB 6.2 to 6.4",
    "place": "dice and weapon cards beside squares with zombies, in rows with a buddy; what is placed stays · PB 7.1, 7.6",
    "close": "cricket bat, billiard cue, umbrella, magazine and fire extinguisher reach squares 1 and 2 · PB 7.2, 13.2",
    "middle": "dart, toaster, billiard balls, teapot and rugby ball reach squares 2 and 3 · PB 7.2, 13.3 to 13.6",
    "far": "longbow and molotov cocktail reach squares 3, 4 and 5 · PB 7.2, 13.7",
    "weapon": "one hit, unless its card says more; on one square only one kind of weapon, any number of it · PB 7.3, 7.4",
    "extra hit": "adds to a weapon on its square, and cannot be placed without one · PB 7.5",
    "fight": "rows with a buddy, one after another from where the bus stands; the hits of a square fall on the topmost zombie · PB 8.1, 8.2",
    "fast": "a zombie that falls by one hit · PB 8.4",
    "tough": "a zombie that falls by the second hit; after the first it lies face up, wounded, also in later turns · PB 8.5",
    "refined": "a zombie whose place another takes when it falls · PB 8.7",
    "snappy": "a zombie that bites twice · PB 11.6",
    "push": "a row that has fought moves by one tile if a zombie was defeated in it, else by two; what leaves square 1 enters the pub · PB 9.2, 9.4",
    "corner": "three tiles: the first is slid in at the street, the tile that entered the pub becomes the last · PB 9.4, 9.5",
    "bus": "at each stop the row is pushed and one zombie gets off onto the new tile; empty, it goes on by one row · PB 10.1 to 10.3",
    "crisps": "one bag for each zombie defeated, after your fight; they buy cards, beer and pub food, and decide who is saved · PB 11.1, 12.1",
    "bites": "zombies that came in bite the player in turn, once each; the fifth bite kills a buddy, and counting begins anew · PB 11.4 to 11.7",
    "bite-marker": "shows your bites, from 0 to 5, and holds the zombies that came in until they are counted · PB 2.9, 9.6",
    "price": "a buddy card costs as many bags as buddies are on the sofa, at least one, from the second round on; its owner may refuse · PB 12.2 to 12.4",
    "pile": "four quarters with a division tile between them; the rescue card is somewhere in the last · PB 3.9 to 3.11",
    "division tile": "shows when a quarter is used up: whose turn it is may pay its price for its bonus · PB 15.1",
    "phone box": "two red buddies wait there; division tiles 2 and 3 may bring them in · PB 3.6, 15.3, 15.4",
    "ambulance": "holds the defeated until the crisps are taken · PB 8.6, 11.3",
    "Main Course": "a mode, the second level: all cards, marked tiles, pub food, and more zombies for a card · PB 17.1",
}
