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
        while self.times and self.times[0] <= now - self.span:
            self.times.popleft()
        if len(self.times) >= self.most:
            return False
        self.times.append(now)
        return True


@final
class Limits:
    """A limit for each address; those that were silent longest are forgotten."""

    def __init__(self, most: int, span: float = SPAN) -> None:
        self.most: Final = most
        self.span: Final = span
        self.by_address: Final[OrderedDict[str, Limit]] = OrderedDict()

    def allow(self, address: str) -> bool:
        limit = self.by_address.setdefault(address, Limit(self.most, self.span))
        self.by_address.move_to_end(address)
        if len(self.by_address) > MOST_ADDRESSES:
            self.by_address.popitem(last=False)
        return limit.allows()
