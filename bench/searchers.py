"""Our searcher beside OpenSpiel's IS-MCTS: each holds the same seat of the same deals among thumbs, and thinks for the same CPU time.

usage: bench/searchers GAME [--seats N] [--deals 20] [--budget 500ms]

OpenSpiel's is open_spiel.python.algorithms.ismcts with random playouts, unchanged, through our OpenSpiel door: the one in C++ does not work with games written
in Python. It counts simulations and not seconds, so it is given as many as fit, by what the last ones took, into the CPU time that ours took an answer; two at
the least. What both really took is printed. A third row has the thumb in that seat. Every deal has the same chance in all three games as far as they go alike.
"""

import argparse
import statistics
import time
from typing import Any, Final

FEWEST: Final = 2               # simulations, also of the first answer, before their pace is known
OURS: Final = "our ismcts"
PEER: Final = "OpenSpiel's ISMCTS"


class Pace:
    """How many simulations were played so far, in how many seconds of a processor: from game to game."""

    def __init__(self) -> None:
        self.simulations, self.spent = 0, 0.0

    def within(self, seconds: float) -> int:
        return max(FEWEST, round(self.simulations / self.spent * seconds)) if self.spent else FEWEST


class Peer:
    """OpenSpiel's bot, which looks at states: it asks the door for worlds that its seat cannot tell from the true one."""

    def __init__(self, game: Any, seconds: float, seed: int, pace: Pace) -> None:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        chance = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), uct_c=1.0, max_simulations=FEWEST, random_state=chance)
        self.seconds = seconds
        self.pace = pace

    def step(self, state: Any) -> int:
        count = self.bot._max_simulations = self.pace.within(self.seconds)
        began = time.process_time()
        action: int = self.bot.step(state)
        self.pace.spent += time.process_time() - began
        self.pace.simulations += count
        return action


def play(name: str, seats: int, seat: int, who: str, seconds: float, seed: int, pace: Pace) -> tuple[float, list[float]]:
    """One game through the door: what the seat got, and the CPU seconds of each of its answers."""
    import random

    import lazaretto
    import pyspiel
    from lazaretto import bots
    from lazaretto.bots import Listener

    game, chance = lazaretto.game(name), random.Random(seed)
    loaded = pyspiel.load_game(f"lazaretto_{name}", {"seats": seats, "variant": "base"})
    state, heard, took = loaded.new_initial_state(), [0] * seats, list[float]()
    players: list[Any] = [bots.make(who if at == seat and who != "peer" else "thumb", game, at, seed + at) for at in range(seats)]
    peer = Peer(loaded, seconds, seed, pace)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, likely)[0])
            continue
        at = state.current_player()
        standing, legal = state.standing, state.legal_actions()
        memory = standing.memory(at)
        if isinstance(players[at], Listener):
            for fact in memory[heard[at]:]:
                players[at].hear(fact)
            heard[at] = len(memory)
        began = time.process_time()
        if at == seat and who == "peer" and len(legal) > 1:
            action = peer.step(state)
        else:
            moves = standing.at.numbering.moves
            action = standing.at.numbering.of((players[at].choose(standing.position.seen_by(at), tuple([moves[number] for number in legal])),))[0]
        if at == seat and len(legal) > 1:
            took.append(time.process_time() - began)
        state.apply_action(action)
    return state.returns()[seat], took


def main() -> None:
    asked = argparse.ArgumentParser(prog="bench/searchers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--deals", type=int, default=20)
    asked.add_argument("--budget", default="500ms", help="what ours has for an answer: time by the clock (300ms), or imagined games (300i), whatever else runs")
    args = asked.parse_args()

    import lazaretto
    from lazaretto.adapters import openspiel

    openspiel.register()
    seats = args.seats or lazaretto.game(args.game).usual_seats
    kinds = {OURS: f"ismcts:{args.budget}", PEER: "peer", "thumb": "thumb"}
    scores: dict[str, list[float]] = {kind: [] for kind in kinds}
    took: dict[str, list[float]] = {kind: [] for kind in kinds}
    pace = Pace()
    for deal in range(args.deals):
        for kind, who in kinds.items():
            seconds = statistics.mean(took[OURS]) if took[OURS] else 0.0
            score, times = play(args.game, seats, deal % seats, who, seconds, 1350 + deal, pace)
            scores[kind].append(score)
            took[kind] += times
        print(f"deal {deal + 1} of {args.deals}: " + ", ".join([f"{kind} {statistics.mean(found):.3f}" for kind, found in scores.items()]), flush=True)
    print(f"\n{args.game}, {seats} seats, one seat among thumbs, {args.deals} deals")
    for kind in kinds:
        print(f"  {kind:20s} mean score {statistics.mean(scores[kind]):.3f}   CPU {statistics.mean(took[kind]):.3f} s an answer")
    print(f"  OpenSpiel's played {pace.simulations / len(took[PEER]):.0f} simulations an answer")


if __name__ == "__main__":
    main()
