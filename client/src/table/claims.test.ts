import { expect, test } from "vitest";
import type { LogItem } from "../house/connection.svelte";
import { claims } from "./claims";

const PHRASES = [{ name: "healthy", text: "I am healthy.", claim: true }, { name: "hello", text: "Hello!", claim: false }];
const said = (seat: number, text: string, phrase = "", more: Partial<LogItem> = {}): LogItem => ({ n: 1, batch: 1, seat, text, phrase, ...more });

test("claims stand by seat, the newest first", () => {
  const found = claims([said(1, "I am healthy.", "healthy"), said(2, "I am healthy.", "healthy"), said(1, "I am well.", "healthy")], PHRASES);
  expect([...found]).toEqual([[1, ["I am well.", "I am healthy."]], [2, ["I am healthy."]]]);
});

test("manners, words of one's own and what is said among those who are out are no claims", () => {
  expect(claims([said(1, "Hello!", "hello"), said(1, "I am healthy."), said(1, "I am healthy.", "healthy", { out: true })], PHRASES).size).toBe(0);
});
