/** How fast things move here: 1 is the usual, 0 is not at all. */
import { kept } from "./kept.svelte";

const SLOW = 2;
const PACE: Record<string, number> = { slow: SLOW, usual: 1, quick: 0.5, none: 0 };

export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : (PACE[kept.settings.speed] ?? 1);
}

/** How long a sentence stands: where nothing moves, the sentence is all that tells what happened, and stands long. */
export function readingPace(): number {
  return pace() || SLOW;
}
