"""A census, our perft: for fixed seeds, how many decisions, how many options, and how the games end."""

from __future__ import annotations

import json
from pathlib import Path

import lazaretto
from lazaretto.kernel import Game, RandomDealer

from .wandering import every_table

FILE = Path(__file__).parents[1] / "census" / "census.json"
GAMES = 40


def counted(game: Game, seats: int, variant: str) -> dict[str, object]:
    decisions = options = 0
    outcomes: dict[str, int] = {}
    dealer = RandomDealer(seats)
    for _ in range(GAMES):
        position = game.begin(seats=seats, variant=variant, dealer=dealer)
        while position.outcome is None:
            seat = position.asked[dealer.pick(len(position.asked))]
            moves = position.options(seat)
            decisions, options = decisions + 1, options + len(moves)
            position.play(seat, moves[dealer.pick(len(moves))], dealer)
        outcomes[position.outcome.reason] = outcomes.get(position.outcome.reason, 0) + 1
    return {"decisions": decisions, "options": options, "outcomes": dict(sorted(outcomes.items()))}


def census() -> dict[str, dict[str, object]]:
    return {f"{name} {variant} {seats}": counted(lazaretto.game(name), seats, variant) for name, seats, variant in every_table()}


def as_text(found: dict[str, dict[str, object]]) -> str:
    return "{\n" + ",\n".join(f"{json.dumps(table)}: {json.dumps(counts, ensure_ascii=False)}" for table, counts in found.items()) + "\n}\n"
