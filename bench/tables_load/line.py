"""A WebSocket as lean as can be, so that the generator is not what is measured: text frames, no compression, no copy without need."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL: Final = 0x80
OPCODE: Final = 0x0F
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)               # a guest must mask; with nothing, so that it costs nothing
TWO_BYTES, EIGHT_BYTES = 126, 127       # how the length is written, if not in the second byte itself
LARGEST_SHORT: Final = 0xFFFF
HEADER: Final = 2
END_OF_HEADERS: Final = b"\r\n\r\n"
SWITCHING: Final = b" 101 "
HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bGF6YXJldHRvIGJlbmNoIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

Heard = Callable[[bytes, float], None]


class Line(asyncio.Protocol):
    """One connection: `opened` may greet, what is heard goes to `heard` with the moment it came, and an end that nobody wanted to `ended`."""

    def __init__(self, port: int, path: str, heard: Heard, opened: "Callable[[Line], None]", ended: Callable[[], None]) -> None:
        self.request: Final = HANDSHAKE.format(path=path, port=port).encode()
        self.heard: Final = heard
        self.opened: Final = opened
        self.ended: Final = ended
        self.is_open = False
        self.is_wanted = True
        self.unread = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)
        if not self.is_wanted:
            transport.close()

    def data_received(self, piece: bytes) -> None:
        now = time.perf_counter()
        self.unread = self.unread + piece if self.unread else piece
        if not self.is_open and not self.opens():
            return
        start = 0
        while (found := frame(self.unread, start)) is not None:
            opcode, begin, start = found
            self.take(opcode, self.unread[begin:start], now)
        self.unread = self.unread[start:]

    def opens(self) -> bool:
        """The server agrees, or the line is of no use."""
        head, found, rest = self.unread.partition(END_OF_HEADERS)
        if not found:
            return False
        if SWITCHING not in head.partition(b"\r\n")[0]:
            self.hang_up()
            return False
        self.is_open, self.unread = True, rest
        self.opened(self)
        return True

    def take(self, opcode: int, body: bytes, now: float) -> None:
        if opcode == TEXT:
            self.heard(body, now)
        elif opcode == PING:
            self.write(PONG, body)
        elif opcode == CLOSE:
            self.hang_up()

    def say(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, opcode: int, body: bytes) -> None:
        assert self.transport is not None
        length = len(body)
        if length < TWO_BYTES:
            size = bytes((MASKED | length,))
        elif length <= LARGEST_SHORT:
            size = bytes((MASKED | TWO_BYTES,)) + length.to_bytes(2, "big")
        else:
            size = bytes((MASKED | EIGHT_BYTES,)) + length.to_bytes(8, "big")
        self.transport.write(bytes((FINAL | opcode,)) + size + NO_MASK + body)

    def close(self) -> None:
        """Nobody wants to hear more; if it is still being made, it ends as soon as it is."""
        self.is_wanted = False
        self.hang_up()

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if self.is_wanted:
            self.ended()


def frame(unread: bytes, start: int) -> tuple[int, int, int] | None:
    """The next whole frame: its kind, where its body begins and where it ends. Servers do not mask."""
    if len(unread) < start + HEADER:
        return None
    length, begin = unread[start + 1], start + HEADER
    if length >= TWO_BYTES:
        wide = 2 if length == TWO_BYTES else 8
        length, begin = int.from_bytes(unread[begin:begin + wide], "big"), begin + wide
    end = begin + length
    return None if len(unread) < end else (unread[start] & OPCODE, begin, end)
