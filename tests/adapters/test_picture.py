"""What `render_mode="svg"` gives: the page's drawings in one file that asks for nothing, and shows nothing that its eyes may not know."""

from __future__ import annotations

import json
import multiprocessing
import random
import re
import sys
import threading
import xml.etree.ElementTree as ElementTree
from html import escape
from pathlib import Path

import pytest

import lazaretto
from lazaretto.adapters import picture as drawing
from lazaretto.adapters.in_numbers import InNumbers
from lazaretto.adapters.pettingzoo import env
from lazaretto.adapters.picture import moment, picture
from lazaretto.kernel import Mistake, RandomDealer, Seat

NAMES = [game.name for game in lazaretto.games()]
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"}
ANSWERS = 12
WORLDS = 6


def going_on(name: str, seed: int = 7, answers: int = ANSWERS) -> InNumbers:
    """Some answers into a game, at random."""
    game, choose = InNumbers(name, None, "base", "safe", aloud=True), random.Random(seed)
    game.deal(seed)
    for _ in range(answers):
        seat = game.position.asked[0]
        game.answer(seat, choose.choice(game.look(seat)))
        if game.position.outcome is not None:
            game.deal(None)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_it_stands_by_itself(name: str) -> None:
    """It is XML; it has no script and no address; whatever it points at lies in it."""
    game = going_on(name)
    for eyes in (game.position.asked[0], None):
        svg = picture(game, eyes)
        whole = ElementTree.fromstring(svg)
        ids = {part.get("id") for part in whole.iter()}
        assert not [part.tag for part in whole.iter() if part.tag.endswith(("}script", "}a", "}image", "}link"))]
        assert not [key for part in whole.iter() for key in part.attrib if key.startswith("on") or key == "src"]
        assert set(re.findall(r"https?://[^\s\"'<)]*", svg)) == NAMESPACES and not re.search(r"@import|@font-face|@media|NaN|undefined", svg)
        pointed = set(re.findall(r'(?:href="|url\()(?:&quot;|["\'])?([^"\')&]+)', svg))
        assert pointed and all(target.startswith("#") and target[1:] in ids for target in pointed), pointed - {f"#{each}" for each in ids}


@pytest.mark.parametrize("name", NAMES)
def test_it_says_what_the_page_says_and_offers_what_may_be_answered(name: str) -> None:
    game = going_on(name)
    seat = game.position.asked[0]
    told, svg = moment(game, seat), re.sub(r"<[^>]*>", "", picture(game, seat))
    assert escape(told["page"].title, quote=False) in svg and told["options"]
    for key in told["options"]:
        assert escape(key["group"] or key["words"], quote=False) in svg, key
    watched = re.sub(r"<[^>]*>", "", picture(game, None))
    assert escape(moment(game, None)["page"].title, quote=False) in watched


@pytest.mark.parametrize("name", NAMES)
def test_it_shows_nothing_that_its_eyes_may_not_know(name: str) -> None:
    """In every world that a seat cannot tell from the true one the picture is the same; those who know more see that the worlds differ."""
    differs = False
    for seed in range(WORLDS):
        game = going_on(name, seed)
        other = game.__deepcopy__({})
        for eyes in (*range(game.seats), None):
            other.position = game.game.imagine(game.position.seen_by(eyes), RandomDealer(seed))
            assert drawn_alike(game, other, eyes)
            differs = differs or any(not drawn_alike(game, other, seat) for seat in range(game.seats))
    assert differs or name in ("pest", "pints")                # where next to nothing is secret at the table


def drawn_alike(game: InNumbers, other: InNumbers, eyes: Seat | None) -> bool:
    """The same moment is the same picture, so only moments that differ are drawn."""
    one, two = [json.dumps(moment(each, eyes), default=vars) for each in (game, other)]
    return one == two or picture(game, eyes) == picture(other, eyes)


def test_each_thread_and_each_process_draws_for_itself() -> None:
    game, found = going_on("infected"), []
    here = picture(game, 0)
    thread = threading.Thread(target=lambda: found.append(picture(game, 0)))
    thread.start()
    thread.join()
    with multiprocessing.get_context("fork").Pool(1) as pool:
        there = pool.apply(picture, (game, 0))
    assert found == [here] and there == here


def test_what_is_missing_is_said_when_the_game_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(drawing, "KEPT", threading.local())
    monkeypatch.setattr(drawing, "SCRIPT", tmp_path / "picture.js")
    with pytest.raises(Mistake, match="not built here"):
        env("bristol", render_mode="svg")
    monkeypatch.setitem(sys.modules, "quickjs", None)
    with pytest.raises(Mistake, match=r"quickjs-ng .* pip install 'lazaretto\[research\]'"):
        env("bristol", render_mode="svg")
    assert env("bristol", render_mode="ansi")
