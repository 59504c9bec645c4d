"""The report: what an experiment found, as plain data and as tables to read."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games import game as game_named
from ..kernel.zone import letter
from .lineup import Lineup
from .simulate import Experiment, game_of
from .statistics import Share, spread
from .tally import Tally


def as_plain(experiment: Experiment, tally: Tally, seconds: float) -> dict[str, Any]:
    """All figures, ready for JSON. Only `speed` differs from one run to the next."""
    return {
        "game": experiment.game, "variant": experiment.variant, "seats": experiment.seats, "bots": spoken(experiment.lineup), "seed": experiment.seed,
        "components": game_of(experiment).components,
        "games": tally.games, "asked": experiment.games,
        "wins": {side: share._asdict() for side, share in tally.wins().items()},
        "nobody": tally.nobody()._asdict(),
        "seats_won": [share._asdict() for share in tally.wins_by_seat(experiment.seats)],
        "endings": [{"how": how, **share._asdict()} for how, share in tally.ways_to_end().items()],
        "scores": {side: mean._asdict() for side, mean in tally.scores().items()},
        "figures": {name: spread(counts)._asdict() for name, counts in tally.figures.items()},
        "decisions": spread(tally.decisions)._asdict() if tally.games else None,
        "rounds": spread(tally.rounds)._asdict() if tally.games else None,
        "speed": {"seconds": round(seconds, 3), "games_a_second": round(tally.games / seconds, 1) if seconds else None},
    }


def spoken(lineup: Lineup) -> str:
    """A line-up as it is written on the command line."""
    return ",".join([item if isinstance(item, str) else "=".join(item) for item in lineup])


def as_tables(plain: dict[str, Any]) -> tuple[RenderableType, ...]:
    """The same for people."""
    title = (
        f"{plain['game']} {plain['variant']} · {plain['seats']} seats · {plain['games']} games · seed {plain['seed']} · bots {plain['bots']}"
        + (f" · components {plain['components']}" if plain["components"] != game_named(plain["game"]).components else "")
    )
    speed = Text(f"{plain['speed']['games_a_second']} games a second", style="dim")
    return Text(title, style="bold"), Group(wins_table(plain), scores_table(plain), endings_table(plain), length_table(plain)), speed


def shares_table(first: str, rows: list[tuple[str, dict[str, Any]]]) -> Table:
    table = Table(first, "games", "share", "95 % interval", box=None, pad_edge=False, header_style="dim")
    for name, found in rows:
        share = Share(**found)
        table.add_row(name, str(share.hits), f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def wins_table(plain: dict[str, Any]) -> Table:
    by_seat = [(f"seat {letter(seat)}", found) for seat, found in enumerate(plain["seats_won"])]
    return shares_table("won by", [*plain["wins"].items(), ("nobody", plain["nobody"]), *by_seat])


def scores_table(plain: dict[str, Any]) -> Table:
    table = Table("score of", "seats", "mean", "95 % interval", box=None, pad_edge=False, header_style="dim")
    for side, found in plain["scores"].items():
        table.add_row(side, str(found["seen"]), f"{found['mean']:.3f}", f"{found['low']:.3f} to {found['high']:.3f}")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def endings_table(plain: dict[str, Any]) -> Table:
    return shares_table("ended because", [(ending["how"], {name: ending[name] for name in Share._fields}) for ending in plain["endings"]])


def length_table(plain: dict[str, Any]) -> Table:
    table = Table("a game has", "mean", "5 %", "median", "95 %", box=None, pad_edge=False, header_style="dim")
    for name, found in (("rounds", plain["rounds"]), ("decisions", plain["decisions"]), *plain["figures"].items()):
        table.add_row(name, f"{found['mean']:.2f}", str(found["p5"]), str(found["median"]), str(found["p95"]))
    for column in table.columns[1:]:
        column.justify = "right"
    return table
