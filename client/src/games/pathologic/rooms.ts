/** Where things lie in a district: cells inside its outline, beside its name, as large as their number allows. */
import { DRAWN } from "./outlines";

export interface Spot {
  x: number;
  y: number;
}

/** Cells of one district: where, and how large the pieces on them are drawn. */
export interface Room {
  spots: readonly Spot[];
  scale: number;
  /** There is room for names. */
  named: boolean;
}

/** Cells: width and height, how large a piece is drawn on them, and how far above the middle. */
const SIZES: readonly (readonly [number, number, number, number])[] = [
  [52, 54, 1, 5], [46, 54, 1, 5], [42, 42, 1, 0], [38, 40, 0.95, 0], [34, 35, 0.84, 0], [29, 30, 0.72, 0], [25, 26, 0.62, 0], [21, 22, 0.52, 0], [17, 18, 0.42, 0],
];
const NAME_LETTER = 6.6;

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

/** A name in one line or two, as the map has room for. */
export function nameLines(name: string): readonly string[] {
  return name.length > 11 && name.includes(" ") ? name.split(" ") : [name];
}

function isInside(outline: readonly Spot[], x: number, y: number): boolean {
  let inside = false;
  outline.forEach((one, at) => {
    const other = outline[(at + 1) % outline.length] ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

/** All the cells of this size that fit, row by row. */
function cells(district: number, name: string, width: number, height: number): readonly Spot[] {
  const outline = outlineOf(district), half = width / 2 - 3, tall = height / 2 - 2, label = labelOf(district), lines = nameLines(name);
  const ys = outline.map(({ y }) => y), xs = outline.map(({ x }) => x);
  const right = label.x + 16 + NAME_LETTER * Math.max(...lines.map((line) => line.length)), bottom = label.y + 5 + 14 * (lines.length - 1);
  const isFree = (x: number, y: number): boolean =>
    [[-half, -tall], [half, -tall], [-half, tall], [half, tall]].every(([dx = 0, dy = 0]) => isInside(outline, x + dx, y + dy)) &&
    !(x - half < right && x + half > label.x - 12 && y - tall < bottom && y + tall > label.y - 16);
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

/** So many cells of a district, those nearest to its middle. */
export function roomFor(district: number, name: string, many: number): Room {
  const key = `${district} ${name} ${many}`;
  const found = known.get(key) ?? makeRoom(district, name, many);
  known.set(key, found);
  return found;
}

function makeRoom(district: number, name: string, many: number): Room {
  for (const [width, height, scale, raised] of SIZES) {
    const all = cells(district, name, width, height);
    if (all.length < many) continue;
    const heart = middleOf(all);
    const near = [...all].sort((one, other) => distance(one, heart) - distance(other, heart)).slice(0, many);
    const spots = near.sort((one, other) => one.y - other.y || one.x - other.x).map(({ x, y }) => ({ x, y: y - raised }));
    return { spots, scale, named: raised > 0 };
  }
  const heart = labelOf(district);
  return { spots: Array.from({ length: many }, (_, at) => ({ x: heart.x + 6 * at, y: heart.y })), scale: 0.4, named: false };
}

/** Where one thing more lies with most room around it. */
export function emptiest(district: number, name: string, taken: readonly Spot[]): Spot {
  const all = corners[district - 1] ? fineCells(district, name) : [];
  const room = (spot: Spot): number => Math.min(40, ...taken.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)));
  const heart = all.length ? middleOf(all) : labelOf(district);
  return [...all].sort((one, other) => room(other) - room(one) || distance(one, heart) - distance(other, heart))[0] ?? heart;
}

const fine = new Map<number, readonly Spot[]>();

/** Many spots that a bead may lie on. */
function fineCells(district: number, name: string): readonly Spot[] {
  const found = fine.get(district) ?? [...cells(district, name, 34, 22), ...cells(district, name, 38, 28)];
  fine.set(district, found);
  return found;
}

const middleOf = (spots: readonly Spot[]): Spot => ({ x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length });
const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, (one.y - other.y) * 1.3);
