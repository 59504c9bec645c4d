import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Beats, cameAbout, captions, type Beat } from "./beats.svelte";
import type { LogItem } from "./connection.svelte";

const item = (n: number, more: Partial<LogItem> = {}): LogItem => ({ n, text: `Line ${n}.`, batch: 2, ...more });
const beat = (n: number, text = `Line ${n}.`, batch = 2): Beat => ({ n, batch, text, seat: null, secret: false, turns: false, own: false, stage: false });
const LONG = "A long sentence about something that happened to somebody over there.";

describe("what is told over the board", () => {
  test("is what happened, with whose deed it is", () => {
    expect(captions([item(1, { fact: { is: "Said", seat: 2 }, text: LONG }), item(2)], 0, false)).toEqual([{ ...beat(1, LONG), seat: 2 }, beat(2)]);
  });

  test("says short things of one frame in one breath, and another's deed anew", () => {
    const told = captions([item(1), item(2), item(3, { fact: { is: "Said", seat: 1 } }), item(4, { batch: 3 })], 0, false);
    expect(told.map((one) => one.text)).toEqual(["Line 1. Line 2.", "Line 3.", "Line 4."]);
  });

  test("is not whose turn it is, which stands above the board, nor that cards were dealt, which each game says itself; a new round is", () => {
    const told = [item(1, { fact: { is: "began" } }), item(2, { fact: { is: "TurnOf", seat: 1 }, weight: -1 }), item(3, { fact: { is: "Round" }, weight: -1 })];
    expect(captions(told, 0, false).map((one) => one.text)).toEqual(["Line 3."]);
  });

  test("is also what somebody asks another for, before the answer comes", () => {
    const told = [item(1, { fact: { is: "Said", seat: 1 }, weight: -1, batch: 1 }), item(2, { fact: { is: "Kept", seat: 2 }, batch: 2 })];
    expect(captions(told, 0, false).map((one) => [one.text, one.seat])).toEqual([["Line 1.", 1], ["Line 2.", null]]);
  });

  test("is a beat of its own where it turns the game for somebody, with what came of it", () => {
    const told = captions([item(1), item(2, { weight: 4 }), item(3), item(4, { text: LONG, weight: 3 })], 0, false);
    expect(told.map((one) => [one.text, one.turns])).toEqual([["Line 1.", false], ["Line 2. Line 3.", true], [LONG, false]]);
  });

  test("gives what turns the game for me a sentence of its own", () => {
    const told = captions([item(1), item(2, { weight: 12 }), item(3)], 0, false);
    expect(told.map((one) => [one.text, one.own])).toEqual([["Line 1.", false], ["Line 2.", true], ["Line 3.", false]]);
  });

  test("gives it to what comes of it, where several things of one frame turn it", () => {
    const told = captions([item(1, { weight: 12 }), item(2, { weight: 12 }), item(3, { weight: 12, batch: 3 })], 0, false);
    expect(told.map((one) => [one.text, one.own])).toEqual([["Line 1.", false], ["Line 2.", true], ["Line 3.", true]]);
  });

  test("is no talk, no coming or going, nothing without words, and not my own deed", () => {
    const around = [item(1, { seat: 1 }), item(2, { fact: { is: "joined" } }), item(3, { text: "" }), item(4, { fact: { is: "Said", seat: 0 } })];
    expect(captions(around, 0, true)).toEqual([]);
  });

  test("tells secrets by themselves, for they vanish with the drawer", () => {
    expect(captions([item(1), item(2, { secret: true })], 0, true).map((one) => [one.text, one.secret])).toEqual([["Line 1.", false], ["Line 2.", true]]);
  });

  test("is a secret only while the drawer is open", () => {
    expect([captions([item(1, { secret: true })], 0, false).length, captions([item(1, { secret: true })], 0, true).length]).toEqual([0, 1]);
  });
});

