"""A picture of a moment: what the page draws of it in a browser, as one SVG that stands by itself.

The page's own drawings, built from client/ into picture.js, run inside this process in QuickJS: no browser, no server, nothing is fetched. They are given what
a page is given, so a picture shows what that seat or a watcher may know, and nothing else.
"""

from __future__ import annotations

import json
from importlib.resources import files
from threading import local
from typing import Any, Final

from ..kernel import Mistake, Seat, View
from ..kernel.zone import letter
from .in_numbers import InNumbers

SCRIPT: Final = files(__package__) / "picture.js"
NO_ENGINE: Final = 'quickjs-ng draws the pictures of render_mode="svg" and is not installed: pip install \'lazaretto[research]\'; "ansi" needs nothing'
NOT_BUILT: Final = 'the drawings of render_mode="svg" are not built here: in a clone of the project ./play builds them; "ansi" needs none'
BEFORE_RULE: Final = " · "              # what `explain` puts between the meaning of a move and its rule
NEWEST: Final = 40                      # sentences of the log: more than find room
KEPT: Final = local()


def picture(game: InNumbers, seat: Seat | None) -> str:
    """As the seat sees it, its drawer open, or a watcher."""
    return str(pen()(json.dumps(moment(game, seat), default=vars)))


def pen() -> Any:
    """What draws, kept ready: each thread has its own, as QuickJS wants it."""
    if not hasattr(KEPT, "pen"):
        KEPT.pen = fresh_pen()
    return KEPT.pen


def fresh_pen() -> Any:
    try:
        from quickjs import Context
    except ImportError:
        raise Mistake(NO_ENGINE) from None
    if not SCRIPT.is_file():
        raise Mistake(NOT_BUILT)
    context = Context()
    context.eval(SCRIPT.read_text("utf-8"))
    return context.eval("picture.drawn")


def moment(game: InNumbers, seat: Seat | None) -> dict[str, Any]:
    """What the page is given: see `Moment` in client/src/picture/moment.ts."""
    view, memory, names = game.position.seen_by(seat), game.memory(seat), names_of(game.seats)
    told = [sentence for fact in memory if (sentence := game.game.report(fact, names, seat))]
    return {
        "game": game.game.name, "title": game.game.title, "seat": seat, "page": game.game.page(view, memory, names),
        "asked": view.asked, "turn": game.game.in_turn(view),
        "options": keys(game, view, seat) if seat is not None and seat in view.asked else [], "told": told[-NEWEST:], "isOver": view.outcome is not None,
    }


def keys(game: InNumbers, view: View, seat: Seat) -> list[dict[str, Any]]:
    """What the seat may answer, each as a key on the page."""
    names, found = names_of(game.seats), []
    for move in view.options(seat):
        text, _, rule = game.game.explain(view, seat, move, names).rpartition(BEFORE_RULE)
        made = vars(game.game.gesture(view, seat, move, names))
        found.append({"move": game.game.say(move), "text": text or rule, "rule": rule if text else "", **made})
    return found


def names_of(seats: int) -> tuple[str, ...]:
    return tuple([letter(seat) for seat in range(seats)])
