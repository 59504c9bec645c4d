import { expect, test } from "vitest";
import { placed, type Box } from "./placing";

const SCREEN = { width: 1280, height: 800 };
const CARD = { width: 300, height: 100 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, right: left + width, bottom: top + height });

test("a card stands below its thing, and above it at the foot of the screen", () => {
  expect(placed(box(100, 200), CARD, SCREEN)).toEqual({ left: 100, top: 248 });
  expect(placed(box(100, 740), CARD, SCREEN)).toEqual({ left: 100, top: 632 });
});

test("of something as high as the screen it stands at the side", () => {
  expect(placed(box(100, 0, 200, 800), CARD, SCREEN)).toEqual({ left: 308, top: 8 });
  expect(placed(box(900, 0, 300, 800), CARD, SCREEN)).toEqual({ left: 592, top: 8 });
});

test("it does not lie on the keys, where there is room elsewhere", () => {
  const keys = box(0, 240, 1280, 200);
  expect(placed(box(100, 200), CARD, SCREEN, [keys])).toEqual({ left: 100, top: 92 });
  const foot = box(0, 500, 360, 140);
  expect(placed(box(300, 440, 40, 40), CARD, { width: 360, height: 640 }, [foot]).top).toBe(332);
});

test("of a board it stands at its foot beside it, if the drawer is open below, the question above and the moves at its head", () => {
  const board = box(224, 108, 716, 500), status = box(0, 44, 1280, 64), drawer = box(224, 610, 716, 190), moves = box(940, 108, 340, 300);
  expect(placed(board, CARD, SCREEN, [status, drawer, moves])).toEqual({ left: 948, top: 508 });
  expect(placed(board, CARD, SCREEN, [status, moves])).toEqual({ left: 224, top: 616 });
});

test("where it must cover something, that is rather what one reads than a key", () => {
  const phone = { width: 360, height: 640 }, map = box(0, 140, 360, 300), status = box(0, 40, 360, 77), keys = box(0, 516, 360, 76);
  expect(placed(map, CARD, phone, [keys], [status]).top).toBe(32);
  expect(placed(map, CARD, phone, [keys, status]).top).toBe(448);
});

test("wherever its thing is, it stays on the screen and beside it", () => {
  for (let left = -40; left < 1280; left += 60)
    for (let top = -40; top < 800; top += 60) {
      const thing = box(left, top);
      const found = placed(thing, CARD, SCREEN);
      expect(found.left >= 0 && found.left + 300 <= 1280 && found.top >= 0 && found.top + 100 <= 800).toBe(true);
      expect(found.top >= thing.bottom || found.top + 100 <= thing.top || found.left >= thing.right || found.left + 300 <= thing.left).toBe(true);
    }
});
