"""Other engines, measured as we measure ours: random play on one core, the legal actions listed at every decision."""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Final

#: From the CPU-seconds of a sample to decisions (or copies) a CPU-second.
Run = Callable[[float], float]

#: Plays one whole game and says how many decisions it took.
PlayGame = Callable[[Random], int]

BARE: Final = "bare"
QUICKEST: Final = "bare, quickest loop"
OBSERVED: Final = "with observation"
COPIES: Final = "copies"

SEED: Final = 1
COPIES_BETWEEN_CLOCKS: Final = 500
TERMINAL: Final = -4  # OpenSpiel's PlayerId.TERMINAL; in the games below any other negative player is chance


class NotInstalled(Exception):
    """A peer is missing; the message says which, and where it is listed."""


@dataclass(frozen=True)
class Peer:
    """One row of the table: an engine, a game of its, and what is measured."""

    package: str
    game: str
    measures: str
    build: Callable[[], Run]

    @property
    def name(self) -> str:
        return f"{self.package} {self.game}, {self.measures}"

    def ready(self) -> Run:
        try:
            return self.build()
        except ImportError as missing:
            raise NotInstalled(f"{self.package} is not installed: bench/requirements.txt ({missing})") from missing


def decisions_a_second(play_game: PlayGame) -> Run:
    """Whole games one after another; the first is played before the clock starts."""

    def run(seconds: float) -> float:
        chance = Random(SEED)
        play_game(chance)
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += play_game(chance)
        return decisions / spent

    return run


