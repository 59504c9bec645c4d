"""A person at a browser: opens pages, plays by mouse, keyboard or finger, and looks."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

WIDE: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 360, "height": 640}
ARGUMENTS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str:
    """Where the browser is, or a plain word on what is missing."""
    found = os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "Chromium is needed for the browser tests and was not found: apt-get install chromium, or name it: CHROMIUM=/path/to/chromium"
    return found


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


def window(browser: Browser, size: dict[str, int] = WIDE, light: str = "light", *, calm: bool = True) -> BrowserContext:
    """A browser window of its own, with nothing kept in it."""
    phone = size["width"] < 960
    return browser.new_context(
        viewport=size, color_scheme=light, has_touch=phone, is_mobile=phone, reduced_motion="reduce" if calm else "no-preference", locale="en-GB",
    )


def keep_drawer_open(context: BrowserContext, language: str = "en") -> None:
    """As who sits alone at the screen does."""
    context.add_init_script("""
        if (!localStorage.getItem("lazaretto.settings")) localStorage.setItem("lazaretto.settings", JSON.stringify({ keepDrawer: true, language: "LANGUAGE" }));
        localStorage.setItem("lazaretto.met", JSON.stringify(["infected", "bristol", "pints", "pathologic", "pest"]));
    """.replace("LANGUAGE", language))


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def wait_for_turn(page: Page, within: float = 60.0) -> bool:
    """Until something is asked of me; False if the game is over."""
    page.wait_for_selector(".status:not(.wait), .ending", timeout=within * 1000, state="attached")
    return not is_over(page)


def told_why_not(page: Page, greyed: Locator) -> None:
    """A finger on it, and the reason stands beside it."""
    reason = str(greyed.get_attribute("aria-label")).rsplit(": ", 1)[1]
    greyed.scroll_into_view_if_needed()
    greyed.tap(force=True)
    expect(page.locator(".hovercard")).to_contain_text(reason)
