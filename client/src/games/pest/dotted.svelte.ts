/** What is not so for good is dotted: what the move that one points at would change, and what this turn has changed and may still take back. */
import { lights } from "../../house/lights.svelte";
import type { Change } from "../../wire";

export type Dots = "would" | "done" | "";

const byThing = (changes: readonly Change[], thing: string): readonly Change[] => changes.filter((change) => change.thing === thing);
const total = (changes: readonly Change[]): number => changes.filter((change) => !change.piece).reduce((sum, change) => sum + change.by, 0);

export const would = (): readonly Change[] => lights.foreseen?.would ?? [];
export const done = (): readonly Change[] => lights.done;

/** How much more or less of it there would be, and is since the turn began. */
export const wouldBe = (thing: string): number => total(byThing(would(), thing));
export const since = (thing: string): number => total(byThing(done(), thing));

/** A piece would come there or go, or has. */
export function dots(thing: string): Dots {
  const has = (changes: readonly Change[]): boolean => byThing(changes, thing).some((change) => change.piece);
  return has(would()) ? "would" : has(done()) ? "done" : "";
}
