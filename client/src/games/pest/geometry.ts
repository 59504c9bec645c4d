/** The shape of the empire: where a step of the map lies on the sheet, its coast, and where names find room. */
import type { Place } from "./board";

export const WIDTH = 616;
export const HEIGHT = 540;
const MIDDLE = { x: 308, y: 280 };
const STEP = { east: 62, north: -52.6 };

export interface Point {
  x: number;
  y: number;
}

export const at = (place: Place): Point => ({ x: MIDDLE.x + STEP.east * place.east, y: MIDDLE.y + STEP.north * place.north });

const RADII: Record<string, number> = { village: 11, town: 12.5, city: 15.5, capital: 24 };
export const radius = (place: Place): number => RADII[place.size] ?? 11;

/** A city has eight corners. */
export function octagon({ x, y }: Point, r: number): string {
  const a = r * 1.054;
  const b = r * 0.437;
  return `M${x + a} ${y + b}L${x + b} ${y + a}L${x - b} ${y + a}L${x - a} ${y + b}L${x - a} ${y - b}L${x - b} ${y - a}L${x + b} ${y - a}L${x + a} ${y - b}Z`;
}

/** A harbour lies towards the sea; in some places a name or a road is in the way. */
const HARBOURS: Record<string, Point> = {
  "place:5": { x: -19, y: -16 },
  "place:12": { x: 25, y: 4 },
  "place:23": { x: 26, y: 4 },
  "place:24": { x: 13, y: 20.2 },
  "place:30": { x: -25.5, y: 0 },
};
export function harbour(place: Place): Point {
  const { x, y } = at(place);
  const aside = HARBOURS[place.thing];
  if (aside) return { x: x + aside.x, y: y + aside.y };
  const far = Math.hypot(x - MIDDLE.x, y - MIDDLE.y) || 1;
  const out = (radius(place) + 13) / far;
  return { x: x + (x - MIDDLE.x) * out, y: y + (y - MIDDLE.y) * out };
}

export interface Label extends Point {
  anchor: "start" | "middle" | "end";
}

/** Names stand below their place, but where something else stands there. */
const LABELS: Record<string, Label> = {
  "place:0": { x: 18, y: 4, anchor: "start" },
  "place:1": { x: -20, y: 17, anchor: "end" },
  "place:18": { x: 20, y: -2, anchor: "start" },
  "place:19": { x: -6, y: 32, anchor: "middle" },
  "place:24": { x: 0, y: -23, anchor: "middle" },
  "place:25": { x: 0, y: -27.5, anchor: "middle" },
  "place:27": { x: -20, y: -2, anchor: "end" },
  "place:34": { x: 0, y: -20.5, anchor: "middle" },
  "place:35": { x: 0, y: -16, anchor: "middle" },
};
export function label(place: Place): Label {
  const { x, y } = at(place);
  const moved = LABELS[place.thing] ?? { x: 0, y: radius(place) + 14, anchor: "middle" };
  return { x: x + moved.x, y: y + moved.y, anchor: moved.anchor };
}

/** Lines in the water, so far from the coast. */
export const SHALLOWS = [19, 11];
export const COAST =
  "M587 280L588 269L590 258L594 247L596 236L597 224L595 213L591 202L585 192L578 182L572 172L567 162L562 151L556 141L549 131L541 123L531 115L521 108L510 101L500 93L491 86L481 78L470 72L459 66L447 62L434 58L421 55L409 52L397 48L385 44L373 40L360 36L347 34L334 32L321 31L308 30L295 30L281 30L268 30L255 33L242 36L230 42L219 48L208 53L196 58L184 62L172 65L159 69L147 74L137 80L127 87L118 95L109 103L99 110L89 118L78 125L69 132L61 141L55 152L51 162L47 174L44 184L39 194L33 204L26 214L19 224L15 235L13 246L14 258L16 269L18 280L20 291L20 302L19 313L19 325L20 336L23 347L28 357L34 367L40 377L46 387L50 398L55 408L60 419L67 429L76 437L86 444L97 451L109 457L120 463L130 469L140 476L150 483L161 489L172 495L183 500L195 505L207 509L218 514L231 518L243 522L256 525L269 526L282 527L295 527L308 526L321 526L334 526L347 526L360 525L373 523L386 520L398 516L411 512L423 509L436 505L449 502L461 497L473 492L483 484L492 476L500 467L509 458L518 451L529 443L539 436L549 429L558 420L564 410L568 399L571 387L573 376L577 366L581 355L585 345L589 334L591 324L591 313L590 302L588 291Z";
