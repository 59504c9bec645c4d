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
}

const SIZES = [48, 42, 37, 33, 29, 25, 21, 17];
const FULL = 42;
const MARGIN = 4;
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
function cells(district: number, name: string, size: number): readonly Spot[] {
  const outline = outlineOf(district), half = size / 2 - 2, label = labelOf(district), lines = nameLines(name);
  const ys = outline.map(({ y }) => y), xs = outline.map(({ x }) => x);
  const right = label.x + 16 + NAME_LETTER * Math.max(...lines.map((line) => line.length)), bottom = label.y + 5 + 14 * (lines.length - 1);
  const isFree = (x: number, y: number): boolean =>
    [[-half, -half], [half, -half], [-half, half], [half, half]].every(([dx = 0, dy = 0]) => isInside(outline, x + dx, y + dy)) &&
    !(x - half < right && x + half > label.x - 12 && y - half < bottom && y + half > label.y - 16);
  let best: Spot[] = [];
  for (let shift = 0; shift < size; shift += 5) {
    const found: Spot[] = [];
    for (let y = Math.min(...ys) + MARGIN + size / 2 + shift; y < Math.max(...ys); y += size) {
      let x = Math.min(...xs);
      const row: Spot[] = [];
      while (x < Math.max(...xs)) {
        if (isFree(x, y)) row.push({ x, y }), (x += size);
        else x += 3;
      }
      found.push(...row);
    }
    if (found.length > best.length) best = found;
  }
  return best;
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
  for (const size of SIZES) {
    const all = cells(district, name, size);
    if (all.length < many) continue;
    const heart = middleOf(all);
    const near = [...all].sort((one, other) => distance(one, heart) - distance(other, heart)).slice(0, many);
    return { spots: near.sort((one, other) => one.y - other.y || one.x - other.x), scale: Math.min(1, size / FULL) };
  }
  const heart = heartOf(district, name);
  return { spots: Array.from({ length: many }, (_, at) => ({ x: heart.x + 6 * at, y: heart.y })), scale: 0.4 };
}

/** The middle of where things may lie. */
export function heartOf(district: number, name: string): Spot {
  const all = cells(district, name, 29);
  return all.length ? middleOf(all) : labelOf(district);
}

const middleOf = (spots: readonly Spot[]): Spot => ({ x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length });
const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, (one.y - other.y) * 1.3);
