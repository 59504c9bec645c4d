import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Item, News } from "../wire";
import { Connection, type LogItem, withdrawn } from "./connection.svelte";
import { isolate, newest } from "./fake-socket";

const item = (n: number, more: Partial<Item> = {}): Item => ({ n, text: `${n}`, fact: { is: "Moved" }, ...more });
const news = (since: number, items: Item[], more: Partial<News> = {}): News => ({ is: "news", since, items, table: { paused: false } as News["table"], ...more });
const numbers = (items: readonly Item[]): number[] => items.map((one) => one.n);
let connection: Connection;

beforeEach(() => {
  isolate();
  connection = new Connection("t1", "token", "invite");
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("hello carries what was heard, so that only the rest is told", () => {
  newest().welcome().tell(news(0, [item(1), item(2)])).tell(news(2, [item(3)]));
  newest().close();
  vi.advanceTimersByTime(200);
  expect(newest().open().said[0]).toMatchObject({ is: "hello", heard: 3 });
});

test("who missed nothing hears only who is here: all stands as it was, and what comes then is seen as it happens", () => {
  const page = { title: "Your turn" } as News["page"];
  newest().welcome().tell(news(0, [item(1), item(2)], { page, mark: "3f", asked: { question: 1, kind: "Turn", seats: [2] } }));
  newest().close();
  vi.advanceTimersByTime(200);
  expect(newest().open().said[0]).toMatchObject({ heard: 2, mark: "3f" });
  newest().welcome().tell({ is: "attendance", table: { paused: false, title: "anew" } as News["table"], left: 90 });
  expect([connection.state, connection.page?.title, connection.asked?.question, connection.card?.title]).toEqual(["here", "Your turn", 1, "anew"]);
  newest().tell(news(2, [item(3)], { page }));
  expect(connection.unseen).toBe(2);
  newest().close();
  vi.advanceTimersByTime(200);
  expect(newest().open().said[0]).toMatchObject({ heard: 3, mark: "" });
});

test("news goes on where it stopped; news since 0 begins anew", () => {
  newest().welcome().tell(news(0, [item(1), item(2)])).tell(news(2, [item(3)]));
  expect(numbers(connection.items)).toEqual([1, 2, 3]);
  newest().tell(news(0, [item(1), item(2), item(3), item(4)]));
  expect(numbers(connection.items)).toEqual([1, 2, 3, 4]);
});

test("what is told together has one batch", () => {
  newest().welcome().tell(news(0, [item(1), item(2)])).tell(news(2, [item(3)]));
  expect(new Set(connection.items.map((one) => one.batch)).size).toBe(2);
});

test("stages of a round's end that comes in parts are all kept until I have played again, and of the last there are those of the end alone", () => {
  const stages = (...all: number[]): Partial<News> => ({ stages: all.map((n) => ({ n, changed: {} })) });
  const kept = (): number[][] => [connection.stages.map(({ n }) => n), connection.pastStages.map(({ n }) => n)];
  newest().welcome().tell(news(0, [item(1)])).tell(news(1, [item(2), item(3)], stages(2, 3))).tell(news(3, [item(4)])).tell(news(4, [item(5)], stages(5)));
  expect(kept()).toEqual([[2, 3, 5], [2, 3, 5]]);
  newest().tell(news(5, [item(6)], { played: 5 }));
  expect(kept()).toEqual([[], [2, 3, 5]]);
  newest().tell(news(6, [item(7)], stages(7))).tell(news(7, [item(8)], { ...stages(8), table: { state: "over" } as News["table"] }));
  expect(kept()).toEqual([[8], [8]]);
});

test("what is asked closes by this machine's clock, and not while the clocks stand", () => {
  const asked = { question: 1, kind: "Turn", seats: [2], left: 30 };
  newest().welcome().tell(news(0, [], { asked }));
  expect(connection.closes).toBe(Date.now() + 30_000);
  newest().tell(news(0, [], { asked, table: { paused: true } as News["table"] }));
  expect(connection.closes).toBeNull();
});

test("what was taken back vanishes, talk, comings and goings stay", () => {
  const items = [item(1), item(2, { seat: 0, fact: null }), item(3, { fact: { is: "sat-in", seat: 1 } }), item(4), item(5, { void: 1 }), item(6)];
  newest().welcome().tell(news(0, items));
  expect(numbers(connection.items)).toEqual([2, 3, 6]);
});

test("what was taken back later vanishes as well, and what stood before it stays", () => {
  newest().welcome().tell(news(0, [item(1), item(2)])).tell(news(2, [item(3, { void: 2 })])).tell(news(3, [item(4)]));
  expect(numbers(connection.items)).toEqual([1, 4]);
  newest().close();
  vi.advanceTimersByTime(200);
  expect(newest().open().said[0]).toMatchObject({ heard: 4 });
});

test("taking back twice takes back what came between", () => {
  const items = [item(1), item(2), item(3, { void: 2 }), item(4), item(5, { void: 1 }), item(6)].map((one): LogItem => ({ ...one, batch: 1 }));
  expect(numbers(withdrawn(items))).toEqual([6]);
});

test("how many are ready is heard alone, and only of what is asked now", () => {
  const asked = { question: 4, kind: "PassCards", seats: [0, 1, 2], ready: { ready: 0, of: 3 } };
  newest().welcome().tell(news(0, [], { asked }));
  expect(connection.ready).toEqual({ ready: 0, of: 3 });
  newest().tell({ is: "ready", question: 4, ready: { ready: 2, of: 3, awaited: [1] } }).tell({ is: "ready", question: 3, ready: { ready: 1, of: 3 } });
  expect(connection.ready).toEqual({ ready: 2, of: 3, awaited: [1] });
  newest().tell(news(0, []));
  expect(connection.ready).toBeNull();
});

test("who comes or goes is heard alone: what was told and asked stands, and the time that is left is the new one", () => {
  const asked = { question: 4, kind: "Turn", seats: [0], left: 30 };
  newest().welcome().tell(news(0, [item(1)], { asked })).tell({ is: "attendance", table: { paused: false, title: "anew" } as News["table"], left: 90 });
  expect(connection.card?.title).toBe("anew");
  expect(connection.closes).toBe(Date.now() + 90_000);
  expect(connection.asked).toEqual(asked);
  expect(numbers(connection.items)).toEqual([1]);
});

test("what is told at first, after the line was lost, or while nobody looks, was not seen as it happened", () => {
  newest().welcome().tell(news(0, [item(1), item(2)]));
  expect(connection.unseen).toBe(2);
  newest().tell(news(2, [item(3)]));
  expect(connection.unseen).toBe(2);
  connection.isLookedAt = false;
  newest().tell(news(3, [item(4)]));
  expect(connection.unseen).toBe(4);
  connection.isLookedAt = true;
  newest().close();
  vi.advanceTimersByTime(200);
  newest().welcome().tell(news(4, [item(5)]));
  expect(connection.unseen).toBe(5);
});

test("an answer of mine is known as mine alone where nobody else was asked, and no window was open", () => {
  const mine = item(1, { text: "", fact: { is: "Answered" } });
  const cases: [object, boolean][] = [[{ seats: [2] }, true], [{ seats: [2, 1] }, false], [{ seats: [1] }, false], [{ seats: [2], window: true }, false]];
  for (const [asked, alone] of cases) {
    newest().welcome().tell(news(0, [], { asked: { question: 1, kind: "Turn", seats: [], ...asked } })).tell(news(0, [mine, item(2), { ...mine, n: 3 }]));
    expect(connection.items.map((one) => one.alone ?? false)).toEqual([alone, false, false]);
  }
});

test("who saw the game end has the page as it was before that; who comes later has not", () => {
  const [before, after] = ["Choose.", "It is over."].map((title) => ({ title }) as News["page"]);
  const [playing, over] = (["playing", "over"] as const).map((state) => ({ state, paused: false }) as News["table"]);
  newest().welcome().tell(news(0, [item(1)], { table: playing!, page: before }));
  newest().tell(news(1, [item(2)], { table: over!, page: after }));
  expect([connection.lastInPlay?.n, connection.lastInPlay?.page?.title, connection.page?.title]).toEqual([2, "Choose.", "It is over."]);
  connection = new Connection("t1", "token", "invite");
  newest().welcome().tell(news(0, [item(1), item(2)], { table: over!, page: after }));
  expect(connection.lastInPlay).toBeNull();
});
