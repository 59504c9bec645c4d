import { expect, test } from "vitest";
import { BRIDGES, DRAWN, NARROW, WIDTH } from "./outlines";
import { CELL, isInside, labelOf, outlineOf, roomFor, type Room, type Spot } from "./rooms";

const DISTRICTS = DRAWN.map((_, at) => at + 1);
const NUMBERS = [1, 2, 3, 4, 6, 9];
/** Half of a piece without its rings, and of a small mark. */
const REACH = 17;
const SMALL = 11;
/** Pixels of a unit, and what a finger needs. */
const PIXELS = { wide: 1, narrow: 360 / NARROW.width };
const FINGER = 24;
/** Pixels of the least letters that are read; and units between a bridge and whatever it does not lead to. */
const READ = 9.5;
const APART = 20;

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

/** From a point to the nearest border of a district. */
function away({ x, y }: Spot, district: number): number {
  const outline = outlineOf(district);
  return Math.min(...outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length]!, long = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
    const along = Math.max(0, Math.min(1, ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / long));
    return Math.hypot(from.x + along * (to.x - from.x) - x, from.y + along * (to.y - from.y) - y);
  }));
}

test("a bridge ends inside the two districts that it joins, and nowhere near another", () => {
  const ends = BRIDGES.map(([x, y, toX, toY]) => [{ x, y }, { x: toX, y: toY }]);
  const joined = ends.map((banks) => banks.flatMap(({ x, y }) => DISTRICTS.filter((district) => isInside(outlineOf(district), x, y))));
  expect(joined).toEqual([[1, 11], [2, 3], [9, 14], [12, 13]]);
  for (const [at, banks] of ends.entries()) {
    for (const [side, bank] of banks.entries()) {
      const others = DISTRICTS.filter((district) => district !== joined[at]![side]).map((district) => away(bank, district));
      expect(Math.min(...others), `bridge ${at + 1}`).toBeGreaterThan(APART);
    }
  }
});

test.each([false, true])("whoever stands in a district is named there, so that it can be read, or is listed by name (narrow: %s)", (narrow) => {
  for (const district of DISTRICTS) {
    for (const many of NUMBERS) {
      const { named, scale, crowded } = roomFor(district, "Name", many, narrow);
      expect(crowded || named * scale * PIXELS[narrow ? "narrow" : "wide"] >= READ, `${many} in ${district}`).toBe(true);
    }
  }
});

test("one or two have room for their names in any district of the wide map; on a phone one has", () => {
  for (const district of DISTRICTS) expect([roomFor(district, "Name", 2, false).crowded, roomFor(district, "Name", 1, true).crowded], `${district}`).toEqual([false, false]);
});

/** A Healer, an Event, a Ward: only the Ward has a name below it. */
const HEALER = false, EVENT = false, WARD = true;

test("things of which some need less room than others are touched where they stand", () => {
  const listed = (narrow: boolean, ...named: boolean[]): number[] => DISTRICTS.filter((district) => roomFor(district, "Warehouses", named.length, narrow, [], named).crowded);
  expect([listed(true, EVENT, WARD), listed(true, HEALER, EVENT, WARD)]).toEqual([[3, 4, 7], [3, 4, 5, 6, 7, 8, 14]]);
  expect([listed(false, HEALER, EVENT, WARD), listed(false, HEALER, HEALER, EVENT, WARD)]).toEqual([[], []]);
});

test.each([false, true])("they do not overlap either, nor cover a number (narrow: %s)", (narrow) => {
  for (const district of DISTRICTS) {
    for (const named of [[EVENT, WARD], [HEALER, EVENT, WARD], [EVENT, WARD, WARD], [HEALER, EVENT, WARD, WARD]]) {
      const room = roomFor(district, "Name", named.length, narrow, [], named), label = labelOf(district), reach = (room.crowded ? SMALL - 2 : REACH) * room.scale;
      for (const [across, down] of pairs(room)) expect(across >= 2 * reach || down >= 2 * reach, `${named} in ${district}`).toBe(true);
      for (const { x, y } of room.spots) expect(Math.abs(x - label.x) >= reach || Math.abs(y - label.y + 4) >= reach, `${named} in ${district}`).toBe(true);
    }
  }
});

test("on a phone the whole town is in sight, with the Steppe around it", () => {
  for (const district of DISTRICTS) {
    for (const { x, y } of outlineOf(district)) expect([x > NARROW.x, x < NARROW.x + NARROW.width, y > NARROW.y, y < NARROW.y + NARROW.height], `${district}`).toEqual([true, true, true, true]);
  }
});
