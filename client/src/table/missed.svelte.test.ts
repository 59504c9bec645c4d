import { expect, test, vi } from "vitest";
import type { Connection, LogItem } from "../house/connection.svelte";
import { Missed } from "./missed.svelte";

const narrow = vi.hoisted(() => ({ is: false }));
vi.mock("../house/narrow.svelte", () => ({ narrow }));
vi.mock("../house/lights.svelte", () => ({ lights: { open: false } }));

const items: LogItem[] = [
  { n: 1, text: "You roll.", fact: { is: "Said", seat: 0 }, batch: 1 },
  { n: 2, text: "Bob goes to Oak.", fact: { is: "Said", seat: 1 }, weight: 1, batch: 2 },
];

/** My turn has begun, and all was told over the board as it happened. */
function told(isPhone: boolean): string[] | undefined {
  narrow.is = isPhone;
  const connection = { items, seat: 0, turned: 1, played: 1, unseen: 0 } as unknown as Connection;
  let found: string[] | undefined;
  $effect.root(() => {
    found = new Missed({ connection, isMine: true, isOut: false, hasWindow: false, isPlaying: true }).told?.lines.map((line) => line.text);
  })();
  narrow.is = false;
  return found;
}

test("on a phone what others did stands above the board when my turn begins, seen or not; beside the log only what was not seen", () => {
  expect(told(true)).toEqual(["Bob goes to Oak."]);
  expect(told(false)).toBeUndefined();
});
