"""Our own rows: an ordinary Python loop over a game, and what else a researcher calls."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

import lazaretto
from lazaretto.kernel import Position, RandomDealer, View, playout

Run = Callable[[float], float]

BARE: Final = "bare"
QUICKEST: Final = "bare, playout in the engine"
OBSERVED: Final = "with the acting seat's view"
DOOR: Final = "through after"
COPIES: Final = "copies"
WORLDS: Final = "imagined worlds"
FIRST_WORLDS: Final = "imagined worlds, a new view each"
AT_A_TIME: Final = 200
DEPTH: Final = 8                # answers before a copy is taken
VIEWS: Final = 400

Games = dict[str, tuple[str, int]]
SEATS: Final = {"infected": (6, 10), "bristol": (6, 9), "pints": (2, 4), "pathologic": (2, 4), "pest": (3, 5)}
TABLES: Final[Games] = {f"{game.name} {seats}": (game.name, seats) for game in lazaretto.games() for seats in SEATS[game.name]}


def counted(work: Callable[[], int]) -> Run:
    """So much work a CPU-second; the first lot is done before the clock starts."""

    def run(seconds: float) -> float:
        work()
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += work()
        return done / spent

    return run


def play_loop(name: str, seats: int, observed: bool) -> Run:
    game, chance, dealer = lazaretto.game(name), Random(1), RandomDealer(1)

    def work() -> int:
        answers = 0
        position = game.begin(seats=seats, variant="base", dealer=dealer)
        while position.outcome is None:
            seat = position.asked[0]
            options = position.options(seat)
            if observed:
                position.seen_by(seat)
            position.play(seat, options[int(chance.random() * len(options))], dealer)
            answers += 1
        return answers

    return counted(work)


def after_loop(name: str, seats: int) -> Run:
    game, chance, dealer = lazaretto.game(name), Random(1), RandomDealer(1)

    def work() -> int:
        answers = 0
        position = game.begin(seats=seats, variant="base", dealer=dealer)
        while position.outcome is None:
            seat = position.asked[0]
            options = position.options(seat)
            position = position.after(seat, options[int(chance.random() * len(options))], dealer)
            answers += 1
        return answers

    return counted(work)


def playouts(name: str, seats: int) -> Run:
    game, dealer = lazaretto.game(name), RandomDealer(1)
    return counted(lambda: playout(game.begin(seats=seats, variant="base", dealer=dealer), dealer))


def middle(name: str, seats: int) -> Position:
    """A game some answers in."""
    game, dealer = lazaretto.game(name), RandomDealer(3)
    while True:
        position, answers = game.begin(seats=seats, variant="base", dealer=dealer), 0
        while position.outcome is None and answers < DEPTH:
            position.play(position.asked[0], position.options(position.asked[0])[0], dealer)
            answers += 1
        if position.outcome is None:
            return position


def copies(name: str, seats: int) -> Run:
    position = middle(name, seats)

    def work() -> int:
        for _ in range(AT_A_TIME):
            position.copy()
        return AT_A_TIME

    return counted(work)


def some_views(name: str, seats: int) -> list[View]:
    """Views of seats that are asked, from all over random games."""
    game, chance, dealer = lazaretto.game(name), Random(2), RandomDealer(4)
    views: list[View] = []
    while len(views) < VIEWS:
        position = game.begin(seats=seats, variant="base", dealer=dealer)
        while position.outcome is None:
            seat = chance.choice(position.asked)
            if chance.random() < 0.3:
                views.append(position.seen_by(seat))
            position.play(seat, chance.choice(position.options(seat)), dealer)
    return views


def worlds(name: str, seats: int, fresh: bool) -> Run:
    """As a search asks for them: several of each view; or one of each, so that nothing is known beforehand."""
    game, dealer, views = lazaretto.game(name), RandomDealer(5), some_views(name, seats)

    def work() -> int:
        for view in views:
            if fresh:
                view.knowledge = None
            game.imagine(view, dealer)
        return len(views)

    return counted(work)


def rows_of(table: str, name: str, seats: int) -> dict[str, Callable[[], Run]]:
    return {
        f"{table}, {BARE}": partial(play_loop, name, seats, False),
        f"{table}, {QUICKEST}": partial(playouts, name, seats),
        f"{table}, {OBSERVED}": partial(play_loop, name, seats, True),
        f"{table}, {DOOR}": partial(after_loop, name, seats),
        f"{table}, {COPIES}": partial(copies, name, seats),
        f"{table}, {WORLDS}": partial(worlds, name, seats, False),
        f"{table}, {FIRST_WORLDS}": partial(worlds, name, seats, True),
    }


OURS: Final[dict[str, Callable[[], Run]]] = {row: build for table, (name, seats) in TABLES.items() for row, build in rows_of(table, name, seats).items()}
