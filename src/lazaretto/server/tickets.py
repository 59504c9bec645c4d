"""What lets people in: names of tables, invites, and a token for each seat. None can be guessed."""

from __future__ import annotations

import base64
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from ..hosting.chairs import token_digest
from ..hosting.room import Room
from ..kernel import Seat
from ..kernel.chance import SECRET_BYTES
from .errors import NotLetIn

TOKEN_BYTES: Final = 24                 # 192 bits
INVITE_BYTES: Final = 18
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"              # none that look alike: a name may be read aloud
LENGTH: Final = 10


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a person is given who sits down: to be kept secret, for this seat of this table alone."""

    table: str
    seat: Seat
    token: str
    invite: str = ""


def new_name() -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])


def new_secret() -> bytes:
    """From which all chance of a table comes."""
    return secrets.token_bytes(SECRET_BYTES)


def new_invite() -> str:
    return secrets.token_urlsafe(INVITE_BYTES)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def repeated_token(room: Room, key: str) -> str:
    """The same for the same key, and nobody can work it out who does not know the table's secret."""
    return base64.urlsafe_b64encode(hmac.digest(room.secret, f"token {key}".encode(), "sha256")[:TOKEN_BYTES]).decode()


def seat_of(room: Room, token: str) -> Seat:
    """Whose token this is; all are compared, each in the same time."""
    digest = token_digest(token)
    found = [seat for seat, chair in enumerate(room.chairs) if hmac.compare_digest(chair.token, digest)]
    if not found:
        raise NotLetIn("token/wrong", "This token is not for a seat at this table.")
    return found[0]
