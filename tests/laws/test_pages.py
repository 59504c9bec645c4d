"""Laws of the page: a screen can show every view and light every move, and tells no secret outside the drawer."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

import lazaretto
from lazaretto.kernel import Game, Page

from .wandering import Moment, every_table, is_looked_at, wander

MARKS = Path(__file__).parents[2] / "client" / "src" / "marks.svg"
ICONS = frozenset(re.findall(r'<symbol id="([^"]+)"', MARKS.read_text()))
LONGEST_TITLE, LONGEST_WORDS = 90, 70

#: One table a variant, its seats going round.
PLAYED = [(game.name, [seats for name, seats, mode in every_table() if (name, mode) == (game.name, variant)], number, variant)
          for game in lazaretto.games() for number, variant in enumerate(game.variants)]
#: And the base game at every number of seats.
PLAYED += [(name, [seats], 0, variant) for name, seats, variant in every_table() if variant == "base"]


def all_named(piece: Any, name: str) -> Iterator[str]:
    """Every value of a field of this name in a page, however deep."""
    if is_dataclass(piece):
        for field in fields(piece):
            value = getattr(piece, field.name)
            if field.name == name and isinstance(value, str):
                yield value
            else:
                yield from all_named(value, name)
    elif isinstance(piece, (tuple, list)):
        for part in piece:
            yield from all_named(part, name)
    elif isinstance(piece, dict):
        for part in piece.values():
            yield from all_named(part, name)


def named(at: int) -> str:
    return ("Wat", "Joan", "Hugh", "Emmot", "Maud", "Isolde", "Piers", "Odo", "Agnes", "Ralf", "Sibyl", "Tom")[at]


def what_ends_stays_last(game: Game, moment: Moment, seat: int, names: list[str]) -> None:
    """What is advised is moved to the top of the list, and touches something: to be done, or to decline, has its own place and key."""
    view = moment.position.seen_by(seat)
    for move in game.advised(view, seat):
        assert game.gesture(view, seat, move, names).things, game.say(move)


def turns_are_seen_by_all(game: Game, moment: Moment, seat: int | None, names: list[str]) -> None:
    """Whose turn it is, all can see; and only who has it can end it."""
    view, whose = moment.position.seen_by(seat), game.in_turn(moment.position)
    assert game.in_turn(view) == whose
    assert whose in (None, *[row.seat for row in game.page(view, moment.memories[seat], names).rows])
    if seat is not None and seat != whose:
        assert "End your turn" not in public_words(game, view, seat, names)


def gestures_are_plain(game: Game, moment: Moment, seat: int, page: Page, names: list[str]) -> None:
    """Every move has its words, an icon, and things that lie where they may be touched."""
    view = moment.position.seen_by(seat)
    offered = view.options(seat)
    found = {move: game.gesture(view, seat, move, names) for move in (*offered, *view.candidates(seat))}
    private = set(all_named(page.yours, "thing"))
    public = {*all_named(page.board, "thing"), *all_named(page.rows, "thing")}
    for move, gesture in found.items():
        said = f"{game.say(move)}: {gesture}"
        assert gesture.icon in ICONS, said
        assert 0 < len(gesture.words) <= LONGEST_WORDS and not re.search(r"[_{}\[\]]", gesture.words), said
        if move in offered:
            assert set(gesture.things) <= public | private, said
            assert gesture.secret or set(gesture.things) <= public, f"only the drawer holds what this touches: {said}"
    words = [found[move].words for move in offered]
    assert len(set(words)) == len(words), f"told apart by nothing: {sorted(word for word in words if words.count(word) > 1)}"


def secret_moves_are_marked(game: Game, moment: Moment, seat: int, names: list[str]) -> None:
    """What another could not know that I may do is marked as secret: in a world that a watcher imagines, public moves are the same, told the same."""
    view = moment.position.seen_by(seat)
    world = game.imagine(moment.position.seen_by(None), lazaretto.RandomDealer(1))
    if seat not in world.asked:
        return
    there = world.seen_by(seat)
    mine, theirs = [public_words(game, eyes, seat, names) for eyes in (view, there)]
    assert mine == theirs, f"{game.title}: {mine ^ theirs}"


def public_words(game: Game, view: lazaretto.kernel.View, seat: int, names: list[str]) -> set[str]:
    """The keys that are seen while the drawer is shut, each with the text beside it."""
    shown = [(game.gesture(view, seat, move, names), game.explain(view, seat, move, names)) for move in view.options(seat)]
    return {f"{gesture.words}: {text}" for gesture, text in shown if not gesture.secret}


@pytest.mark.parametrize("name, seats, number, variant", PLAYED)
def test_a_page_shows_every_view_and_every_move(name: str, seats: list[int], number: int, variant: str) -> None:
    game, many, choose = lazaretto.game(name), seats[number % len(seats)], random.Random(number)
    names = [named(seat) for seat in range(many)]
    for at, moment in enumerate(wander(game, many, variant, (number, variant), thumbs=True)):
        over = moment.position.outcome is not None
        if not over and not is_looked_at(at, 0.4, choose):
            continue
        for seat in (None, *range(many)) if over else (choose.choice([None, *range(many)]), *moment.position.asked):
            view, memory = moment.position.seen_by(seat), moment.memories[seat]
            page = game.page(view, memory, names)
            msgspec.json.encode(page)
            assert 0 < len(page.title) <= LONGEST_TITLE, page.title
            assert (page.yours is None) == (seat is None)
            assert {*all_named(page, "icon")} <= ICONS | {""}, {*all_named(page, "icon")} - ICONS
            assert sorted(row.seat for row in page.rows)[:many] == list(range(many))
            turns_are_seen_by_all(game, moment, seat, names)
            if seat in moment.position.asked:
                gestures_are_plain(game, moment, seat, page, names)
                secret_moves_are_marked(game, moment, seat, names)
                what_ends_stays_last(game, moment, seat, names)
            public = game.page(moment.position.seen_by(None), moment.memories[None], names)
            if not over:
                assert page.board == public.board, "secrets lie in the drawer alone"
                assert page.rows == public.rows
                assert game.page(view, memory, names, public) == page, "what lies open may be taken from any page of the moment"
