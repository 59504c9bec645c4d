"""One server and one browser for each process of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.serving import Foretold, Server, foretelling

from .visiting import PHONE, WIDE, browsing, keep_drawer_open, window


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Foretold]:
    with foretelling(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture
def server(one_server: Foretold, request: pytest.FixtureRequest) -> Server:
    """It deals to each test as it dealt to it before, so that what passed passes again: `DEALS=2 pytest tests/browser` tries other deals."""
    one_server.deal_for(request.node.nodeid)
    return one_server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as opened:
        yield opened


@pytest.fixture
def wide(browser: Browser) -> Iterator[BrowserContext]:
    """A window of a laptop, whose player sits alone at it."""
    context = window(browser, WIDE)
    keep_drawer_open(context)
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = window(browser, PHONE)
    keep_drawer_open(context)
    yield context
    context.close()


@pytest.fixture
def complaints() -> list[str]:
    """What pages complained of: must stay empty."""
    return []


@pytest.fixture
def page(wide: BrowserContext, complaints: list[str]) -> Iterator[Page]:
    opened = wide.new_page()
    listen(opened, complaints)
    yield opened
    assert complaints == []


def listen(page: Page, complaints: list[str]) -> None:
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
