"""The picture in the README: a terminal in ink on paper, drawn by us from a real game."""

from html import escape
from itertools import count
from pathlib import Path
from typing import Final

import lazaretto
from lazaretto import bots
from lazaretto.cli.listing import Listing
from lazaretto.hosting import Sitting

PAPER, SHEET, INK, SOFT, BLOOD = "#F3EBDA", "#FBF6EB", "#1B1511", "#66594B", "#9E1B1B"
NAMES: Final = ("You", "Odo", "Isolde", "Piers", "Agnes", "Wat")
WIDTH, LETTER, LINE, MARGIN = 92, 8.4, 19, 24
SEAT, QUESTIONS = 0, 7


def moment() -> Sitting:
    """A game of bots that is long enough, stopped when the seat is asked in a later round."""
    return next(sitting for seed in count(1) if (sitting := played(seed)).position.outcome is None)


def played(seed: int) -> Sitting:
    game = lazaretto.game("infected")
    sitting = Sitting.begin(game, len(NAMES), "base", seed=seed)
    for seat in range(len(NAMES)):
        sitting.seat_bot(seat, bots.make("thumb", game, seat, seed * 10 + seat))
    asked = 0
    while sitting.position.outcome is None:
        seat = sitting.position.asked[0]
        asked += seat == SEAT
        if asked == QUESTIONS:
            break
        sitting.take(seat)
    return sitting


def lines() -> list[tuple[str, str]]:
    """Each line and its ink."""
    sitting = moment()
    view = sitting.position.seen_by(SEAT)
    status, _, table = sitting.game.draw(view, sitting.memory(SEAT), NAMES, WIDTH).partition("\n\n")
    found = [("lazaretto play infected --seats 6", SOFT), ("", INK)]
    found += [(line, INK) for line in table.split("\n")]
    found += [("", INK)] + [(line, BLOOD) for line in status.split("\n")]
    rows = Listing(sitting.game, view, SEAT, NAMES, "").rows()
    room = max(len(head) for head, _ in rows) + 2
    found += [(f"{head:{room}}{text}"[:WIDTH], INK) for head, text in rows]
    return [*found, ("> ", BLOOD)]


def picture() -> str:
    rows = lines()
    width, height = round(WIDTH * LETTER) + 2 * MARGIN, len(rows) * LINE + 2 * MARGIN
    words = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 0.75):g}" fill="{ink}" xml:space="preserve">{escape(line)}</text>\n'
        for number, (line, ink) in enumerate(rows) if line
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="A game of Infected in the terminal">\n'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>\n'
        f'<rect x="8" y="8" width="{width - 16}" height="{height - 16}" fill="{SHEET}" stroke="{INK}" stroke-width="1.5"/>\n'
        f'<g font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">\n{words}</g>\n</svg>\n'
    )


if __name__ == "__main__":
    Path(__file__).parents[1].joinpath("docs", "terminal.svg").write_text(picture(), encoding="utf-8")
