"""What a model may do besides answering: take its last answer back, and predict once it is out."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from lazaretto.adapters.mcp import House, Wanted, made
from lazaretto.adapters.mcp.besides import besides, offered
from lazaretto.adapters.mcp.place import Trouble
from lazaretto.kernel import Prediction

from ..server.serving import serving
from .modelling import ASKED, Player, playing

MAY = 'act with "take back"'
MOST_ANSWERS = 30


async def until_it_may_be_taken_back(model: Player) -> tuple[str, str]:
    """What was asked before and after an answer that may be taken back."""
    text = await model.call("wait")
    for _ in range(MOST_ANSWERS):
        before = text
        text = await model.call("act", move=1)
        if MAY in text:
            return before, text
    raise AssertionError(text)


async def takes_back(model: Player) -> None:
    failed, said = await model.tried("act", move="take back")
    assert failed and "back/impossible" in said
    before, after = await until_it_may_be_taken_back(model)
    again = await model.call("act", move="Take back.")
    question = before.partition(ASKED)[2].partition(MAY)[0]
    assert again.startswith("Your last answer is taken back.") and question.strip() and question.splitlines()[:4] == again.partition(ASKED)[2].splitlines()[:4]
    assert after != again


def test_an_answer_is_taken_back_at_a_table_of_our_own() -> None:
    async def whole() -> None:
        async with playing(made(House(Wanted(game="pest", seats=2, bot="random")))) as model:
            await model.sit(seed=3)
            await takes_back(model)

    asyncio.run(whole())


def test_an_answer_is_taken_back_at_a_servers_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("server")

    async def whole(url: str) -> None:
        async with playing(made(House(Wanted(game="pest", seats=2, bot="random"), url))) as model:
            await model.sit(name="Claude")
            await takes_back(model)

    with serving(f"sqlite:///{folder / 'tables.db'}", folder) as server:
        asyncio.run(whole(server.url))


def test_who_is_out_predicts() -> None:
    named: list[int] = []

    async def predict(seat: int) -> None:
        named.append(seat)

    names = ("Maud", "Odo", "Isolde")
    out = SimpleNamespace(prediction=Prediction("Who is the Doctor?", (0, 2)), names=names, predict=predict, is_asked=False, may_go_back=False)
    assert offered(out) == ['You are out. Who is the Doctor? Act with "predict" and a seat: A, C.']
    assert asyncio.run(besides(out, "predict c")) == "You predict Isolde. Nobody hears of it before the end; until then you may change it." and named == [2]
    with pytest.raises(Trouble, match="prediction/impossible: Who is the Doctor\\? You can name: A, C"):
        asyncio.run(besides(out, "Predict: seat B"))
    with pytest.raises(Trouble, match="prediction/impossible: There is nothing"):
        asyncio.run(besides(SimpleNamespace(prediction=None), "predict A"))
    assert asyncio.run(besides(out, "pass the safe card")) is None
