"""Sending buddies, and the throw: how many, where, and which colour."""

from __future__ import annotations

from typing import Final

from ....games.pints.cards import BLACK, COLOURS, DICE, DIE_SIDES, PIECES, TICKET, WHITE, ZOMBIE, ZWORD
from ....games.pints.colour import DOUBLE, ColourRolled
from ....games.pints.moves import CARDS_PLAYED, GO_ON, NAMES, SENDS, USES, Send
from ....games.pints.table import PubRules
from ....kernel import Move, Moves
from .dangers import WORTH_IT, price, sold_by
from .mind import Mind
from .plan import rows_cost
from .purse import orders, own_pieces
from .worth import A_DRAW

A_BOARDING: Final = 0.9         # what one more on the bus costs: a push somewhere, and the zombie itself
ANOTHER_COLOUR: Final = 0.8     # so much better it must be to use Other Colour
DICE_FOR_ZWORD: Final = 2       # that show zombies


def typical_throw(rules: PubRules) -> list[int]:
    """What seven dice show, as a rule."""
    return [piece for piece in range(PIECES) for _ in range(round(DICE * rules.die.count(piece) / DIE_SIDES))]


def sends(mind: Mind, options: Moves) -> Move:
    """PB 5. The row where a buddy does the most good, as long as one does any; the last one goes where the fewest come in."""
    t = mind.t
    rows = [move.row for move in options if isinstance(move, Send)]
    if not rows:
        return GO_ON
    throw, pieces = typical_throw(t.rules), own_pieces(mind)
    now = rows_cost(mind, t.stools, throw, pieces)
    costs = {row: rows_cost(mind, t.stools | 1 << row, throw, pieces) for row in rows}
    row = min(rows, key=lambda each: costs[each])
    if t.buddies() == 1:
        careful = Mind(mind.view, mind.me, this_turn_only=True)
        row = min(rows, key=lambda each: (rows_cost(careful, t.stools | 1 << each, throw, pieces), costs[each]))
    if t.stools and now - costs[row] + A_DRAW <= 0.0:
        return GO_ON
    return SENDS[row]


def names_colour(mind: Mind, options: Moves) -> Move:
    """PB 6.3, 19.11. The colour that hurts least; with Other Colour only if that is much better."""
    question = mind.view.question
    assert isinstance(question, ColourRolled)
    costs = [colour_cost(mind, colour, question.purpose) for colour in range(COLOURS)]
    best = min(range(COLOURS), key=lambda colour: costs[colour])
    if question.face == WHITE:
        return NAMES[best]
    rolled = A_BOARDING + sum(costs) / COLOURS if question.face == BLACK else costs[question.face]
    gain = rolled - costs[best]
    if gain < ANOTHER_COLOUR:
        return GO_ON
    return NAMES[best] if NAMES[best] in options else orders(mind, options, gain) or GO_ON


def colour_cost(mind: Mind, colour: int, purpose: int) -> float:
    t = mind.t
    return sum([mind.chip_cost(field) * (len(t.tags[field]) if purpose == DOUBLE else 1) for field in t.fields_of(colour)])


def boards(mind: Mind, options: Moves) -> Move:
    """PB 6.5, R116. Z-word against several, No Ticket against one; bought, where that pays."""
    zombies = mind.t.loose.count(ZOMBIE)
    again, aside = CARDS_PLAYED[ZWORD], USES[TICKET]
    if again in options and zombies >= DICE_FOR_ZWORD:
        return again
    ask = sold_by(mind, ZWORD, options)
    if ask is not None and zombies >= DICE_FOR_ZWORD and zombies * A_BOARDING > price(mind, ZWORD) + WORTH_IT:
        return ask
    return aside if aside in options else orders(mind, options, A_BOARDING) or GO_ON
