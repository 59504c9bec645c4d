"""The pictures of the docs: each table in mid-game, wide and on a phone, by day and by night. Look at them before you commit them."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from lazaretto.adapters.gymnasium import AmongBots
from tests.server.serving import foretelling

from .tables import Table, among_bots, open_table, seat_in
from .visiting import PHONE, WIDE, browsing, keep_drawer_open, window

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SCREENS = (("wide-day", WIDE, "light"), ("phone-day", PHONE, "light"), ("wide-night", WIDE, "dark"), ("phone-night", PHONE, "dark"))

#: Game, seats, and how many answers of mine until then.
MOMENTS = (("infected", 9, 2), ("bristol", 9, 5), ("pints", 4, 24), ("pathologic", 4, 14), ("pest", 4, 45))

RENDERED_AFTER = 5              # answers


def take(browser: Browser, url: str, path: str, table: Table | None, name: str) -> None:
    """A page on every screen."""
    for screen, size, light in SCREENS:
        context = window(browser, size, light)
        keep_drawer_open(context)
        if table is not None:
            seat_in(context, table, 0)
        page = context.new_page()
        page.goto(url + path)
        page.wait_for_selector(".g, .board [data-thing]", state="attached")
        if name == "replay":
            page.get_by_role("slider").fill("40")
            page.get_by_role("button", name="What really happened").click()
        page.wait_for_timeout(700)
        page.screenshot(path=FOLDER / f"{name}-{screen}.png")
        context.close()


def render() -> None:
    """What `render_mode="svg"` gives."""
    environment = AmongBots("bristol", 6, bots="thumb", seat=4, render_mode="svg")
    _, told = environment.reset(seed=7)
    for _ in range(RENDERED_AFTER):
        _, _, _, _, told = environment.step(told["action_mask"].nonzero()[0][0])
    (FOLDER / "bristol-rendered.svg").write_text(environment.render(), encoding="utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    render()
    with tempfile.TemporaryDirectory() as folder, foretelling(Path(folder)) as server, browsing() as browser:
        take(browser, server.url, "/", None, "lobby")
        for name, seats, answers in MOMENTS:
            table = among_bots(server.url, name, seats)
            table.play(answers, until_asked=0)
            take(browser, server.url, f"/table/{table.table}", table, name)
        ended = open_table(server.url, "bristol", 6)
        ended.play(None)
        take(browser, server.url, f"/replay/{ended.table}", ended, "replay")


if __name__ == "__main__":
    main()
