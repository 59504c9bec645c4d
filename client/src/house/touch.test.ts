import { beforeEach, expect, test, vi } from "vitest";
import { hover } from "./hover.svelte";
import { lights } from "./lights.svelte";
import { part, touch } from "./touch.svelte";

beforeEach(() => {
  lights.open = false;
  lights.send = () => {};
  lights.ask(
    [{ move: "roll", text: "", things: ["dice"] }],
    [
      { move: "whip", words: "Whip Ann", text: "You hold no Whip.", things: ["ann"], secret: true },
      { move: "push", words: "Push Ann", text: "She sits in front.", things: ["ann"] },
    ],
    "",
  );
});

function press(attributes: Record<string, unknown>, key: string, repeat = false): { stopped: boolean } {
  const event = { key, repeat, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  (attributes.onkeydown as (event: unknown) => void)(event);
  return { stopped: event.preventDefault.mock.calls.length > 0 };
}

test("what can be touched is a button with a name, in the order of the Tab key", () => {
  expect(touch("dice", "Six dice")).toMatchObject({ role: "button", tabindex: 0, "aria-label": "Six dice", "aria-disabled": false, "data-lit": "can" });
});

test("what cannot be touched is a picture with a name", () => {
  const attributes = touch("gate", "The gate");
  expect(attributes).toMatchObject({ role: "img", "aria-label": "The gate", "data-thing": "gate" });
  expect(attributes).not.toHaveProperty("tabindex");
});

test("what lies on a lit thing is no button, but pressed it is that thing", () => {
  const sent = vi.fn();
  lights.send = sent;
  for (const attributes of [touch("stain", "A stain", "", "dice"), part("dice")]) {
    expect(attributes).not.toHaveProperty("tabindex");
    (attributes.onclick as (event: unknown) => void)({ detail: 1 });
  }
  expect(sent).toHaveBeenCalledTimes(2);
  expect(part("gate")).toEqual({});
});

test("Enter and Space touch, and scroll nothing; other keys go on to the page", () => {
  const sent = vi.fn();
  lights.send = sent;
  expect(press(touch("dice", "Six dice"), "a").stopped).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  for (const key of ["Enter", " "]) expect(press(touch("dice", "Six dice"), key).stopped).toBe(true);
  expect(sent).toHaveBeenCalledTimes(2);
});

test("a key that is held touches once", () => {
  const sent = vi.fn();
  lights.send = sent;
  expect([press(touch("dice", "Six dice"), " ").stopped, press(touch("dice", "Six dice"), " ", true).stopped]).toEqual([true, true]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a greyed thing reads its reason aloud, a secret one only with the drawer open", () => {
  expect(touch("ann", "Ann")).toMatchObject({ "aria-disabled": true, "aria-label": "Ann. Push Ann: She sits in front." });
  lights.open = true;
  expect(touch("ann", "Ann")["aria-label"]).toBe("Ann. Whip Ann: You hold no Whip.");
});

test("a finger on a greyed thing is told why not, before what it is", () => {
  vi.stubGlobal("innerWidth", 360);
  vi.stubGlobal("innerHeight", 640);
  const focus = touch("ann", "Ann", "Ann, in front")["onfocus"] as (event: unknown) => void;
  focus({ currentTarget: { closest: () => null, getBoundingClientRect: () => ({ left: 0, top: 0, bottom: 20 }) } });
  expect(hover.text).toBe("Push Ann: She sits in front.\nAnn, in front");
  hover.cancel();
});

test("a mouse shows the hover card at once, a finger does not", () => {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 800);
  const enter = touch("dice", "Six dice", "Roll them all")["onpointerenter"] as (event: unknown) => void;
  const currentTarget = { closest: () => null, getBoundingClientRect: () => ({ left: 0, top: 0, bottom: 20 }) };
  enter({ pointerType: "touch", currentTarget });
  expect(hover.text).toBe("");
  hover.moved({ clientX: 1, clientY: 1 } as MouseEvent);
  enter({ type: "pointerenter", pointerType: "mouse", clientX: 5, clientY: 5, currentTarget });
  expect(hover.text).toBe("Roll them all");
});

test("who touches what is lit by finger needs no card, who comes to it by keys has it", () => {
  vi.stubGlobal("innerWidth", 360);
  vi.stubGlobal("innerHeight", 640);
  const focus = touch("dice", "Six dice", "Roll them all")["onfocus"] as (event: unknown) => void;
  const come = (byKeys: boolean) => focus({ currentTarget: { matches: () => byKeys, closest: () => null, getBoundingClientRect: () => ({ left: 0, top: 0, bottom: 20 }) } });
  hover.cancel();
  come(false);
  expect(hover.text).toBe("");
  come(true);
  expect(hover.text).toBe("Roll them all");
  hover.cancel();
});

test("what is taken back is told of no more", () => {
  lights.ask([{ move: "both", text: "", things: ["dice", "ann"] }, { move: "other", text: "", things: ["dice", "bob"] }], [], "");
  lights.pick("dice", "finger", "Six dice");
  expect([lights.about, lights.picked.length]).toEqual(["Six dice", 1]);
  lights.pick("dice", "finger", "Six dice");
  expect([lights.about, lights.picked.length]).toEqual(["", 0]);
});
