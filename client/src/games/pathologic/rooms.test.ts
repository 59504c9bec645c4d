import { expect, test } from "vitest";
import { DRAWN, WIDTH } from "./outlines";
import { labelOf, roomFor, type Room } from "./rooms";

const DISTRICTS = DRAWN.map((_, at) => at + 1);
const NUMBERS = [1, 2, 3, 4, 6, 9];
/** Half of a piece without its rings. */
const REACH = 17;

function pairs(room: Room): [number, number][] {
  return room.spots.flatMap((one, at) => room.spots.slice(at + 1).map((other): [number, number] => [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]));
}

test.each([false, true])("what stands in a district does not overlap, nor cover its number (narrow: %s)", (narrow) => {
  for (const district of DISTRICTS) {
    for (const many of NUMBERS) {
      const room = roomFor(district, "Name", many, narrow), label = labelOf(district), reach = REACH * room.scale;
      expect(room.spots).toHaveLength(many);
      for (const [across, down] of pairs(room)) expect(across >= 2 * reach || down >= 2 * reach, `${many} in ${district}`).toBe(true);
      for (const { x, y } of room.spots) expect(Math.abs(x - label.x) >= reach || Math.abs(y - label.y + 4) >= reach, `${many} in ${district}`).toBe(true);
    }
  }
});

test("on a phone nothing lies where the map is cut off", () => {
  for (const district of DISTRICTS) for (const { x } of roomFor(district, "Name", 3, true).spots) expect(x > 40 && x < WIDTH - 40).toBe(true);
});

test("who is too small to be touched is shown again beside the map", () => {
  expect(roomFor(3, "Spleen", 1, true).crowded).toBe(false);
  expect(roomFor(3, "Spleen", 4, true).crowded).toBe(true);
  expect(roomFor(3, "Spleen", 4, false).crowded).toBe(false);
  expect(roomFor(3, "Spleen", 9, false).crowded).toBe(true);
});
