"""What a step costs through a door: the same random games played by the engine alone, through PettingZoo and through Gymnasium. CPU time, interleaved, medians.

usage: bench/doors [--rounds 7] [--games 60] [--peers]

A step through PettingZoo checks the answer, plays it and selects the next agent; with the mask the numbers offered are laid out too, as an array. The
observation is what `last()` gives besides: the view of the asked seat and its features. The engine alone makes neither, so its cost stands apart.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
AIM: Final = 3.0                # times the raw engine's step, through PettingZoo
ANSWERS: Final = 6000           # measured in one go, if the games are long enough
RAW: Final = "engine alone"


class Played(NamedTuple):
    """A game as it was played: its seed, the numbers answered, and their places among the options."""

    seed: int
    numbers: list[int]
    places: list[int]


def recorded(name: str, seats: int, games: int) -> list[Played]:
    from lazaretto.adapters.pettingzoo import env

    environment, chance, found = env(name, seats), random.Random(1), []
    while len(found) < games and sum(len(played.numbers) for played in found) < ANSWERS:
        played = Played(len(found), [], [])
        environment.reset(seed=played.seed)
        while not environment.over:
            numbers = environment.game.look(environment.seat)
            played.places.append(int(chance.random() * len(numbers)))
            played.numbers.append(numbers[played.places[-1]])
            environment.step(played.numbers[-1])
        found.append(played)
    return found


def doors(name: str, seats: int, record: list[Played]) -> dict[str, Callable[[], int]]:
    """Each plays all the games and says how many answers that took."""
    import lazaretto
    from lazaretto.adapters.gymnasium import AmongBots
    from lazaretto.adapters.pettingzoo import env

    game, environment, among, answered = lazaretto.game(name), env(name, seats), AmongBots(name, seats, bots="random"), 0
    total = sum(len(played.numbers) for played in record)

    def raw() -> int:
        for played in record:
            dealer = lazaretto.RandomDealer(played.seed)
            position = game.begin(seats, "base", dealer)
            while not position.asked:
                position = game.begin(seats, "base", dealer)
            for place in played.places:
                seat = position.asked[0]
                position.play(seat, position.options(seat)[place], dealer)
        return total

    def viewed() -> int:
        for played in record:
            dealer = lazaretto.RandomDealer(played.seed)
            position = game.begin(seats, "base", dealer)
            while not position.asked:
                position = game.begin(seats, "base", dealer)
            for place in played.places:
                seat = position.asked[0]
                game.features(position.seen_by(seat))
                position.play(seat, position.options(seat)[place], dealer)
        return total

    def stepped() -> int:
        for played in record:
            environment.reset(seed=played.seed)
            for number in played.numbers:
                environment.step(number)
        return total

    def masked() -> int:
        for played in record:
            environment.reset(seed=played.seed)
            for number in played.numbers:
                environment.game.mask(environment.seat)
                environment.step(number)
        return total

    def observed() -> int:
        for played in record:
            environment.reset(seed=played.seed)
            for number in played.numbers:
                environment.last()
                environment.step(number)
        return total

    def by_gymnasium() -> int:
        """Games of its own, as bots answer there; the answers of all seats were counted before."""
        for played in record:
            among.reset(seed=played.seed)
            while not among.over:
                among.step(among.game.look(among.seat)[0])
        return answered

    answered = counted(among, by_gymnasium)
    return {
        RAW: raw, "engine and features": viewed, "PettingZoo step": stepped, "PettingZoo step and mask": masked, "PettingZoo step and last()": observed,
        "Gymnasium, a seat among random bots": by_gymnasium,
    }


def counted(among: Any, work: Callable[[], int]) -> int:
    """How many answers all seats give in it."""
    answers, play = 0, among.game.play

    def count(seat: int, move: object) -> None:
        nonlocal answers
        answers += 1
        play(seat, move)

    among.game.play = count
    work()
    del among.game.play
    return answers


def microseconds(work: Callable[[], int]) -> float:
    start = time.process_time()
    done = work()
    return (time.process_time() - start) / done * 1e6


def measured(ways: dict[str, Callable[[], int]], rounds: int) -> dict[str, list[float]]:
    """Interleaved, so that whatever else the machine does falls on all alike."""
    found: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(rounds):
        for way, work in ways.items():
            found[way].append(microseconds(work))
    return found


def report(title: str, found: dict[str, list[float]]) -> None:
    print(f"\n{title}: microseconds of CPU a step, median; times the engine alone, each from samples of the same round")
    for way, samples in found.items():
        ratio = statistics.median(one / raw for one, raw in zip(samples, found[RAW], strict=True))
        verdict = "" if way != "PettingZoo step" else f"   aim at most {AIM:g}: {'reached' if ratio <= AIM else 'missed'}"
        print(f"  {way:36} {statistics.median(samples):>9.2f}   {ratio:>6.2f}{verdict}")


def rlcard(rounds: int) -> None:
    """In the peers' own environment: uno by its game object alone, and through its environment, which always observes."""
    from rlcard import make

    environment, chance = make("uno", config={"seed": 1}), random.Random(1)

    def raw() -> int:
        answers, game = 0, environment.game
        for _ in range(30):
            game.init_game()
            while not game.is_over():
                game.step(chance.choice(game.get_legal_actions()))
                answers += 1
        return answers

    def stepped() -> int:
        answers = 0
        for _ in range(30):
            seen, _ = environment.reset()
            while not environment.is_over():
                seen, _ = environment.step(chance.choice(list(seen["legal_actions"])))
                answers += 1
        return answers

    report("RLCard uno", measured({RAW: raw, "RLCard step, which observes": stepped}, rounds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="samples of each way")
    parser.add_argument("--games", type=int, default=60, help="games at most in a sample")
    parser.add_argument("--peers", action="store_true", help="measure RLCard too, in .peers")
    parser.add_argument("--only-peers", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.only_peers:
        return rlcard(chosen.rounds)
    import lazaretto

    for game in lazaretto.games():
        record = recorded(game.name, game.usual_seats, chosen.games)
        report(f"{game.name}, {game.usual_seats} seats", measured(doors(game.name, game.usual_seats, record), chosen.rounds))
    sys.stdout.flush()
    if chosen.peers:
        subprocess.run([ROOT / ".peers" / "bin" / "python", __file__, "--only-peers", "--rounds", str(chosen.rounds)], check=True)
    return None


if __name__ == "__main__":
    main()
