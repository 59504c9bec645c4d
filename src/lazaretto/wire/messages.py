"""The protocol: what a guest may say at a table and what a guest hears, one short list each; the same for browsers, bots and models.

A message is a JSON object with its kind in `is`. Text frames only, at most 8 KiB towards the server. Whatever may be sent twice by accident carries a
`key` of the guest's making: the second time it is answered like the first and nothing happens.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ..hosting.happenings import Order as Order
from .hears import (
    Attendance as Attendance, Because as Because, Done as Done, Farewell as Farewell, GuestHears as GuestHears, Hears as Hears, News as News,
    Planned as Planned, Pointable as Pointable, Pong as Pong, Ready as Ready, Reasoned as Reasoned, Refusal as Refusal, Stage as Stage, Welcome as Welcome,
)
from .says import (
    MOST_PLANNED as MOST_PLANNED, Answer as Answer, Back as Back, Begin as Begin, CallBot as CallBot, GetUp as GetUp, GoOn as GoOn, GuestSays as GuestSays,
    Hello as Hello, Hurry as Hurry, Key as Key, Orders as Orders, Pause as Pause, Ping as Ping, Plan as Plan, Point as Point, Predict as Predict,
    Says as Says, SeatNumber as SeatNumber, Show as Show, Speak as Speak, Text as Text, Why as Why, Word as Word,
)

PROTOCOL: Final = 1
LARGEST: Final = 8 * 1024

CODES: Final = {
    "message/unreadable": "Not a message of this protocol; it is said where it goes wrong.",
    "message/unexpected": "Hello comes first, and once.",
    "message/too-many": "Too many messages in too short a time; the connection is closed.",
    "protocol/unknown": "Another version of the protocol.",
    "table/none": "There is no such table, or one needs its invite.",
    "table/damaged": "The log of this table cannot be read, or it was made by other rules; other tables are not touched by it.",
    "table/full": "Too many guests watch this table.",
    "token/wrong": "The token is not for a seat at this table.",
    "server/closing": "The server is going down or starting again: come back in a moment.",
    "server/busy": "The server cannot write just now; nothing was done. Try again with the same key.",
    "server/slow-reader": "The guest does not read what is sent.",
    "server/elsewhere": "The same seat has connected once more; the older connection is closed.",
    "server/error": "The server has made a mistake; it is written in its log. Nothing was done.",
    "request/unreadable": "The body of the request cannot be read.",
    "request/origin": "A page from another origin may not do this.",
    "request/too-many": "Too many requests in too short a time.",
    "request/unknown": "There is no such address.",
    "mail/none": "This server sends no mail, or not about such a table.",
    "mail/address": "This is no mail address that can be written to.",
    "mail/code": "This is not the code that was sent, or not any more.",
    "mail/too-many": "Too many codes were asked for.",
}
"""What the server may refuse besides what a table refuses. These strings never change."""

hears_from_guest: Final = msgspec.json.Decoder(GuestSays)
told_to_guest: Final = msgspec.json.Decoder(GuestHears)
encode: Final = msgspec.json.Encoder().encode
