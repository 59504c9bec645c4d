"""What `?` and `why` answer."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from ..hosting.rulebooks import found_in, topics_like
from ..kernel import Game, UnreadableMove
from ..kernel.components import shown
from .listing import Listing, alike, alike_folds, as_number
from .rules import show
from .screen import Screen

HELP: Final = (
    ("2", "answer with a number from the list"),
    ("pass roll", "or with the words beside it, also cut short: roll"),
    ("? WORD", "explain a card or a rule: ? vaccinate now, ? IN 5.4"),
    ("why 7", "why something is not offered: why 7, why guess C"),
    ("b", "back from the second part of an answer to the first"),
    ("list", "the answers again"),
    ("table", "draw the table again; also: sheet"),
    ("log", "everything you were told"),
    ("undo", "take your last answer back, if nobody has seen anything by it"),
    ("q", "save and quit; also Ctrl-D"),
)


def explain(screen: Screen, game: Game, wanted: str) -> None:
    """A topic of the game, or a rule by its number."""
    if not wanted:
        screen.rows(HELP)
        screen.say(f"You can ask about: {', '.join(game.topics())}; and about every rule by its number.")
        return
    topics = topics_like(game.topics(), wanted)
    if topics:
        screen.rows(topics)
        return
    found = found_in(game.rulebook(), wanted)
    if found:
        show(screen, found)
        return
    near = get_close_matches(wanted.casefold(), [name.casefold() for name in game.topics()], 2)
    screen.say(f"Nothing is known here about {shown(wanted)}" + (f"; did you mean {' or '.join(near)}?" if near else "; ? alone lists what can be asked."))


def why(listing: Listing, wanted: str) -> str:
    """Why an answer is not offered, by its number or notation; or that it is."""
    said = listing.numbered()
    number = as_number(wanted)
    if number is not None:
        if not 1 <= number <= len(said):
            return f"There is no {number} in the list."
        wanted = said[number - 1]
    folds = alike_folds(listing, wanted)
    if len(folds) == 1:
        return f"{folds[0].head.rstrip(', ')} … is offered: {listing.meaning(folds[0])}."
    rules = listing.view.table.rules
    moves = alike(listing.game, wanted, listing.game.vocabulary(rules.seats, rules.variant))
    if not moves:
        return nothing_like(listing.game, wanted)
    if len(moves) > 1:
        return f"Why which: {', '.join([listing.game.say(move) for move in moves[:6]])}?"
    reason = listing.view.why_not(listing.seat, moves[0])
    notation = listing.game.say(moves[0])
    if reason is not None:
        return f"{notation}: {reason}."
    return f"{notation} is offered: {listing.game.explain(listing.view, listing.seat, moves[0], listing.names)}."


def nothing_like(game: Game, wanted: str) -> str:
    """One line that helps."""
    try:
        game.read(wanted)
    except UnreadableMove as error:
        if error.near:
            return f"{shown(wanted)} is no answer; did you mean {' or '.join(error.near)}?"
    return f"{shown(wanted)} is no answer here: a number from the list, ? for help, q to save and quit."
