import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH, type Point } from "./geometry";
import { amid, clearest, nextInSight, onMap, onSheet, sheet, usual, whole, within } from "./zoom";

const laptop = { width: 616, height: 500 };
const phone = { width: 360, height: 160 };

describe("how near one looks at the map", () => {
  it("is the whole map on a laptop, and near enough to read on a phone", () => {
    expect(usual(laptop, false)).toBe(whole(laptop));
    expect(usual(phone, true)).toBe(1.3);
  });

  it("goes no further off than the whole map, and no nearer than one can use", () => {
    expect(within(0.1, laptop)).toBe(whole(laptop));
    expect(within(0.1, phone)).toBe(whole(phone));
    expect(within(99, laptop)).toBe(4);
  });

  it("shows the whole map without anything to scroll", () => {
    expect(sheet(whole(laptop), laptop)).toEqual(laptop);
    expect(sheet(2, laptop)).toEqual({ width: 2 * WIDTH + 104, height: 2 * HEIGHT + 104 });
  });

  it("goes to the nearest of what is meant, unless some of it is in sight", () => {
    const crop = { x: 100, y: 100, width: 200, height: 100 };
    const [far, near, here] = [{ x: 500, y: 150 }, { x: 200, y: 220 }, { x: 280, y: 120 }];
    expect(nextInSight([far, near], crop)).toEqual(near);
    expect(nextInSight([far, near, here], crop)).toBeNull();
    expect(nextInSight([{ x: 295, y: 120 }], crop), "half of it is not in sight").not.toBeNull();
    expect(nextInSight([], crop)).toBeNull();
  });

  it("lays the map so that what may be touched lies under none of its keys", () => {
    const keys = [{ left: 230, top: 116, right: 356, bottom: 156 }, { left: 288, top: 4, right: 356, bottom: 65 }];
    const [doctor, north, east] = [{ x: 400, y: 300 }, { x: 400, y: 240 }, { x: 480, y: 330 }];
    const lay = (points: Point[], from: Point): Point => clearest(points, doctor, from, { width: 900, height: 800 }, phone, keys, 18);
    const way = lay([north, east], { x: 220, y: 220 });
    for (const { x, y } of [north, east].map((one) => ({ x: one.x - way.x, y: one.y - way.y }))) {
      expect(x > 18 && x < 342 && y > 18 && y < 142).toBe(true);
      for (const key of keys) expect(x < key.left - 17 || y < key.top - 17 || y > key.bottom + 17).toBe(true);
    }
    expect(lay([north, east], way), "it stays where all is clear").toEqual(way);
    const far = lay([{ x: 20, y: 20 }, north], { x: 220, y: 220 });
    expect(doctor.x - far.x > 18 && doctor.y - far.y < 142, "and keeps the Doctor in sight").toBe(true);
  });

  it("looks amid what is offered, or at the middle of the empire", () => {
    expect(amid([{ x: 100, y: 200 }, { x: 140, y: 220 }, { x: 110, y: 300 }])).toEqual({ x: 120, y: 250 });
    expect(amid([])).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
  });

  it("finds a place on the sheet and back, however near", () => {
    for (const box of [laptop, phone]) {
      for (const scale of [whole(box), 1.3, 3]) {
        const there = onMap(onSheet({ x: 100, y: 200 }, scale, box), scale, box);
        expect(there.x).toBeCloseTo(100);
        expect(there.y).toBeCloseTo(200);
      }
    }
  });
});
