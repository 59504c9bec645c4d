"""A model gives standing orders for reaction windows, and says whether it is in a hurry."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

import lazaretto
from lazaretto.adapters.mcp import House, Wanted, made
from lazaretto.adapters.network import NetworkSeat, open_table
from lazaretto.hosting.happenings import Order

from ..server.serving import Server, serving
from .modelling import playing


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder) as running:
        yield running


def test_a_model_orders_beforehand_and_nobody_else_is_told(server: Server) -> None:
    ticket = open_table(server.url, game="bristol", name="Edith", seats=2)

    async def whole() -> None:
        async with NetworkSeat(server.url, ticket.table, ticket.token) as person, playing(made(House(Wanted(), server.url))) as model:
            await model.sit(invite=ticket.invite, name="Claude")
            assert (await model.call("orders")).count("if it is: nobody") == 2
            told = await model.call("orders", window=1, reply=2, whom="A")
            assert "crack a Whip, if I hold one. Ordered, if it is: seat A." in told and "In a hurry: nobody." in told
            assert "Ordered, if it is: anyone." in await model.call("orders", window=1, reply=2, whom="anyone")
            assert (await model.call("orders", window=1, reply=2, whom="nobody")).count("if it is: nobody") == 2
            assert person.orders == [] and person.reactions[0].question == "Threatened"
            assert "In a hurry: seat B." in await model.call("orders", hurry=True)
            async with asyncio.timeout(30):
                while not (person.latest and person.latest.table.sitters[1].hurry):
                    await asyncio.sleep(0.01)
            for wrong in ({"window": 2, "reply": 1}, {"window": 1, "reply": 3}, {"window": 1, "reply": 1, "whom": "Z"}):
                assert "order/unknown" in (await model.tried("orders", **wrong))[1]

    asyncio.run(whole())


def test_a_model_says_on_whom_or_what_an_answer_is_played(server: Server) -> None:
    """Pathologic's Influence: the targets are listed with their numbers, and one of each list is wanted."""
    ticket = open_table(server.url, game="pathologic", name="Edith", seats=4)

    async def whole() -> None:
        async with NetworkSeat(server.url, ticket.table, ticket.token) as person, playing(made(House(Wanted(), server.url))) as model:
            await model.sit(invite=ticket.invite, name="Claude")
            game = lazaretto.game("pathologic")
            kinds = game.may_order(game.rules(4, "base"), 1)
            assert not person.reactions, "the Plague is asked in no window"
            window = 1 + [kind.question for kind in kinds].index("Influencing")
            reply = 1 + [one.answers for one in kinds[window - 1].replies].index(("play evacuation {} {}",))
            listed = await model.call("orders")
            assert "Target 1: 1 on Maria Kaina, 2 on Vlad the Younger, 3 on Andrey Stamatin," in listed
            assert "Target 2: 1 to 1 Bridge Square, 2 to 2 Atrium," in listed
            assert "if it is: anyone (play evacuation vlad 3)." in await model.call("orders", window=window, reply=reply, target=[2, 3])
            assert "if it is: anyone (play evacuation maria 1)." in await model.call("orders", window=window, reply=reply, target=[1, 1])
            for wrong in ([], [1], [1, 16], [0, 1], [1, 1, 1]):
                assert "order/unknown" in (await model.tried("orders", window=window, reply=reply, target=wrong))[1]
            assert "evacuation" not in await model.call("orders", window=window, reply=reply, whom="nobody")

    asyncio.run(whole())


def test_an_order_outlives_the_connection_it_was_given_over(server: Server) -> None:
    ticket = open_table(server.url, game="bristol", name="Edith", seats=2)

    async def whole() -> None:
        async with NetworkSeat(server.url, ticket.table, ticket.token) as seat:
            await seat.order([Order("Threatened", ["let it happen"], by=1)])
        async with NetworkSeat(server.url, ticket.table, ticket.token) as seat:
            assert seat.orders == [Order("Threatened", ["let it happen"], by=1)]

    asyncio.run(whole())


def test_without_a_server_there_is_nothing_to_order() -> None:
    async def whole() -> None:
        async with playing(made(House(Wanted(game="bristol")))) as model:
            await model.sit()
            assert "order/unknown" in (await model.tried("orders"))[1]

    asyncio.run(whole())
