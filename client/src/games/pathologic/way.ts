/** The Plague's thread on the map: a bead for each step, and a curve from one to the next. */
import type { Place, Step } from "./board";
import { emptiest, labelOf, type Spot } from "./rooms";

export interface Bead extends Spot {
  /** Rounds: "3", or "3–5" if it stayed. */
  rounds: string;
  place: number;
  killed: boolean;
}

/** The Steppe lies all around: one goes round the town by its near side. */
const STEPPE: readonly Spot[] = [{ x: 20, y: 110 }, { x: 22, y: 300 }, { x: 112, y: 456 }, { x: 250, y: 470 }, { x: 358, y: 488 }, { x: 575, y: 488 }, { x: 704, y: 440 }];

/** Steps at one place that follow each other are one bead; beads lie where nothing else does. */
export function beadsOf(thread: readonly Step[], places: readonly Place[], taken: readonly Spot[], lair: Spot | null): readonly Bead[] {
  const beads: Bead[] = [];
  const full = lair ? [...taken, lair] : taken;
  for (const step of thread) {
    const last = beads.at(-1);
    if (last && last.place === step.place) {
      last.rounds = `${last.rounds.split("–")[0]}–${step.round}`.replace(/^(\d+)–\1$/, "$1");
      last.killed ||= step.killed;
      continue;
    }
    const spot = step.place ? emptiest(step.place, places[step.place]?.name ?? "", [...full, ...beads]) : besideTheTown(last ?? firstDistrict(thread), beads.filter((bead) => bead.place === 0).length);
    beads.push({ ...spot, rounds: `${step.round}`, place: step.place, killed: step.killed });
  }
  const last = beads.at(-1);
  if (last && lair) (last.x = lair.x), (last.y = lair.y);
  return beads;
}

function firstDistrict(thread: readonly Step[]): Spot | undefined {
  const found = thread.find((step) => step.place !== 0);
  return found ? labelOf(found.place) : undefined;
}

function besideTheTown(from: Spot | undefined, visits: number): Spot {
  const near = [...STEPPE].sort((one, other) => (from ? Math.hypot(one.x - from.x, one.y - from.y) - Math.hypot(other.x - from.x, other.y - from.y) : 0));
  const spot = (from ? near[0] : STEPPE[4]) ?? { x: 358, y: 488 };
  return { x: spot.x + 22 * visits, y: spot.y };
}

/** A slightly bowed line. */
export function curve(from: Spot, to: Spot): string {
  const dx = to.x - from.x, dy = to.y - from.y;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - dy * 0.12} ${(from.y + to.y) / 2 + dx * 0.12} ${to.x} ${to.y}`;
}
