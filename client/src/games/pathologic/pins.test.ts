import { beforeEach, expect, test, vi } from "vitest";
import { lights } from "../../house/lights.svelte";
import { route } from "../../house/route.svelte";
import { sharing } from "../../house/sharing.svelte";
import type { Connection } from "../../house/connection.svelte";
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

function sharesWith(to: number[], theirs: Record<string, string> = {}): unknown[] {
  const said: unknown[] = [];
  const marks = [...(to.length ? [{ seat: 1, to, marks: {} }] : []), { seat: 2, to: [1], marks: theirs }];
  const connection = { card: { state: "playing", sitters: [] }, allies: [2], marks, say: (message: unknown) => void said.push(message) };
  sharing.begin(connection as unknown as Connection);
  return said;
}

test("pins are sent to nobody until they are shown, then whenever they change, and once more when they are withdrawn", () => {
  const pins = new Pins(), kept = sharesWith([]);
  pins.turn(1, 4);
  expect(kept).toEqual([]);
  pins.show(1, [2]);
  expect(kept).toEqual([{ is: "show", to: [2], marks: { "place:4": "here" } }]);
  const seen = sharesWith([2]);
  pins.turn(1, 4);
  pins.show(1, []);
  expect(seen).toEqual([{ is: "show", to: [2], marks: { "place:4": "not" } }, { is: "show", to: [], marks: {} }]);
});

test("an ally's pins are seen by whom they are shown to, while the drawer is open", () => {
  sharesWith([], { "place:3": "not", "place:5": "skull" });
  const pins = new Pins();
  expect(pins.ofOthers(1, 3)).toEqual([]);
  lights.open = true;
  expect([pins.ofOthers(1, 3), pins.ofOthers(1, 5), pins.ofOthers(2, 3), pins.ofOthers(null, 3)]).toEqual([[{ seat: 2, pin: "not" }], [], [], []]);
  lights.open = false;
});
