import { describe, expect, it } from "vitest";
import type { Place } from "./board";
import { at, label, radius, type Point } from "./geometry";
import { clearOf, roomFor } from "./room";

const place = (number: number, more: Partial<Place> = {}): Place => ({
  thing: `place:${number + 2}`, name: "Gothar", size: "city", icon: "stone", east: number, north: 0, sick: 0, ruin: false, danger: false, harbour: "",
  builders: [], doctors: [], camps: [], text: "", ...more,
});

describe("pieces around a place", () => {
  const crowded = place(0, { builders: [0, 1, 2], doctors: [0, 1, 2, 3, 4], camps: [3, 4], sick: 3, harbour: "red" });
  const room = roomFor([crowded, place(2)], []);

  it("stand apart from each other, five Doctors too", () => {
    const spots = room.doctors;
    expect(spots.map((spot) => spot.seat)).toEqual([0, 1, 2, 3, 4]);
    for (const one of spots) for (const other of spots) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12);
  });

  it("leave free what the place gives", () => {
    const middle = at(crowded);
    const all = [...room.doctors, ...(room.builders.get("place:2") ?? []), ...(room.camps.get("place:2") ?? [])];
    expect(all).toHaveLength(10);
    for (const spot of all) expect(Math.hypot(spot.x - middle.x, spot.y - middle.y)).toBeGreaterThan(radius(crowded));
  });

  it("give way to each other where places lie close: a counter to a name, the sick to a counter", () => {
    const close = [place(0, { name: "Caldrum", sick: 2 }), place(1, { sick: 1 })];
    const found = roomFor(close, [{ one: 0, other: 1, colour: "red", sick: 1, text: "" }]);
    const counter = found.counters.get(0)!;
    for (const ill of found.sick.values()) expect(Math.abs(ill.x - counter.x) >= 24 || Math.abs(ill.y - counter.y) >= 18.5).toBe(true);
    const name = label(close[0]!);
    expect(Math.abs(counter.y - (name.y - 4)) >= 16 || Math.abs(counter.x - name.x) >= 31).toBe(true);
  });

  it("of the sick hang on the edge of their own place", () => {
    const close = [place(0, { sick: 2 }), place(1, { size: "village", sick: 1, harbour: "red" })];
    const { sick } = roomFor(close, []);
    for (const one of close) {
      const { x, y } = at(one), ill = sick.get(one.thing)!;
      const gap = Math.hypot(Math.max(0, Math.abs(ill.x - x) - 14.5), Math.max(0, Math.abs(ill.y - y) - 9));
      expect(gap).toBeLessThan(radius(one));
      expect(gap).toBeGreaterThan(6);
    }
  });

  it("stand on the usual side where nothing is in the way", () => {
    const [doctor] = roomFor([place(0, { doctors: [2] })], []).doctors;
    expect(doctor!.x).toBeGreaterThan(at(place(0)).x);
    expect(roomFor([place(0, { builders: [1] })], []).builders.get("place:2")![0]!.x).toBeLessThan(at(place(0)).x);
  });
});

describe("what would come or go", () => {
  const ways = [{ x: 0, y: -28 }, { x: 32, y: 0 }, { x: -32, y: 0 }];
  const size = { width: 30, height: 22 };
  const where = (doctors: readonly Point[], camps: readonly Point[] = []): Parameters<typeof clearOf>[0] => ({
    doctors: doctors.map((doctor) => ({ seat: 0, ...doctor })), camps: new Map([["place:2", camps.map((camp) => ({ seat: 0, ...camp }))]]),
  });

  it("is told in its usual place, or beside the Doctor who stands there", () => {
    expect(clearOf(where([]), ways, size)).toEqual(ways[0]);
    expect(clearOf(where([{ x: 14, y: -22 }]), ways, size)).toEqual(ways[1]);
    expect(clearOf(where([{ x: 14, y: -22 }, { x: 32, y: 6 }]), ways, size)).toEqual(ways[2]);
    expect(clearOf(where([{ x: 60, y: -28 }]), ways, size)).toEqual(ways[0]);
  });

  it("leaves a camp to be seen that was put there a moment ago", () => {
    expect(clearOf(where([], [{ x: 10, y: -26 }]), ways, size)).toEqual(ways[1]);
  });

  it("stays in its usual place where Doctors stand all around", () => {
    expect(clearOf(where(ways), ways, size)).toEqual(ways[0]);
  });
});
