import { beforeEach, expect, test, vi } from "vitest";
import { AGAIN, COMING, Pressing } from "./pressing";

const SOON = 120;
let pressing: Pressing;
let now = 1000;

beforeEach(() => {
  pressing = new Pressing();
});

/** What a press lands on: all that it or what it lies in answers to. */
function key(...answers: string[]): Element {
  const found: Element = { closest: (wanted: string) => (answers.some((one) => wanted.split(", ").includes(one)) ? found : null) } as unknown as Element;
  return found;
}
function isHeard(target: Element, count: number, { after = SOON, x = 0, pointerType = "mouse" } = {}): boolean {
  now += after;
  const stop = vi.fn();
  pressing.clicked({ target, detail: count, timeStamp: now, clientX: x, clientY: 0, pointerType, preventDefault: vi.fn(), stopImmediatePropagation: stop } as unknown as MouseEvent);
  return stop.mock.calls.length === 0;
}
const isPrevented = (target: Element, name: string, repeat: boolean): boolean => {
  const prevent = vi.fn();
  pressing.held({ target, key: name, repeat, preventDefault: prevent } as unknown as KeyboardEvent);
  return prevent.mock.calls.length > 0;
};

test("the second press of a double click does nothing, neither on the same key nor on what has taken its place", () => {
  const row = key("button");
  expect([isHeard(row, 1), isHeard(row, 2)]).toEqual([true, false]);
  expect([isHeard(row, 1, { after: AGAIN }), isHeard(key("button", "[data-again]"), 2)]).toEqual([true, false]);
});

test("who presses again after a while is heard, however the mouse counts", () => {
  const row = key("button");
  expect([isHeard(row, 1), isHeard(row, 2, { after: AGAIN })]).toEqual([true, true]);
  expect([isHeard(row, 3), isHeard(row, 4, { after: AGAIN - SOON })]).toEqual([false, true]);
});

test("what may be pressed often is heard each time, once the first press was on it", () => {
  const undo = key("button", "[data-again]");
  expect([isHeard(undo, 1), isHeard(undo, 2), isHeard(undo, 3)]).toEqual([true, true, true]);
});

test("a finger that taps twice on one spot is heard once, elsewhere at once", () => {
  const row = key("button");
  const finger = { pointerType: "touch" };
  expect([isHeard(row, 1, finger), isHeard(row, 1, { ...finger, x: 6 }), isHeard(row, 1, { ...finger, x: 80 })]).toEqual([true, false, true]);
});

test("keys and screen readers do not double-click; a box is ticked as often as one likes", () => {
  expect([isHeard(key("button"), 0), isHeard(key("button"), 0)]).toEqual([true, true]);
  expect([isHeard(key("label"), 1), isHeard(key("label"), 2)]).toEqual([true, true]);
});

test("a key of the keyboard that is not let go presses once", () => {
  const [row, undo] = [false, true].map((often) => ({ closest: () => ({ matches: () => often }) }) as unknown as Element) as [Element, Element];
  const words = { closest: () => null } as unknown as Element;
  expect([isPrevented(undo, "Enter", true), isPrevented(row, "Enter", false), isPrevented(row, "Enter", true), isPrevented(row, " ", true), isPrevented(row, "a", true), isPrevented(words, "Enter", true)]).toEqual([false, false, true, true, false, false]);
});

function isStruck(name: string, { after = SOON, target = key("button"), repeat = false } = {}): boolean {
  now += after;
  const stop = vi.fn();
  pressing.struck({ target, key: name, repeat, timeStamp: now, stopImmediatePropagation: stop } as unknown as KeyboardEvent);
  return stop.mock.calls.length === 0;
}

test("keys that have just come take no touch; a mouse has seen them, and what was there from the first is pressed at once", () => {
  const came = (at: number): Element => ({ closest: (wanted: string) => (wanted === "[data-came]" ? { dataset: { came: String(at) } } : null) }) as unknown as Element;
  const finger = { after: AGAIN, pointerType: "touch" };
  expect([isHeard(came(now), 1, finger), isHeard(came(now), 1, { ...finger, after: COMING }), isHeard(key("button"), 1, finger), isHeard(came(now), 1, { after: AGAIN })]).toEqual([false, true, true, true]);
});

test("a number struck twice is heard once, another number and a later press at once", () => {
  expect([isStruck("4"), isStruck("4"), isStruck("4"), isStruck("1"), isStruck("4")]).toEqual([true, false, false, true, true]);
  expect([isStruck("4"), isStruck("4", { after: AGAIN - SOON })]).toEqual([false, true]);
});

test("nor is what ends the turn struck twice by accident", () => {
  expect([isStruck("e"), isStruck("e"), isStruck("e", { after: AGAIN })]).toEqual([true, false, true]);
});

test("who writes a number writes it as often as it takes; other letters and arrows choose nothing", () => {
  const field = key("input");
  expect([isStruck("4", { target: field }), isStruck("4", { target: field })]).toEqual([true, true]);
  expect([isStruck("u"), isStruck("u"), isStruck("ArrowLeft"), isStruck("ArrowLeft")]).toEqual([true, true, true, true]);
});
