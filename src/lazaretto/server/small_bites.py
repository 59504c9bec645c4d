"""uvicorn's socket, reading in small bites: whoever floods is parsed a little at a time, and the others have their turn in between."""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Final, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..wire.messages import LARGEST

BITE: Final = 1024                      # asyncio would read 256 KiB at once: thirteen thousand small messages, a tenth of a second for everybody
AFTER_GOODBYE: Final = 2 * LARGEST      # whoever sends more after the server has closed is cut off


@final
class SmallBites(WebSocketsSansIOProtocol):
    """A connection that costs others nothing."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        transport.max_size = BITE                               # type: ignore[attr-defined]
        self.after_goodbye = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.transport._read_ready_cb = None                    # type: ignore[attr-defined]  # asyncio leaves the transport in a circle with its own method

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self.after_goodbye += len(data)
            if self.after_goodbye > AFTER_GOODBYE:
                self.transport.abort()
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
