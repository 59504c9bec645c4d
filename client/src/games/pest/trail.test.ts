import { expect, test } from "vitest";
import type { Place, Road } from "./board";
import { at } from "./geometry";
import { trail } from "./trail";

const places = [0, 1, 2].map((east) => ({ thing: `place:${east}`, east, north: 0 }) as Place);
const roads = [{ one: 0, other: 1 }, { one: 1, other: 2 }] as Road[];
const goes = (from: number, to: number): string => trail([{ thing: `place:${from}`, by: -1, piece: "doctor" }, { thing: `place:${to}`, by: 1, piece: "doctor" }], places, roads);

test("along a road, in whichever direction", () => {
  const [one, other] = [at(places[0]!), at(places[1]!)];
  expect([goes(0, 1), goes(1, 0)]).toEqual([`M${one.x} ${one.y}L${other.x} ${other.y}`, `M${other.x} ${other.y}L${one.x} ${one.y}`]);
});

test("no trail is drawn where no road is, nor without a Doctor who goes", () => {
  expect([goes(0, 2), trail([], places, roads), trail([{ thing: "place:0", by: -1, piece: "sick" }, { thing: "place:1", by: 1, piece: "camp" }], places, roads)]).toEqual(["", "", ""]);
});
