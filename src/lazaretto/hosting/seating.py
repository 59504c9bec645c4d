"""Around a table before and after its game: it is opened, people and bots sit down, the cards are dealt, and the same company plays again.

Each function says what would happen, or refuses; nothing has happened until it is written down.
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from .. import bots
from ..games import game as game_named
from ..kernel import Mistake, Recorder, Seat, SealedDealer
from ..kernel.chance import commitment_to
from ..kernel.components import shown
from . import happenings as h
from .fallen import sees_all, why_not_see_all
from .refusing import Refused
from .chairs import token_digest
from .room import OPEN, OVER, Room
from .terms import LEAST_DELAY, MINUTE, WINDOWS, Terms

LONGEST_NAME: Final = 24
SALT_BYTES: Final = 16
LEFT: Final = "left"


def opened(game: str, variant: str, seats: int, terms: Terms, secret: bytes, now: float, source: h.Source | None = None) -> h.Opened:
    """A new table; a what-if has its source."""
    try:
        found = game_named(game)
        rules = found.rules(seats, variant)
    except Mistake as error:
        raise Refused("game/unknown", str(error)) from None
    if terms.out_see_all and (reason := why_not_see_all(found)):
        raise Refused("terms/impossible", reason)
    if terms.watchers_see_all and terms.delay < LEAST_DELAY:
        raise Refused("terms/impossible", f"Watchers who see all cards see them at least {LEAST_DELAY / MINUTE:g} minutes later.")
    return h.Opened(
        at=now, game=found.name, version=found.version, components=found.components, variant=rules.variant, seats=seats, terms=terms,
        commitment=commitment_to(secret), source=source,
    )


def fair(terms: Terms) -> Terms:
    """What people may agree on: a reaction window is long enough to think in and short enough to bear. Over days it has no length of its own."""
    if terms.clock.kind != "slow" and terms.window not in WINDOWS:
        raise Refused("terms/impossible", f"A reaction window stays open for {WINDOWS[0]:g} to {WINDOWS[-1]:g} whole seconds, not {terms.window:g}.")
    return terms


def joined(
    room: Room, name: str, token: str, salt: str, seat: Seat | None, now: float, *, model: bool = False, hurry: bool = False,
) -> h.Joined:
    """A person sits down on this chair, or on the first free one; or a model, which says so. Who is in a hurry is so only where that is allowed."""
    if room.state != OPEN:
        raise Refused("game/begun", "The game has begun: no new player can sit down. You may watch.")
    name = plain_name(name)
    if alike(name) in {alike(other) for other in room.names}:
        raise Refused("seat/taken", f"Somebody here is called {name} already: choose another name.")
    may_hurry = hurry and room.terms.fast
    return h.Joined(at=now, seat=free_chair(room, seat), name=name, token=token_digest(token), salt=plain_salt(salt), model=model, hurry=may_hurry)


def sat_again(room: Room, name: str, token: str, via: str, now: float, *, model: bool = False, hurry: bool = False) -> h.Joined:
    """A person of the game before sits down here, in a hurry as there. Who asks twice, because the answer was lost, has the same chair and another token."""
    for seat, chair in enumerate(room.chairs):
        if chair.via == via and room.state == OPEN:
            return h.Joined(at=now, seat=seat, name=chair.name, token=token_digest(token), salt=chair.salt.hex(), via=via, model=chair.model, hurry=chair.hurry)
    it = joined(room, name, token, "", None, now, hurry=hurry)
    return h.Joined(at=now, seat=it.seat, name=it.name, token=it.token, salt=it.salt, via=via, model=model, hurry=it.hurry)


def plain_name(name: str) -> str:
    """A name that can be shown in a line."""
    plain = " ".join(name.split())
    if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
        raise Refused("seat/forbidden", f"A name has 1 to {LONGEST_NAME} letters that can be shown.")
    return plain


def alike(name: str) -> str:
    """The same for names that look the same in all but their dress."""
    return unicodedata.normalize("NFKC", name).casefold()


def plain_salt(salt: str) -> str:
    """What a player adds to the chance; whoever adds nothing is given something."""
    if not salt:
        return secrets.token_hex(SALT_BYTES)
    try:
        if len(bytes.fromhex(salt)) == SALT_BYTES and len(salt) == 2 * SALT_BYTES:
            return salt.lower()
    except ValueError:
        pass
    raise Refused("seat/forbidden", f"A salt is {SALT_BYTES} bytes, written as {2 * SALT_BYTES} hexadecimal digits.")


def free_chair(room: Room, seat: Seat | None) -> Seat:
    """This one, or the first from where a newcomer sits best: what is hardest to play is left to who comes last."""
    first = room.game.newcomer
    free: list[Seat] = [number for number in [*range(first, len(room.chairs)), *range(first)] if room.chairs[number].is_free()]
    if seat is None and free:
        return free[0]
    if seat is None:
        raise Refused("seat/none", "Every seat at this table is taken.")
    if not 0 <= seat < len(room.chairs):
        raise Refused("seat/none", f"There is no seat {shown(seat)}: they are numbered 0 to {len(room.chairs) - 1}.")
    if seat not in free:
        raise Refused("seat/taken", f"{room.names[seat]} sits there already.")
    return seat


def left(room: Room, by: Seat, seat: Seat, key: str, now: float) -> list[h.Happening]:
    """A person gets up, or whoever looks after the table frees a chair. In the middle of a game a bot sits in instead, and the person may come back."""
    if not 0 <= seat < len(room.chairs) or room.chairs[seat].is_free():
        raise Refused("seat/none", f"Nobody sits on seat {shown(seat)}.")
    if by != seat and not (room.state == OPEN and by == first_person(room)):
        raise Refused("seat/forbidden", "You can get up yourself; other chairs are freed by whoever sat down first, and only before the game.")
    if room.state == OPEN:
        return [h.Left(at=now, seat=seat, by=by, key=key)]
    if room.state == OVER or room.chairs[seat].is_played_by_bot() or sees_all(room, seat):
        return []
    return [h.SatIn(at=now, seat=seat, why=LEFT, key=key)]


def bot_came(room: Room, by: Seat, bot: str, seat: Seat | None, key: str, now: float) -> h.BotCame:
    """A bot sits down."""
    if room.state != OPEN:
        raise Refused("game/begun", "The game has begun.")
    if by != first_person(room):
        raise Refused("seat/forbidden", f"Bots are called by whoever sat down first: {room.names[first_person(room)]}.")
    try:
        bots.check(bot)
    except Mistake as error:
        raise Refused("game/unknown", str(error)) from None
    return h.BotCame(at=now, seat=free_chair(room, seat), bot=bot, by=by, key=key)


def first_person(room: Room) -> Seat:
    """Who looks after the table: of the people here, who sat down first."""
    return min(room.people, key=lambda seat: room.chairs[seat].joined)


def began(room: Room, by: Seat, key: str, now: float) -> list[h.Happening]:
    """The deal: once every chair is taken."""
    if room.state != OPEN:
        raise Refused("game/begun", "The game has begun already.")
    free = sum([chair.is_free() for chair in room.chairs])
    if free:
        raise Refused("seat/empty", f"Seats still free: {free} of {len(room.chairs)}. Wait for people, or call bots.")
    salt = b"".join([chair.salt for chair in room.chairs])
    dealer = Recorder(SealedDealer(room.secret, salt))
    position = room.game.begin(len(room.chairs), room.variant, dealer)
    happened: list[h.Happening] = [h.Began(at=now, by=by, key=key, salt=salt.hex(), chance=dealer.picks)]
    return happened if position.outcome is None else [*happened, h.Ended(at=now, secret=room.secret.hex())]


def again(room: Room, table: str, now: float) -> h.Again:
    """The same company, at another table."""
    if room.state != OVER:
        raise Refused("game/not-over", "The game is not over yet.")
    return h.Again(at=now, table=table)
