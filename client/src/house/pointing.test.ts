import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pointing } from "./pointing.svelte";
import type { LogItem } from "./connection.svelte";

const item = (seat: number, thing: string): LogItem => ({ n: 1, batch: 1, text: `${seat} points at ${thing}`, fact: { is: "pointed", seat, thing } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is pointed at is lit for a moment, for each player one thing", () => {
  const pointing = new Pointing();
  pointing.hear([item(0, "row:1"), item(1, "row:1"), { n: 2, batch: 1, text: "", fact: { is: "Said", seat: 2 } }]);
  expect(pointing.at("row:1")).toEqual([0, 1]);
  pointing.hear([item(0, "row:2")]);
  expect([pointing.at("row:1"), pointing.at("row:2"), pointing.text]).toEqual([[1], [0], "0 points at row:2"]);
  vi.runAllTimers();
  expect([pointing.at("row:1"), pointing.at("row:2")]).toEqual([[], []]);
});

test("who points again at the same thing is seen as long as if it were the first time", () => {
  const pointing = new Pointing();
  pointing.hear([item(0, "row:1")]);
  vi.advanceTimersByTime(4000);
  pointing.hear([item(0, "row:1")]);
  vi.advanceTimersByTime(4000);
  expect(pointing.at("row:1")).toEqual([0]);
});
