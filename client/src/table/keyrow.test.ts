import { expect, test } from "vitest";
import { en } from "../words/en";
import type { Option } from "../wire";
import { alike, cameTo, sentence, soFar } from "./alike";
import { keyRow, type KeyRow } from "./keyrow";

const saying = (...words: string[]): Option[] => words.map((one) => ({ move: one, text: "", words: one, things: [one] }));
const CARDS = ["Safe", "Roll Dice", "Vaccinate Now", "Vaccinate Next Round"];
const second = saying(...CARDS.map((card) => `Pass Safe to Maud, ${card} to Piers`));

function row(options: readonly Option[], isNarrowed = false, besideMore = 1): KeyRow {
  return keyRow({ options, group: "", all: options, isNarrowed, besides: () => 0, besideMore, moreOf: en.moreMoves });
}
const labels = ({ shown, label }: KeyRow): string[] => shown.map(label);

test("what is chosen so far is what all moves that fit say alike, with dots for the rest", () => {
  expect(soFar(second)).toBe("Pass Safe to Maud, … to Piers");
  expect(soFar(saying("Pass Safe to Maud, Safe to Piers", "Pass Roll Dice to Maud, Safe to Piers"))).toBe("Pass … to Maud, Safe to Piers");
  expect(soFar(saying("Place a longbow at 1-5", "Place a longbow at 3-4"))).toBe("Place a longbow at …");
  expect(soFar([])).toBe("");
  expect(soFar(saying("Elbow to the front", "Jump off Cedar"))).toBe("");
});

test("what each says of its own ends in no comma", () => {
  expect(alike(saying("Pact (free): Vlad, not Notkin", "Pact (free): Sticky, not Notkin")).own).toEqual(["Vlad", "Sticky"]);
});

test("of a price that they end with no bare unit is left", () => {
  const built = saying("Build a District in Umberlin for 2 Lumber and 1 Stone", "Build the Factory in Umberlin for 2 Lumber and 3 Stone");
  expect(soFar(built)).toBe("Build …");
  expect(alike(built).own[1]).toBe("the Factory in Umberlin for 2 Lumber and 3 Stone");
  expect(soFar(saying("Build a District in Hask for 2 Lumber", "Build a District in Zelm for 2 Lumber"))).toBe("Build a District in … for 2 Lumber");
});

test("what they come to is said as far as they say it alike, in a clause", () => {
  const meaning = (...texts: string[]): Option[] => texts.map((text) => ({ move: text, text, words: "Play" }));
  expect(cameTo(meaning("row 1 goes back by one; no zombies fall off", "row 2 goes back by one; a zombie falls off"))).toBe("row … goes back by one");
  expect(cameTo(meaning("2 hits on a zombie", "3 hits on nobody"))).toBe("");
  expect(cameTo(meaning("4 of your 5 bags; you go from 1 bite to none", "4 of your 5 bags; Maud goes from 2 bites to 1"))).toBe("4 of your 5 bags");
  expect(sentence("row … goes back by one")).toBe("Row … goes back by one.");
});

test("each keeps something of its own, also where another says no more than all do", () => {
  expect(alike(saying("Play Construct", "Play Construct, enhanced"))).toEqual({ before: "Play", after: "", own: ["Construct", "Construct, enhanced"] });
  expect(alike(saying("Reroll die 1", "Reroll dice 1 and 2")).own).toEqual(["die 1", "dice 1 and 2"]);
  expect(alike(saying("Go on", "Go on and drink")).own).toEqual(["on", "on and drink"]);
});

test("keys say all of it where there is room", () => {
  expect(labels(row(saying("Safe to Maud", "Roll Dice to Maud"), true))).toEqual(["Safe to Maud", "Roll Dice to Maud"]);
});

test("where there is none, they say what is not chosen yet: all of them in one row", () => {
  expect(labels(row(second, true))).toEqual(CARDS);
  expect(labels(row(second))).not.toEqual(CARDS);
});

test("what has no room in one row has no key, and its name stands on the key for the rest", () => {
  const { shown, rest, more } = row(saying("Accept misunderstandings", "Refuse misunderstandings", "Haggle", "Walk out", "Stay"));
  expect([shown.length, rest.length]).toEqual([2, 3]);
  expect(more).toBe("More: Haggle, …");
});

test("a sentence stands on its key as long as all have room, and where it has no key it takes none from the others", () => {
  const sentence = "Enhance the Move for 1 Research point, which you may do once";
  const first = row(saying(sentence, "Ann", "Bob", "Cy"));
  expect([first.shown.length, first.isWordy]).toEqual([4, true]);
  const last = row(saying("Ann", "Bob", "Cy", "Dan", "Eve", sentence));
  expect([last.shown.length, last.rest.length, last.isWordy]).toEqual([4, 2, false]);
});

test("a long word takes its room from short ones before a key goes", () => {
  const { shown, rest, widths } = row(saying("Misunderstandings", "Go", "Heal", "Build"));
  expect([shown.length, rest.length]).toEqual([4, 0]);
  expect([...widths.values()]).toEqual([17, 5, 5, 5]);
});

test("of names that have no room so many stand there as have, or how many they are", () => {
  expect(row(saying("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus")).more).toBe("More: Eve, Fay, Gus");
  expect(row(saying("Ann", "Bob", "Cy", "Dan", "Bonaventura", "Fay")).more).toBe("2 more moves");
});
