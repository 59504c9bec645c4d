import { beforeEach, expect, test, vi } from "vitest";
import { holdToDo } from "./holding";

let page: EventTarget;
let node: EventTarget;
const act = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  node = new EventTarget();
  act.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal("window", Object.assign(page, { setTimeout }));
  return () => vi.useRealTimers();
});

function pointer(kind: string, button = 0): void {
  node.dispatchEvent(Object.assign(new Event(kind), { button }));
}
/** Whether a click gets through to the page. */
function isHeard(): boolean {
  const heard = vi.fn();
  page.addEventListener("click", heard, { once: true });
  page.dispatchEvent(new Event("click"));
  page.removeEventListener("click", heard);
  return heard.mock.calls.length > 0;
}

test("it is done after 600 ms, and not when let go before", () => {
  holdToDo(act)(node as HTMLElement);
  pointer("pointerdown");
  vi.advanceTimersByTime(500);
  pointer("pointerup");
  vi.advanceTimersByTime(500);
  expect(act).not.toHaveBeenCalled();
  pointer("pointerdown");
  vi.advanceTimersByTime(600);
  expect(act).toHaveBeenCalledTimes(1);
});

test("the other button of the mouse does nothing", () => {
  holdToDo(act)(node as HTMLElement);
  pointer("pointerdown", 2);
  vi.advanceTimersByTime(600);
  expect(act).not.toHaveBeenCalled();
});

test("letting go presses nothing, even where the next question already lies under the finger; the next press counts", () => {
  const away = holdToDo(act)(node as HTMLElement);
  pointer("pointerdown");
  vi.advanceTimersByTime(600);
  away();
  expect([isHeard(), isHeard()]).toEqual([false, true]);
});

test("who lets go beside it loses no later press", () => {
  holdToDo(act)(node as HTMLElement);
  pointer("pointerdown");
  vi.advanceTimersByTime(600);
  page.dispatchEvent(new Event("keydown"));
  expect(isHeard()).toBe(true);
});

test("what is taken from the page is not done", () => {
  const away = holdToDo(act)(node as HTMLElement);
  pointer("pointerdown");
  away();
  vi.advanceTimersByTime(600);
  expect(act).not.toHaveBeenCalled();
});
