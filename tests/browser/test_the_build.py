"""The built page: small, whole, without a word for another host, and in the package."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath

import pytest
from playwright.sync_api import Browser, Route

from lazaretto.server.showing import ASSETS, FOLDER, INDEX, KINDS, Sheet, sheets
from tests.server.serving import Server

from .visiting import window

ROOT = Path(__file__).parents[2]
KB = 1000
MOST_WITHOUT_FONTS = 200 * KB           # compressed
MOST_OF_FONTS = 110 * KB
FONTS = (".woff2",)
HOST = re.compile(r"(?:\b(?:https?|wss?):)?//([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\b", re.IGNORECASE)
NAMED = {"www.w3.org", "svelte.dev"}    # names of kinds of markup, and where an error of Svelte is explained: nobody asks there for anything
HASHED = re.compile(r"-[\w-]{8}\.\w+$")


@pytest.fixture(scope="module")
def page() -> dict[str, Sheet]:
    built = sheets()
    assert INDEX in built, "the page is not built: ./play or ./test builds it"
    return built


def weight(page: dict[str, Sheet], *, fonts: bool) -> dict[str, int]:
    """Bytes that are sent for each file."""
    return {address: len(sheet.small or sheet.body) for address, sheet in page.items() if (PurePosixPath(address).suffix in FONTS) is fonts}


def test_all_without_fonts_weighs_at_most_200_kb(page: dict[str, Sheet]) -> None:
    weights = weight(page, fonts=False)
    assert sum(weights.values()) <= MOST_WITHOUT_FONTS, weights


def test_what_is_packed_is_what_was_built(page: dict[str, Sheet]) -> None:
    assert all(sheet.small is None or gzip.decompress(sheet.small) == sheet.body for sheet in page.values())
    assert all((FOLDER / f"{address[1:]}.gz").is_file() for address, sheet in page.items() if sheet.small is not None), "client/pack.py has not run"


def test_fonts_weigh_at_most_110_kb(page: dict[str, Sheet]) -> None:
    weights = weight(page, fonts=True)
    assert 0 < sum(weights.values()) <= MOST_OF_FONTS, weights


def test_every_file_is_of_a_known_kind(page: dict[str, Sheet]) -> None:
    assert {PurePosixPath(address).suffix for address in page} <= set(KINDS)


def test_what_is_kept_for_ever_has_its_digest_in_its_name(page: dict[str, Sheet]) -> None:
    assets = [address for address in page if address.startswith(ASSETS)]
    assert assets and all(HASHED.search(address) for address in assets), assets


def test_no_address_of_another_host_is_in_it(page: dict[str, Sheet]) -> None:
    for address, sheet in page.items():
        if PurePosixPath(address).suffix not in FONTS:
            assert set(HOST.findall(sheet.body.decode())) <= NAMED, address


@pytest.mark.parametrize("text, host", [
    ('fetch("https://evil.example/x")', ["evil.example"]), ("url(//cdn.example.org/a.woff2)", ["cdn.example.org"]), ("wss://a.b.example", ["a.b.example"]),
    ("a//b", []), ("`${scheme}://${host}`", []), ("1 // one", []),
])
def test_the_law_sees_addresses(text: str, host: list[str]) -> None:
    assert HOST.findall(text) == host


class Tags(HTMLParser):
    """Every tag of a page with what it says."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def test_nothing_is_inline_and_what_it_names_is_there(page: dict[str, Sheet]) -> None:
    for tag, said in Tags(page[INDEX].body.decode()).found:
        assert tag != "style" and "style" not in said and not [name for name in said if name.startswith("on")]
        assert tag != "script" or "src" in said
        for address in (said.get("src"), said.get("href")):
            assert address is None or address in page, address


def packages() -> dict[str, dict[str, object]]:
    lock: dict[str, dict[str, dict[str, object]]] = json.loads((ROOT / "client" / "package-lock.json").read_text())
    return lock["packages"]


def test_the_lock_file_names_no_registry_and_every_file_has_its_digest() -> None:
    for name, package in packages().items():
        assert not name or ("integrity" in package and "resolved" not in package), name


def test_the_lock_file_is_whole_for_every_platform() -> None:
    """`npm ci` refuses one that lacks what is only needed elsewhere."""
    known = packages()
    for name, package in known.items():
        for needed in package.get("optionalDependencies", ()):     # type: ignore[attr-defined]
            assert f"node_modules/{needed}" in known or f"{name}/node_modules/{needed}" in known, f"{name} may need {needed}, which the lock file lacks"


def test_the_wheel_holds_the_page(page: dict[str, Sheet], tmp_path: Path) -> None:
    house = tmp_path / "house"
    shutil.copytree(ROOT / "src", house / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "page"))
    shutil.copytree(ROOT / "src" / "lazaretto" / "server" / "page", house / "src" / "lazaretto" / "server" / "page")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, house)
    making = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(tmp_path), str(house)]
    subprocess.run(making, check=True, capture_output=True, env={**os.environ, "LAZARETTO_INTERPRETED": "1"})
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        assert {*[f"lazaretto/server/page{address}" for address in page], "lazaretto/adapters/picture.js"} <= set(wheel.namelist())


def test_a_browser_loads_it_from_here_alone_and_has_nothing_to_complain_of(server: Server, browser: Browser) -> None:
    context = window(browser)
    tab = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
    tab.on("pageerror", lambda error: complaints.append(str(error)))
    tab.goto(server.url, wait_until="networkidle")
    assert tab.locator("#house > *").count() and complaints == []
    assert asked and all(url.startswith(server.url) for url in asked), asked
    context.close()


@pytest.mark.parametrize(("late", "is_shown"), [(600, False), (2500, True)], ids=["a slow road", "hardly a road"])
def test_the_house_waits_for_its_letters_but_not_for_ever(server: Server, browser: Browser, late: int, is_shown: bool) -> None:
    """So that nothing is laid out twice."""
    context = window(browser)
    tab = context.new_page()
    held: list[Route] = []
    tab.route("**/*.woff2", lambda route: held.append(route))        # Playwright asks how many words it takes
    tab.goto(server.url, wait_until="domcontentloaded")
    tab.wait_for_timeout(late)
    assert held and bool(tab.locator("#house > *").count()) is is_shown
    for letters in held:
        letters.continue_()
    tab.wait_for_selector("#house > *", timeout=1000, state="attached")
    context.close()
