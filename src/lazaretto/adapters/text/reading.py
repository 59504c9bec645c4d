"""Reading a reply: a number, an id, notation or a sentence, in chatter, markdown or JSON. Understood, or answered with what would be; never guessed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...kernel import Move
from ...kernel.components import shown
from .index import ALONE, Index
from .nearness import Nearness, one_alone
from .pieces import LONGEST, bare, boxed, emphasised, in_json, labelled, sentences, words
from .sheet import Offer, Sheet

MOST_SHOWN: Final = 6
MOST_WORDS: Final = 24          # of a reply that is compared as a whole
ASSENT: Final = frozenset({"ok", "okay", "yes", "continue", "next", "sure", "fine", "go", "on", "proceed", "ready", "done", "enter"})


@dataclass(frozen=True)
class Understood:
    """One move, and by what it was known."""

    move: Move
    notation: str
    by: str


@dataclass(frozen=True)
class Unclear:
    """No move, or several: a code that stays, what was understood and what would be."""

    code: str                   # move/unreadable, move/unclear, move/illegal
    text: str
    near: tuple[Offer, ...]
    rule: str = ""


@dataclass(frozen=True)
class Reader:
    """All that is needed to read replies to one question; made once, for as many as come."""

    sheet: Sheet
    index: Index
    nearness: Nearness


@lru_cache(maxsize=8)
def reader_of(sheet: Sheet) -> Reader:
    return Reader(sheet, Index(sheet), Nearness(sheet))


def read(reply: str, sheet: Sheet) -> Understood | Unclear:
    """What a reply means. The plainest reading counts: the whole, JSON, "Answer: …", [brackets], **emphasis**, a line, a sentence; and then what is near."""
    if not sheet.offers:
        return Unclear("move/not-asked", "Nothing is asked of you now.", ())
    reader, text = reader_of(sheet), reply[-LONGEST:].strip()
    for by, ways in WAYS:
        moves = ways(reader, text)
        if moves:
            return settled(reader, moves, by)
    return by_nearness(reader, text)


def settled(reader: Reader, moves: set[Move], by: str) -> Understood | Unclear:
    """One move that is allowed, or why not."""
    offered = [reader.sheet.by_move[move] for move in moves if move in reader.sheet.by_move]
    if len(moves) == 1 and offered:
        return Understood(offered[0].move, offered[0].notation, by)
    if len(moves) == 1:
        return refused(reader, moves.pop())
    near = sorted(offered, key=lambda offer: offer.number) or nearest(reader, " ".join([reader.sheet.game.say(move) for move in moves]))
    return unclear(reader, "move/unclear", f"{len(moves)} moves fit that, and only one can count.", near)


def refused(reader: Reader, move: Move) -> Unclear:
    sheet, notation = reader.sheet, reader.sheet.game.say(move)
    reason = sheet.why_not(move)
    said = f"{notation} is not allowed now" + (f": {reason}." if reason is not None else ".")
    return unclear(reader, "move/illegal", said, nearest(reader, notation), reason.rule if reason is not None else "")


def by_nearness(reader: Reader, text: str) -> Understood | Unclear:
    """The one that is most like the words, if none other is nearly so; else the nearest few, to choose from."""
    pieces = [*labelled(text), *boxed(text), *emphasised(text)] or ([text] if len(words(text)) <= MOST_WORDS else sentences(text)[-1:])
    offer = one_alone(reader.nearness.near(pieces[0])) if len(pieces) == 1 else None
    if offer is not None and nothing_against(reader, pieces[0], offer):
        return Understood(offer.move, offer.notation, "likeness")
    several = set[Move]().union(*[reader.index.inside(sentence).mentioned for sentence in sentences(text)]) & reader.sheet.by_move.keys()
    if len(several) > 1:
        return settled(reader, several, "likeness")
    return unclear(reader, "move/unreadable", why_unreadable(reader, text), nearest(reader, " ".join(pieces) or text[-200:]))


def nothing_against(reader: Reader, piece: str, offer: Offer) -> bool:
    """The words neither hedge nor mention another move."""
    named_there = [reader.index.inside(sentence) for sentence in sentences(piece)]
    return not any([it.hedged or not it.mentioned & reader.sheet.by_move.keys() <= {offer.move} for it in named_there])


def why_unreadable(reader: Reader, text: str) -> str:
    alone = ALONE.fullmatch(bare(text))
    if alone:
        return f"There is no {int(alone[1])} in the list: it goes from 1 to {len(reader.sheet.offers)}."
    return f"No move could be made out in {shown(text[:80])}." if text else "The reply is empty."


def nearest(reader: Reader, text: str) -> list[Offer]:
    return [offer for _, offer in reader.nearness.near(text)[:MOST_SHOWN]]


def unclear(reader: Reader, code: str, what: str, near: Iterable[Offer], rule: str = "") -> Unclear:
    """Says what was understood, what would be, and shows the nearest moves, or the first."""
    offers = reader.sheet.offers
    shown_now = tuple(near)[:MOST_SHOWN] or offers[:MOST_SHOWN]
    rows = "; ".join([f"{offer.number} [{offer.id}] {offer.notation}" for offer in shown_now])
    which = "The moves are" if len(shown_now) == len(offers) else f"Of {len(offers)} moves the nearest are" if near else f"Of {len(offers)} moves the first are"
    last = offers[-1]
    how = f"Answer with one number from 1 to {last.number}, or an id such as {last.id}, or a move's own words such as {last.notation!r}, and nothing else."
    return Unclear(code, f"{what} {which}: {rows}. {how}", shown_now, rule)


def as_a_whole(reader: Reader, text: str) -> set[Move]:
    if len(reader.sheet.offers) == 1 and ASSENT.issuperset(words(text)) and len(text) < LONGEST:
        return {reader.sheet.offers[0].move}
    return reader.index.exactly(text)


def by_json(reader: Reader, text: str) -> set[Move]:
    found = set[Move]()
    for told in in_json(text):
        if told.number is not None:
            found |= reader.index.of_number(told.number)
        elif told.id is not None:
            found |= reader.index.of_id(told.id)
        else:
            found |= reader.index.exactly(told.text) or named(reader, told.text)
    return found


def named(reader: Reader, piece: str) -> set[Move]:
    """The moves that are meant among other words. A sentence that says no, asks or supposes does not count; what else may be meant makes it unclear."""
    found = [it for it in map(reader.index.inside, sentences(piece)) if not it.hedged]
    meant = set[Move]().union(*[it.meant for it in found])
    return meant.union(*[it.mentioned & reader.sheet.by_move.keys() for it in found]) if meant else meant


def among(pieces: Callable[[str], list[str]]) -> Callable[[Reader, str], set[Move]]:
    def found(reader: Reader, text: str) -> set[Move]:
        return set[Move]().union(*[reader.index.exactly(piece) or named(reader, piece) for piece in pieces(text)])

    return found


def exactly_among(pieces: Callable[[str], list[str]]) -> Callable[[Reader, str], set[Move]]:
    return lambda reader, text: set[Move]().union(*[reader.index.exactly(piece) for piece in pieces(text)])


WAYS: Final[tuple[tuple[str, Callable[[Reader, str], set[Move]]], ...]] = (
    ("the whole reply", as_a_whole), ("JSON", by_json), ("its label", among(labelled)), ("brackets", exactly_among(boxed)),
    ("emphasis", exactly_among(emphasised)), ("a line", exactly_among(str.splitlines)), ("a sentence", named),
)
