import { expect, test } from "vitest";
import type { Option } from "../wire";
import { alike, soFar } from "./alike";

const said = (...words: string[]): Option[] => words.map((one) => ({ move: one, words: one, text: "" }) as Option);

test("what moves say alike stands before and behind what each says of its own", () => {
  expect(alike(said("Pass Safe to Maud", "Pass Roll Dice to Maud"))).toEqual({ before: "Pass", after: "to Maud", own: ["Safe", "Roll Dice"] });
});

test("no preposition is left alone, as a key would be called", () => {
  const cures = said("Cure one for 1 Herb", "Cure one above Move for 1 Herb");
  expect(alike(cures).own).toEqual(["for 1 Herb", "above Move for 1 Herb"]);
  expect(soFar(cures)).toBe("Cure one …");
});
