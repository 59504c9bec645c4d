"""How much anybody may say in how short a time."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from typing import Final, final

SPAN: Final = 20.0
PLAYER: Final = 100                     # messages in the span, if nothing else is set; a watcher half as many
REQUESTS: Final = 60                    # requests of one address that change something, in the span
LOOKS: Final = 300                      # those that change nothing, and sockets
MOST_ADDRESSES: Final = 10_000


@final
class Limit:
    """At most so many in the span, whenever it begins."""

    def __init__(self, most: int, span: float = SPAN) -> None:
        self.most: Final = most
        self.span: Final = span
        self.times: Final[deque[float]] = deque()

    def allows(self) -> bool:
        """Count one more; False if it is one too many."""
        now = time.monotonic()
        while self.times and self.is_past(self.times[0], now):
            self.times.popleft()
        if len(self.times) >= self.most:
            return False
        self.times.append(now)
        return True

    def is_spent(self) -> bool:
        """Nothing of it counts any more."""
        return not self.times or self.is_past(self.times[-1], time.monotonic())

    def is_past(self, moment: float, now: float) -> bool:
        return moment <= now - self.span


@final
class Limits:
    """A limit for each address, as long as something of it counts; if there are too many, those that were silent longest are forgotten."""

    def __init__(self, most: int, span: float = SPAN) -> None:
        self.most: Final = most
        self.span: Final = span
        self.by_address: Final[OrderedDict[str, Limit]] = OrderedDict()

    def allow(self, address: str) -> bool:
        limit = self.by_address.get(address)
        if limit is None:
            limit = self.by_address[address] = Limit(self.most, self.span)
        self.by_address.move_to_end(address)
        is_allowed = limit.allows()
        while len(self.by_address) > MOST_ADDRESSES or next(iter(self.by_address.values())).is_spent():
            self.by_address.popitem(last=False)
        return is_allowed
