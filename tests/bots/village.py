"""A small village for tests of the thumb: seat 0 is the Doctor, 1 to 4 are Villagers, 5 the Silent one; column Y, seat 0 declares first.

Round one passes to the left (0 to 1) and to the right (0 to 5); round two to the second on the left (0 to 2).
"""

from __future__ import annotations

import lazaretto
from lazaretto.bots.thumb.infected.mind import NONE, Mind
from lazaretto.games.infected.guessing import HoldYourTongue
from lazaretto.kernel import RandomDealer, Script

GAME = lazaretto.game("infected")


def begin(variant="column-y", seats=6):
    """Decks come in order: Doctors first, then Safe, Silent and Contagious ones."""
    return GAME.begin(seats, variant, Script([0] * (seats + 1)))


def passed(position, usual="safe", **cards):
    """Everyone passes Safe but those named: a="infected-next, safe"."""
    for seat in position.asked:
        usually = ", ".join([usual] * len(position.table.ways()))
        position = position.after(seat, GAME.read("pass " + cards.get("abcdefghijkl"[seat], usually)), RandomDealer(3))
    return position


def declared(position, **names):
    """All hold their tongues but those named: d="guess E"; to the end of the round."""
    while isinstance(position.options(position.asked[0])[0], HoldYourTongue) if position.asked else False:
        seat = position.asked[0]
        position = position.after(seat, GAME.read(names.get("abcdefghijkl"[seat], "hold")), RandomDealer(3))
    return position


def mind(position, me, passes=None, hunches=NONE, seed=1):
    """What a seat sees and remembers, without hunches unless they are given."""
    return Mind(position.seen_by(me).table, me, passes or {}, hunches, RandomDealer(seed))
