import { beforeEach, expect, test, vi } from "vitest";
import { route } from "../../house/route.svelte";
import { Pins } from "./pins.svelte";

vi.mock("../../house/route.svelte", () => ({ route: { place: {} } }));
const go = (page: string, name: string): void => void (route.place = { page, name, secret: new URLSearchParams() });
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) });
  go("table", "oak");
});

test("a pin says here, then not here, then is gone", () => {
  const pins = new Pins();
  pins.turn(1, 4);
  expect(pins.of(1)).toEqual({ 4: "here" });
  pins.turn(1, 4);
  expect(pins.of(1)).toEqual({ 4: "not" });
  pins.turn(1, 4);
  expect(pins.of(1)).toEqual({});
});

test("pins are kept on the device, by table and seat", () => {
  new Pins().turn(1, 4);
  const later = new Pins();
  expect([later.of(1), later.of(2)]).toEqual([{ 4: "here" }, {}]);
  go("table", "elm");
  expect(later.of(1)).toEqual({});
});

test("what another window has pinned meanwhile stays", () => {
  const one = new Pins(), other = new Pins();
  other.turn(2, 7);
  one.turn(1, 4);
  expect(new Pins().of(2)).toEqual({ 7: "here" });
});

test("watchers and replays have no pins", () => {
  const pins = new Pins();
  pins.turn(null, 4);
  go("replay", "oak");
  pins.turn(1, 4);
  expect([pins.isFor(null), pins.isFor(1), stored.size]).toEqual([false, false, 0]);
});

test("of what cannot be read nothing is kept", () => {
  stored.set("lazaretto.pins", '{"oak 1": {"4": "here", "5": 3}, "oak 2": "all"}');
  expect([new Pins().of(1), new Pins().of(2)]).toEqual([{ 4: "here" }, {}]);
  stored.set("lazaretto.pins", "[");
  expect(new Pins().of(1)).toEqual({});
});
