/** Where things lie in a district: cells inside its outline, beside its name, as large as their number allows. */
import { DRAWN, WIDTH } from "./outlines";

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Cells of one district: where, and how large the pieces on them are drawn. */
export interface Room {
  spots: readonly Spot[];
  scale: number;
  /** How large names are written, measured by the pieces; 0 if there is no room for them. */
  named: number;
  /** Too many to be touched here: each is a small mark, those that have no cell are counted on the last, and all are listed beside the map. */
  crowded: boolean;
}

type Size = readonly [number, number, number];

/** A map on which things are laid: as wide as it is drawn, or on a phone, where it is half as large, names of districts are left out and its margin is cut off. */
interface Sheet {
  /** Cells: width and height, and how large a piece is drawn on them. The last are the least that a finger finds. */
  sizes: readonly Size[];
  /** The same with a name below the piece, and how large that is written. */
  named: readonly (readonly [...Size, number])[];
  /** Sides of the cells for small marks. */
  small: readonly number[];
  margin: number;
  /** What a name and its number take away. */
  taken: (label: Spot, name: string) => Box;
}

/** Of a piece with all its marks; and of a small mark. */
export const CELL = [47, 44] as const;
const SMALL = 24;
/** Of a number, half its height. */
const ABOVE = 20;
const NAME_LETTER = 6.6;
const plain = (scales: readonly number[]): Sheet["sizes"] => scales.map((scale) => [CELL[0] * scale, CELL[1] * scale, scale]);

const WIDE: Sheet = {
  sizes: plain([1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64]),
  named: [[52, 54, 1, 12], [46, 54, 1, 12], [44, 50, 0.9, 11.5], [42, 45, 0.8, 11], [38, 40, 0.7, 11], [36, 36, 0.62, 10.5]],
  small: [24, 21, 18],
  margin: 0,
  taken: ({ x, y }, name) => {
    const lines = nameLines(name);
    return { left: x - 12, right: x + 16 + NAME_LETTER * Math.max(...lines.map((line) => line.length)), top: y - 16, bottom: y + 10 + 14 * (lines.length - 1) };
  },
};

const NARROW: Sheet = {
  sizes: plain([1.3, 1.22, 1.14, 1.06]),
  named: [[72, 76, 1.3, 18], [64, 68, 1.14, 18], [56, 61, 1.02, 18], [50, 58, 1.02, 18]],
  small: [27, 24, 21],
  margin: 32,
  taken: ({ x, y }) => ({ left: x - 15, right: x + 15, top: y - 20, bottom: y + 11 }),
};

const corners: readonly (readonly Spot[])[] = DRAWN.map(([, , outline]) => outline.split(" ").map((pair) => {
  const [x, y] = pair.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}));

export function outlineOf(district: number): readonly Spot[] {
  return corners[district - 1] ?? [];
}

