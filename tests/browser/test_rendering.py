"""A picture that `render_mode="svg"` gave, in a browser: by itself, and within somebody's page as a notebook puts it there."""

from __future__ import annotations

from pathlib import Path
from xml.dom import minidom

import pytest
from playwright.sync_api import Browser

import lazaretto
from lazaretto.adapters.pettingzoo import env

from .visiting import window

SEED = 7
ANSWERS = 9
OUTSIDE = "<!doctype html><body><ul><li>outside</li></ul>"
STYLE = "(({ listStyleType, fontFamily, marginTop, color }) => [listStyleType, fontFamily, marginTop, color])(getComputedStyle(document.querySelector('ul')))"


def rendered(name: str) -> tuple[str, str]:
    """A picture, and what its page asks."""
    environment = env(name, render_mode="svg")
    environment.reset(seed=SEED)
    for _ in range(ANSWERS if name != "infected" else 1):
        environment.step(environment.game.look(environment.seat)[0])
    game = environment.game
    return environment.render(), game.game.page(game.position.seen_by(environment.seat), [], tuple("ABCDEFGHIJKL"[:game.seats])).title


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_a_browser_draws_it_and_fetches_nothing(browser: Browser, tmp_path: Path, name: str) -> None:
    svg, title = rendered(name)
    (tmp_path / "picture.svg").write_text(svg, encoding="utf-8")
    context = window(browser)
    tab = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.on("console", lambda message: complaints.append(message.text))
    tab.goto((tmp_path / "picture.svg").as_uri())
    alone = tab.locator("h1").bounding_box()
    assert tab.locator("h1").text_content() == title and alone is not None and alone["y"] > 40
    for part in (".seats", ".board", ".play", ".side"):
        box = tab.locator(part).bounding_box()
        assert box is not None and box["width"] > 40 and box["height"] > 40 and box["x"] + box["width"] <= 1281, part
    assert asked == [(tmp_path / "picture.svg").as_uri()] and complaints == []
    context.close()


def test_within_a_page_it_changes_nothing_around_it(browser: Browser) -> None:
    """A notebook parses it as XML and writes it into its page as HTML."""
    svg, title = rendered("bristol")
    context = window(browser)
    tab = context.new_page()
    tab.set_content(OUTSIDE)
    before = tab.evaluate(STYLE)
    tab.set_content(OUTSIDE + minidom.parseString(svg).documentElement.toxml())
    assert tab.locator("h1").text_content() == title and tab.evaluate(STYLE) == before
    cells = tab.locator(".loglist li").first.locator("> span")
    assert cells.count() == 2, "what is empty is still closed"
    context.close()
