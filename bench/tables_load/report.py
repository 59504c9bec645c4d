"""What is measured and how it is said: tables at human pace, the most moves a second, the cost of a frame."""

import argparse
import asyncio
import os
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

from .contests import BROWSERS, FLAT, MEMORY, OURS, WARM_UP, Load, Run, contest
from .floods import MESSAGES, beside_pace
from .hosting import CARDS, move_in
from .micro import frame_times
from .processes import take_own_core
from .restarts import started_anew
from .schedule import Result, at_percent
from .stage import ROOMS, Seats, stage

LIGHT_TABLES: Final = 400
LIGHT_RATE: Final = 2.0                 # moves a second at each
CLIMB: Final = (200.0, 400.0, 600.0, 800.0, 1000.0, 1200.0, 1600.0, 2000.0, 2400.0)
CLIMB_SECONDS: Final = 6.0
BEARABLE: Final = 0.15                  # p99 until which a rate counts as sustained
KEPT_UP: Final = 0.97                   # of what was asked
THOUSANDTH: Final = 1000
AIMS: Final = {"infected": 2, "bristol": 2, "pints": 2, "pathologic": 5, "pest": 5}


def by_turns(load: Load, games: Sequence[str], chosen: argparse.Namespace, folder: Path, ours: Sequence[str] = (OURS,)) -> dict[str, list[Run]]:
    """Every server under this load, as often as there are rounds."""
    chance = Random(chosen.seed)
    seats = stage_anew(folder, games, load, chance)
    servers = (*ours, *([] if chosen.without_peers else [MEMORY, FLAT]))
    runs: dict[str, list[Run]] = {server: [] for server in servers}
    for number in range(chosen.rounds):
        for server in servers:
            runs[server].append(contest(server, load, folder, seats, chance))
            print(f"    round {number + 1}: {line_of(runs[server][-1])}", flush=True)
    return runs


def stage_anew(folder: Path, games: Sequence[str], load: Load, chance: Random) -> list[Seats]:
    for old in folder.glob("staged.db*"):
        old.unlink()
    return stage(folder / "staged.db", games, load.tables, sum(load.rates) * (load.seconds + WARM_UP), chance)


def line_of(run: Run) -> str:
    return f"{run.server:26} connected in {run.connecting:5.1f} s   " + "; ".join(shown(result) for result in run.results)


def shown(result: Result) -> str:
    troubles = "".join(f", {count} {name}" for name, count in result.troubles.items())
    return (
        f"{result.asked:,.0f}/s asked, {result.reached:,.0f} reached, p50 {ms(result.half)}, p99 {ms(result.p99)}, longest {ms(result.longest)}, "
        f"core {result.server.share:.0%}, {ms(result.cost)} of it a move, {result.server.megabytes:,.0f} MB, "
        f"generator {result.generator.share:.0%}, for all {result.for_all:.0%}{troubles}"
    )


def ms(seconds: float) -> str:
    return f"{seconds * THOUSANDTH:,.1f} ms"


def same(chosen: argparse.Namespace, folder: Path) -> None:
    """What the servers themselves cost, whatever is played."""
    print(f"\nthe peer's own game on all of them: {chosen.tables:,} tables of four, {chosen.rate:,.0f} moves a second in all for {chosen.seconds:g} s")
    for server, found in by_turns(Load(chosen.tables, (chosen.rate,), chosen.seconds), (CARDS,), chosen, folder).items():
        summed_up(server, [run.results[0] for run in found])
    climb(chosen, CARDS, folder)


def pace(chosen: argparse.Namespace, folder: Path) -> None:
    print(f"\ntables at human pace: {chosen.tables:,} tables, four seats or more, {chosen.rate:,.0f} moves a second in all for {chosen.seconds:g} s")
    runs = by_turns(Load(chosen.tables, (chosen.rate,), chosen.seconds), tuple(ROOMS), chosen, folder, (OURS, BROWSERS))
    for server, found in runs.items():
        summed_up(server, [run.results[0] for run in found])
    for server, game in product((OURS, BROWSERS), ROOMS):
        times = sorted([seconds for run in runs[server] for seconds in run.by_game.get(game, [])])
        if times:
            print(f"  {server}, {game:12} p50 {ms(at_percent(times, 50)):>10}   p99 {ms(at_percent(times, 99)):>10}   {len(times):,} moves")


def most(chosen: argparse.Namespace, folder: Path) -> None:
    rate = LIGHT_TABLES * LIGHT_RATE
    print(f"\nmoves a second: {LIGHT_TABLES} tables of {chosen.game}, {LIGHT_RATE:g} moves a second at each")
    for server, found in by_turns(Load(LIGHT_TABLES, (rate,), chosen.seconds), (chosen.game,), chosen, folder).items():
        summed_up(server, [run.results[0] for run in found])
    climb(chosen, chosen.game, folder)


