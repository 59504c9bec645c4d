"""PB 6. The dice on a screen: what they show, what became of them, and what is to be chosen beside them."""

from __future__ import annotations

from typing import Final

from ...kernel import Memory, View
from .board import Choice, Die, Tray
from .cards import COLOUR_NAMES, COLOURS_FOOD, DICE, WEAPONS, WHITE, ZOMBIE, card_of
from .chips import face_of
from .colour import Coloured, ColourRolled
from .foresight import coloured
from .names import FACE_TITLES, capital, many, piece_title
from .offers import reach_words
from .placing import Armed, Placed, Placing, may_arm
from .preparing import Throw
from .signs import FACE_DOWN_THING, WOUNDED_THING, colour_thing, die_thing, piece_icon, weapon_thing
from .table import HELD, Pub
from .tidings import ColourShown, Thrown
from .turn import Turn


def tray(view: View, memory: Memory) -> Tray:
    """PB 6. Which dice lie there tells the table; what became of the others is remembered."""
    t: Pub = view.table
    facts = this_turn(memory)
    dice = (*[die(piece, "free") for piece in t.loose], *dice_gone(t, facts))
    if not dice:
        blank = die(ZOMBIE, "blank")
        return Tray("", NOT_THROWN, (blank,) * DICE, NOT_THROWN, named(view), (), held(t))
    shown = [fact for fact in facts if isinstance(fact, (ColourShown, Coloured))]
    colour = "".join([FACE_TITLES[fact.face] for fact in shown if isinstance(fact, ColourShown)][-1:])
    shows = f"The colour die shows {colour}." if colour else NOT_THROWN
    return Tray(colour, shows, dice, f"{colour_words(shown)}{dice_words(dice)}", named(view), arms(view), held(t))


NOT_THROWN: Final = "The dice are not thrown yet."


def this_turn(memory: Memory) -> list[object]:
    """From when the turn began, oldest first."""
    found: list[object] = []
    for fact in reversed(memory):
        if isinstance(fact, Turn):
            break
        found.append(fact)
    return found[::-1]


def dice_gone(t: Pub, facts: list[object]) -> list[Die]:
    """Placed, boarded or lost."""
    thrown: list[int] = []
    placed: list[int] = []
    for fact in facts:
        if isinstance(fact, Throw):
            thrown, placed = [], []
        elif isinstance(fact, Thrown):
            thrown = [piece for piece in thrown if piece != ZOMBIE] + list(fact.pieces)
        elif isinstance(fact, Armed) and fact.piece in thrown:
            thrown[thrown.index(fact.piece)] = fact.weapon
        elif isinstance(fact, Placed) and (card_of(fact.piece) < 0 or fact.piece in thrown):
            placed.append(fact.piece)
    rest = without(without(thrown, placed), list(t.loose))
    return [die(piece, "placed") for piece in placed] + [die(piece, "boarded" if piece == ZOMBIE else "lost") for piece in rest]


def without(pieces: list[int], others: list[int]) -> list[int]:
    left = pieces[:]
    for piece in others:
        if piece in left:
            left.remove(piece)
    return left


def die(piece: int, state: str) -> Die:
    what = capital(piece_title(piece))
    if state == "blank":
        return Die("", "", state, "A battle die, not thrown yet")
    return Die(die_thing(piece) if state == "free" else "", piece_icon(piece), state, f"{what}, {DIE_STATES[state]}{reach(piece) if state == 'free' else ''}")


def reach(piece: int) -> str:
    return f": {reach_words(piece)}" if piece < WEAPONS else ""


#: What may be done with it, or why nothing more (PB 6.5, 7.6).
DIE_STATES: Final = {
    "free": "not placed yet", "placed": "placed already: a die is used once a turn", "boarded": "done with: it has put one on the bus",
    "lost": "lost: it was not placed before the fight",
}


def colour_words(shown: list[ColourShown | Coloured]) -> str:
    """PB 6.3, 19.11. "Red struck. ", "White struck, blue named. " """
    if not shown:
        return ""
    last = shown[-1]
    if isinstance(last, ColourShown):
        return f"{capital(FACE_TITLES[last.face])} struck. "
    before = shown[-2] if len(shown) > 1 else None
    struck = before.face if isinstance(before, ColourShown) else last.colour
    return f"{capital(FACE_TITLES[struck])} struck{f', {COLOUR_NAMES[last.colour]} named' if struck != last.colour else ''}. "


def dice_words(dice: tuple[Die, ...]) -> str:
    """ "2 to place, 4 placed, 1 on the bus." """
    counts = [(len([die for die in dice if die.state == state]), words) for state, words in TRAY_STATES]
    return f"{capital(', '.join([f'{count} {words}' for count, words in counts if count]))}."


TRAY_STATES: Final = (("free", "to place"), ("placed", "placed"), ("boarded", "on the bus"), ("lost", "lost"))


def named(view: View) -> tuple[Choice, ...]:
    """PB 6.3, 19.11. The colours, while one may be named."""
    question = view.question
    t: Pub = view.table
    if not isinstance(question, ColourRolled) or (question.face != WHITE and not t.has_food(t.active, COLOURS_FOOD)):
        return ()
    found = []
    for colour, title in enumerate(COLOUR_NAMES):
        text = coloured(t, colour, question.purpose)[0]
        found.append(Choice(colour_thing(colour), "", title, capital(title), 0, f"{capital(title)}: {text}"))
    return tuple(found)


def arms(view: View) -> tuple[Choice, ...]:
    """PB 19.9. All weapons, while one at hand may become another."""
    t: Pub = view.table
    if not isinstance(view.question, Placing) or not may_arm(t, t.active):
        return ()
    titles = [capital(piece_title(weapon)) for weapon in range(WEAPONS)]
    return tuple([Choice(weapon_thing(weapon), piece_icon(weapon), "", title, 0, f"{title}: {reach_words(weapon)}") for weapon, title in enumerate(titles)])


def held(t: Pub) -> tuple[Choice, ...]:
    """PB 13.15, 14.8. Zombies in hand: those face down, and those wounded."""
    wounded = len([tag for tag in t.tags[HELD] if face_of(tag) >= 0])
    found = [(FACE_DOWN_THING, "In hand", len(t.tags[HELD]) - wounded), (WOUNDED_THING, "Wounded", wounded)]
    return tuple([Choice(thing, "zombie", "", title, count, f"{capital(many(count, 'zombie'))} in hand") for thing, title, count in found if count])
