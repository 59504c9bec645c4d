"""A guest: one connection to a table, of a player or a watcher. At most one message is on its way to it; whatever happens meanwhile goes into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, final

from msgspec import Raw, structs

from ..hosting.heard import Item
from ..kernel import Seat
from ..tongues import ENGLISH
from ..tongues.voice import house_words
from ..wire.messages import Farewell, Hears, Refusal, encode

SLOW: Final = 20.0                      # seconds that a message may take to be read
MOST_REPLIES: Final = 64

Send = Callable[[str], Awaitable[None]]
News = Callable[["Guest"], Awaitable[Hears | Raw | None]]
"""What is new to a guest; raw, if it is written already."""
Spoken = TypeVar("Spoken", Farewell, Refusal)
Marks = dict[str, int]
"""A digest of each part of a page, by where it stands."""


def in_language(message: Spoken, language: str) -> Spoken:
    """What the house says by itself, in the guest's language."""
    return structs.replace(message, text=house_words(message.text, language))


class SlowReader(Exception):
    """The guest does not read what is sent."""


@final
class Guest:
    """Who is connected, how far it has heard the story, and what it still must be told."""

    def __init__(self, seat: Seat | None, right: str, send: Send, *, has_screen: bool = False, language: str = ENGLISH) -> None:
        self.seat: Final = seat
        self.right: Final = right               # the digest of the token it came in with
        self.send: Final = send
        self.has_screen: Final = has_screen     # it is shown pages
        self.language: Final = language
        self.place = 0                          # in the story of the room
        self.number = 0                         # of things told to these eyes
        self.turned = {0: 0}                    # places in the story where it answered in its own turns, and what number each has for these eyes
        self.untold: list[Item] = []            # put together already, for the next message
        self.shown: tuple[Marks, Marks] = {}, {}  # the page before it: of what lies open, and of the rest
        self.is_abreast = False                 # it came back with a page before it that is still right, and that we have not put together
        self.replies: Final[list[Hears]] = []
        self.bell: Final = asyncio.Event()
        self.is_told: asyncio.Event | None = None   # all replies are sent; made for who waits for it, as thousands of guests never do
        self.has_news = True
        self.brief: tuple[Hears, ...] = ()      # how many are ready and who is here, where that alone is new
        self.farewell: Farewell | None = None      # the last word, if the server closes
        self.listening: asyncio.Task[object] | None = None
        self.sending_since: float | None = None # the message that is on its way
        self.looks_again: asyncio.TimerHandle | None = None
        self.is_slow = False

    @property
    def heard(self) -> int:
        """How much has been put together for these eyes."""
        return self.number + len(self.untold)

    def wake(self) -> None:
        """Something has happened at the table."""
        self.has_news = True
        self.bell.set()

    def tell_briefly(self, word: Hears) -> None:
        """One more is ready, or here; the news would tell it too."""
        self.brief = *[older for older in self.brief if type(older) is not type(word)], word
        self.bell.set()

    async def reply(self, message: Hears) -> None:
        """An answer to what this guest said. Who does not read the answers is not heard for so long."""
        self.replies.append(message)
        self.bell.set()
        if len(self.replies) >= MOST_REPLIES:
            self.is_told = self.is_told or asyncio.Event()
            await self.is_told.wait()

    def dismiss(self, message: Farewell) -> None:
        """One last word."""
        self.farewell = in_language(message, self.language)
        self.bell.set()

    async def listen(self, news: News) -> None:
        """Tell the guest everything, as fast as it reads; returns after a farewell."""
        self.listening = asyncio.current_task()
        try:
            await self._listen(news)
        except asyncio.CancelledError:
            if self.is_slow:
                raise SlowReader from None
            raise
        finally:
            self.listening = None                       # it knows this frame: no circle is left behind
            if self.looks_again is not None:
                self.looks_again.cancel()

    async def _listen(self, news: News) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.replies:
                await self._tell(self.replies.pop(0))
            if self.is_told is not None:
                self.is_told.set()
                self.is_told = None
            brief, self.brief = self.brief, ()
            if self.has_news:
                self.has_news = False
                await self._tell(await news(self))
            else:
                for word in brief:
                    await self._tell(word)
            if self.farewell is not None:
                await self._tell(self.farewell)
                return

    async def _tell(self, message: Hears | Raw | None) -> None:
        """Send it, and keep nothing of it: the first news are the whole story."""
        if message is None:
            return
        text = encode(message).decode()
        del message
        self.sending_since = asyncio.get_running_loop().time()
        if self.looks_again is None:
            self._look_again(self.sending_since + SLOW)
        await self.send(text)
        self.sending_since = None

    def _look_again(self, at: float) -> None:
        """One look in a while whether the guest reads: a clock for each message would cost more than to send it."""
        self.looks_again = asyncio.get_running_loop().call_at(at, self._look)

    def _look(self) -> None:
        self.looks_again = None
        if self.sending_since is None or self.listening is None:
            return
        at = self.sending_since + SLOW
        if at <= asyncio.get_running_loop().time():
            self.is_slow = True
            self.listening.cancel()
        else:
            self._look_again(at)
