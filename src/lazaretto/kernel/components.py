"""Component packs: the data of a game is a file, which an owner of the box can replace."""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, final
from collections.abc import Mapping

from .errors import BrokenPack


@final
class Pack:
    """What stands in a pack, read field by field; whatever is wrong is said with the field's name."""

    def __init__(self, fields: Mapping[str, Any], shipped: bool, where: str = "") -> None:
        self.fields = fields
        self.shipped = shipped                 # as it came with the game, nothing replaced
        self.where = where

    def digest(self) -> str:
        """The same for the same data, however the file is laid out."""
        text = json.dumps(self.fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def part(self, name: str) -> Pack:
        """A section of it."""
        value = self._value(name)
        if not isinstance(value, dict):
            raise BrokenPack(self.path(name), f"a section is needed here, not {shown(value)}")
        return Pack(value, self.shipped, self.path(name))

    def number(self, name: str, low: int, high: int) -> int:
        value = self._value(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BrokenPack(self.path(name), f"a whole number is needed, not {shown(value)}")
        if not low <= value <= high:
            raise BrokenPack(self.path(name), f"must be from {low} to {high}, not {value}")
        return value

    def text(self, name: str) -> str:
        value = self._value(name)
        if not isinstance(value, str):
            raise BrokenPack(self.path(name), f"text in quotes is needed, not {shown(value)}")
        return value

    def names(self) -> tuple[str, ...]:
        return tuple(self.fields)

    def only(self, *known: str) -> None:
        """Refuse a field that nobody reads: most often a slip of the pen."""
        for name in self.fields:
            if name not in known:
                raise BrokenPack(self.path(name), f"is not known; known are {', '.join(known)}")

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def _value(self, name: str) -> Any:
        if name not in self.fields:
            raise BrokenPack(self.path(name), "is missing")
        return self.fields[name]


def shown(value: object) -> str:
    """A value as it may stand in a message."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def shipped(package: str) -> Pack:
    """The pack that came with a game."""
    text = files(package).joinpath("components.toml").read_text(encoding="utf-8")
    return Pack(tomllib.loads(text), shipped=True)


def replaced(pack: Pack, fields: Mapping[str, Any]) -> Pack:
    """The pack with some entries of its sections replaced."""
    theirs = Pack(fields, shipped=False)
    theirs.only(*pack.fields)
    ours = dict(pack.fields)
    for name in fields:
        ours[name] = {**ours[name], **{str(key): value for key, value in theirs.part(name).fields.items()}}
    return Pack(ours, shipped=False)


def read_pack(path: Path) -> dict[str, Any]:
    """A user's file: the sections that replace ours."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BrokenPack("", f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenPack("", f"cannot read {path}: {error}") from None
    except (ValueError, RecursionError) as error:      # ValueError also for a number of thousands of digits
        raise BrokenPack("", f"{path} is not TOML: {error}") from None
