"""The server described by itself: OpenAPI for its doors, JSON Schema for its socket."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec

from ..hosting import refusing
from ..version import VERSION
from ..wire import messages as m
from ..wire import requests as r
from .doors import Door

REF: Final = "#/components/schemas/{name}"
QUERIES: Final = {
    "replay": {
        "eyes": "A seat's number, watcher or all", "page": "yes: pages for a screen in place of views",
        "from": "The first frame", "to": "The frame after the last",
    },
    "terms": {"seats": "How many", "modes": "Those chosen, joined by +"},
}
"""What may stand in an address after the question mark, by its last word."""
SEAT_TOKEN: Final = {"type": "http", "scheme": "bearer", "description": "The token of a seat at this table"}

@dataclass(frozen=True, slots=True)
class Address:
    """A door, where it is, what it takes and what it gives."""

    method: str
    path: str
    door: Door
    takes: type | None = None
    gives: type | None = None
    needs_token: bool = False

    @property
    def summary(self) -> str:
        return inspect.getdoc(self.door) or ""


def openapi(addresses: Sequence[Address]) -> dict[str, Any]:
    """The description of all doors, from the types they take and give."""
    kinds = [kind for address in addresses for kind in (address.takes, address.gives) if kind is not None]
    _, schemas = msgspec.json.schema_components([*kinds, r.Trouble], schema_hook=anything, ref_template=REF)
    paths: dict[str, Any] = {}
    for address in addresses:
        paths.setdefault(address.path, {})[address.method.lower()] = operation(address)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lazaretto", "version": VERSION, "description": "Tables of plague games. Moves go through the socket: see /api/protocol.json."},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"seat": SEAT_TOKEN}},
    }


def operation(address: Address) -> dict[str, Any]:
    good = "201" if address.gives is r.Seated else "200"
    found: dict[str, Any] = {
        "summary": address.summary, "responses": {good: response("Done", address.gives), "default": response("Refused: the code says why", r.Trouble)},
    }
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in re.findall(r"{(\w+)}", address.path)]
    queries = QUERIES.get(address.path.rpartition("/")[2], {})
    parameters += [{"name": name, "in": "query", "schema": {"type": "string"}, "description": text} for name, text in queries.items()]
    if parameters:
        found["parameters"] = parameters
    if address.takes is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": {"$ref": REF.format(name=address.takes.__name__)}}}}
    if address.needs_token:
        found["security"] = [{"seat": []}]
    return found


def response(text: str, gives: type | None) -> dict[str, Any]:
    if gives is None:
        return {"description": text}
    return {"description": text, "content": {"application/json": {"schema": {"$ref": REF.format(name=gives.__name__)}}}}


def protocol() -> dict[str, Any]:
    """The messages of the socket."""
    (says, hears), schemas = msgspec.json.schema_components([m.GuestSays, m.GuestHears], schema_hook=anything, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Lazaretto, the socket", "protocol": m.PROTOCOL, "largest": m.LARGEST,
        "guest says": says, "guest hears": hears, "codes": {**refusing.CODES, **m.CODES}, "$defs": schemas,
    }


def anything(kind: type) -> dict[str, Any]:
    """A game's own board and drawer: each game has others, so here they may be anything."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "The game's own"}


def kinds_of(union: Any) -> list[type[Any]]:
    """The messages of a list, in their order."""
    return list(get_args(union))
