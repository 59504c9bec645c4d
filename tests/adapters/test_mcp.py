"""A model sits at a table by the tools of `lazaretto mcp`, at tables of our own."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
import uvicorn
from mcp import StdioServerParameters

import lazaretto
from lazaretto.adapters.mcp import House, Wanted, made
from lazaretto.adapters.mcp.serving import PATH, Door, app_of

from ..server.serving import free_port
from .modelling import ASKED, OVER, Player, playing

PINTS = lazaretto.game("pints")
TOOLS = ["sit", "observe", "legal", "explain", "act", "say", "wait", "rules", "notes", "orders"]


def own(game: str = "bristol", **wanted: int) -> House:
    return House(Wanted(game=game, **wanted))


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_a_model_plays_a_whole_game(game: lazaretto.Game) -> None:
    async def whole() -> None:
        async with playing(made(own(game.name))) as model:
            assert game.title in await model.sit(seed=11)
            end = await model.play(seed=11)
            assert "Winners: " in end and "your score is" in end
            assert OVER in await model.call("observe")

    asyncio.run(whole())


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_the_same_over_stdio(game: lazaretto.Game) -> None:
    """As Claude Desktop starts it: one process, one seat, no token needed."""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = StdioServerParameters(command=sys.executable, args=["-m", "lazaretto", "mcp", "--game", game.name], env=surroundings)

    async def whole() -> None:
        async with playing(command) as model:
            assert [tool.name for tool in (await model.client.list_tools()).tools] == TOOLS
            await model.call("sit", seed=2)
            assert "Winners: " in await model.play(seed=2)

    asyncio.run(whole())


@pytest.fixture
def served() -> Iterator[int]:
    """The tools over HTTP, for several clients."""
    port = free_port()
    door = Door(port=port, origins=("https://friends.example",))
    running = uvicorn.Server(uvicorn.Config(app_of(made(House(Wanted(game="infected"), is_for_one=False)), door), port=port, log_level="error"))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    until = time.monotonic() + 30
    while not running.started:
        assert time.monotonic() < until and thread.is_alive()
        time.sleep(0.01)
    yield port
    running.should_exit = True
    thread.join(30)


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_the_same_over_http(served: int, game: lazaretto.Game) -> None:
    async def whole() -> None:
        async with playing(f"http://127.0.0.1:{served}{PATH}") as model:
            assert game.title in await model.sit(game=game.name, seed=5)
            assert "Winners: " in await model.play(seed=5)

    asyncio.run(whole())


def test_over_http_a_token_is_one_seat(served: int) -> None:
    async def whole() -> None:
        url = f"http://127.0.0.1:{served}{PATH}"
        async with playing(url) as edith, playing(url) as walter:
            await edith.sit(seed=4, seat=0)
            await walter.sit(seed=4, seat=1)
            assert edith.token != walter.token
            assert "you sit on seat A" in await edith.call("observe") and "you sit on seat B" in await walter.call("observe")
            for wrong in ("", "no token", edith.token[:-1]):
                failed, said = await Player(walter.client).tried("observe", token=wrong)
                assert failed and "token/wrong" in said
            assert "Winners: " in await edith.play(seed=4)
            assert OVER not in await walter.call("observe")

    asyncio.run(whole())


def knock(port: int, **headers: str) -> int:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{PATH}", body, {
        "content-type": "application/json", "accept": "application/json, text/event-stream", **headers,
    })
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_a_page_from_elsewhere_is_not_let_in(served: int) -> None:
    assert knock(served, origin="https://evil.example") == 403
    assert knock(served, origin=f"http://127.0.0.1:{served}") == 403, "nor one from this machine, unless it is named"
    assert knock(served, host="evil.example") == 421, "nor by another name for this machine"
    assert knock(served, origin="https://friends.example") not in (403, 421) and knock(served) not in (403, 421)


def test_what_is_asked_and_what_is_allowed() -> None:
    async def whole() -> None:
        async with playing(made(own())) as model:
            failed, said = await model.tried("observe")
            assert failed and "token/wrong" in said and "Traceback" not in said
            assert "At the table:" in await model.sit(seed=3, seat=2, seats=6)
            asked = await model.call("wait")
            assert ASKED in asked and "[a1] draw" in asked
            assert "Not allowed now:" in await model.call("legal")
            assert "is allowed" in await model.call("explain", what="draw")
            failed, said = await model.tried("act", move="done")
            assert failed and "move/illegal" in said and "(BR 5.1)" in said
            assert "BR 5.1" in await model.call("explain", what="done")
            assert "Whip" in await model.call("explain", what="whip")
            data = json.loads(await model.call("observe", as_json=True))
            assert data["seat"] == 2 and data["moves"][0] == {**data["moves"][0], "number": 1, "id": "a1", "move": "draw"} and data["refused"]
            assert "You answered: draw" in await model.call("act", move=1)

    asyncio.run(whole())


def test_rules_notes_and_talk() -> None:
    async def whole() -> None:
        async with playing(made(own("infected"))) as model:
            await model.sit(seed=3)
            assert "Chapters" in await model.call("rules") and (await model.call("rules", number="in 5.4")).startswith("IN 5.4 ")
            failed, said = await model.tried("rules", number="IN 99")
            assert failed and "rule/none" in said
            assert "1. Agnes is quiet" in await model.call("notes", write="Agnes is\nquiet")
            assert "1. Agnes is quiet" in await model.call("notes")
            assert await model.call("say", phrase="hello") == "Said."
            assert "You said: Hello!" in await model.call("wait", seconds=0)
            for wrong, code in (({"words": "I am the Doctor"}, "talk/forbidden"), ({"phrase": "no-such"}, "talk/unknown")):
                failed, said = await model.tried("say", **wrong)
                assert failed and code in said

    asyncio.run(whole())


def test_only_phrases_of_the_variant_are_listed() -> None:
    async def whole() -> None:
        async with playing(made(own("pints"))) as model:
            for variant in ("base", "main-course"):
                said = await model.sit(seed=3, game="pints", variant=variant)
                offered = {phrase.name for phrase in PINTS.phrases(PINTS.rules(PINTS.usual_seats, variant))}
                assert {phrase.name for phrase in PINTS.talk().phrases if f"{phrase.name} (" in said} == offered

    asyncio.run(whole())


@pytest.mark.parametrize("wanted, code", [
    ({"game": "chess"}, "game/unknown"), ({"game": "bristol", "seats": 12}, "game/unknown"), ({"variant": "no-such"}, "game/unknown"),
    ({"bot": "no-such"}, "game/unknown"), ({"seat": 40}, "seat/none"), ({"invite": "abc"}, "table/none"),
])
def test_a_seat_that_there_is_not(wanted: dict[str, object], code: str) -> None:
    async def whole() -> None:
        async with playing(made(own())) as model:
            failed, said = await model.tried("sit", **wanted)
            assert failed and code in said and "Traceback" not in said

    asyncio.run(whole())


async def everything_said(model: Player) -> list[str]:
    return [await model.call(tool) for tool in ("observe", "legal", "notes")] + [await model.call("observe", as_json=True)]


def test_who_names_another_game_gets_its_usual_table() -> None:
    house = House(Wanted(game="bristol", seats=9, variant="characters", bot="random"))
    assert house.wanted(game="pints", seat=0) == Wanted(game="pints", bot="random", seat=0)
    assert house.wanted(variant="alms") == Wanted(game="bristol", seats=9, variant="alms", bot="random")


def test_a_model_is_told_only_what_its_seat_may_know() -> None:
    """In every world that its seat cannot tell from the true one the tools say the same."""
    async def whole() -> None:
        house = own("infected")
        async with playing(made(house)) as model:
            await model.sit(seed=5, seat=0)
            place = next(iter(house.places.values()))
            sitting = place.sitting                             # type: ignore[attr-defined]
            await model.call("act", move=1)
            true, view, different = await everything_said(model), sitting.position.seen_by(0), 0
            for seed in range(8):
                world = place.game.imagine(view, lazaretto.RandomDealer(seed), place.memory)
                different += world != sitting.position
                sitting.course.position = world
                assert await everything_said(model) == true
            assert different

    asyncio.run(whole())
