import { expect, test } from "vitest";
import type { Die } from "./board";
import { inPlace } from "./lying";

/** Dice by their faces, in brackets what no longer lies there to be placed: "dart dart (bow)". */
const dice = (line: string): Die[] => line.split(" ").map((word) => {
  const icon = word.replace(/[()]/g, "");
  return { thing: icon === word ? `die:${icon}` : "", icon, state: icon === word ? "free" : "placed", text: icon };
});
const line = (all: readonly Die[]): string => all.map(({ icon, state }) => (state === "free" ? icon : `(${icon})`)).join(" ");
const lies = (before: string, now: string): string => line(inPlace(dice(before), dice(now)));

test("a die that is placed keeps its place, and so do the others", () => {
  expect(lies("dart bow extra", "bow extra (dart)")).toBe("(dart) bow extra");
  expect(lies("(dart) bow extra", "extra (dart) (bow)")).toBe("(dart) (bow) extra");
});

test("of two dice alike the first spot stays a die to be placed until both are", () => {
  expect(lies("dart dart bow", "dart bow (dart)")).toBe("dart (dart) bow");
  expect(lies("dart (dart) bow", "bow (dart) (dart)")).toBe("(dart) (dart) bow");
});

test("of two dice alike the one that was touched is used up", () => {
  const placed = inPlace(dice("dart dart bow"), dice("dart bow (dart)"), 0);
  expect(line(placed)).toBe("(dart) dart bow");
  expect(line(inPlace(placed, dice("dart dart bow"), 0))).toBe("dart dart bow");
  expect(line(inPlace(dice("dart bow dart"), dice("dart dart (bow)"), 0))).toBe("dart (bow) dart");
});

test("what is taken back lies where it lay", () => {
  expect(lies("(dart) bow extra", "dart bow extra")).toBe("dart bow extra");
});

test("a die that was thrown again lies in a place that is left", () => {
  expect(lies("zombie bow zombie", "bow dart extra")).toBe("dart bow extra");
});

test("dice that come for the first time lie as they come", () => {
  expect(line(inPlace([], dice("dart bow")))).toBe("dart bow");
});
