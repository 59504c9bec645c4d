"""How the two servers are spoken to: ours, and boardgame.io's over Socket.IO. Of what is heard only what is needed is decoded."""

from typing import Any, Final

import msgspec

from .line import Line
from .table import OVER, Heard


class Option(msgspec.Struct):
    """An answer that is allowed."""

    move: str


class Asked(msgspec.Struct):
    """What is asked, as far as the generator cares."""

    question: int
    seats: list[int]
    window: bool = False
    options: list[Option] = []
    held: str = ""


class Card(msgspec.Struct):
    """The table's state."""

    state: str


class News(msgspec.Struct):
    """What is new, as far as the generator cares."""

    table: Card
    asked: Asked | None = None
    since: int = 0
    items: list[msgspec.Raw] = []
    mark: str = ""


class Refusal(msgspec.Struct):
    """What the server did not do."""

    code: str


ATTENDANCE: Final = b'{"is":"attendance"'
REFUSALS: Final = (b'{"is":"refused"', b'{"is":"farewell"')
CLOSING: Final = "server/closing"       # the line ends with it, and nothing that was said is refused
REFUSAL: Final = msgspec.json.Decoder(Refusal)
NEWS: Final = msgspec.json.Decoder(News)


class Ours:
    """A seat at a table of lazaretto's."""

    def __init__(self, table: str, tokens: list[str], *, page: bool) -> None:
        self.table: Final = table
        self.tokens: Final = tokens
        self.page: Final = page         # it hears what a browser hears; else what a program hears
        self.heard: Final = [0] * len(tokens)           # how much of the table's story, so that who comes again is told the rest
        self.marks: Final = [""] * len(tokens)          # of each seat's last news, and what they were: so that who has missed nothing is not told them again
        self.latest: Final[list[Heard | None]] = [None] * len(tokens)
        self.said = 0

    def path(self) -> str:
        return "/api/socket"

    def greet(self, seat: int, line: Line) -> None:
        hello = {"is": "hello", "protocol": 1, "table": self.table, "token": self.tokens[seat], "page": self.page}
        line.say(msgspec.json.encode({**hello, "heard": self.heard[seat], "mark": self.marks[seat]}))

    def read(self, line: Line, seat: int, text: bytes) -> Heard | None:
        if text.startswith(b'{"is":"news"'):
            news = NEWS.decode(text)
            self.heard[seat], self.marks[seat], self.latest[seat] = news.since + len(news.items), news.mark, heard_of(news)
            return self.latest[seat]
        if text.startswith(ATTENDANCE):
            return self.latest[seat]                    # where it is the first word after a new start, all is as it was
        code = REFUSAL.decode(text).code if text.startswith(REFUSALS) else CLOSING
        return None if code == CLOSING else Heard(-1, trouble=code)

    def words(self, seat: int, number: int, move: str) -> bytes:
        self.said += 1
        return msgspec.json.encode({"is": "answer", "key": f"{seat}-{number}-{self.said}", "question": number, "move": move})


def heard_of(news: News) -> Heard | None:
    asked = news.asked
    if asked is None:
        return Heard(OVER) if news.table.state == "over" else None
    several = len(asked.seats) > 1
    return Heard(asked.question, asked.seats, [option.move for option in asked.options], several, asked.window, asked.held)


class Context(msgspec.Struct):
    """boardgame.io's `ctx`."""

    currentPlayer: str


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """boardgame.io's state, as far as the generator cares."""

    ctx: Context
    number: int


class Synced(msgspec.Struct):
    """boardgame.io's first answer."""

    state: State


PEER_GAME: Final = "cards"
PEER_MOVES: Final = ("0", "1", "2", "3", "4")
OPENED, PEER_PING, PEER_PONG = b"0", b"2", b"3"
JOINED: Final = f"40/{PEER_GAME},".encode()
EVENT: Final = f"42/{PEER_GAME},".encode()
UPDATE: Final = EVENT + b'["update"'
SYNC: Final = EVENT + b'["sync"'
UPDATED: Final = msgspec.json.Decoder(tuple[str, str, State, Any])
SYNCED: Final = msgspec.json.Decoder(tuple[str, str, Synced])


class Peer:
    """A seat at a match of boardgame.io's."""

    def __init__(self, match: str, seats: int) -> None:
        self.match: Final = match
        self.seats: Final = seats

    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def greet(self, seat: int, line: Line) -> None:
        line.say(JOINED)

    def read(self, line: Line, seat: int, text: bytes) -> Heard | None:
        if text.startswith(UPDATE):
            return standing(UPDATED.decode(text[len(EVENT):])[2])
        if text.startswith(SYNC):
            return standing(SYNCED.decode(text[len(EVENT):])[2].state)
        if text == PEER_PING:
            line.say(PEER_PONG)
        elif text.startswith(JOINED):
            line.say(EVENT + msgspec.json.encode(["sync", self.match, str(seat), None, self.seats]))
        return None

    def words(self, seat: int, number: int, move: str) -> bytes:
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [int(move)], "playerID": str(seat), "credentials": None}}
        return EVENT + msgspec.json.encode(["update", action, number, self.match, str(seat)])


def standing(state: State) -> Heard:
    """Every seat may know what the one asked may do: that spares the generator a look at its hand."""
    return Heard(state.number, [int(state.ctx.currentPlayer)], PEER_MOVES)
