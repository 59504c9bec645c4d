/** Where a card stands that explains a thing: beside it, on the screen, and not on what one is about to press. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

/** Below, above, right or left of it, there at its head or at its foot: the first that covers least. */
export function placed(thing: Box, card: Size, screen: Size, keys: readonly Box[] = [], read: readonly Box[] = []): { left: number; top: number } {
  const left = within(thing.left, screen.width - card.width);
  const top = within(thing.top, screen.height - card.height);
  const foot = within(thing.bottom - card.height, screen.height - card.height);
  const right = within(thing.right + EDGE, screen.width - card.width), before = within(thing.left - EDGE - card.width, screen.width - card.width);
  const corners = [
    { left, top: within(thing.bottom + EDGE, screen.height - card.height) },
    { left, top: within(thing.top - EDGE - card.height, screen.height - card.height) },
    { left: right, top },
    { left: before, top },
    { left: right, top: foot },
    { left: before, top: foot },
  ];
  const all = (corner: { left: number; top: number }, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + covers(corner, card, box), 0);
  const covered = corners.map((corner) => covers(corner, card, thing) * MUCH + all(corner, keys) * MORE + all(corner, read));
  return corners[covered.indexOf(Math.min(...covered))] ?? { left, top };
}

/** To hide the thing itself is worse than to hide any key, and to hide a key than what one only reads. */
const MUCH = 1000;
const MORE = 10;

function within(wanted: number, most: number): number {
  return Math.max(EDGE, Math.min(wanted, most - EDGE));
}

function covers(corner: { left: number; top: number }, card: Size, box: Box): number {
  const wide = Math.min(corner.left + card.width, box.right) - Math.max(corner.left, box.left);
  const high = Math.min(corner.top + card.height, box.bottom) - Math.max(corner.top, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}
