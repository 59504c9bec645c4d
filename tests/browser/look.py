"""Screenshots of a table in play, to be looked at: wide and on a phone, by day and by night, after some answers."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import lazaretto
from tests.server.serving import foretelling

from .tables import open_table, seat_in
from .visiting import PHONE, WIDE, browsing, is_over, keep_drawer_open, window

SHOTS = (("wide", WIDE, "light"), ("phone", PHONE, "light"), ("wide-night", WIDE, "dark"), ("phone-night", PHONE, "dark"))


def main() -> None:
    asked = argparse.ArgumentParser(prog="scripts/look", description=__doc__)
    asked.add_argument("game", choices=[game.name for game in lazaretto.games()])
    asked.add_argument("--seats", type=int, help="the usual number if not said")
    asked.add_argument("--variant", default="base")
    asked.add_argument("--answers", type=int, nargs="+", default=[0, 8], help="a set of screenshots after so many answers at the table")
    asked.add_argument("--seat", type=int, default=0, help="which seat looks; -1: a watcher")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--shut", action="store_true", help="with the drawer shut")
    asked.add_argument("--language", default="en")
    asked.add_argument("--only", nargs="+", choices=[name for name, _, _ in SHOTS], help="only these screens")
    asked.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "looks")
    chosen = asked.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    game = lazaretto.game(chosen.game)
    with tempfile.TemporaryDirectory() as folder, foretelling(Path(folder)) as server, browsing() as browser:
        for answers in chosen.answers:
            table = open_table(server.url, chosen.game, chosen.seats or game.usual_seats, chosen.variant)
            table.play(answers, seed=chosen.seed)
            for name, size, light in SHOTS:
                if chosen.only and name not in chosen.only:
                    continue
                context = window(browser, size, light)
                if not chosen.shut:
                    keep_drawer_open(context, chosen.language)
                seat_in(context, table, chosen.seat)
                page = context.new_page()
                page.on("console", lambda message: print("console:", message.type, message.text) if message.type in ("error", "warning") else None)
                page.on("pageerror", lambda error: print("page error:", error))
                page.goto(f"{server.url}/{'board' if chosen.seat < 0 else 'table'}/{table.table}{f'#invite={table.invite}' if chosen.seat < 0 else ''}")
                page.wait_for_selector(".status", timeout=15000)
                page.wait_for_timeout(300)
                path = chosen.out / f"{chosen.game}-{answers}-{name}.png"
                page.screenshot(path=path)
                sideways = page.evaluate("document.documentElement.scrollWidth > innerWidth")
                print(path, "(over)" if is_over(page) else "", "SCROLLS SIDEWAYS" if sideways else "")
                context.close()


if __name__ == "__main__":
    main()
