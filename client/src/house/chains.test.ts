import { expect, test } from "vitest";
import { chained } from "./chains";
import type { LogItem } from "./connection.svelte";

const item = (n: number, text: string, fact: object): LogItem => ({ n, text, fact, batch: n });

test("what a chain tells once more is told by it alone; facts stay for those who draw them", () => {
  const items = [item(1, "Round 2.", { is: "Round" }), item(2, "Dot pushes Ben.", { is: "Said", seat: 3 }), item(3, "Ben cracks a Whip.", { is: "Whipped" })];
  const found = chained([...items, item(4, "Dot pushes Ben; Ben cracks a Whip.", { is: "chain", tells: [2, 3] }), item(5, "Eve's turn.", { is: "TurnOf" })]);
  expect(found.map((one) => one.text)).toEqual(["Round 2.", "", "", "Dot pushes Ben; Ben cracks a Whip.", "Eve's turn."]);
  expect(found[1]?.fact).toEqual({ is: "Said", seat: 3 });
});

test("without a chain nothing is touched", () => {
  const items = [item(1, "Round 2.", { is: "Round" })];
  expect(chained(items)).toBe(items);
});
