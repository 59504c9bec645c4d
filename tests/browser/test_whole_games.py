"""Each game to its end in a real browser: by mouse, by keys alone, by ear, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.server.serving import Server

from . import playing
from .conftest import listen
from .tables import open_alone

#: Games that are short: seats and variant.
SHORT = {"infected": (5, "base"), "bristol": (4, "base"), "pints": (2, "base"), "pathologic": (2, "base"), "pest": (1, "base")}


@pytest.mark.parametrize("game", SHORT)
def test_by_mouse(game: str, server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, game, *SHORT[game])}")
    assert playing.play_to_the_end(page, playing.by_mouse) > 0
    assert page.locator(".ending").is_visible()
    assert not re.search(r"\bpoints?\b", page.locator(".ending li").all_inner_texts()[0]), "shares of a win are for who studies games"


@pytest.mark.parametrize("game", SHORT)
def test_by_keys_alone(game: str, server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, game, *SHORT[game])}")
    assert playing.play_to_the_end(page, playing.by_keys, seed=2) > 0


@pytest.mark.parametrize("game", SHORT)
def test_by_ear(game: str, server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, game, *SHORT[game])}")
    assert playing.play_to_the_end(page, playing.by_ear, seed=3) > 0


@pytest.mark.parametrize("game", SHORT)
def test_on_a_phone(game: str, server: Server, phone: BrowserContext, complaints: list[str]) -> None:
    page = phone.new_page()
    listen(page, complaints)
    page.goto(f"{server.url}/table/{open_alone(phone, server.url, game, *SHORT[game])}")
    assert playing.play_to_the_end(page, playing.by_finger, seed=4) > 0
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "scrolls sideways"
    assert complaints == []
