"""uvicorn's connections, as we want them: a socket that reads in small bites, so that whoever floods is parsed a little at a time and the others have their
turn in between; and no connection leaves a circle behind, as nobody looks for those while people play."""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Final, final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..wire.messages import LARGEST

BITE: Final = 1024                      # asyncio would read 256 KiB at once: thirteen thousand small messages, a tenth of a second for everybody
AFTER_GOODBYE: Final = 2 * LARGEST      # whoever sends more after the server has closed is not read any more,
CUT_OFF_AFTER: Final = 0.3              # and cut off after so many seconds: at once, and the last word might be lost with what was not read


def let_go(transport: BaseTransport) -> None:
    """asyncio leaves a transport that is closed in a circle with its own method."""
    transport._read_ready_cb = None                             # type: ignore[attr-defined]


@final
class Requests(H11Protocol):
    """A connection for requests."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        let_go(self.transport)


@final
class SmallBites(WebSocketsSansIOProtocol):
    """A connection that costs others nothing."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        transport.max_size = BITE                               # type: ignore[attr-defined]
        self.after_goodbye = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        let_go(self.transport)
        self.conn.parser.close()                                # it waits for an end that uvicorn never tells it of, and holds the connection meanwhile

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self.after_goodbye += len(data)
            if self.after_goodbye > AFTER_GOODBYE:
                self.transport.pause_reading()
                self.loop.call_later(CUT_OFF_AFTER, self.transport.abort)
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Only who says more before the first was heard is not read for a while: uvicorn stops for every message, by two calls of the system."""
        if not self.queue.empty():
            super().send_receive_event_to_app()
            return
        before, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = before