def climb(chosen: argparse.Namespace, game: str, folder: Path) -> None:
    print(f"\nhighest rate with p99 of at most {ms(BEARABLE)}: {LIGHT_TABLES} tables of {game}")
    for server, found in by_turns(Load(LIGHT_TABLES, CLIMB, CLIMB_SECONDS, BEARABLE), (game,), chosen, folder).items():
        print(f"  {server:26} {statistics.median([sustained(run.results) for run in found]):>8,.0f} a second (median of {len(found)})")


def sustained(results: Sequence[Result]) -> float:
    return max([result.asked for result in results if result.p99 <= BEARABLE and result.reached >= KEPT_UP * result.asked], default=0.0)


def summed_up(server: str, results: Sequence[Result]) -> None:
    middle = {name: statistics.median([getattr(result, name) for result in results]) for name in ("reached", "half", "p99", "longest", "cost")}
    share, megabytes = (statistics.median([getattr(result.server, name) for result in results]) for name in ("share", "megabytes"))
    print(
        f"  {server:26} reached {middle['reached']:>7,.1f}/s   p50 {ms(middle['half']):>10}   p99 {ms(middle['p99']):>10}   longest {ms(middle['longest']):>10}"
        f"   core {share:>5.0%}, {ms(middle['cost'])} a move   {megabytes:>6,.0f} MB   (medians of {len(results)})"
    )


def frames(chosen: argparse.Namespace, folder: Path) -> None:
    print("\none seat's frame: a program's with view and options, a browser's with its page; in process")
    for (game, aim), page in product(AIMS.items(), (False, True)):
        times, sizes = frame_times(game, Random(chosen.seed), page=page)
        p99 = at_percent(times, 99)
        print(
            f"  {game:12} {'browser' if page else 'program'} {len(times):>7,} frames"
            f"   p50 {ms(at_percent(times, 50)):>9}   p99 {ms(p99):>9}   longest {ms(times[-1]):>9}"
            f"   {at_percent(sizes, 50):>7,} bytes, p99 {at_percent(sizes, 99):>7,}   aim {aim} ms: {'reached' if p99 * THOUSANDTH <= aim else 'missed'}"
        )


def floods(chosen: argparse.Namespace, folder: Path) -> None:
    print(f"\nfloods of {MESSAGES:,} messages, one in {chosen.seconds:g} s and one a second, by turns with as long a peace")
    print(f"beside {chosen.tables:,} tables with {chosen.rate:,.0f} moves a second in all")
    load, chance = Load(chosen.tables, (chosen.rate,), chosen.seconds * 3 * chosen.rounds), Random(chosen.seed)
    seats = stage_anew(folder, tuple(ROOMS), load, chance)
    felt = beside_pace(replace(load, seconds=chosen.seconds), folder, seats, chosen.rounds, chance)
    for name, results in (("peace", felt.peace), ("one flood", felt.once), ("one a second", felt.flooded)):
        print(f"  {name:12} p99 {', '.join(ms(result.p99) for result in results)}")
        summed_up(name, results)
        ratios = [result.p99 / peace.p99 for peace, result in zip(felt.peace, results, strict=True)]
        print(f"    p99, of that in the peace before: {statistics.median(ratios):.2f} (median of {len(ratios)})")
    times = sorted(felt.times)
    print(f"  {len(times)} floods, closed after {ms(at_percent(times, 50))} in the median, {ms(times[-1])} at most, with {dict(felt.endings)}")


def restarts(chosen: argparse.Namespace, folder: Path) -> None:
    print(f"\nstarted anew by its owner, under {chosen.tables:,} tables with {chosen.rate:,.0f} moves a second in all; seconds from the signal on")
    for server, page in ((OURS, False), (BROWSERS, True)):
        chance = Random(chosen.seed)
        load = Load(chosen.tables, (chosen.rate,), chosen.seconds)
        seats = stage_anew(folder, tuple(ROOMS), replace(load, seconds=chosen.rounds * 3 * chosen.seconds), chance)
        found = asyncio.run(started_anew(load, folder, seats, chosen.rounds, chance, page=page))
        for number, anew in enumerate(found):
            print(f"    round {number + 1}: {server:26} the first is back after {anew.first:.1f}, all play after {anew.playing:.1f}, "
                  f"{anew.repeated} answers said again; after it {shown(anew.after)}")
        print(f"  {server:26} all playing after {statistics.median([anew.playing for anew in found]):.1f} s (median of {len(found)}), "
              f"{max([anew.playing for anew in found]):.1f} at most")


PARTS: Final = {"frames": frames, "same": same, "pace": pace, "most": most, "floods": floods, "restarts": restarts}


def report(chosen: argparse.Namespace) -> None:
    """Everything that was chosen, one after the other."""
    take_own_core()
    move_in()
    print(f"load of this machine before it begins: {os.getloadavg()[0]:.2f}")
    with tempfile.TemporaryDirectory(prefix="bench-tables-") as folder:
        for part in chosen.only:
            PARTS[part](chosen, Path(folder))
