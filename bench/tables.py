"""Tables at human pace, durable moves a second, and the cost of a frame: our server and boardgame.io's in the same run, by turns, medians.

usage: bench/tables [--tables 1000] [--seconds 30 | --long] [--rounds 3] [--only frames same pace most floods restarts] [--without-peers]
"""

import argparse
from typing import Final

PARTS: Final = ("frames", "same", "pace", "most", "floods", "restarts")
LIGHT: Final = ("pints", "bristol", "infected")
PACE: Final = 200.0                     # moves a second at all tables
LONG: Final = 600.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="tables at human pace")
    parser.add_argument("--rate", type=float, default=PACE, help="moves a second at all of them")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long a run is measured")
    parser.add_argument("--long", action="store_const", const=LONG, dest="seconds", help=f"{LONG:g} seconds a run")
    parser.add_argument("--rounds", type=int, default=3, help="how often each server is measured, by turns")
    parser.add_argument("--game", choices=LIGHT, default=LIGHT[0], help="the light game for the highest rate")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="not everything")
    parser.add_argument("--seed", type=int, default=1, help="of which games are played")
    parser.add_argument("--without-peers", action="store_true")
    chosen = parser.parse_args()
    from tables_load.report import report                      # not before: who only wants help has no libraries yet

    report(chosen)


if __name__ == "__main__":
    main()
