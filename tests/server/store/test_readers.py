"""The readers: questions are answered, tried once more, or refused at once."""

from __future__ import annotations

import asyncio
import threading

import pytest

from lazaretto.server.store import Unavailable
from lazaretto.server.store import readers as reading
from lazaretto.server.store.errors import Lost, Refused, Spoilt
from lazaretto.server.store.link import Rest
from lazaretto.server.store.readers import Readers

from .desk import until


class Line:
    """A connection that only counts how often it was made and closed."""

    made = closed = 0

    def connect(self) -> Line:
        self.made += 1
        return self

    def close(self) -> None:
        self.closed += 1


async def test_a_question_is_put_again_on_a_new_connection_if_the_old_one_died() -> None:
    line, asked = Line(), []

    def question(connection: object) -> str:
        asked.append(connection)
        if len(asked) == 1:
            raise Lost("the server was restarted")
        return "answer"

    readers = Readers(line.connect, Rest(), count=1)
    assert await readers.ask(question) == "answer"
    assert len(asked) == 2 and (line.made, line.closed) == (2, 1)
    await readers.close()
    assert line.closed == 2


@pytest.mark.parametrize("trouble", [Lost("gone"), Spoilt("a page"), Refused("a lock")])
async def test_what_the_database_does_not_answer_is_unavailable_and_the_next_question_is_not_hurt(trouble: Exception) -> None:
    def question(connection: object) -> str:
        raise trouble

    readers = Readers(Line().connect, Rest(), count=1)
    with pytest.raises(Unavailable):
        await readers.ask(question)
    assert await readers.ask(lambda connection: "answer") == "answer"
    await readers.close()


async def test_a_full_queue_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LONGEST_QUEUE", 2)
    gate, begun = threading.Event(), threading.Event()

    def question(connection: object) -> bool:
        begun.set()
        return gate.wait(20)

    readers = Readers(Line().connect, Rest(), count=1)
    waiting = [asyncio.create_task(readers.ask(question)) for _ in range(2)]
    await until(begun.is_set)
    with pytest.raises(Unavailable, match="too much is waiting"):
        await readers.ask(question)
    gate.set()
    assert await asyncio.gather(*waiting) == [True, True]
    assert await readers.ask(question)
    await readers.close()
