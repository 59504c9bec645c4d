import { expect, test } from "vitest";
import { DRAWN, WIDTH } from "./outlines";
import { CELL, labelOf, roomFor, type Room } from "./rooms";

const DISTRICTS = DRAWN.map((_, at) => at + 1);
const NUMBERS = [1, 2, 3, 4, 6, 9];
/** Half of a piece without its rings, and of a small mark. */
const REACH = 17;
const SMALL = 11;
/** Pixels of a unit, and what a finger needs. */
const PIXELS = { wide: 1, narrow: (360 + 28) / WIDTH };
const FINGER = 24;

function pairs(room: Room): [number, number][] {
  return room.spots.flatMap((one, at) => room.spots.slice(at + 1).map((other): [number, number] => [Math.abs(one.x - other.x), Math.abs(one.y - other.y)]));
}

test.each([false, true])("what stands in a district does not overlap, nor cover its number (narrow: %s)", (narrow) => {
  for (const district of DISTRICTS) {
    for (const many of NUMBERS) {
      const room = roomFor(district, "Name", many, narrow), label = labelOf(district), reach = (room.crowded ? SMALL - 2 : REACH) * room.scale;
      expect(room.spots.length === many || (room.crowded && room.spots.length > 0), `${many} in ${district}`).toBe(true);
      for (const [across, down] of pairs(room)) expect(across >= 2 * reach || down >= 2 * reach, `${many} in ${district}`).toBe(true);
      for (const { x, y } of room.spots) expect(Math.abs(x - label.x) >= reach || Math.abs(y - label.y + 4) >= reach, `${many} in ${district}`).toBe(true);
    }
  }
});

test.each([false, true])("a few things in 13 stand beside or below its number, not in its arm beside 14 (narrow: %s)", (narrow) => {
  const inArm = (many: number): number => roomFor(13, "Hindquarters", many, narrow).spots.filter(({ y }) => y < labelOf(13).y - 20).length;
  expect([inArm(1), inArm(2)]).toEqual(narrow ? [0, 1] : [0, 0]);
});

test("on a phone nothing lies where the map is cut off", () => {
  for (const district of DISTRICTS) for (const { x } of roomFor(district, "Name", 3, true).spots) expect(x > 40 && x < WIDTH - 40).toBe(true);
});

test.each([false, true])("a finger finds all that is not listed beside the map (narrow: %s)", (narrow) => {
  const pixels = narrow ? PIXELS.narrow : PIXELS.wide;
  for (const district of DISTRICTS) {
    for (const many of NUMBERS) {
      const { scale, crowded } = roomFor(district, "Name", many, narrow);
      expect(crowded || Math.min(...CELL) * scale * pixels >= FINGER, `${many} in ${district}`).toBe(true);
    }
  }
});

test("who cannot be touched is listed beside the map", () => {
  expect(roomFor(3, "Spleen", 1, true).crowded).toBe(false);
  expect(roomFor(3, "Spleen", 4, true).crowded).toBe(true);
  expect(roomFor(1, "Bridge Square", 4, false).crowded).toBe(false);
  expect(roomFor(3, "Spleen", 9, false).crowded).toBe(true);
});
