import { expect, test, vi } from "vitest";
import type { Beats } from "../house/beats.svelte";
import type { Connection } from "../house/connection.svelte";
import type { Page } from "../wire";
import { Staging } from "./staging.svelte";

const page = (title: string): Page => ({ title }) as Page;

test("at the end of a game board and log stand as in its last moment until the last of it is told, and then both as they came to be", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const connection = { lastInPlay: { n: 7, page: page("before") }, stages: [], items: [{ n: 9 }], seen: 9 };
  const staged = (now: number | null, left: number, next: number): unknown[] => {
    const beats = { now: now && { n: now }, left, next, before: () => undefined };
    let found: unknown[] = [];
    $effect.root(() => {
      const { staged } = new Staging({ connection: connection as unknown as Connection, beats: beats as unknown as Beats, page: page("after") });
      found = [staged?.n, staged?.page?.title];
    })();
    return found;
  };
  expect(staged(7, 2, 8)).toEqual([7, "before"]);
  expect(staged(8, 1, 9)).toEqual([7, "before"]);
  expect(staged(9, 0, Infinity)).toEqual([Infinity, "after"]);
  expect(staged(null, 0, Infinity)).toEqual([undefined, undefined]);
});