def openspiel_game(game: Any, outcomes: Callable[[Any], list[int]], *, observed: bool = False) -> PlayGame:
    """Chance is drawn evenly among its outcomes and is not counted."""

    def play_game(chance: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while (player := state.current_player()) != TERMINAL:
            if player < 0:
                actions = outcomes(state)
            else:
                actions = state.legal_actions()
                decisions += 1
                if observed:
                    state.observation_string(player)
            state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions

    return play_game


def openspiel_as_documented(name: str, parameters: dict[str, int], *, observed: bool = False) -> Run:
    """The loop of OpenSpiel's own example: is it over, is it chance, which are legal."""
    game = import_module("pyspiel").load_game(name, parameters)

    def play_game(chance: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [outcome for outcome, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
                decisions += 1
                if observed:
                    state.observation_string(state.current_player())
            state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions

    return decisions_a_second(play_game)


def openspiel(name: str, parameters: dict[str, int], *, observed: bool = False) -> Run:
    """A game written in C++, by the quickest loop we found: there `legal_actions` is the quickest way to list the outcomes of chance too."""
    spiel = import_module("pyspiel")
    return decisions_a_second(openspiel_game(spiel.load_game(name, parameters), spiel.State.legal_actions, observed=observed))


def openspiel_in_python(name: str) -> Run:
    """A game written in Python: there `chance_outcomes` is the quicker way."""
    import_module("open_spiel.python.games")
    game = import_module("pyspiel").load_game(name)
    return decisions_a_second(openspiel_game(game, lambda state: [outcome for outcome, _ in state.chance_outcomes()]))


def openspiel_middle(game: Any) -> Any:
    """A state with half the history of a random game."""
    chance, state = Random(SEED), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    history = state.history()
    state = game.new_initial_state()
    for action in history[: len(history) // 2]:
        state.apply_action(action)
    return state


def openspiel_copies(name: str, parameters: dict[str, int]) -> Run:
    state = openspiel_middle(import_module("pyspiel").load_game(name, parameters))

    def run(seconds: float) -> float:
        copies, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(COPIES_BETWEEN_CLOCKS):
                state.clone()
            copies += COPIES_BETWEEN_CLOCKS
        return copies / spent

    return run


def rlcard(name: str) -> Run:
    """Its environment gives the observation and the legal actions with every step."""
    environment = import_module("rlcard").make(name, config={"seed": SEED})

    def play_game(chance: Random) -> int:
        decisions, (seen, _) = 0, environment.reset()
        while not environment.is_over():
            actions = list(seen["legal_actions"])
            seen, _ = environment.step(actions[int(chance.random() * len(actions))])
            decisions += 1
        return decisions

    return decisions_a_second(play_game)


def rlcard_as_documented(name: str) -> Run:
    """The loop of RLCard's own example: `run` with its random agents."""
    cards = import_module("rlcard")
    environment = cards.make(name, config={"seed": SEED})
    agent = import_module("rlcard.agents").RandomAgent(num_actions=environment.num_actions)
    environment.set_agents([agent] * environment.num_players)

    def play_game(chance: Random) -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return decisions_a_second(play_game)


def pettingzoo(name: str) -> Run:
    """The agent-environment cycle; the steps that only retire a player after the end are not counted."""
    environment = import_module("pettingzoo").make("aec", name)

    def play_game(chance: Random) -> int:
        environment.reset(seed=chance.getrandbits(31))
        decisions = 0
        while True:
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                return decisions
            actions = seen["action_mask"].nonzero()[0]
            environment.step(int(actions[int(chance.random() * len(actions))]))
            decisions += 1

    return decisions_a_second(play_game)


def mafia_targets(table: dict[str, Any], player: int, phases: Any) -> list[int]:
    """Whom the prompt of the phase allows; TextArena lists them only in its text."""
    alive: list[int] = table["alive_players"]
    phase = table["phase"]
    if phase is phases.DAY_DISCUSSION or phase is phases.DAY_VOTING:
        return alive
    if phase is phases.NIGHT_MAFIA:
        return [target for target in alive if table["player_roles"][target] != "Mafia"]
    return [target for target in alive if target != player]


def textarena_mafia(players: int, *, observed: bool) -> Run:
    """Talk is free text: we name a suspect. Bare is its raw environment, whose messages are written but not read.

    A new environment a game, because the wrapper that observes keeps the transcript of the game before. Reseeds the global generator.
    """
    arena = import_module("textarena")
    phases = import_module("textarena.envs.SecretMafia.env").Phase

    def play_game(chance: Random) -> int:
        environment = arena.make("SecretMafia-v0" if observed else "SecretMafia-v0-raw")
        environment.reset(num_players=players, seed=chance.getrandbits(32))
        state, decisions, done = environment.state, 0, False
        while not done:
            if observed:
                environment.get_observation()
            targets = mafia_targets(state.game_state, state.current_player_id, phases)
            target = targets[int(chance.random() * len(targets))]
            talking = state.game_state["phase"] is phases.DAY_DISCUSSION
            done, _ = environment.step(f"I suspect player {target}." if talking else f"[{target}]")
            decisions += 1
        return decisions

    return decisions_a_second(play_game)


def social_deduction(players: int) -> tuple[Peer, ...]:
    name, parameters = "social_deduction", {"players": players}
    row = partial(Peer, "open_spiel", f"{name} {players}")
    return (
        row(BARE, partial(openspiel_as_documented, name, parameters)),
        row(QUICKEST, partial(openspiel, name, parameters)),
        row(OBSERVED, partial(openspiel, name, parameters, observed=True)),
        row(COPIES, partial(openspiel_copies, name, parameters)),
    )


def secret_mafia(players: int) -> tuple[Peer, ...]:
    row = partial(Peer, "textarena", f"SecretMafia {players}")
    return (
        row(BARE, partial(textarena_mafia, players, observed=False)),
        row(OBSERVED, partial(textarena_mafia, players, observed=True)),
    )


ROWS: Final = (
    *social_deduction(6),
    *social_deduction(10),
    Peer("open_spiel", "gin_rummy", BARE, partial(openspiel, "gin_rummy", {})),
    Peer("open_spiel", "python_liars_poker", BARE, partial(openspiel_in_python, "python_liars_poker")),
    Peer("rlcard", "uno", OBSERVED, partial(rlcard_as_documented, "uno")),
    Peer("rlcard", "uno", f"{OBSERVED}, quickest loop", partial(rlcard, "uno")),
    Peer("pettingzoo", "hanabi_v5", OBSERVED, partial(pettingzoo, "classic/hanabi-v5")),
    *secret_mafia(6),
    *secret_mafia(10),
)

PEERS: Final[dict[str, Peer]] = {peer.name: peer for peer in ROWS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU-seconds a sample")
    seconds = parser.parse_args().seconds
    missing: dict[str, str] = {}
    for name, peer in PEERS.items():
        try:
            print(f"{name:48} {peer.ready()(seconds):>12,.0f} a CPU-second")
        except NotInstalled as reason:
            missing.setdefault(peer.package, str(reason))
    for line in missing.values():
        print(line)


if __name__ == "__main__":
    main()