export function pathOf(district: number): string {
  return `M${outlineOf(district).map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

export function labelOf(district: number): Spot {
  const drawn = DRAWN[district - 1];
  return { x: drawn?.[0] ?? 0, y: drawn?.[1] ?? 0 };
}

/** A name in one line or two, as the map has room for; a long word is broken where its catalogue lets it. */
export function nameLines(name: string): readonly string[] {
  const [head, tail] = name.split("\u00ad");
  if (tail) return [`${head}-`, tail];
  return name.length > 11 && name.includes(" ") ? name.split(" ") : [name];
}

export function isInside(outline: readonly Spot[], x: number, y: number): boolean {
  let inside = false;
  outline.forEach((one, at) => {
    const other = outline[(at + 1) % outline.length] ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

/** All the cells of this size that fit, row by row. */
function cells(sheet: Sheet, district: number, taken: readonly Box[], width: number, height: number): readonly Spot[] {
  const outline = outlineOf(district), half = width / 2 - 3, tall = height / 2 - 2;
  const ys = outline.map(({ y }) => y), xs = outline.map(({ x }) => x);
  const isFree = (x: number, y: number): boolean =>
    [[-half, -tall], [half, -tall], [-half, tall], [half, tall]].every(([dx = 0, dy = 0]) => isInside(outline, x + dx, y + dy)) &&
    x - half > sheet.margin && x + half < WIDTH - sheet.margin &&
    !taken.some((box) => x - half < box.right && x + half > box.left && y - tall < box.bottom && y + tall > box.top);
  let best: Spot[] = [];
  for (let shift = 0; shift < height; shift += 4) {
    const found: Spot[] = [];
    for (let y = Math.min(...ys) + height / 2 + shift; y < Math.max(...ys); y += height) {
      let next = Math.min(...xs);
      for (const [from, to] of runs(next, Math.max(...xs), (x) => isFree(x, y))) {
        const left = Math.max(from, next);
        if (left > to) continue;
        const many = Math.floor((to - left) / width) + 1, first = left + (to - left - (many - 1) * width) / 2;
        for (let at = 0; at < many; at++) found.push({ x: first + at * width, y });
        next = first + many * width;
      }
    }
    if (found.length > best.length) best = found;
  }
  return best;
}

/** From where to where it is free, along a line. */
function runs(least: number, most: number, isFree: (x: number) => boolean): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let x = least, inside = false; x <= most; x += 3) {
    const last = found.at(-1), free = isFree(x);
    if (free && inside && last) last[1] = x;
    else if (free) found.push([x, x]);
    inside = free;
  }
  return found;
}

const known = new Map<string, Room>();

/** So many cells of a district, those nearest to its middle; none of them where its name or its signs are. */
export function roomFor(district: number, name: string, many: number, narrow: boolean, signs: readonly Box[] = [], named = true): Room {
  const key = `${district} ${narrow ? "" : name} ${many} ${narrow} ${named} ${JSON.stringify(signs)}`, sheet = narrow ? NARROW : WIDE;
  const found = known.get(key) ?? makeRoom(sheet, district, [sheet.taken(labelOf(district), name), ...signs], many, named);
  known.set(key, found);
  return found;
}

function makeRoom(sheet: Sheet, district: number, taken: readonly Box[], many: number, isNamed: boolean): Room {
  for (const isFree of [(spot: Spot) => !isInArm(district, spot), () => true]) {
    for (const [width, height, scale, letters = 0] of isNamed ? sheet.named : sheet.sizes) {
      const all = cells(sheet, district, taken, width, height).filter(isFree), raised = letters * 0.42;
      if (all.length >= many) return { spots: nearest(district, all, many).map(({ x, y }) => ({ x, y: y - raised })), scale, named: letters / scale, crowded: false };
    }
  }
  const small = (around: readonly Box[]): { side: number; all: readonly Spot[] }[] => sheet.small.map((side) => ({ side, all: cells(sheet, district, around, side, side) }));
  const tries = small(taken);
  const { side, all } = tries.find((one) => one.all.length >= many) ?? tries.findLast((one) => one.all.length) ?? small(taken.slice(0, 1)).at(-1)!;
  return { spots: nearest(district, all, many), scale: side / SMALL, named: 0, crowded: true };
}

/** Above its number a district has only a narrow arm: what stands there seems to stand next door, so it comes last. */
const isInArm = (district: number, { y }: Spot): boolean => y < labelOf(district).y - ABOVE;

/** Those nearest to the middle, row by row. */
function nearest(district: number, all: readonly Spot[], many: number): readonly Spot[] {
  const body = all.filter((spot) => !isInArm(district, spot)), heart = middleOf(body.length ? body : all);
  const late = (spot: Spot): number => distance(spot, heart) + (isInArm(district, spot) ? WIDTH : 0);
  return [...all].sort((one, other) => late(one) - late(other)).slice(0, many).sort((one, other) => one.y - other.y || one.x - other.x);
}

const middleOf = (spots: readonly Spot[]): Spot => ({ x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length });
const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, (one.y - other.y) * 1.3);
