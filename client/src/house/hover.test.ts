import { beforeEach, expect, test, vi } from "vitest";
import { hover } from "./hover.svelte";

const WIDE = 1280;
const HIGH = 800;
const LINE = "Forty letters stand in a line of a card.".length;

let page: EventTarget;

beforeEach(() => {
  vi.stubGlobal("innerWidth", WIDE);
  vi.stubGlobal("innerHeight", HIGH);
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("window", Object.assign(page, { setTimeout }));
  hover.cancel();
  return () => vi.useRealTimers();
});

const thing = (left: number, top: number, height = 40): Element => ({ closest: () => null, getBoundingClientRect: () => ({ left, top, bottom: top + height, right: left + 40 }) }) as unknown as Element;
/** At most so high is a card: 300 px wide, in lines of 20 px. */
const height = (text: string): number => 24 + 20 * Math.ceil(text.length / LINE);

test("the card stands below its thing", () => {
  hover.show("A cart", thing(100, 200));
  expect([hover.text, hover.left, hover.top]).toEqual(["A cart", 100, 248]);
});

test("the card stays on the screen, wherever its thing is and however much it says", () => {
  for (const text of ["A cart", "word ".repeat(40), "word ".repeat(120)])
    for (const left of [-50, 0, 600, 1100, 1270])
      for (const top of [-20, 0, 300, 500, 700, 790]) {
        hover.show(text, thing(left, top));
        expect(hover.left).toBeGreaterThanOrEqual(0);
        expect(hover.left + 300).toBeLessThanOrEqual(WIDE);
        expect(hover.top).toBeGreaterThanOrEqual(0);
        expect(hover.top + height(text)).toBeLessThanOrEqual(HIGH);
      }
});

test("the card does not cover its thing where there is room above or below", () => {
  const text = "word ".repeat(60);
  for (const top of [0, 300, 500, 700, 760]) {
    hover.show(text, thing(100, top));
    expect(hover.top >= top + 40 || hover.top + height(text) <= top).toBe(true);
  }
});

test("on a narrow phone the card begins at the left edge", () => {
  vi.stubGlobal("innerWidth", 300);
  hover.show("A cart", thing(200, 100));
  expect(hover.left).toBe(8);
});

test("what says nothing shows no card", () => {
  hover.show("", thing(0, 0));
  expect(hover.text).toBe("");
});

test("a long press shows the card, a short one does not", () => {
  hover.later("A cart", thing(0, 0));
  vi.advanceTimersByTime(300);
  hover.cancel();
  vi.advanceTimersByTime(1000);
  expect(hover.text).toBe("");
  hover.later("A cart", thing(0, 0));
  vi.advanceTimersByTime(500);
  expect(hover.text).toBe("A cart");
});

test("letting go after a long press plays nothing; a short press counts", () => {
  const isHeard = (): boolean => {
    const heard = vi.fn();
    page.addEventListener("click", heard, { once: true });
    page.dispatchEvent(new Event("click"));
    page.removeEventListener("click", heard);
    return heard.mock.calls.length > 0;
  };
  hover.later("A card", thing(0, 0));
  hover.cancel();
  expect(isHeard()).toBe(true);
  hover.later("A card", thing(0, 0));
  vi.advanceTimersByTime(500);
  hover.cancel();
  expect([isHeard(), isHeard()]).toEqual([false, true]);
});

test("what is taken from the page takes its card with it, and no other's", () => {
  const gone = { ...thing(0, 0), isConnected: false } as Element;
  const still = { ...thing(0, 0), isConnected: true } as Element;
  hover.show("A cart", still);
  hover.gone(still);
  hover.gone(gone);
  expect(hover.text).toBe("A cart");
  hover.show("My secret card", gone);
  hover.gone(gone);
  expect(hover.text).toBe("");
});

const mouse = (type: "pointerenter" | "pointermove", clientX: number): MouseEvent => ({ type, clientX, clientY: 7 }) as MouseEvent;

test("what slides under a resting mouse shows its card when the mouse moves again, and not before", () => {
  const slides = thing(0, 0);
  hover.moved(mouse("pointermove", 20));
  hover.over("A cart", slides, mouse("pointerenter", 20));
  hover.over("A cart", slides, mouse("pointermove", 20));
  expect(hover.text).toBe("");
  hover.over("A cart", slides, mouse("pointermove", 21));
  expect(hover.text).toBe("A cart");
});

test("a page that opens under a resting mouse shows no card until the mouse moves", async () => {
  vi.resetModules();
  const opened = (await import("./hover.svelte")).hover;
  const there = thing(0, 0);
  opened.over("A seal", there, mouse("pointerenter", 20));
  expect(opened.text).toBe("");
  opened.over("A seal", there, mouse("pointermove", 21));
  expect(opened.text).toBe("A seal");
});

test("a mouse that goes to a thing asks for its card; put away, the card stays away while the mouse is there", () => {
  const there = thing(0, 0);
  hover.moved(mouse("pointermove", 90));
  hover.over("A cart", there, mouse("pointerenter", 30));
  expect(hover.text).toBe("A cart");
  hover.cancel();
  hover.moved(mouse("pointermove", 30));
  hover.over("A cart", there, mouse("pointermove", 31));
  expect(hover.text).toBe("");
});

test("a short tap on what is no key shows its card, and the next tap on it ends it; a key does what it does", () => {
  const tap = (on: Element): string => {
    hover.pressed();
    hover.later("A chart", on);
    vi.advanceTimersByTime(100);
    hover.lifted("A chart", on);
    hover.lifted("What it lies on", thing(0, 0));
    return hover.text;
  };
  const chart = thing(100, 200);
  expect([tap(chart), tap(chart), tap(chart)]).toEqual(["A chart", "", "A chart"]);
  const key = { closest: () => ({ ariaDisabled: null }), getBoundingClientRect: () => ({}) } as unknown as Element;
  expect(tap(key)).toBe("");
});

test("what is held keeps its card when the finger leaves it, until the next touch anywhere", () => {
  const held = thing(100, 200);
  hover.pressed();
  hover.later("A chart", held);
  vi.advanceTimersByTime(600);
  hover.lifted("A chart", held);
  expect(hover.text).toBe("A chart");
  hover.pressed();
  expect(hover.text).toBe("");
});

test("the card goes with what is scrolled, and stays where something else is, or what has the focus is brought into sight", () => {
  const chart = thing(100, 200);
  const view = { contains: (one: Node) => one === (chart as Node) } as unknown as Node;
  const focus = { activeElement: chart as Element | null };
  vi.stubGlobal("document", focus);
  hover.show("A chart", chart);
  hover.scrolled({ contains: () => false } as unknown as Node);
  hover.scrolled(view);
  expect(hover.text).toBe("A chart");
  focus.activeElement = null;
  hover.scrolled(view);
  expect(hover.text).toBe("");
});
