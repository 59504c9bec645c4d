"""PettingZoo: `env` asks one seat after another, `parallel_env` all who are asked at once. Made for PettingZoo 1.27.

    environment = env("bristol", seats=5)
    environment.reset(seed=7)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        over = terminated or truncated
        environment.step(None if over else environment.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, TypedDict, final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, ParallelEnv

from ..kernel import Game, Mistake, Reason, Seat
from .in_numbers import LOST_BY_IT, Features, Illegal, InNumbers, Mask
from .rendering import MODES, opened, rendered

Agent = str
Infos = dict[Agent, dict[str, Any]]


class Observation(TypedDict):
    """What an agent sees, and which numbers it may answer."""

    observation: Features
    action_mask: Mask


def told(reason: Reason | None) -> dict[str, Any]:
    return {} if reason is None else {"illegal": str(reason)}


class Table:
    """What both environments share: the game, its agents, their spaces and the way it is shown."""

    def __init__(self, game: InNumbers, max_cycles: int | None, render_mode: str | None, *, parallel: bool) -> None:
        self.game: Final = game
        self.max_cycles = max_cycles
        self.render_mode: Final = render_mode
        name = f"lazaretto_{game.game.name}_v{game.game.version}"
        self.metadata: dict[str, Any] = {"name": name, "render_modes": [*MODES], "render_fps": 1, "is_parallelizable": parallel}
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(game.seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[Agent] = []
        self.wait: Final = len(game.numbering.moves)            # the number after the last move
        actions = self.wait + 1 if parallel else self.wait
        seen: Space[Any] = Dict({"observation": Box(0.0, 1.0, (game.numbering.features,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)})
        self.observation_spaces: dict[Agent, Space[Any]] = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces: dict[Agent, Space[Any]] = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Any]:
        return self.action_spaces[agent]

    def rendered(self, seat: Seat | None) -> str | None:
        return rendered(self.game, self.render_mode, seat) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


@final
class OneByOne(Table, AECEnv[Agent, Observation, "int | None"]):
    """The agent that is asked is selected; of several asked at once, one after another, and none sees what the others said."""

    def __init__(
        self, game: Game | str, seats: int | None = None, variant: str = "base", *,
        max_cycles: int | None = None, illegal: Illegal = "safe", render_mode: str | None = None,
    ) -> None:
        super().__init__(opened(game, seats, variant, illegal, render_mode), max_cycles, render_mode, parallel=False)
        self.over, self.agent_selection = False, self.possible_agents[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed deals the same game; without one, chance goes on where it was."""
        self.game.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.over, self.rebuked, self.cycles = False, False, 0
        self.seat: Seat = self.game.position.asked[0]
        self.agent_selection = self.possible_agents[self.seat]

    def observe(self, agent: Agent) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": self.game.features(seat), "action_mask": self.game.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the selected agent. After the end each agent takes its leave with None."""
        if self.over:
            self._was_dead_step(action)
            return
        if action is None:
            raise Mistake(f"{self.agent_selection} is asked, so None is no answer")
        several = len(self.game.position.asked) > 1
        reason = self.game.answer(self.seat, index(action))
        if reason is not None or self.rebuked:
            self._rebuke(reason)
        asked = self.game.position.asked
        if not asked:
            self._finish()
        elif not self.over:
            self.seat = asked[0]
            self.agent_selection = self.possible_agents[asked[0]]
            if self.max_cycles is not None and not several:
                self._count()

    def _rebuke(self, reason: Reason | None) -> None:
        """Say in the agent's info what was wrong with its last answer; the game may be lost by it."""
        self.infos[self.agent_selection] = told(reason)
        self.rebuked = any(self.infos.values())
        if reason is not None and self.game.illegal == "lose":
            self.rewards[self.agent_selection] = LOST_BY_IT
            self._over(self.rewards)

    def _finish(self) -> None:
        outcome = self.game.position.outcome
        assert outcome is not None
        self._over(dict(zip(self.agents, outcome.scores)))

    def _over(self, rewards: dict[Agent, float]) -> None:
        """From now on the agents take their leave."""
        self.rewards, self._cumulative_rewards = rewards, rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self._take_leave()

    def _count(self) -> None:
        """A cycle is a question, answered by all who are asked."""
        self.cycles += 1
        if self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._take_leave()

    def _take_leave(self) -> None:
        self.over, self.agent_selection = True, self.agents[0]

    def render(self) -> Any:
        """As the selected agent sees it."""
        return self.rendered(self.seat_of[self.agent_selection])


@final
class AllAtOnce(Table, ParallelEnv[Agent, Observation, int]):
    """A step is a question: who is asked answers, the others wait. The number after the last move is to wait."""

    def __init__(
        self, game: Game | str, seats: int | None = None, variant: str = "base", *,
        max_cycles: int | None = None, illegal: Illegal = "safe", render_mode: str | None = None,
    ) -> None:
        super().__init__(opened(game, seats, variant, illegal, render_mode), max_cycles, render_mode, parallel=True)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[Agent, Observation], Infos]:
        """Deal. The same seed deals the same game; without one, chance goes on where it was."""
        self.game.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[Agent, Observation]:
        found: dict[Agent, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = self.game.mask(seat, room=1)
            mask[self.wait] = not self.game.numbers
            found[agent] = {"observation": self.game.features(seat), "action_mask": mask}
        return found

    def step(self, actions: dict[Agent, int]) -> tuple[dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos]:
        """Answer for all who are asked. What the others say is not heard; who is asked and says nothing, or waits, gives the safe answer."""
        infos: Infos = {agent: {} for agent in self.agents}
        losers: list[Seat] = []
        for seat in self.game.position.asked:
            agent = self.possible_agents[seat]
            number = index(actions.get(agent, self.wait))
            if number == self.wait:
                self.game.play_safe(seat)
                continue
            infos[agent] = told(self.game.answer(seat, number))
            if infos[agent] and self.game.illegal == "lose":
                losers.append(seat)
        return self._after(losers, infos)

    def _after(self, losers: list[Seat], infos: Infos) -> tuple[dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos]:
        outcome, agents = self.game.position.outcome, self.agents
        self.cycles += 1
        scores = [LOST_BY_IT if seat in losers else 0.0 for seat in range(self.game.seats)] if losers or outcome is None else outcome.scores
        over = outcome is not None or bool(losers)
        late = not over and self.cycles == self.max_cycles
        found = self._observed()
        if over or late:
            self.agents = []
        return found, dict(zip(agents, scores)), dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def render(self) -> Any:
        """As a watcher sees it."""
        return self.rendered(None)


env = OneByOne
parallel_env = AllAtOnce
