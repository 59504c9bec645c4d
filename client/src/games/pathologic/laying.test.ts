import { expect, test } from "vitest";
import type { Board, Place } from "./board";
import { itemsOf, laidOut, type LaidOut } from "./laying";
import { DRAWN } from "./outlines";
import type { Box } from "./rooms";
import { boxesOf } from "./tags";

const CROWD = 4;
/** Half of a piece without its rings, and of a small mark. */
const REACH = 17;
const SMALL = 11;
/** Healers and Wards, an Event, a Strain, the Blockade and the Plague, all in one place. */
const ALL_PIECES = 12;
const WORST = ALL_PIECES + 4;

function piece(number: number): Place["pieces"][number] {
  return { thing: `piece:${number}`, number, name: "Maria", short: "Maria", icon: "coin", emblem: "vial", seat: 1, healer: false, quarantined: true, acted: false, fearless: false, pact: null, handed: "", text: "" };
}

/** A district where much has happened: a sighting, a death, a Strain and a Curfew, and so many pieces. */
function district(number: number, pieces: number): Place {
  return {
    thing: `place:${number}`, number, name: "Warehouses", pieces: Array.from({ length: pieces }, (_, at) => piece(100 * number + at)), event: null, resolved: false,
    strain: { thing: `strain:${number}`, title: "", laid: 2, text: "" }, blockade: false, curfew: true, miasma: false, suspected: "", seen: 3, died: 3, danger: "", text: "",
  };
}

function town(pieces: number, narrow: boolean, visited: readonly number[] = []): LaidOut {
  const places = [{ ...district(0, 0), strain: null, curfew: false, seen: 0, died: 0 }, ...DRAWN.map((_, at) => district(at + 1, pieces))];
  return laidOut({ places } as unknown as Board, visited.map((place, at) => ({ round: at + 1, place, killed: false })), new Map(), narrow);
}

const isApart = (box: Box, x: number, y: number, reach: number): boolean => x - reach >= box.right || x + reach <= box.left || y - reach >= box.bottom || y + reach <= box.top;

test.each([false, true])("no piece covers a sign, nor a bead of the Plague's way (narrow: %s)", (narrow) => {
  const visited = DRAWN.map((_, at) => at + 1);
  for (const pieces of [1, 2, CROWD]) {
    const lying = town(pieces, narrow, visited);
    for (const { x, y, scale, small, place } of lying.things) {
      for (const box of boxesOf(lying.tags.get(place) ?? [], narrow)) expect(isApart(box, x, y, (small ? SMALL : REACH) * scale - 3), `${pieces} in ${place}`).toBe(true);
    }
  }
});

test("signs of one round stand together with its number, the latest first", () => {
  const [seen, laid, shut] = town(1, true).tags.get(5) ?? [];
  expect([seen, laid, shut].map((tag) => [tag?.icons, tag?.text])).toEqual([[["mask", "dead"], "3"], [["strain"], "2"], [["gate"], ""]]);
});

test("a bead stands for all visits of a place; where the Plague is there is its mask instead", () => {
  const lying = town(1, true, [0, 4, 5, 5, 4, 12]);
  const beads = (place: number): readonly string[] => (lying.tags.get(place) ?? []).filter((tag) => tag.kind === "bead").map((tag) => tag.text);
  expect([beads(4), beads(5), beads(12), lying.lair?.item, lying.lair?.place]).toEqual([["2, 5"], ["3–4"], [], { is: "lair", rounds: "6" }, 12]);
  expect(lying.spots).toHaveLength(5);
});

test.each([false, true])("all that the rules let stand in one district is shown there as marks that do not overlap, or counted (narrow: %s)", (narrow) => {
  for (const number of DRAWN.map((_, at) => at + 1)) {
    const quiet = { strain: null, curfew: false, seen: 0, died: 0, pieces: [] };
    const crowd = { ...district(number, ALL_PIECES), blockade: true, miasma: true, event: { thing: `event:${number}`, title: "", icon: "coin", count: 2, needs: "", text: "" } };
    const places = [0, ...DRAWN.map((_, at) => at + 1)].map((other) => (other === number ? crowd : { ...district(other, 0), ...quiet }));
    const lying = laidOut({ places } as unknown as Board, [{ round: 4, place: number, killed: false }], new Map(), narrow);
    const here = [...lying.things, ...(lying.lair ? [lying.lair] : [])], more = here.find(({ item }) => item.is === "more")?.item;
    expect(lying.crowded.map((place) => place.number)).toEqual([number]);
    expect(here.length - (more ? 1 : 0) + (more?.is === "more" ? more.many : 0), `${number}`).toBe(WORST);
    for (const [at, one] of here.entries()) {
      for (const other of here.slice(at + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= 2 * SMALL * one.scale - 6 * one.scale, `${number}`).toBe(true);
    }
    expect(itemsOf(crowd)).toHaveLength(WORST - 1);
  }
});
