"""Gymnasium: one seat is yours, bots have the others. Made for Gymnasium 1.4, which looks for no plugins: importing this makes the five known by name.

    import gymnasium, lazaretto.adapters.gymnasium

    environment = gymnasium.make("lazaretto/Infected-v1", seats=6, bots="thumb")
    observation, info = environment.reset(seed=7)
    over = False
    while not over:
        action = environment.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = environment.step(action)
        over = terminated or truncated
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Final, final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from ..bots import Bot, Listener, check, make
from ..games import game as find_game, games
from ..kernel import Game, Mistake, Recorder, heard_by
from .in_numbers import LOST_BY_IT, SEED_BITS, Features, Illegal, Mask
from .rendering import MODES, opened, rendered

VERSION: Final = 1              # of the environments: rises when what they show, take or reward changes


@final
class AmongBots(gymnasium.Env[Features, np.int64]):
    """Between two answers of yours the bots give theirs. The reward comes at the end: your seat's score."""

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}      # noqa: RUF012, as Gymnasium wants it

    def __init__(
        self, game: Game | str, seats: int | None = None, variant: str = "base", *,
        bots: str | Sequence[str] = "thumb", seat: int | None = None, illegal: Illegal = "safe", render_mode: str | None = None,
    ) -> None:
        found = find_game(game) if isinstance(game, str) else game
        self.bots: Final = lineup(bots, found.usual_seats if seats is None else seats)
        self.game: Final = opened(found, seats, variant, illegal, render_mode, aloud=any(listens(name, found) for name in set(self.bots)))
        self.render_mode = render_mode
        if seat is not None and seat not in range(self.game.seats):
            raise Mistake(f"your seat is from 0 to {self.game.seats - 1}, or None for another in each game, not {seat!r}")
        self.wanted: Final = seat
        self.observation_space = Box(0.0, 1.0, (self.game.numbering.features,), np.float32)
        self.action_space = Discrete(len(self.game.numbering.moves))
        self.seat = 0
        self.players: dict[int, Bot] = {}
        self.heard = 0                                          # how many facts the bots have been told
        self.seed = 0                                           # with it and the answers so far this game can be played again
        self.answers: list[int] = []
        self.over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Features, dict[str, Any]]:
        """Deal, and let the bots answer until your seat is asked; a game that ends before is dealt again."""
        super().reset(seed=seed)
        asked = False
        while not asked:
            self.begin(int(self.np_random.integers(1 << SEED_BITS)))
            asked = self.game.position.outcome is None
        return self.game.features(self.seat), self.told()

    def begin(self, seed: int) -> None:
        """All that follows in this game hangs on the seed and on the answers."""
        self.seed, self.answers, self.heard, self.over = seed, [], 0, False
        self.game.deal(seed)
        self.seat = seed % self.game.seats if self.wanted is None else self.wanted
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        self.players = {seat: make(name, self.game.game, seat, seed + 1 + seat) for seat, name in zip(others, self.bots)}
        self.bots_answer()

    def bots_answer(self) -> None:
        """Until your seat is asked, or the game is over."""
        position = self.game.position
        self.tell()
        while position.outcome is None and self.seat not in position.asked:
            seat = position.asked[0]
            self.game.play(seat, self.players[seat].choose(position.seen_by(seat), position.options(seat)))
            self.tell()

    def tell(self) -> None:
        """What was said since the last time, to the bots that listen and may hear it."""
        if not isinstance(self.game.dealer, Recorder):
            return
        news = self.game.dealer.facts[self.heard:]
        self.heard += len(news)
        for seat, player in self.players.items():
            if isinstance(player, Listener):
                for fact in heard_by(seat, news):
                    player.hear(fact)

    def step(self, action: np.int64 | int) -> tuple[Features, float, bool, bool, dict[str, Any]]:
        """Answer; then the bots, until you are asked again."""
        if self.over:
            raise Mistake("the game is over: reset deals another")
        self.answers.append(index(action))
        reason = self.game.answer(self.seat, self.answers[-1])
        lost = reason is not None and self.game.illegal == "lose"
        if not lost:
            self.bots_answer()
        outcome = self.game.position.outcome
        self.over = lost or outcome is not None
        reward = LOST_BY_IT if lost else 0.0 if outcome is None else float(outcome.scores[self.seat])
        return self.game.features(self.seat), reward, self.over, False, self.told() if reason is None else {**self.told(), "illegal": str(reason)}

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> Mask:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self.game.mask(self.seat)

    def render(self) -> Any:
        """As your seat sees it."""
        return rendered(self.game, self.render_mode, self.seat) if self.render_mode else None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "players": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A bot may be anything, so the game is played again up to here. With bots that think for a time another may come of it."""
        self.__dict__.update(state)
        if self.game.chance is not None:
            answers = self.answers
            self.begin(self.seed)
            for answer in answers:
                self.step(answer)


def listens(name: str, game: Game) -> bool:
    return isinstance(make(name, game, 0, 0), Listener)


def lineup(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each of the other seats, in their order: one kind for all, or one each."""
    names = (bots,) * (seats - 1) if isinstance(bots, str) else tuple(bots)
    for name in names:
        check(name)
    if len(names) != seats - 1:
        raise Mistake(f"{seats - 1} bots are needed for the other seats, not {len(names)}")
    return names


def name_of(game: Game) -> str:
    return f"lazaretto/{game.name.capitalize()}-v{VERSION}"


for known in games():
    gymnasium.register(name_of(known), entry_point=f"{__name__}:{AmongBots.__name__}", kwargs={"game": known.name})
