import { expect, test } from "vitest";
import type { Board, Place } from "./board";
import { laidOut, type LaidOut } from "./laying";
import { DRAWN } from "./outlines";
import type { Box } from "./rooms";
import { boxesOf } from "./tags";

const CROWD = 4;
/** Half of a piece without its rings. */
const REACH = 17;

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
    for (const { x, y, scale, place } of [...lying.pieces, ...lying.strains]) {
      for (const box of boxesOf(lying.tags.get(place) ?? [], narrow)) expect(isApart(box, x, y, REACH * scale - 3), `${pieces} in ${place}`).toBe(true);
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
  expect([beads(4), beads(5), beads(12), lying.lair?.item, lying.lair?.place]).toEqual([["2, 5"], ["3–4"], [], "6", 12]);
  expect(lying.spots).toHaveLength(5);
});
