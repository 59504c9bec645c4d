"""The page of the protocol: its lists of messages, codes and doors, from the types that the server itself decodes with."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import msgspec
from lazaretto.hosting import refusing
from lazaretto.server.app import ADDRESSES
from lazaretto.server.description import kinds_of
from lazaretto.wire import messages, requests

from .names import table

INTRODUCTION = """
# Protocol

One socket, `/api/socket`, for browsers, bots and models alike: text frames of JSON, each an object with its kind in `is`, at most {largest} bytes
towards the server, no compression. This is version {version}. `/api/protocol.json` gives the same as JSON Schema, `/api/openapi.json` describes the
HTTP doors.

A guest says `hello` first. With a seat's token it sits there; without one it watches. It hears `welcome`, then `news` whenever something has changed
that these eyes may know: what was told since, the table, the view whole, and what is asked. Several changes may come in one `news`, so a slow guest
is never behind. Where only somebody came or went, or one more is ready, that alone is told: `attendance`, `ready`. What is told is numbered for each
pair of eyes alone, so a gap cannot tell that something happened elsewhere; who comes back says how much it had heard, and is told the rest. Kinds may
be added: let pass what you do not know.

Whatever is to happen at the table carries a `key` of the guest's own making. `done` means that it is written and safe on the disk. Whoever is unsure
whether something was done says it again with the same key: it is done once, and answered `done` again.

Answers to a question of several seats, and to a window, are held until it closes: they may be changed, and nobody else hears that they were given. Only
how many are `ready` is told of several seats, and who is still awaited once half of the time has passed; of a window nothing.
"""

FRAMES = (
    "A guest of ours in Python is [lazaretto.adapters.network](../../src/lazaretto/adapters/network.py); it reconnects by itself and repeats what was not "
    "acknowledged."
)

HOUSE = """
Several servers on one PostgreSQL tell each other by `NOTIFY lazaretto` what they have written: the table, the number of its last entry, and who says
so. Who hears it reads the entries it lacks. Nothing else passes between them.
"""


def protocol_page() -> str:
    guests = [*kinds_of(messages.GuestSays), *kinds_of(messages.GuestHears)]
    at_the_doors = [kind for address in ADDRESSES for kind in (address.takes, address.gives) if kind is not None]
    made_of = parts_of(guests)
    return "\n\n".join([
        INTRODUCTION.strip().format(largest=messages.LARGEST, version=messages.PROTOCOL), FRAMES,
        "## A guest says", listed(kinds_of(messages.GuestSays)),
        "## A guest hears", listed(kinds_of(messages.GuestHears)),
        "### What they are made of", listed([kind for kind in made_of if kind not in guests]),
        "## A server says to servers, and hears", HOUSE.strip(),
        "## Doors", "JSON both ways; what goes wrong comes with a code and a sentence, as in the socket. A seat's token stands in `Authorization: Bearer`.",
        doors(),
        listed([kind for kind in parts_of([*at_the_doors, requests.Trouble]) if kind not in made_of]),
        "## Codes", "They never change.",
        table(["code", "means"], [[f"`{code}`", text] for code, text in {**refusing.CODES, **messages.CODES}.items()]),
    ])


def doors() -> str:
    return table(["", "address", ""], [[at.method, f"`{at.path}`", at.summary] for at in ADDRESSES])


def parts_of(kinds: Sequence[type[Any]]) -> list[type[Any]]:
    """These kinds and whatever they are made of, in the order in which they are spoken of first."""
    found: list[type[Any]] = []
    waiting: list[Any] = [msgspec.inspect.type_info(kind) for kind in kinds]
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, (msgspec.inspect.StructType, msgspec.inspect.DataclassType)):
            if info.cls not in found:
                found.append(info.cls)
                waiting = [*[field.type for field in info.fields], *waiting]
        else:
            waiting = [*inside(info), *waiting]
    return found


def inside(info: Any) -> Sequence[Any]:
    """The types that a type is put together from."""
    match info:
        case msgspec.inspect.Metadata():
            return (info.type,)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            return (info.item_type,)
        case msgspec.inspect.TupleType():
            return info.item_types
        case msgspec.inspect.UnionType():
            return info.types
        case msgspec.inspect.DictType():
            return (info.key_type, info.value_type)
    return ()


def listed(kinds: Sequence[type[Any]]) -> str:
    """Each kind with what it says of itself and its fields."""
    return "\n\n".join([f"**{name_of(kind)}** {' '.join((inspect.getdoc(kind) or '').split())}\n\n{fields(kind)}".strip() for kind in kinds])


def name_of(kind: type[Any]) -> str:
    info = msgspec.inspect.type_info(kind)
    tag = info.tag if isinstance(info, msgspec.inspect.StructType) else None
    return f"`{tag}`" if tag else kind.__name__


def fields(kind: type[Any]) -> str:
    info: Any = msgspec.inspect.type_info(kind)
    return "\n".join([f"- `{field.encode_name}`: {plain(field.type)}{default(field)}" for field in info.fields])


def plain(info: Any) -> str:
    """A type as a reader of JSON knows it."""
    match info:
        case msgspec.inspect.Metadata():
            return plain(info.type)
        case msgspec.inspect.StrType():
            return "text" + (f" of at most {info.max_length}" if info.max_length else "")
        case msgspec.inspect.IntType():
            return "whole number"
        case msgspec.inspect.FloatType():
            return "number"
        case msgspec.inspect.BoolType():
            return "yes or no"
        case msgspec.inspect.NoneType():
            return "nothing"
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            return f"list of {plain(info.item_type)}"
        case msgspec.inspect.TupleType():
            return f"list of {' and '.join([plain(one) for one in info.item_types])}"
        case msgspec.inspect.UnionType():
            return " or ".join([plain(one) for one in info.types])
        case msgspec.inspect.StructType() | msgspec.inspect.DataclassType():
            return info.cls.__name__
        case msgspec.inspect.LiteralType():
            return " or ".join([f"`{value}`" for value in info.values])
        case msgspec.inspect.DictType():
            return "object"
    return "anything"


SAID = {"": "empty", "()": "empty", "True": "yes", "False": "no", "None": "nothing"}


def default(field: msgspec.inspect.Field) -> str:
    if field.default is msgspec.NODEFAULT or isinstance(field.default, msgspec.Struct):
        return ""
    return f"; {SAID.get(str(field.default), field.default)} if left out"
