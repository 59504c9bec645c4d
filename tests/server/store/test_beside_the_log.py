"""What is kept of a table beside its log: for the lobby, for the sweeper, and the snapshots."""

from __future__ import annotations

from lazaretto.server.store import Standing, Tail

from .desk import PLAYING, begun, behind, opened


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


async def test_the_newest_snapshot_is_kept(url: str) -> None:
    async with opened(url) as store:
        early = await begun(store, "a", b"one")
        late = await store.append("a", early, [b"two"], PLAYING)
        assert await store.snapshot("a") is None
        await store.keep_snapshot("a", late, b"late")
        await store.keep_snapshot("a", early, b"early")
        assert await store.snapshot("a") == (late, b"late")
        assert await store.read("a", late) == ([], late)


async def test_a_snapshot_of_another_course_of_things_is_not_given(url: str) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one")
        await store.keep_snapshot("a", Tail(1, "0" * 16), b"elsewhere")
        assert await store.snapshot("a") is None


async def test_a_damaged_snapshot_is_not_given(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        await store.keep_snapshot("a", tail, b"good")
        with behind(url) as run:
            run("UPDATE snapshots SET body = ?", b"evil")
        assert await store.snapshot("a") is None


async def test_a_snapshot_of_no_table_is_forgotten(url: str) -> None:
    async with opened(url) as store:
        await store.keep_snapshot("nowhere", Tail(1, "0" * 16), b"nothing")
        assert await store.snapshot("nowhere") is None
