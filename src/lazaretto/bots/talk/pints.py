"""What bots say in the pub (R45): what the top card is, if they have looked; that they need a beer; and late in the night, who would be left behind."""

from __future__ import annotations

from typing import Final, final

from ...games.pints.cards import LAST_QUARTER, is_zombie_card
from ...games.pints.preparing import Sending
from ...games.pints.table import Pub
from ...kernel import Remark, View
from ..thumb.pints.hopes import chance
from . import Hunch
from .mouth import Speaker

HABITS: Final = {"good-card": 0.7, "bad-card": 0.7, "left-behind": 0.4, "a-beer-please": 0.4}
HOPEFUL: Final = 0.5
LOST: Final = 0.34             # whose hopes are no better than that

SENTENCES: Final = {
    "saved": "From round {since} on I reckoned that a rescue would take me along; at last I gave it {share} %.",
    "lost": "From round {since} on I feared to be left behind; at last I gave a rescue {share} %.",
}


@final
class Talker(Speaker):
    """All lies open but the pile: it says what it sees."""

    def says(self, view: View) -> Remark | None:
        """In its own turn, before somebody is sent and a card drawn for it (PB 5)."""
        t: Pub = view.table
        return self.mouth.opens(HABITS, [*self.of_the_card(t), *self.of_the_others(t), *self.of_my_bites(t)]) if isinstance(view.question, Sending) else None

    def of_the_card(self, t: Pub) -> list[Remark]:
        """PB 19.4. We all want the pub to hold, so there is no reason to lie."""
        return [Remark(self.seat, "bad-card" if is_zombie_card(card) else "good-card") for card in t.top.kinds()]

    def of_the_others(self, t: Pub) -> list[Remark]:
        """Once a rescue may come."""
        if t.quarter != LAST_QUARTER:
            return []
        return [Remark(self.seat, "left-behind", other) for other in range(t.rules.seats) if other != self.seat and chance(t, other) <= LOST]

    def of_my_bites(self, t: Pub) -> list[Remark]:
        """PB 12.5, 12.6. To the one with the most crisps, if I cannot pay for a beer myself, and there is one."""
        rich = max([seat for seat in range(t.rules.seats) if seat != self.seat], key=lambda seat: t.crisps[seat])
        needs = t.bar and t.bites[self.seat] and t.crisps[self.seat] < t.rules.beer <= t.crisps[rich]
        return [Remark(self.seat, "a-beer-please", rich)] if needs else []

    def hunch(self, view: View) -> Hunch | None:
        hope = chance(view.table, self.seat)
        return Hunch("saved" if hope >= HOPEFUL else "lost", None, hope)
