"""What is kept of a table beside its log: for the lobby and for the sweeper."""

from __future__ import annotations

from lazaretto.server.store import Standing, Tail

from .desk import begun, opened


async def test_open_tables_are_listed_the_newest_first(url: str) -> None:
    async with opened(url) as store:
        for name in ("a", "b", "c", "d"):
            await begun(store, name, b"one", standing=Standing("open", None, name.encode()))
        await begun(store, "unlisted", standing=Standing("open", None, b""))
        await begun(store, "playing", standing=Standing("playing", None, b"playing"))
        assert await store.listed(10) == [b"d", b"c", b"b", b"a"]
        assert await store.listed(2) == [b"d", b"c"]


async def test_an_append_replaces_the_standing(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", standing=Standing("open", 5.0, b"seats free"))
        await store.append("a", tail, [b"one"], Standing("playing", 7.0, b"seats free"))
        assert await store.listed(10) == []
        assert await store.due(6.0, 10) == [] and await store.due(8.0, 10) == ["a"]


async def test_a_refused_append_leaves_the_standing_alone(url: str) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one", standing=Standing("open", None, b"here"))
        await store.append("a", Tail(7, "wrong"), [b"two"], Standing("over", None, b""))
        assert await store.listed(10) == [b"here"]


async def test_what_is_due_comes_the_longest_due_first(url: str) -> None:
    async with opened(url) as store:
        for name, status, due in (("b", "playing", 2.0), ("a", "open", 1.0), ("c", "playing", 3.0), ("over", "over", 1.0), ("never", "playing", None)):
            await begun(store, name, standing=Standing(status, due, b""))
        assert await store.due(3.0, 10) == ["a", "b"]
        assert await store.due(9.0, 2) == ["a", "b"]
