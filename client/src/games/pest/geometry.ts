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
  "place:23": { x: 18.7, y: 17.4 },
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

/** Camps stand side by side at the right foot, or lower where the name is there. */
export function tent(place: Place, number: number): Point {
  const { x, y } = at(place);
  const r = radius(place);
  return LABELS[place.thing]?.anchor === "start" ? { x: x + 8 + 18 * number, y: y + r + 8 } : { x: x + r + 8 + 18 * number, y: y + 7 };
}

/** Where the sick are counted: on the right shoulder, or beside the place where its name stands above it. */
export function shoulder(place: Place): Point {
  const { x, y } = at(place);
  const r = radius(place);
  return (LABELS[place.thing]?.y ?? 0) < -10 ? { x: x + r + 9, y } : { x: x + r + 7.5, y: y - r + 1 };
}

export const WATERLINES = [
  "M598 280L598 269L601 258L604 246L607 234L607 222L605 210L601 199L594 189L588 179L582 168L576 158L571 147L565 136L557 126L549 117L539 109L528 101L518 94L507 87L497 79L487 71L476 64L464 58L452 54L439 50L426 47L413 43L400 39L388 35L375 31L362 28L349 25L335 23L322 22L308 21L294 21L280 21L267 21L253 24L240 28L228 33L216 39L204 45L192 50L180 54L167 57L154 61L142 66L130 73L120 80L111 88L101 97L91 104L81 112L70 119L60 127L52 136L46 147L41 158L38 170L34 181L29 191L23 201L16 212L9 222L4 233L2 245L3 257L5 268L8 280L9 291L9 303L9 314L8 326L9 338L13 349L18 360L24 370L30 381L36 391L41 402L46 413L51 424L58 434L67 443L78 450L90 457L102 463L113 469L124 476L134 483L144 490L155 497L167 503L179 508L191 513L203 518L215 522L228 527L241 531L254 533L267 535L281 536L294 535L308 535L321 535L335 535L349 535L362 533L376 531L389 528L402 524L414 521L427 517L441 514L454 510L467 505L478 499L489 491L498 483L507 474L516 465L526 457L536 449L547 442L558 434L567 425L573 414L577 403L580 391L583 380L587 369L591 358L595 347L599 336L602 325L602 314L600 302L599 291Z",
  "M606 280L606 269L609 257L612 245L615 233L615 220L613 209L608 197L602 186L595 176L589 165L583 154L578 143L571 132L564 122L555 113L545 104L534 97L523 89L513 81L502 73L492 66L480 59L468 53L455 48L442 44L429 40L416 37L403 33L390 29L377 24L363 21L350 18L336 16L322 15L308 15L294 14L280 14L266 15L252 17L238 21L226 27L213 33L201 38L189 44L176 48L163 51L150 55L137 60L126 67L115 75L105 83L96 92L86 100L75 107L64 115L54 123L45 133L39 143L34 155L31 167L27 178L22 189L15 199L8 210L1 221L-4 232L-6 244L-5 256L-3 268L-0 280L1 292L1 303L1 315L0 327L1 339L5 351L10 362L16 373L23 383L29 394L34 405L39 416L44 428L52 438L61 447L72 455L84 462L96 468L108 475L119 482L129 489L140 496L151 503L163 509L175 514L187 519L200 524L213 529L226 533L239 537L252 540L266 542L280 542L294 542L308 542L322 542L336 542L350 541L364 540L377 538L391 535L404 531L417 527L431 523L444 520L458 516L471 511L483 505L494 497L504 488L513 479L522 470L532 461L543 454L554 446L564 438L573 429L580 418L584 406L588 394L591 382L594 371L598 360L603 349L607 338L610 326L610 315L608 303L607 291Z",
];
export const COAST =
  "M587 280L588 269L590 258L594 247L596 236L597 224L595 213L591 202L585 192L578 182L572 172L567 162L562 151L556 141L549 131L541 123L531 115L521 108L510 101L500 93L491 86L481 78L470 72L459 66L447 62L434 58L421 55L409 52L397 48L385 44L373 40L360 36L347 34L334 32L321 31L308 30L295 30L281 30L268 30L255 33L242 36L230 42L219 48L208 53L196 58L184 62L172 65L159 69L147 74L137 80L127 87L118 95L109 103L99 110L89 118L78 125L69 132L61 141L55 152L51 162L47 174L44 184L39 194L33 204L26 214L19 224L15 235L13 246L14 258L16 269L18 280L20 291L20 302L19 313L19 325L20 336L23 347L28 357L34 367L40 377L46 387L50 398L55 408L60 419L67 429L76 437L86 444L97 451L109 457L120 463L130 469L140 476L150 483L161 489L172 495L183 500L195 505L207 509L218 514L231 518L243 522L256 525L269 526L282 527L295 527L308 526L321 526L334 526L347 526L360 525L373 523L386 520L398 516L411 512L423 509L436 505L449 502L461 497L473 492L483 484L492 476L500 467L509 458L518 451L529 443L539 436L549 429L558 420L564 410L568 399L571 387L573 376L577 366L581 355L585 345L589 334L591 324L591 313L590 302L588 291Z";
