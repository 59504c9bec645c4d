/** The Plague's way: where it stopped and in which rounds, and the thread from one stop to the next. */
import type { Step } from "./board";
import { labelOf, type Spot } from "./rooms";

export interface Stop {
  place: number;
  /** "3", or "3–5" if it stayed. */
  rounds: string;
  killed: boolean;
}

/** So many letters a bead has room for. */
const MOST = 6;

/** The Steppe lies all around: one goes round the town by its near side. */
const STEPPE: readonly Spot[] = [{ x: 20, y: 110 }, { x: 22, y: 300 }, { x: 112, y: 456 }, { x: 250, y: 470 }, { x: 358, y: 488 }, { x: 575, y: 488 }, { x: 704, y: 440 }];

/** Steps at one place that follow each other are one stop. */
export function stopsOf(thread: readonly Step[]): readonly Stop[] {
  const stops: Stop[] = [];
  for (const step of thread) {
    const last = stops.at(-1);
    if (last?.place !== step.place) stops.push({ place: step.place, rounds: `${step.round}`, killed: step.killed });
    else {
      last.rounds = `${last.rounds.split("–")[0]}–${step.round}`.replace(/^(\d+)–\1$/, "$1");
      last.killed ||= step.killed;
    }
  }
  return stops;
}

/** When it was at a place: all of it, or if that is too long the last time. */
export function roundsAt(stops: readonly Stop[], place: number): string {
  const all = stops.filter((stop) => stop.place === place).map((stop) => stop.rounds), whole = all.join(", ");
  return whole.length <= MOST ? whole : `…${all.at(-1)}`;
}

/** A spot for each stop: in districts the given one, in the Steppe the nearest to where it came from. */
export function spotsOf(stops: readonly Stop[], inTown: ReadonlyMap<number, Spot>): readonly Spot[] {
  const spots: Spot[] = [];
  let visits = 0;
  for (const [at, stop] of stops.entries()) {
    const beside = spots[at - 1] ?? inTown.get(stops[at + 1]?.place ?? 0);
    spots.push(stop.place ? (inTown.get(stop.place) ?? labelOf(stop.place)) : besideTheTown(beside, visits++));
  }
  return spots;
}

function besideTheTown(from: Spot | undefined, visits: number): Spot {
  const near = [...STEPPE].sort((one, other) => (from ? Math.hypot(one.x - from.x, one.y - from.y) - Math.hypot(other.x - from.x, other.y - from.y) : 0));
  const spot = (from ? near[0] : STEPPE[4]) ?? { x: 358, y: 488 };
  const isBelow = spot.y > 450;
  return { x: spot.x + (isBelow ? 24 * visits : 0), y: spot.y + (isBelow ? 0 : 24 * visits) };
}

/** A slightly bowed line. */
export function curve(from: Spot, to: Spot): string {
  const dx = to.x - from.x, dy = to.y - from.y;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - dy * 0.12} ${(from.y + to.y) / 2 + dx * 0.12} ${to.x} ${to.y}`;
}
