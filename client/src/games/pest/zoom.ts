/** How near one looks at the map: pixels a unit of the drawing, and what part of it is then in sight. */
import { HEIGHT, WIDTH, type Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

const MOST = 4;                                // times as near as the whole map
const USUAL_ON_A_PHONE = 1.3;
export const STEP = 1.4;
export const ROUND_IT = 14;                           // so much of the drawing round a place is in sight with it
const SEA = 52;                                // pixels beyond the drawing, where it is drawn nearer: so a place at its edge comes out from under a key
const STRIDE = 8;                              // pixels from one way to lay the sheet to the next

/** The whole map in sight. */
export const whole = (box: Size): number => Math.min(box.width / WIDTH, box.height / HEIGHT);

/** On a phone so near that names can be read. */
export const usual = (box: Size, isPhone: boolean): number => (isPhone ? Math.max(USUAL_ON_A_PHONE, whole(box)) : whole(box));

/** Never further off than the whole map. */
export const within = (scale: number, box: Size): number => Math.max(whole(box), Math.min(scale, MOST * Math.max(1, whole(box))));

/** Nearer than the whole map. */
export const isNear = (scale: number, box: Size): boolean => scale > whole(box) * 1.01;

/** How much of the sea round the drawing belongs to the sheet, in pixels. */
export const sea = (scale: number, box: Size): number => (isNear(scale, box) ? SEA : 0);

/** What is scrolled: at least as large as its box. */
export function sheet(scale: number, box: Size): Size {
  const round = 2 * sea(scale, box);
  return { width: Math.max(box.width, WIDTH * scale + round), height: Math.max(box.height, HEIGHT * scale + round) };
}

/** Where a point of the drawing lies on the sheet; the drawing stands in its middle. */
export function onSheet({ x, y }: Point, scale: number, box: Size): Point {
  const { width, height } = sheet(scale, box);
  return { x: (width - WIDTH * scale) / 2 + x * scale, y: (height - HEIGHT * scale) / 2 + y * scale };
}

/** And back. */
export function onMap({ x, y }: Point, scale: number, box: Size): Point {
  const { width, height } = sheet(scale, box);
  return { x: (x - (width - WIDTH * scale) / 2) / scale, y: (y - (height - HEIGHT * scale) / 2) / scale };
}

/** The middle of them all; of none that of the empire. */
export function amid(points: readonly Point[]): Point {
  const middle = (of: readonly number[], instead: number): number => (of.length ? (Math.min(...of) + Math.max(...of)) / 2 : instead);
  return { x: middle(points.map((point) => point.x), WIDTH / 2), y: middle(points.map((point) => point.y), HEIGHT / 2) };
}

/** Where to look so that one of these is in sight: the nearest, unless one is. */
export function nextInSight(points: readonly Point[], crop: Point & Size): Point | null {
  const beyond = ({ x, y }: Point): number => Math.max(Math.abs(x - crop.x - crop.width / 2) - crop.width / 2, Math.abs(y - crop.y - crop.height / 2) - crop.height / 2);
  const [nearest] = [...points].sort((one, other) => beyond(one) - beyond(other));
  return nearest && beyond(nearest) > -ROUND_IT ? nearest : null;
}

/** What lies over the map, in pixels of its box: keys, the small map, who is in the Capital. */
export interface Cover {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How to lay the sheet so that as many of these points of it as can be are in sight, and under no cover; of equal ways the shortest. What stays is in sight in any case. */
export function clearest(points: readonly Point[], stays: Point, from: Point, sheet: Size, box: Size, covers: readonly Cover[], round: number): Point {
  const isIn = ({ x, y }: Point, { left, top, right, bottom }: Cover, by: number): boolean => x > left - by && x < right + by && y > top - by && y < bottom + by;
  const all = { left: 0, top: 0, right: box.width, bottom: box.height };
  const under = (point: Point, way: Point): Point => ({ x: point.x - way.x, y: point.y - way.y });
  const clear = (way: Point): number => points.map((point) => under(point, way)).filter((point) => isIn(point, all, -round) && !covers.some((cover) => isIn(point, cover, round))).length;
  if (clear(from) === points.length) return from;
  const far = (way: Point): number => Math.hypot(way.x - from.x, way.y - from.y);
  const ways = strides(sheet.width - box.width).flatMap((x) => strides(sheet.height - box.height).map((y) => ({ x, y }))).filter((way) => isIn(under(stays, way), all, -round));
  const [best] = ways.map((way) => ({ way, clear: clear(way) })).sort((one, other) => other.clear - one.clear || far(one.way) - far(other.way));
  return best?.way ?? from;
}

const strides = (most: number): number[] => Array.from({ length: Math.max(0, Math.floor(most / STRIDE)) + 1 }, (_, at) => at * STRIDE);
