"""The standing of a contest as tables to read."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .contest import HALVES, SPLITS

FEW: Final = 0.2                # of all pairs: with fewer decided ones the table is split in the wrong way
WORDS: Final = ("better", "than", "", "kind", "as", "rating", "ended")          # heads of columns that are read, not compared


def as_tables(plain: dict[str, Any]) -> list[RenderableType]:
    """Who won the pairs, what a seat of each kind got, by side, how games ended, and the rating."""
    matches = [match for match in plain["matches"] if match["pairs"]]
    parts: list[RenderableType] = [title(plain), pairs_table(plain, matches)]
    parts += [hint(match) for match in matches if plain["split"] == HALVES and match["decided"] < FEW * match["pairs"]]
    if plain["whole_tables"]:
        parts += [scores_table(plain), endings_table(plain["whole_tables"])]
    else:
        parts += [wins_table(plain, match) for match in matches]
    parts += [rating_table(plain), Text(f"{plain['speed']['games_a_second']} games a second", style="dim")]
    return [parts[0], *[line for part in parts[1:] for line in (Text(), part)]]


def title(plain: dict[str, Any]) -> Text:
    seats = f"{plain['seats']} seats" if plain["seats"] > 1 else "1 seat"
    head = f"{plain['game']} {plain['variant']} · {seats} · {plain['games']} of {plain['asked']} games · seed {plain['seed']}"
    how = f"the {plain['side']} against all the others" if plain["side"] else SPLITS[plain["split"]]
    among = f", who are {plain['among']}" if plain["among"] else ""
    said = f"Each deal is played twice, with the kinds exchanged: {how}{among}. The pair is decided if one kind did better."
    return Text.assemble((head, "bold"), ("\n" + said, "dim"))


def pairs_table(plain: dict[str, Any], matches: list[dict[str, Any]]) -> Table:
    table = ruled("better", "than", "decided", "won", interval_of(plain), "")
    for match in matches:
        first, second, won, low, high = leader_first(match)
        share = f"{won / match['decided']:.1%}" if match["decided"] else ""
        table.add_row(first, second, f"{match['decided']} of {match['pairs']}", share, within(low, high), verdict(plain, match))
    return table


def leader_first(match: dict[str, Any]) -> tuple[str, str, int, float, float]:
    if match["won"] > match["lost"]:
        return match["first"], match["second"], match["won"], match["low"], match["high"]
    return match["second"], match["first"], match["lost"], 1 - match["high"], 1 - match["low"]


def verdict(plain: dict[str, Any], match: dict[str, Any]) -> str:
    if not match["sure"]:
        return "not sure"
    above = match["low"] > plain["bar"] or match["high"] < 1 - plain["bar"]
    return f"sure {'above' if above else 'below'} {plain['bar']:.0%}"


def hint(match: dict[str, Any]) -> Text:
    kinds = f"{match['first']} and {match['second']}"
    return Text(f"Few pairs of {kinds} were decided: at one table they share their fate. --among or --split whole may tell more.", style="dim")


def wins_table(plain: dict[str, Any], match: dict[str, Any]) -> Table:
    """What each kind got against the other: all in all, then by group if there are several."""
    table = ruled("kind", "as", "won", "95 % interval", "score", "games")
    first, second = leader_first(match)[:2]
    for kind, other in ((first, second), (second, first)):
        add_wins(table, kind, f"among {plain['among']}" if plain["among"] else f"against {other}", match["kinds"][kind])
        for name, found in match["by"].items() if len(match["by"]) > 1 else ():
            add_wins(table, "", name, found[kind])
    return table


def add_wins(table: Table, kind: str, name: str, found: dict[str, Any]) -> None:
    if found["games"]:
        table.add_row(kind, name, f"{found['share']:.1%}", within(found["low"], found["high"]), f"{found['score']['mean']:.3f}", str(found["games"]))


def scores_table(plain: dict[str, Any]) -> Table:
    """What each kind got with the table for itself. Alone there is nobody to win against."""
    alone = plain["seats"] == 1
    table = ruled("kind", *([] if alone else ["won", "95 % interval"]), "score", "95 % interval", "games")
    for kind, found in plain["whole_tables"].items():
        won = [] if alone else [f"{found['share']:.1%}", within(found["low"], found["high"])]
        score = found["score"]
        table.add_row(kind, *won, f"{score['mean']:.3f}", f"{score['low']:.3f} to {score['high']:.3f}", str(found["games"]))
    return table


def endings_table(found: dict[str, Any]) -> Table:
    """The best ending first."""
    table = ruled("ended", *found)
    for rows in zip(*[tables["endings"] for tables in found.values()]):
        table.add_row(rows[0]["how"], *[f"{row['share']:.1%}" for row in rows])
    return table


def rating_table(plain: dict[str, Any]) -> Table:
    table = ruled("rating", "points", interval_of(plain))
    for rating in plain["rating"]:
        table.add_row(rating["kind"], f"{rating['points']:+.0f}" if rating["points"] else "0", between(rating["low"], rating["high"]))
    return table


def between(low: float | None, high: float | None) -> str:
    """The ends of an interval of ratings, of which one or both may be open."""
    if low == high:
        return "any" if low is None else "by definition"
    if low is None:
        return f"below {high:+.0f}"
    return f"{low:+.0f} to {high:+.0f}" if high is not None else f"above {low:+.0f}"


def ruled(*heads: str) -> Table:
    """Words to the left, figures to the right."""
    table = Table(*heads, box=None, pad_edge=False, header_style="dim")
    for head, column in zip(heads, table.columns):
        column.justify = "left" if head in WORDS else "right"
    return table


def interval_of(plain: dict[str, Any]) -> str:
    return f"{100 * plain['sure']:g} % interval"


def within(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"
