import { expect, test } from "vitest";
import { drawer } from "./drawer.svelte";
import { kept } from "./kept.svelte";

test("a drawer is open while it is held, or as long as it is kept open", () => {
  drawer.shared = false;
  drawer.held = true;
  expect(drawer.isOpen).toBe(true);
  drawer.held = false;
  expect(drawer.isOpen).toBe(false);
  drawer.keep(true);
  expect([drawer.isOpen, kept.settings.keepDrawer]).toEqual([true, false]);
});

test("a drawer that is opened for a turn is shut after it, and nothing of it is kept", () => {
  drawer.keep(false);
  drawer.open();
  expect([drawer.isOpen, drawer.isForTurn, kept.settings.keepDrawer]).toEqual([true, true, false]);
  drawer.rest();
  expect([drawer.isOpen, drawer.isForTurn]).toEqual([false, false]);
  drawer.keep(true);
  expect([drawer.isOpen, drawer.isForTurn]).toEqual([true, false]);
});

test("a drawer that was folded away lies there whole when it is opened again", () => {
  for (const open of [() => drawer.open(), () => drawer.keep(true)]) {
    drawer.isFolded = true;
    open();
    expect([drawer.isOpen, drawer.isFolded]).toEqual([true, false]);
  }
  drawer.keep(false);
  drawer.rest();
});

test("who opens it for what is asked finds what lies in it, though orders were written there last", () => {
  drawer.order(true);
  expect([drawer.isOpen, drawer.isOrdering]).toEqual([true, true]);
  drawer.open();
  expect([drawer.isOpen, drawer.isOrdering]).toEqual([true, false]);
  for (const shut of [() => drawer.shut(), () => drawer.rest(), () => drawer.keep(false)]) {
    drawer.order(true);
    shut();
    expect(drawer.isOrdering).toBe(false);
  }
});

test("a folded drawer unfolds when all that answers lies in it, and only then", () => {
  const isCard = (thing: string): boolean => thing.startsWith("card");
  const [lay, go, pass] = [{ things: ["card:1", "cart:2"] }, { things: ["place:3"] }, { things: [] }];
  const questions: [{ things: string[] }[], boolean][] = [[[lay], false], [[lay, go], true], [[lay, pass], true], [[], true]];
  for (const [asked, folded] of questions) {
    drawer.isFolded = true;
    drawer.asked(asked, isCard);
    expect(drawer.isFolded).toBe(folded);
  }
  drawer.isFolded = false;
});

test("what was folded away by hand is folded again once that is answered; what was unfolded by hand stays so", () => {
  const isCard = (thing: string): boolean => thing.startsWith("card");
  const [lay, go] = [[{ things: ["card:1"] }], [{ things: ["place:3"] }]];
  const asked = (...questions: (typeof lay)[]): boolean => (questions.forEach((question) => drawer.asked(question, isCard)), drawer.isFolded);
  drawer.fold(true);
  expect([asked(lay), asked(lay), asked(go), asked(lay, []), asked(go)]).toEqual([false, false, true, true, true]);
  asked(lay);
  drawer.open();
  expect(asked(go)).toBe(false);
  drawer.keep(false);
  drawer.rest();
});

test("a drawer that is opened for a turn can be shut at once", () => {
  drawer.open();
  drawer.keep(!drawer.isKept);
  expect([drawer.isOpen, kept.settings.keepDrawer]).toEqual([false, false]);
});

test("what was kept open at one table is shut at the next, unless the settings say that it is open at this screen", () => {
  drawer.keep(true);
  drawer.rest();
  expect(drawer.isOpen).toBe(true);
  drawer.shut();
  expect(drawer.isOpen).toBe(false);
  kept.set("keepDrawer", true);
  drawer.shut();
  expect(drawer.isOpen).toBe(true);
  drawer.keep(false);
  expect([drawer.isOpen, kept.settings.keepDrawer]).toEqual([false, false]);
});

test("where several people share a screen it is not kept open when the screen changes hands, whatever this browser keeps", () => {
  kept.set("keepDrawer", true);
  drawer.shared = true;
  expect(drawer.isOpen).toBe(false);
  drawer.keep(true);
  expect(drawer.isOpen).toBe(true);
  drawer.shut();
  expect(drawer.isOpen).toBe(false);
  drawer.shared = false;
});
