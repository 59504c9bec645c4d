import { beforeEach, expect, test, vi } from "vitest";
import { Kept, type KeptSeat } from "./kept.svelte";

const seat = (table: string, number: number, more: Partial<KeptSeat> = {}): KeptSeat => ({ table, seat: number, token: "t", invite: "", game: "bristol", name: "Ann", at: 0, ...more });
let stored: Map<string, string>;

/** A browser that is opened anew and finds this in its storage. */
function opened(found: Record<string, string> = {}): Kept {
  for (const [name, text] of Object.entries(found)) stored.set(`lazaretto.${name}`, text);
  return new Kept();
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) });
  vi.stubGlobal("navigator", { language: "en-GB" });
});

test("a browser that speaks German begins in German, any other in English", () => {
  expect(opened().settings.language).toBe("en");
  vi.stubGlobal("navigator", { language: "de-AT" });
  expect(opened().settings.language).toBe("de");
});

test("name, settings and seats are there when the page is opened again", () => {
  const kept = opened();
  kept.setName("Maud");
  kept.set("light", "night");
  kept.keep(seat("one", 0));
  const again = opened();
  expect([again.name, again.settings.light, again.at("one")]).toEqual(["Maud", "night", [seat("one", 0)]]);
});

test("a name that was lent stays, until its bearer says another", () => {
  const names = new Set(Array.from({ length: 20 }, () => opened().name));
  expect(names.size).toBe(1);
  opened().setName("Maud");
  expect(opened().name).toBe("Maud");
});

test("a setting that is new since the last visit is as usual", () => {
  expect(opened({ settings: '{"language":"de"}' }).settings).toEqual({ language: "de", light: "auto", speed: "usual", sound: false, keepDrawer: false });
});

test.each(["", "{", "null", "5", '"x"', "{}", "[null]", "[5]", '[{"table":1}]', "\u0000"])("torn storage (%j) does not break the page", (torn) => {
  const kept = opened({ name: torn, settings: torn, seats: torn, read: torn });
  expect([typeof kept.name, kept.settings.speed, kept.at("one"), kept.seats]).toEqual(["string", "usual", [], []]);
  kept.keep(seat("one", 0));
  kept.set("sound", true);
  kept.setName("Maud");
  const again = opened();
  expect([again.at("one").length, again.settings.sound, again.name]).toEqual([1, true, "Maud"]);
});

test("who has not said a name yet is given one", () => {
  expect(opened().name).not.toBe("");
});

test("of settings of which some are torn the whole ones are kept", () => {
  expect(opened({ settings: '{"language":7,"sound":true,"light":null}' }).settings).toMatchObject({ language: "en", sound: true, light: "auto" });
});

test("of seats of which some are torn the whole ones are kept", () => {
  expect(opened({ seats: JSON.stringify([null, seat("one", 0), { table: "two" }]) }).seats).toEqual([seat("one", 0)]);
});

test("a browser that keeps nothing still plays, also with several people at its screen", () => {
  const refuse = (): never => {
    throw new Error("storage is switched off");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const kept = opened();
  kept.keep(seat("one", 0));
  kept.keep(seat("one", 1, { name: "Bob" }));
  expect(kept.at("one").map((one) => one.name)).toEqual(["Ann", "Bob"]);
});

test("the seats of a table stand in their order, each once", () => {
  const kept = opened();
  for (const one of [seat("one", 2), seat("two", 0), seat("one", 0), seat("one", 2, { token: "new" })]) kept.keep(one);
  expect(kept.at("one").map((one) => [one.seat, one.token])).toEqual([[0, "t"], [2, "new"]]);
});

test("a seat that another window has kept meanwhile is not lost", () => {
  const kept = opened();
  stored.set("lazaretto.seats", JSON.stringify([seat("two", 1)]));
  kept.keep(seat("one", 0));
  expect(kept.seats.map((one) => one.table)).toEqual(["one", "two"]);
});

test("a forgotten table is gone with all its seats, and no other", () => {
  const kept = opened();
  for (const one of [seat("one", 0), seat("one", 1), seat("two", 0)]) kept.keep(one);
  kept.forget("one");
  expect(opened().seats.map((one) => one.table)).toEqual(["two"]);
});

test("the oldest of many seats are forgotten", () => {
  const kept = opened();
  for (let number = 0; number < 70; number++) kept.keep(seat(`table ${number}`, 0));
  expect([kept.seats.length, kept.seats[0]?.table]).toEqual([60, "table 69"]);
});

test("what was read of the talk stays read when the page is opened again, for each seat its own", () => {
  const kept = opened();
  kept.read("one", 0, 7);
  kept.read("one", 0, 5);
  const again = opened();
  expect([again.readUpTo("one", 0), again.readUpTo("one", 1), again.readUpTo("two", 0)]).toEqual([7, 0, 0]);
});
