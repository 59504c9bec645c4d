"""A proxy between one person and a server on this machine, which can do to their connection what networks do."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import time
from typing import Final

PIECE: Final = 1 << 16
AT_ONCE: Final = struct.pack("ii", 1, 0)        # linger for no time: the other side sees a reset


class Pair:
    """One connection through the proxy: the person's side and the server's."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near: Final = near
        self.far: Final = far
        self.is_silent = False                  # nothing goes through any more
        self.cut_after: int | None = None       # of the next piece from the server, only so many bytes go through


class Proxy:
    """Listens on a port of its own; the newest connection is the one to be disturbed."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.url = ""
        self.pair: Pair | None = None
        self.dropped = 0.0                      # when a connection was last done for
        self.abandoned: Final[list[asyncio.StreamWriter]] = []         # that only the server believes in
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.pass_on, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self.server is not None
        self.server.close()
        self.drop()
        for writer in self.abandoned:
            reset(writer)

    async def pass_on(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        far_reader, far = await asyncio.open_connection("127.0.0.1", self.port)
        pair = self.pair = Pair(near, far)
        await asyncio.gather(self.pour(pair, reader, far), self.pour(pair, far_reader, near))

    async def pour(self, pair: Pair, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                if pair.cut_after is not None and writer is pair.near:
                    writer.write(piece[:min(pair.cut_after, len(piece) - 1)])
                    await writer.drain()
                    self.drop(pair)
                    break
                if not pair.is_silent:
                    writer.write(piece)
                    await writer.drain()
        if not pair.is_silent:
            writer.close()

    def drop(self, pair: Pair | None = None) -> None:
        """Both sides see a reset."""
        pair = pair or self.pair
        if pair is not None:
            self.dropped = time.monotonic()
            pair.is_silent = True
            reset(pair.near)
            reset(pair.far)

    def half_open(self) -> None:
        """The person's side is gone; the server hears nothing of it."""
        if self.pair is not None:
            self.dropped = time.monotonic()
            self.pair.is_silent = True
            reset(self.pair.near)
            self.abandoned.append(self.pair.far)

    def cut(self, after: int) -> None:
        """The next piece from the server ends in its middle, and then the connection."""
        if self.pair is not None:
            self.pair.cut_after = after


def reset(writer: asyncio.StreamWriter) -> None:
    found = writer.get_extra_info("socket")
    if found is not None and found.fileno() >= 0:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    writer.transport.abort()
