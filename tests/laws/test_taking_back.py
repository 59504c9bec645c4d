"""The laws of taking back: an answer that may be taken back has shown nobody anything that lay face down, and was not announced as one that cannot."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.hosting.foreseeing import NoChance
from lazaretto.hosting.irrevocable import irrevocable
from lazaretto.kernel import FACE_DOWN, Entry, Position, RandomDealer, Recorder
from lazaretto.kernel.record import may_be_taken_back

LOOKED_AT = 400                 # answers a game
WORLDS = 2                      # that the seat imagines


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


every_variant = pytest.mark.parametrize("name, variant", [(game.name, variant) for game in lazaretto.games() for variant in game.variants])


class Given:
    """An answer of a game, and whether it may be taken back."""

    def __init__(self, before: Position, seat: int, move: lazaretto.kernel.Move, after: Position, *, may_go_back: bool) -> None:
        self.before, self.seat, self.move, self.after, self.may_go_back = before, seat, move, after, may_go_back


@every_variant
def test_nobody_has_seen_anything_by_what_may_be_taken_back(name: str, variant: str) -> None:
    for given in answers(name, variant):
        if given.may_go_back:
            for eyes in (None, *range(given.before.table.rules.seats)):
                said = lazaretto.game(name).say(given.move)
                assert hidden(given.after, eyes) >= hidden(given.before, eyes), f"{said} showed something, and may be taken back"


@every_variant
def test_what_may_be_taken_back_has_told_its_seat_nothing_that_it_did_not_know(name: str, variant: str) -> None:
    """In every world that the seat cannot tell from the true one the same comes of it: what is said and done, and what is seen afterwards."""
    game = lazaretto.game(name)
    for number, given in enumerate(answers(name, variant)):
        if given.may_go_back:
            seen = given.before.seen_by(given.seat)
            for seed in range(WORLDS):
                world = game.imagine(seen, RandomDealer(number * WORLDS + seed))
                told = f"{game.say(given.move)} tells what was hidden, and may be taken back"
                assert what_comes(world, given) == what_comes(given.before, given), told


def what_comes(world: Position, given: Given) -> tuple[list[object], Any]:
    recorder = Recorder(NoChance())
    after = world.after(given.seat, given.move, recorder)
    return [fact for eyes, fact in recorder.facts if eyes >> given.seat & 1], after.seen_by(given.seat).pack()


@every_variant
def test_a_key_is_red_exactly_if_its_move_cannot_be_taken_back(name: str, variant: str) -> None:
    """As its seat sees it before; what is answered by several at once or in a window is held, and may be changed."""
    game = lazaretto.game(name)
    for given in answers(name, variant):
        question, table = given.before.question, given.before.table
        assert question is not None
        if len(question.who(table)) == 1 and not question.is_window(table):
            is_red = given.move in irrevocable(game, given.before.seen_by(given.seat), given.seat)
            assert is_red != given.may_go_back, f"{game.say(given.move)} {'may' if given.may_go_back else 'cannot'} be taken back"


def answers(name: str, variant: str) -> Iterator[Given]:
    """Of a game of sensible players who err at times."""
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
        yield Given(position, seat, move, after, may_go_back=may_be_taken_back(position, after, Entry(number, seat, move, recorder.picks), recorder))
        position = after


def is_for(game: lazaretto.kernel.Game, seats: int, variant: str) -> bool:
    try:
        game.rules(seats, variant)
    except ValueError:
        return False
    return True
