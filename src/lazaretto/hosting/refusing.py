"""Refusals: each with a code that stays, and a sentence for people."""

from __future__ import annotations

from typing import Final

from ..kernel import Mistake

CODES: Final = {
    "move/illegal": "The rules forbid it now; the rule and the reason are given.",
    "move/unreadable": "This is no move in the game's notation.",
    "move/stale": "The question has changed since: look again.",
    "move/not-asked": "The seat has nothing to answer now.",
    "back/impossible": "Nothing can be taken back.",
    "game/not-begun": "The game has not begun.",
    "game/begun": "The game has begun already.",
    "game/over": "The game is over.",
    "game/not-over": "The game is not over.",
    "game/paused": "The table is paused.",
    "game/unknown": "There is no such game, bot, or variant for so many seats.",
    "terms/impossible": "These terms do not fit this game.",
    "seat/taken": "Somebody sits there already, or has that name.",
    "seat/none": "There is no such seat, or it is not free, or nobody sits there.",
    "seat/empty": "Not every seat is filled.",
    "seat/forbidden": "This is not yours to do.",
    "talk/forbidden": "The table rule of this game does not allow it.",
    "talk/unknown": "There is no such phrase.",
    "prediction/impossible": "There is nothing to predict here, or not for this seat, or not that.",
    "order/unknown": "There is no such window or answer in this game.",
    "hurry/impossible": "No window of this table can close early, or not for this seat.",
    "plan/impossible": "The seat has no turn that could be planned now.",
    "pause/impossible": "There is nothing to pause, or no pause left.",
}
"""What a table may refuse, and what it means. These strings never change."""


class Refused(Mistake):
    """Not now, not by you, or not at all: `code` for programs, the text for people, `rule` where a rule of the game says so."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        assert code in CODES
        super().__init__(text)
        self.code: Final = code
        self.rule: Final = rule
