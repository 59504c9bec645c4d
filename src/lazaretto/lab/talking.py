"""Talk in the lab: a kind of bot may be told to talk, and to listen to what is said: "thumb+talks", "thumb+hears", "thumb+talks+hears"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from .. import bots
from ..bots import Bot, Listener, talk
from ..kernel import Game, Mistake, Position, Remark, Seat

TALKS: Final = "talks"
HEARS: Final = "hears"


class Kind(NamedTuple):
    """A bot, and its manners."""

    bot: str
    talks: bool
    hears: bool


def read_kind(name: str) -> Kind:
    """ValueError unless there is such a bot, and such manners."""
    bot, *manners = name.split("+")
    bots.check(bot)
    for manner in manners:
        if manner not in (TALKS, HEARS):
            raise Mistake(f"no bot {name!r}: after a bot's name stands +{TALKS}, +{HEARS}, or both")
    return Kind(bot, TALKS in manners, HEARS in manners)


@final
class Company:
    """Who talks at a table, and who listens. A talker hears all that is said, whether or not its bot does."""

    def __init__(self, game: Game, kinds: Sequence[Kind], players: Sequence[Bot], seeds: Sequence[int]) -> None:
        made = [talk.make(game, seat, seeds[seat]) if kind.talks else None for seat, kind in enumerate(kinds)]
        self.talkers: Final = {seat: talker for seat, talker in enumerate(made) if talker is not None}
        self.ears: Final = [player for kind, player in zip(kinds, players) if kind.hears and isinstance(player, Listener)]

    def hear(self, seat: Seat, facts: Sequence[object]) -> None:
        """What was told to a seat, to its talker."""
        if seat in self.talkers:
            for fact in facts:
                self.talkers[seat].hear(fact)

    def speak(self, position: Position, seat: Seat) -> Remark | None:
        """Before the seat answers it may say something, and all who listen hear it at once."""
        remark = self.talkers[seat].says(position.seen_by(seat)) if seat in self.talkers else None
        if remark is not None:
            for listener in (*self.talkers.values(), *self.ears):
                listener.hear(remark)
        return remark