describe("a stage of a round's end", () => {
  const stage = (n: number, text = "Oak mingles: Ann and you.", more: Partial<LogItem> = {}): LogItem => item(n, { text, stage: text, ...more });

  test("is told by itself, in short, and what follows of it is in it", () => {
    const told = captions([item(1), stage(2, "Round 2: all six dice are rolled."), item(3, { text: "A rat for Oak." }), stage(4)], 0, false);
    expect(told.map((one) => [one.n, one.text, one.stage])).toEqual([[1, "Line 1.", false], [2, "Round 2: all six dice are rolled.", true], [4, "Oak mingles: Ann and you.", true]]);
  });

  test("ends with the next deed, also where all is heard at once", () => {
    const told = captions([stage(1), item(2), item(3, { fact: { is: "Said", seat: 1 } }), item(4)], 0, false);
    expect(told.map((one) => one.text)).toEqual(["Oak mingles: Ann and you.", "Line 3. Line 4."]);
  });

  test("has what befell me in it, or after it what only I was told", () => {
    const told = captions([stage(1, "Oak leaves the town. You die."), item(2, { text: "You die.", weight: 12 }), stage(3), item(4, { text: "You have the plague!", weight: 12, batch: 3 })], 0, true);
    expect(told.map((one) => [one.n, one.own])).toEqual([[1, true], [3, false], [4, true]]);
  });

  test("stands as long as people read, however much is told after it", () => {
    vi.useFakeTimers();
    const beats = new Beats();
    beats.play(captions([stage(1), stage(2, "Yes.")], 0, false), 1);
    beats.play(Array.from({ length: 9 }, (_, at) => beat(3 + at, LONG)), 1);
    vi.advanceTimersByTime(1300);
    expect(beats.now?.n).toBe(1);
    vi.advanceTimersByTime(100);
    expect(beats.now?.n).toBe(2);
    vi.advanceTimersByTime(1100);
    expect(beats.now?.n).toBe(2);
    vi.advanceTimersByTime(200);
    expect(beats.now?.n).toBe(3);
    vi.useRealTimers();
  });

  test("waits to be read when more comes of the same round's end, and until it is told the board lies as before it", () => {
    const beats = new Beats();
    beats.play(captions([stage(1), stage(2), stage(3)], 0, false), 1);
    const boards = [{ n: 1 }, { n: 2 }, { n: 3 }];
    expect(beats.before(boards)).toEqual({ n: 2 });
    beats.play(captions([item(8, { text: LONG, batch: 4 }), item(9, { text: LONG, batch: 4 }), stage(10, LONG, { batch: 4 })], 0, false), 1);
    expect([beats.now?.n, beats.next, beats.left]).toEqual([1, 2, 5]);
    beats.skip();
    expect(beats.before(boards)).toBe(undefined);
  });

  test("has just begun for as long as a press out of habit takes", () => {
    vi.useFakeTimers();
    const beats = new Beats();
    beats.play([beat(1, LONG)], 1);
    expect(beats.hasJustBegun()).toBe(false);
    beats.play(captions([stage(2)], 0, false), 1);
    vi.advanceTimersByTime(500);
    expect(beats.hasJustBegun()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(beats.hasJustBegun()).toBe(false);
    vi.useRealTimers();
  });

  test("gives way where round after round ends before anybody can have read it", () => {
    const beats = new Beats();
    for (let n = 1; n < 60; n += 1) beats.play(captions([stage(n, "Oak mingles: Ann and you.", { batch: n })], 0, false), 1);
    expect(beats.left).toBeLessThan(36);
    expect(beats.next).toBe(60 - beats.left);
  });
});

test("dice that I rolled are told with which they were", () => {
  const mine = { n: 1, batch: 1, text: "You reroll die 2.", fact: { is: "Said", seat: 0 } };
  const rolled = { n: 3, batch: 1, text: "An apple for Oak.", fact: { is: "Rolled" } };
  expect(captions([mine, { n: 2, batch: 1, text: "", fact: { is: "Rerolled" } }, rolled], 0, false).map((beat) => beat.text)).toEqual(["You reroll die 2. An apple for Oak."]);
  expect(captions([mine, { ...rolled, batch: 2 }], 0, false).map((beat) => beat.text)).toEqual(["An apple for Oak."]);
});

test("how it came to the end is the last that was told of the game, without talk and the end itself", () => {
  const told = [1, 2, 3, 4, 5].map((n) => item(n, { text: `${LONG} ${n}` }));
  told.splice(4, 0, item(9, { text: "Round 7: all six dice are rolled.", weight: -1 }));
  const all = [...told, item(6, { text: "Oak escaped.", fact: { is: "End" } }), item(7, { seat: 2 }), item(8, { text: "The game is over.", fact: { is: "ended" } })];
  expect(cameAbout(all)).toBe([2, 3, 4, 5].map((n) => `${LONG} ${n}`).join(" "));
});

test("how it came about reads the same, told live in pieces or later at once", () => {
  const live = Array.from({ length: 9 }, (_, at) => item(at + 1, { batch: at }));
  expect(cameAbout(live)).toBe(cameAbout(live.map((one) => ({ ...one, batch: 1 }))));
});

describe("beats", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("of what turned the game for me are neither dropped nor told in haste, and count as read", () => {
    const beats = new Beats();
    const mine = { ...beat(2), turns: true, own: true };
    beats.play([beat(1), mine], 1);
    beats.play(Array.from({ length: 9 }, (_, at) => beat(3 + at, LONG)), 1);
    vi.advanceTimersByTime(600);
    expect(beats.now?.n).toBe(2);
    vi.advanceTimersByTime(1500);
    expect([beats.now?.n, beats.missed]).toEqual([2, 0]);
    vi.advanceTimersByTime(200);
    expect(beats.now?.n).toBe(3);
  });

  test("of what turns the game for me come at once, whatever is being told", () => {
    const beats = new Beats();
    beats.play([beat(1, LONG), beat(2, LONG)], 1);
    beats.play([{ ...beat(3), own: true }, beat(4)], 1);
    expect([beats.now?.n, beats.left]).toEqual([3, 1]);
    vi.advanceTimersByTime(1600);
    expect(beats.now?.n).toBe(3);
    vi.advanceTimersByTime(100);
    expect(beats.now?.n).toBe(4);
  });

  test("of what turned the game for another stand twice as long", () => {
    const beats = new Beats();
    beats.play([{ ...beat(1), turns: true }, beat(2)], 1);
    vi.advanceTimersByTime(1000);
    expect(beats.now?.n).toBe(1);
    vi.advanceTimersByTime(150);
    expect(beats.now?.n).toBe(2);
  });

  test("that tell in numbers what befell me stand as long as people read, neither dropped nor told in haste", () => {
    const beats = new Beats();
    const gained = "You gain 3 Influence, for the building in Rastova.";
    beats.play(captions([item(1), item(2, { text: gained, weight: 8, batch: 3 }), item(3, { text: "You go to Kestrin.", weight: 8, batch: 4 })], 0, false), 1);
    beats.play(Array.from({ length: 9 }, (_, at) => beat(4 + at, LONG)), 1);
    vi.advanceTimersByTime(600);
    expect(beats.now?.text).toBe(gained);
    vi.advanceTimersByTime(2400);
    expect(beats.now?.text).toBe(gained);
    vi.advanceTimersByTime(100);
    expect(beats.now?.n).toBe(4);
  });

  test("of what my own deed brought stand a moment, the first of it", () => {
    const beats = new Beats();
    const mine = item(1, { fact: { is: "Said", seat: 0 }, text: "You send a buddy to row 1." });
    beats.play(captions([mine, item(2, { text: "The card is Continental driver." }), item(3, { text: LONG }), item(4, { text: LONG })], 0, false), 1);
    vi.advanceTimersByTime(2600);
    expect(beats.now?.n).toBe(2);
    vi.advanceTimersByTime(100);
    expect(beats.now?.n).toBe(3);
    vi.advanceTimersByTime(1500);
    expect(beats.now?.n).toBe(4);
  });

  test("come one after the other, and then nothing", () => {
    const beats = new Beats();
    beats.play([beat(1), beat(2)], 1);
    expect([beats.now?.n, beats.left]).toEqual([1, 1]);
    vi.advanceTimersByTime(700);
    expect([beats.now?.n, beats.left]).toEqual([2, 0]);
    vi.advanceTimersByTime(700);
    expect(beats.now).toBe(null);
  });

  test("that turned the game and went by in haste, or gave way, are known as missed", () => {
    const beats = new Beats();
    beats.play([{ ...beat(1), turns: true }, beat(2)], 1);
    expect(beats.missed).toBe(0);
    beats.play(Array.from({ length: 12 }, (_, at) => ({ ...beat(3 + at, LONG), turns: at === 7 })), 1);
    expect(beats.missed).toBe(10);
  });

  test("that only tell who did what are not missed, however fast", () => {
    const beats = new Beats();
    beats.play(Array.from({ length: 40 }, (_, at) => beat(at, LONG)), 1);
    expect(beats.missed).toBe(0);
  });

  test("are skipped by a press, all of them", () => {
    const beats = new Beats();
    beats.play([beat(1), beat(2), beat(3)], 1);
    beats.skip();
    vi.advanceTimersByTime(5000);
    expect([beats.now, beats.left]).toEqual([null, 0]);
  });

  test("of a long frame are told in haste, so that all is told soon", () => {
    const beats = new Beats();
    beats.play(Array.from({ length: 40 }, (_, at) => beat(at, LONG)), 1);
    expect([beats.now?.n, beats.left]).toEqual([0, 39]);
    vi.advanceTimersByTime(5100);
    expect(beats.now).toBe(null);
  });

  test("give way to what is new", () => {
    const beats = new Beats();
    beats.play(Array.from({ length: 5 }, (_, at) => beat(at, LONG)), 1);
    beats.play([beat(10, LONG, 3), beat(11, LONG, 3)], 1);
    const told = [];
    for (; beats.now; vi.advanceTimersToNextTimer()) told.push(beats.now.n);
    expect(told).toEqual([0, 10, 11]);
  });

  test("stand ready to be read aloud, the last of them, however soon they are skipped", () => {
    const beats = new Beats();
    beats.play(Array.from({ length: 6 }, (_, at) => beat(at, LONG)), 1);
    beats.skip();
    beats.play(Array.from({ length: 6 }, (_, at) => beat(6 + at, LONG, 3)), 1);
    expect(beats.told.map((one) => one.n)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe("at the end of a game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const deed = (n: number): LogItem => item(n, { batch: n, text: LONG, fact: { is: "Said", seat: 1 } });
  const over = [item(8, { batch: 8, text: "Oak escaped.", fact: { is: "End" } }), item(9, { batch: 8, text: "The game is over.", fact: { is: "ended" } })];

  test("what happened long before gives way, so that the end is not kept waiting", () => {
    const beats = new Beats();
    beats.play(captions([...Array.from({ length: 30 }, (_, at) => deed(at - 30)), deed(6), ...over], 0, false), 1);
    const told: (number | undefined)[] = [];
    const began = Date.now();
    while (beats.now) told.push(beats.now.n), vi.runOnlyPendingTimers();
    expect(told.slice(-3)).toEqual([-1, 6, 8]);
    expect([told.length > 3, Date.now() - began <= 10_000]).toEqual([true, true]);
  });

  test("the last deeds are told one after the other, and then the end", () => {
    const beats = new Beats();
    for (const n of [1, 2, 3, 4, 5]) beats.play(captions([deed(n)], 0, false), 1);
    const waited = beats.left;
    beats.play(captions([deed(6), ...over], 0, false), 1);
    const told: (number | undefined)[] = [];
    while (beats.now) told.push(beats.now.n), vi.runOnlyPendingTimers();
    expect(waited).toBeGreaterThan(0);
    expect(told).toEqual([1, ...Array.from({ length: waited }, (_, at) => 6 - waited + at), 6, 8]);
  });

  test("that it is over is left to the page, which says how", () => {
    expect(captions(over, 0, false).map((one) => [one.text, one.ends])).toEqual([["Oak escaped.", true]]);
  });

  test("what waits is known, so that the log does not run ahead of it", () => {
    const beats = new Beats();
    beats.play([beat(1), beat(4, LONG)], 1);
    expect([beats.now?.n, beats.next]).toEqual([1, 4]);
    beats.skip();
    expect(beats.next).toBe(Infinity);
  });
});
