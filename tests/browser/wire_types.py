"""The wire's types for the page, written in TypeScript from the types themselves: `scripts/wire-types` keeps the files, a test that they are kept."""

from __future__ import annotations

import importlib.util
import inspect
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from lazaretto.games import games
from lazaretto.kernel import Game, page
from lazaretto.wire import messages as m
from lazaretto.wire import requests as r

SOURCES: Final = Path(__file__).parents[2] / "client" / "src"
HEAD: Final = "// Written by scripts/wire-types from the Python types of the same names. Do not edit.\n"
PLAIN: Final = {
    types.NoneType: "null", types.BoolType: "boolean", types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.AnyType: "unknown",
    types.RawType: "unknown", types.CustomType: "unknown",
}
DOORS: Final = [kind for kind in vars(r).values() if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct]
WIRE: Final = (m.GuestSays, m.GuestHears, *DOORS)


def wire() -> str:
    """All messages, what the doors take and give, and the parts of every page."""
    found: dict[str, str] = {}
    for kind in (*WIRE, page.Page):
        write(types.type_info(kind), found, "")
    unions = [f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};" for name, kinds in lists()]
    return "\n".join([HEAD, *found.values(), *unions, ""])


def lists() -> Iterator[tuple[str, Sequence[type]]]:
    for name in ("GuestSays", "GuestHears"):
        yield name, getattr(m, name).__args__


def board_of(game: Game) -> str:
    """A game's own board and what lies in its drawer."""
    module = importlib.import_module(f"{game.package}.board")
    found: dict[str, str] = {}
    for name in ("Board", "Yours"):
        write(types.type_info(getattr(module, name)), found, module.__name__)
    shared = sorted(name for name in vars(page) if name in found)
    ours = [text for name, text in found.items() if name not in shared]
    brought = [f'import type {{ {", ".join(shared)} }} from "../../wire";\n'] if shared else []
    return "\n".join([HEAD, *brought, *ours])


def write(kind: types.Type, found: dict[str, str], home: str) -> str:
    """The name of a type in TypeScript; what it is made of is written on the way."""
    if isinstance(kind, types.Metadata):
        return write(kind.type, found, home)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.LiteralType):
        return " | ".join([f'"{value}"' if isinstance(value, str) else str(value) for value in sorted(kind.values, key=str)])
    if isinstance(kind, types.UnionType):
        return " | ".join(dict.fromkeys([write(one, found, home) for one in kind.types]))
    if isinstance(kind, types.TupleType):
        return f"readonly [{', '.join([write(one, found, home) for one in kind.item_types])}]"
    if isinstance(kind, (types.ListType, types.VarTupleType)):
        inner = write(kind.item_type, found, home)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if isinstance(kind, types.DictType):
        return f"Readonly<Record<{write(kind.key_type, found, home)}, {write(kind.value_type, found, home)}>>"
    assert isinstance(kind, (types.StructType, types.DataclassType)), kind
    return written(kind, found, home)


def written(kind: types.StructType | types.DataclassType, found: dict[str, str], home: str) -> str:
    name = kind.cls.__name__
    if name in found:
        return name
    found[name] = ""                                           # its place, before what it is made of
    rows = [f'  is: "{kind.tag}";'] if isinstance(kind, types.StructType) and kind.tag is not None else []
    for field in kind.fields:
        optional = "?" if isinstance(kind, types.StructType) and not field.required else ""
        rows.append(f"  {field.encode_name}{optional}: {write(field.type, found, home)};")
    found[name] = f"/** {first_line(kind.cls)} */\nexport interface {name} {{\n" + "\n".join(rows) + "\n}\n"
    return name


def first_line(kind: Any) -> str:
    return (inspect.getdoc(kind) or "").split("\n")[0].replace("*/", "")


def has_board(game: Game) -> bool:
    return importlib.util.find_spec(f"{game.package}.board") is not None


def files() -> dict[str, str]:
    """Every written file, by its place in client/src."""
    return {"wire.ts": wire(), **{f"games/{game.name}/board.ts": board_of(game) for game in games() if has_board(game)}}


def main() -> None:
    """Write them."""
    for name, text in files().items():
        path = SOURCES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            print("wrote", path)


if __name__ == "__main__":
    main()
