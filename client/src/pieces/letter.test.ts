import { expect, test } from "vitest";
import { letter } from "./letter";

test("twelve seats have twelve letters", () => {
  expect(Array.from({ length: 12 }, (_, seat) => letter(seat)).join("")).toBe("ABCDEFGHIJKL");
});

test("others who take part go round again", () => {
  expect([letter(12), letter(25)]).toEqual(["A", "B"]);
});
