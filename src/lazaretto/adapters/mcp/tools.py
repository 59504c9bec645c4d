"""The ten tools, as the official SDK serves them. What goes wrong is told by its code and a sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from ...games import game as find_game
from ...kernel import Mistake
from ...version import VERSION
from .. import text
from .besides import besides
from .house import House
from .networked import NetworkPlace
from .ordering import reacting
from .place import Place, Trouble, sheet_of
from .telling import explained, noted, observed, report, ruled, seated

LONGEST_WAIT: Final = 45.0              # seconds; clients give up on a tool after a minute
AFTER_AN_ANSWER: Final = 10.0
MOST_NOTES: Final = 200
LONGEST_NOTE: Final = 1000
INSTRUCTIONS: Final = (
    "You play a board game with secrets. Call sit once; then observe, and act when you are asked; wait while others play. legal lists your moves, explain says "
    "what a move or a card means and why something is not allowed, rules reads the rules, notes keeps what you know, say talks to the table. "
    + text.WHAT_FENCES_MEAN
)
Token = Annotated[str, Field(description="The token that sit told you; may be left out where one seat alone is served.")]


def made(house: House) -> MCPServer[Any]:
    """A server whose tools sit in this house."""

    @asynccontextmanager
    async def open_while_served(_: MCPServer[Any]) -> AsyncIterator[None]:
        yield
        if house.is_for_one:
            await house.close()

    server: MCPServer[Any] = MCPServer(
        "lazaretto", title="Lazaretto", instructions=INSTRUCTIONS, version=VERSION, lifespan=open_while_served, log_level="WARNING", subscriptions=False,
    )

    def tool(function: Callable[..., Awaitable[str]]) -> None:
        server.add_tool(function, structured_output=False)

    async def sit(
        game: Annotated[str, Field(description="infected, bristol, pints, pathologic or pest; a new table.")] = "",
        seats: Annotated[int | None, Field(ge=1, le=12, description="How many; else as many as usual.")] = None,
        variant: Annotated[str, Field(description="Modes joined by +.")] = "",
        bot: Annotated[str, Field(description="Who plays the other seats of a new table: random, thumb, ismcts; none leaves them free.")] = "",
        name: Annotated[str, Field(description="What you are called, at a server's table.")] = "",
        invite: Annotated[str, Field(description="To join a server's table.")] = "",
        table: Annotated[str, Field(description="A listed table to join; or, with its token, the table where you sat before.")] = "",
        token: Annotated[str, Field(description="Of a seat that you took before, with its table.")] = "",
        seat: Annotated[int | None, Field(ge=0, le=63, description="Which, from 0; else any.")] = None,
        seed: Annotated[int | None, Field(description="Deal the same again, at a table without a server.")] = None,
    ) -> str:
        """Sit down: at a new table with bots, by an invite, or again where you sat. Tells your token, who is there, and how the game goes."""
        with told():
            wanted = house.wanted(game=game, seats=seats, variant=variant, bot=bot, name=name, invite=invite, table=table, token=token, seat=seat, seed=seed)
            place = await house.sit(wanted)
            if isinstance(place, NetworkPlace):
                await place.begin()
            return seated(place, place.invite if isinstance(place, NetworkPlace) and place.has_free_seats else "")

    async def observe(as_json: Annotated[bool, Field(description="As JSON in place of text.")] = False, token: Token = "") -> str:
        """Look at all that your seat may see: the table, your own cards, your notebook and your moves."""
        with told():
            return observed(house.of(token), as_json=as_json)

    async def legal(token: Token = "") -> str:
        """List your moves, each with its number, its stable id, its notation and its meaning; and what is not allowed and why."""
        with told():
            return text.listed(sheet_of(house.of(token)))

    async def explain(what: Annotated[str, Field(max_length=500, description="A move, a card, a role or a rule's number.")] = "", token: Token = "") -> str:
        """Say what a move, a card or a rule means; of a move that is not allowed, why."""
        with told():
            return explained(house.of(token), what)

    async def act(
        move: Annotated[str | int, Field(description="A number from the list, an id such as a12, or a move's own words. Where offered: take back, predict B.")],
        token: Token = "",
    ) -> str:
        """Answer what you are asked, then hear what follows until you are asked again, for some seconds at most."""
        with told():
            place = house.of(token)
            if done := await besides(place, str(move)):
                await place.until_asked(AFTER_AN_ANSWER if place.prediction is None else 0)
                return f"{done}\n{report(place)}"
            answer = text.read(str(move), sheet_of(place))
            if isinstance(answer, text.Unclear):
                raise Trouble(answer.code, answer.text)
            await place.answer(answer.move)
            await place.until_asked(AFTER_AN_ANSWER)
            return f"You answered: {answer.notation}\n{report(place)}"

    async def say(
        words: Annotated[str, Field(max_length=1000, description="Your own words, where the game allows them.")] = "",
        phrase: Annotated[str, Field(max_length=64, description="Or a phrase of the game, by its name.")] = "",
        about: Annotated[int | None, Field(ge=0, le=63, description="The seat that the phrase names, from 0.")] = None,
        token: Token = "",
    ) -> str:
        """Speak to the whole table. What you say may be false, as at any table."""
        with told():
            await house.of(token).say(words, phrase, about)
            return "Said."

    async def wait(seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT, description="At most.")] = 30.0, token: Token = "") -> str:
        """Wait until you are asked or the game is over, no longer than these seconds; tells what happened meanwhile."""
        with told():
            place = house.of(token)
            await place.until_asked(seconds)
            return report(place)

    async def rules(
        number: Annotated[str, Field(max_length=40, description="A chapter, paragraph or ruling: IN 5, IN 5.4, R15. Empty: the rules in a minute.")] = "",
        game: Annotated[str, Field(description="Which game; else the one you play.")] = "",
        token: Token = "",
    ) -> str:
        """Read the rules, in our words."""
        with told():
            return ruled(find_game(game) if game else house.of(token).game, number)

    async def notes(write: Annotated[str, Field(max_length=LONGEST_NOTE, description="A line to write down for later.")] = "", token: Token = "") -> str:
        """Read your notes, your notebook and all that you were told; or write a line down first. Nobody else sees them."""
        with told():
            place = house.of(token)
            return noted(written(place, write))

    async def orders(
        window: Annotated[int | None, Field(ge=1, le=40, description="The number of a kind of reaction window, as it is listed.")] = None,
        reply: Annotated[int | None, Field(ge=1, le=40, description="The number of a reply to it.")] = None,
        whom: Annotated[str, Field(max_length=12, description="If who brings the window about is: anyone, nobody (no order), or a seat's letter.")] = "anyone",
        target: Annotated[list[int] | None, Field(max_length=4, description="Where the reply lists targets: the number of one from each list.")] = None,
        hurry: Annotated[bool | None, Field(description="Windows that ask only players in a hurry close early. Everyone sees that you are.")] = None,
        token: Token = "",
    ) -> str:
        """List or change your standing orders, which answer reaction windows for you when they close. Nobody else hears of them."""
        with told():
            return await reacting(house.of(token), window, reply, whom, hurry, target or ())

    for function in (sit, observe, legal, explain, act, say, wait, rules, notes, orders):
        tool(function)
    return server


def written(place: Place, line: str) -> Place:
    if line.strip() and len(place.own_notes) >= MOST_NOTES:
        raise Trouble("notes/full", f"There are {MOST_NOTES} notes already.")
    place.own_notes.extend([" ".join(line.split())] if line.strip() else [])
    return place


class told:
    """What somebody got wrong is told to the model, in one line."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Mistake):
            raise ToolError(str(error)) from None
