/** Where the seats of a ring lie, mine at the bottom, and how cards go between them. Left is clockwise. */
export const WIDTH = 384;
export const HEIGHT = 392;
/** Room above and below for the word under a Doctor's name. */
export const MARGIN = 12;
export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
export const INNER = { x: 122, y: 119 };
const OUTER = { x: 152, y: 149 };
const TIP = { x: 115, y: 112 };

export interface Spot {
  x: number;
  y: number;
}

function on(circle: Spot, turns: number): Spot {
  const angle = 2 * Math.PI * turns;
  return { x: CENTRE.x - circle.x * Math.sin(angle), y: CENTRE.y + circle.y * Math.cos(angle) };
}

/** How far round the ring a seat is from the bottom, as a part of the whole. */
function turns(seat: number, me: number, seats: number): number {
  return (seat - me + seats) % seats / seats;
}

export function spot(seat: number, me: number, seats: number): Spot {
  return on(OUTER, turns(seat, me, seats));
}

/** A card's way, bent inwards and to its own left, so that two that cross do not lie on each other. */
export function way(giver: number, taker: number, me: number, seats: number): string {
  const from = on(TIP, turns(giver, me, seats));
  const to = on(TIP, turns(taker, me, seats));
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = {
    x: middle.x + (CENTRE.x - middle.x) * 0.3 + (to.y - from.y) * 0.13,
    y: middle.y + (CENTRE.y - middle.y) * 0.3 - (to.x - from.x) * 0.13,
  };
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** So many letters stand in one line beside a seat. */
const LONGEST = 11;

/** A name, whole: one that is long stands in two lines, parted between its words or in its middle. */
export function inLines(name: string): string[] {
  if (name.length <= LONGEST) return [name];
  const middle = Math.ceil(name.length / 2);
  const spaces = [...name].flatMap((letter, at) => (letter === " " ? [at] : []));
  const [space] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const isNear = space !== undefined && Math.max(space, name.length - space) <= LONGEST + 3;
  return isNear ? [name.slice(0, space), name.slice(space + 1)] : [`${name.slice(0, middle)}-`, name.slice(middle)];
}
