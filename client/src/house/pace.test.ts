import { afterEach, expect, test, vi } from "vitest";
import { kept } from "./kept.svelte";
import { pace, readingPace } from "./pace";

const wanting = (matches: boolean): void => void vi.stubGlobal("matchMedia", () => ({ matches }));
afterEach(() => kept.set("speed", "usual"));

test("who wants no motion has none, and time to read as where it is slow", () => {
  wanting(false);
  kept.set("speed", "slow");
  const slow = readingPace();
  kept.set("speed", "none");
  expect([pace(), readingPace()]).toEqual([0, slow]);
  kept.set("speed", "usual");
  expect([pace(), readingPace()]).toEqual([1, 1]);
  wanting(true);
  expect([pace(), readingPace()]).toEqual([0, slow]);
});
