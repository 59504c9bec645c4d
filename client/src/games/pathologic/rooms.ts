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
/** How much higher a piece stands in its cell for the name below it, measured by its letters. */
const RAISED = 0.42;
const plain = (scales: readonly number[]): Sheet["sizes"] => scales.map((scale) => [CELL[0] * scale, CELL[1] * scale, scale]);

const WIDE: Sheet = {
  sizes: plain([1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64]),
  named: [[52, 54, 1, 12], [46, 54, 1, 12], [44, 50, 0.9, 11.5], [42, 45, 0.8, 11], [38, 40, 0.7, 11], [36, 36, 0.62, 10.5]],
  small: [30, 27, 24, 21, 18],
  margin: 0,
  taken: ({ x, y }, name) => {
    const lines = nameLines(name);
    return { left: x - 12, right: x + 16 + NAME_LETTER * Math.max(...lines.map((line) => line.length)), top: y - 16, bottom: y + 10 + 14 * (lines.length - 1) };
  },
};

const NARROW: Sheet = {
  sizes: plain([1.3, 1.22, 1.14, 1.06, 1.02]),
  named: [[72, 76, 1.3, 18], [64, 68, 1.14, 18], [56, 61, 1.02, 18], [50, 58, 1.02, 18]],
  small: [38, 33, 29, 27, 24, 21],
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

/** Whether a cell of this size may lie there: in the district, and on nothing that is written. */
function freeIn(sheet: Sheet, district: number, taken: readonly Box[], width: number, height: number): (x: number, y: number) => boolean {
  const outline = outlineOf(district), half = width / 2 - 3, tall = height / 2 - 2;
  return (x, y) =>
    [[-half, -tall], [half, -tall], [-half, tall], [half, tall]].every(([dx = 0, dy = 0]) => isInside(outline, x + dx, y + dy)) &&
    x - half > sheet.margin && x + half < WIDTH - sheet.margin &&
    !taken.some((box) => x - half < box.right && x + half > box.left && y - tall < box.bottom && y + tall > box.top);
}

/** All the cells of this size that fit, row by row. */
function cells(sheet: Sheet, district: number, taken: readonly Box[], width: number, height: number): readonly Spot[] {
  const outline = outlineOf(district), isFree = freeIn(sheet, district, taken, width, height);
  const ys = outline.map(({ y }) => y), xs = outline.map(({ x }) => x);
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

/** Into which corner things are put one after the other: across and down; the rows first, or the columns. */
const CORNERS = [[1, 1], [-1, 1], [1, -1], [-1, -1]].flatMap(([across = 1, down = 1]) => [[across, down, WIDTH], [across * WIDTH, down, 1]].map(([x = 1, y = 1, rows = 1]) => [x, y * rows] as const));
/** Between the spots that are tried; and how much two cells may overlap. */
const STEP = 4;
const GIVE = 2;

/** Where rows of equal cells leave no room: each thing takes what it needs, the large ones first; of all ways that fit, the one nearest to the middle. */
function packed(sheet: Sheet, district: number, taken: readonly Box[], sizes: readonly (readonly [number, number])[], isFree: (spot: Spot) => boolean): readonly Spot[] | null {
  if (sizes.reduce((sum, [width, height]) => sum + width * height, 0) > areaOf(district)) return null;
  const free = new Map<string, readonly Spot[]>(), keyOf = (at: number): string => `${sizes[at]}`;
  for (const [width, height] of sizes) if (!free.has(`${[width, height]}`)) free.set(`${[width, height]}`, freeSpots(sheet, district, taken, width, height).filter(isFree));
  const order = sizes.map((_, at) => at).sort((one, other) => sizes[other]![1] - sizes[one]![1] || one - other);
  const heart = middleOf(outlineOf(district)), far = (spots: readonly Spot[]): number => distance(middleOf(spots), heart);
  const ways = CORNERS.map(([across, down]) => {
    const left = new Map(free), spots: Spot[] = [];
    for (const at of order) {
      const fits = left.get(keyOf(at))!, [width, height] = sizes[at]!;
      if (!fits.length) return null;
      const put = (spots[at] = fits.reduce((first, spot) => (spot.x * across + spot.y * down < first.x * across + first.y * down ? spot : first)));
      for (const [key, some] of left) {
        const [wide = 0, tall = 0] = key.split(",").map(Number);
        left.set(key, some.filter(({ x, y }) => Math.abs(put.x - x) >= (width + wide) / 2 - GIVE || Math.abs(put.y - y) >= (height + tall) / 2 - GIVE));
      }
    }
    return spots;
  }).filter((spots) => spots !== null);
  return ways.sort((one, other) => far(one) - far(other))[0] ?? null;
}

function areaOf(district: number): number {
  const outline = outlineOf(district);
  return Math.abs(outline.reduce((sum, { x, y }, at) => sum + x * outline[(at + 1) % outline.length]!.y - y * outline[(at + 1) % outline.length]!.x, 0)) / 2;
}

function freeSpots(sheet: Sheet, district: number, taken: readonly Box[], width: number, height: number): readonly Spot[] {
  const outline = outlineOf(district), isFree = freeIn(sheet, district, taken, width, height), found: Spot[] = [];
  const ys = outline.map(({ y }) => y), xs = outline.map(({ x }) => x);
  for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) if (isFree(x, y)) found.push({ x, y });
  return found;
}

const known = new Map<string, Room>();

/** So many cells of a district, those nearest to its middle; none of them where its name or its signs are. By thing whether a name is written below it: all, if not said. */
export function roomFor(district: number, name: string, many: number, narrow: boolean, signs: readonly Box[] = [], named: readonly boolean[] = Array.from({ length: many }, () => true)): Room {
  const key = `${district} ${narrow ? "" : name} ${narrow} ${named} ${JSON.stringify(signs)}`, sheet = narrow ? NARROW : WIDE;
  const found = known.get(key) ?? makeRoom(sheet, district, [sheet.taken(labelOf(district), name), ...signs], named);
  known.set(key, found);
  return found;
}

function makeRoom(sheet: Sheet, district: number, taken: readonly Box[], named: readonly boolean[]): Room {
  const many = named.length, sizes: readonly (readonly [...Size, number?])[] = named.includes(true) ? sheet.named : sheet.sizes;
  const parts = [(spot: Spot) => !isInArm(district, spot), () => true];
  for (const isFree of parts) {
    for (const [width, height, scale, letters = 0] of sizes) {
      const all = cells(sheet, district, taken, width, height).filter(isFree), raised = letters * RAISED;
      if (all.length >= many) return { spots: nearest(district, all, many).map(({ x, y }) => ({ x, y: y - raised })), scale, named: letters / scale, crowded: false };
    }
  }
  for (const isFree of parts) {
    const pack = ([width, height, scale]: readonly [...Size, number?]): readonly Spot[] | null =>
      packed(sheet, district, taken, named.map((isNamed) => (isNamed ? [width, height] : [CELL[0] * scale, CELL[1] * scale])), isFree);
    if (!pack(sizes.at(-1)!)) continue;
    for (const size of sizes) {
      const spots = pack(size), [, , scale, letters = 0] = size;
      if (spots) return { spots: spots.map(({ x, y }, at) => ({ x, y: named[at] ? y - letters * RAISED : y })), scale, named: letters / scale, crowded: false };
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
