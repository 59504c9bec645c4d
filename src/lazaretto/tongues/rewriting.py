"""Rewriting: the same page with other words. Which of its texts are for people to read is told by their type, `Words`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from ..kernel.page import READ_BY_PEOPLE

Say = Callable[[str], str]
Rewrite = Callable[[Any, Say, Say], Any]
"""Given a value, what is done with words and what with other texts."""


def rewritten(thing: Any, words: Say, other: Say) -> Any:
    """A dataclass with all its texts gone through: words by one function, and names of things and icons by the other."""
    kind: Any = type(thing)
    return rewrite_of(kind)(thing, words, other)


@cache
def rewrite_of(kind: Any) -> Rewrite:
    """How values of a type are gone through."""
    if get_origin(kind) is Annotated and READ_BY_PEOPLE in get_args(kind):
        return lambda value, words, other: words(value)
    if kind is str:
        return lambda value, words, other: other(value)
    if kind is object or kind is Any:
        return lambda value, words, other: value if value is None else rewritten(value, words, other)
    if get_origin(kind) in (Union, UnionType):
        return one_of([rewrite_of(inner) for inner in get_args(kind) if inner is not type(None)])
    if get_origin(kind) is tuple:
        return each(get_args(kind))
    return of_dataclass(kind) if is_dataclass(kind) else lambda value, words, other: value


def one_of(inner: list[Rewrite]) -> Rewrite:
    """Of something that may be missing."""
    if len(inner) != 1:
        raise TypeError("a page's field is of one type, or of one type and None")
    return lambda value, words, other: value if value is None else inner[0](value, words, other)


def each(kinds: tuple[Any, ...]) -> Rewrite:
    if kinds[-1] is Ellipsis:
        inner = rewrite_of(kinds[0])
        return lambda value, words, other: tuple([inner(one, words, other) for one in value])
    several = [rewrite_of(kind) for kind in kinds]
    return lambda value, words, other: tuple([inner(one, words, other) for inner, one in zip(several, value)])


def of_dataclass(kind: Any) -> Rewrite:
    hints = get_type_hints(kind, include_extras=True)
    plans = [(field.name, rewrite_of(hints[field.name])) for field in fields(kind)]
    return lambda value, words, other: kind(**{name: inner(getattr(value, name), words, other) for name, inner in plans})
