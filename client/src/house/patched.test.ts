import { expect, test } from "vitest";
import { patched } from "./patched";

const page = { title: "Wait.", rows: [{ name: "Ann" }, { name: "Ben" }], board: { carts: [1, 2, 3], dice: ["rat"] } };

test("what is different is put in its place, and the rest stays the same thing", () => {
  const now = patched(page, { title: "Go.", "board.carts.1": 7, "rows.0": { name: "Eve" } });
  expect(now).toEqual({ title: "Go.", rows: [{ name: "Eve" }, { name: "Ben" }], board: { carts: [1, 7, 3], dice: ["rat"] } });
  expect([now.rows[1] === page.rows[1], now.board.dice === page.board.dice, now.board === page.board]).toEqual([true, true, false]);
  expect(page.board.carts).toEqual([1, 2, 3]);
});

test("rows grow and shrink", () => {
  expect(patched(page, { "board.carts.length": 1, "board.dice.length": 3, "board.dice.1": "apple", "board.dice.2": "apple" }).board).toEqual({ carts: [1], dice: ["rat", "apple", "apple"] });
});

test("where nothing is shown, nothing changes", () => {
  expect(patched(null, {})).toBe(null);
});
