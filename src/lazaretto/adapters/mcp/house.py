"""The house: which seats this process holds for models. A token is one seat."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any, Final, final

from ...games import game as find_game
from ...kernel import Mistake, Seat
from .. import network
from .networked import NetworkPlace
from .own import OwnTable
from .place import OVER, Place, Trouble

MOST_PLACES: Final = 32
NOBODY: Final = "none"
AMONG_BOTS: Final = {"pace": 0.0}       # nobody wants to follow


@dataclass(frozen=True)
class Wanted:
    """A seat that somebody wants: at a new table, by an invite, or one that was taken before."""

    game: str = ""
    seats: int = 0                  # 0: as many as usual
    variant: str = "base"
    bot: str = "thumb"              # on the other seats; "none" leaves them free, at a server's table
    seat: Seat | None = None
    seed: int | None = None         # of a table of our own
    name: str = "Model"
    invite: str = ""
    table: str = ""
    token: str = ""


@final
class House:
    """Seats by their token. Where one client alone is served, it may leave its token out."""

    def __init__(self, usual: Wanted, server: str = "", *, is_for_one: bool = True) -> None:
        self.usual: Final = usual               # for who does not say
        self.server: Final = server
        self.is_for_one: Final = is_for_one
        self.places: Final[dict[str, Place]] = {}

    def wanted(self, **given: Any) -> Wanted:
        """As it is wanted, and as usual for the rest; whoever names a game, an invite or a seat of theirs means just that."""
        said = {name: value for name, value in given.items() if value is not None and value != ""}
        usual = replace(self.usual, invite="", table="", token="") if {"game", "invite", "token"} & said.keys() else self.usual
        if said.get("game", usual.game) != usual.game:
            usual = replace(usual, seats=0, variant="base")     # those were meant for another game
        return replace(usual, **said)

    async def sit(self, wanted: Wanted) -> Place:
        self.make_room()
        place = await self.at_server(wanted) if self.server else self.at_own_table(wanted)
        self.places[place.token] = place
        return place

    def make_room(self) -> None:
        """Seats of games that are over are let go."""
        if self.is_for_one or len(self.places) < MOST_PLACES:
            return
        for token in [token for token, place in self.places.items() if place.state == OVER]:
            del self.places[token]
        if len(self.places) >= MOST_PLACES:
            raise Trouble("seat/none", f"{MOST_PLACES} seats are held here, and no more.")

    def at_own_table(self, wanted: Wanted) -> Place:
        if wanted.invite or wanted.table:
            raise Trouble("table/none", "There is no server here to join a table at: name a game, and sit down with bots.")
        try:
            game = find_game(wanted.game)
        except Mistake as error:
            raise Trouble("game/unknown", str(error)) from None
        return OwnTable(game, wanted.seats or game.usual_seats, wanted.variant, wanted.bot, wanted.seat, wanted.seed)

    async def at_server(self, wanted: Wanted) -> Place:
        try:
            place = await self.place_at_server(wanted)
        except network.SaidNo as error:
            raise Trouble(error.code, str(error)) from None
        except OSError as error:
            raise Trouble("server/busy", f"The server {self.server} cannot be reached: {error}") from None
        await place.sit()
        if not place.card.sitters[place.seat].model:
            await place.leave()
            raise Trouble("seat/forbidden", "A person took this seat, and others would not see that a model plays: let the model join by the table's invite.")
        return place

    async def place_at_server(self, wanted: Wanted) -> NetworkPlace:
        if wanted.table and wanted.token:
            return NetworkPlace(self.server, wanted.table, wanted.token)
        if wanted.invite or wanted.table:
            seated = await asyncio.to_thread(
                network.join, self.server, name=wanted.name, invite=wanted.invite.rpartition("invite=")[2], table=wanted.table, seat=wanted.seat, model=True,
            )
        else:
            seated = await asyncio.to_thread(network.open_table, self.server, **self.new_table(wanted))
        return NetworkPlace(self.server, seated.table, seated.token, seated.invite)

    def new_table(self, wanted: Wanted) -> dict[str, object]:
        try:
            seats = wanted.seats or find_game(wanted.game).usual_seats
        except Mistake as error:
            raise Trouble("game/unknown", str(error)) from None
        alone: dict[str, object] = {"bots": [wanted.bot] * (seats - 1), "terms": AMONG_BOTS} if wanted.bot != NOBODY else {}
        return {"game": wanted.game, "name": wanted.name, "seats": seats, "variant": wanted.variant, "model": True, **alone}

    def of(self, token: str) -> Place:
        """The seat of this token."""
        if not token and self.is_for_one and self.places:
            return list(self.places.values())[-1]
        if token not in self.places:
            raise Trouble("token/wrong", "This token is for no seat here: sit first, and give the token that you are told.")
        return self.places[token]

    async def close(self) -> None:
        for place in self.places.values():
            await place.leave()
        self.places.clear()
