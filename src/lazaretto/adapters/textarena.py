"""A table for agents that take a text and give a text, in the form of TextArena's environments; TextArena itself is not needed.

    table = TextTable("bristol")
    table.reset(num_players=4, seed=7)
    done = False
    while not done:
        player, observation = table.get_observation()
        done, info = table.step(agents[player](observation))
    rewards, game_info = table.close()

`register()` makes the same known to TextArena, if it is there: `textarena.make("Lazaretto-Bristol-v2")`.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final, final

from ..games import game as find_game
from ..games import games
from ..hosting import Sitting
from ..hosting.boxes import BOXES, UNMARKED
from ..kernel import Move, Seat
from ..kernel.zone import letter
from . import text
from .undealt import UNDEALT

PATIENCE: Final = 3             # replies to one question that may be unclear; then the safe answer counts
SAYS: Final = re.compile(r"^\s*say:[ \t]*(.*)$", re.IGNORECASE | re.MULTILINE)
HOW_TO_TALK: Final = "A line that begins with say: is heard by all players. The rest of your reply is your move."


@final
class TextTable:
    """One game after another, for so many agents; whoever is asked is shown what that seat may know."""

    def __init__(self, game: str, variant: str = "base", patience: int = PATIENCE, *, odds: bool = True) -> None:
        self.game: Final = find_game(game)
        self.variant: Final = variant
        self.patience: Final = patience
        self.odds: Final = odds                                # chances are worked out, where the game does
        self.fence: Final = text.Fence()
        self.sitting: Sitting = UNDEALT

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal; the same seed deals the same."""
        self.sitting = Sitting.begin(self.game, num_players, self.variant, seed=seed)
        self.names = tuple([f"Player {letter(seat)}" for seat in range(num_players)])
        self.heard = [0] * num_players                         # so many facts were told
        self.talk: list[list[str]] = [[] for _ in range(num_players)]      # for each seat, what it has not read yet
        self.remark = ""                                       # on the last reply, if it was unclear
        self.misread = 0
        self.turns = [0] * num_players
        self.unclear = [0] * num_players

    @property
    def seat(self) -> Seat:
        """Who is asked; several at once are asked one after another, and their answers are sealed."""
        asked = self.sitting.position.asked
        return asked[0] if asked else 0

    @property
    def sheet(self) -> text.Sheet:
        return text.Sheet(self.game, self.sitting.position.seen_by(self.seat), self.names, odds=self.odds)

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and all that is to be read before the answer."""
        seat, memory = self.seat, self.sitting.memory(self.seat)
        parts = [
            "" if self.heard[seat] else self.introduction(),
            "\n".join(["What happened since:", *text.told(self.game, memory[self.heard[seat]:], self.names, seat)]),
            "\n".join(self.talk[seat]), text.shown(self.sheet, memory), self.remark,
        ]
        self.heard[seat], self.talk[seat] = len(memory), []
        return seat, "\n\n".join([part for part in parts if part])

    def introduction(self) -> str:
        return " ".join([f"You play {self.game.title}.", *BOXES.get(self.game.name, UNMARKED).gist, text.WHAT_FENCES_MEAN, HOW_TO_TALK])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The reply of who was asked. What cannot be read is said, and asked again; nobody loses a game by how an answer is written."""
        seat, sheet = self.seat, self.sheet
        self.remark = self.speak(seat, SAYS.findall(action))
        answer = text.read(SAYS.sub("", action), sheet)
        if isinstance(answer, text.Understood):
            return self.answer(seat, answer.move, {"understood": True, "by": answer.by})
        self.unclear[seat] += 1
        self.misread += 1
        if self.misread < self.patience:
            self.remark = f"{self.remark}\n{answer.text}".strip()
            return False, {"understood": False, "code": answer.code, "text": answer.text}
        return self.answer(seat, self.safe(seat), {"understood": False, "code": answer.code, "text": "The safe answer counts."})

    def answer(self, seat: Seat, move: Move, info: dict[str, Any]) -> tuple[bool, dict[str, Any]]:
        self.sitting.answer(seat, move)
        self.turns[seat] += 1
        self.misread = 0
        return self.sitting.position.outcome is not None, {**info, "seat": seat, "move": self.game.say(move)}

    def safe(self, seat: Seat) -> Move:
        """The answer of somebody who gives none."""
        view = self.sitting.position.seen_by(seat)
        assert view.question is not None
        return view.question.default(view.table, seat)

    def speak(self, seat: Seat, lines: list[str]) -> str:
        """Everyone else hears it, fenced; why not, if the game does not allow it."""
        for line in lines:
            name = line.strip()
            phrase = name if any(it.name == name for it in self.game.talk().phrases) else ""
            try:
                heard = text.said_aloud(self.game, self.names, seat, name, phrase)
            except text.NotSaid as error:
                return f"That was not said: {error}"
            for other in range(len(self.names)):
                if other != seat:
                    self.talk[other].append(self.fence.around(self.names[seat], heard))
        return ""

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Everyone's score, and what became of whom; no scores if the game is not over."""
        outcome, seats = self.sitting.position.outcome, range(len(self.names))
        self.sitting.close()
        if outcome is None:
            return dict.fromkeys(seats, 0.0), {seat: self.about(seat) for seat in seats}
        known = {seat: {"role": self.game.side_of(self.sitting.position, seat), "won": seat in outcome.winners, "reason": outcome.reason} for seat in seats}
        return {seat: float(outcome.scores[seat]) for seat in seats}, {seat: {**self.about(seat), **known[seat]} for seat in seats}

    def about(self, seat: Seat) -> dict[str, Any]:
        return {"role": self.names[seat], "turn_count": self.turns[seat], "invalid_move": False, "unclear": self.unclear[seat]}


def register() -> list[str]:
    """Make the games known to TextArena by name; `ImportError` if it is not installed."""
    registry = import_module("textarena.envs.registration")
    names = {f"Lazaretto-{game.name.title()}-v{game.version}": game.name for game in games()}
    for name, game in names.items():
        if name not in registry.ENV_REGISTRY:
            registry.register(id=name, entry_point="lazaretto.adapters.textarena:TextTable", game=game)
    return list(names)
