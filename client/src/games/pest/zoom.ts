/** How near one looks at the map: pixels a unit of the drawing, and what part of it is then in sight. */
import { HEIGHT, WIDTH, type Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

const MOST = 4;                                // times as near as the whole map
const USUAL_ON_A_PHONE = 1.3;
export const STEP = 1.4;
const ROUND_IT = 14;                           // so much of the drawing round a place is in sight with it

/** The whole map in sight. */
export const whole = (box: Size): number => Math.min(box.width / WIDTH, box.height / HEIGHT);

/** On a phone so near that names can be read. */
export const usual = (box: Size, isPhone: boolean): number => (isPhone ? Math.max(USUAL_ON_A_PHONE, whole(box)) : whole(box));

/** Never further off than the whole map. */
export const within = (scale: number, box: Size): number => Math.max(whole(box), Math.min(scale, MOST * Math.max(1, whole(box))));

/** What is scrolled: at least as large as its box. */
export const sheet = (scale: number, box: Size): Size => ({ width: Math.max(box.width, WIDTH * scale), height: Math.max(box.height, HEIGHT * scale) });

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
