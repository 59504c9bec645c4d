"""The law of taking back: an answer that may be taken back has shown nobody anything that lay face down."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.kernel import FACE_DOWN, Entry, Position, RandomDealer, Recorder
from lazaretto.kernel.record import may_be_taken_back

LOOKED_AT = 400                 # answers a game


def cards(packed: Any) -> Iterator[int]:
    """All that lies in zones and lines, however deep."""
    if isinstance(packed, dict) and "eyes" in packed:
        yield from packed["cards"] if "cards" in packed else packed["line"]
    elif isinstance(packed, (list, dict)):
        for part in packed.values() if isinstance(packed, dict) else packed:
            yield from cards(part)


def hidden(position: Position, seat: int | None) -> int:
    """How much lies face down for these eyes."""
    return sum(1 for card in cards(position.seen_by(seat).pack()["table"]) if card == FACE_DOWN)


@pytest.mark.parametrize("name, variant", [(game.name, variant) for game in lazaretto.games() for variant in game.variants])
def test_nobody_has_seen_anything_by_what_may_be_taken_back(name: str, variant: str) -> None:
    game, choose = lazaretto.game(name), random.Random(variant)
    seats = next(many for many in (game.usual_seats, *game.seats) if is_for(game, many, variant))
    players = [bots.make("thumb", game, seat, 1) for seat in range(seats)]
    dealer = RandomDealer(7)
    position = game.begin(seats=seats, variant=variant, dealer=dealer)
    for number in range(LOOKED_AT):
        if position.outcome is not None:
            return
        seat = position.asked[0]
        options = position.options(seat)
        move = choose.choice(options) if choose.random() < 0.3 else players[seat].choose(position.seen_by(seat), options)
        recorder = Recorder(dealer)
        after = position.after(seat, move, recorder)
        if may_be_taken_back(position, after, Entry(number, seat, move, recorder.picks), recorder):
            for eyes in (None, *range(seats)):
                assert hidden(after, eyes) >= hidden(position, eyes), f"{game.say(move)} showed something, and may be taken back"
        position = after


def is_for(game: lazaretto.kernel.Game, seats: int, variant: str) -> bool:
    try:
        game.rules(seats, variant)
    except ValueError:
        return False
    return True
