/** Where pieces find room on the map: beside their place, and as little as can be on anything else. */
import type { Place, Road } from "./board";
import { at, harbour, HEIGHT, label, radius, WIDTH, type Point } from "./geometry";

export interface Spot extends Point {
  seat: number;
}

/** Roads by their number, pieces by the thing of their place. */
export interface Room {
  counters: ReadonlyMap<number, Point>;
  sick: ReadonlyMap<string, Point>;
  builders: ReadonlyMap<string, readonly Spot[]>;
  camps: ReadonlyMap<string, readonly Spot[]>;
  doctors: readonly Spot[];
}

/** What is taken: its middle, its size, and how bad it is to lie on it. */
interface Box extends Point {
  width: number;
  height: number;
  weight: number;
}

export const MARK = 15;                        // a building's
const LETTER = 6.4;                            // of a name, on average
const COUNTER = 19;
const SICK = { width: 29, height: 18 };
const CAMP = { width: 23, height: 23 };
const PAWN = { width: 21, height: 28 };
const PAWN_FOOT = 6;                           // below its middle
const SHAPE_WEIGHT = 3;
const NAME_WEIGHT = 1.5;
const PIECE_WEIGHT = 2;
const LATER = 5;                               // what a less usual way costs, and what to stand further off
const FURTHER = 40;
const STEP = 11;
const APART = 1;
const ON_THE_EDGE = -4;                       // of its place: so it is seen whose it is
/** Ways from the middle of a place, the usual ones first: degrees, clockwise from the east. */
const FOR_SICK = [-40, 40, 0, -140, 140, 180, -90, -65, -115, -20, 20, 160, -160];
const FOR_BUILDERS = [180, 0, 210, 150, -30, 30, -90, 90];
const FOR_CAMPS = [30, 150, 0, 180, 60, 120, -30, -150, -90];
const FOR_DOCTORS = [-30, -150, 0, 180, -60, -120, -90, 30, 150, 60, 120, 90];
const ALONG = [0.5, 0.57, 0.43, 0.64, 0.36];
const ASIDE = [0, 6, -6, 11, -11];             // of a road's line

export function roomFor(places: readonly Place[], roads: readonly Road[]): Room {
  const taken = places.flatMap(printed);
  const counters = new Map(roads.flatMap((road, number) => (road.sick ? [[number, counter(road, places, taken)] as const] : [])));
  const sick = new Map(places.flatMap((place) => (place.sick ? [[place.thing, beside(place, SICK, FOR_SICK, taken, ON_THE_EDGE, [0])] as const] : [])));
  const builders = new Map(places.map((place) => [place.thing, column(place, taken)]));
  const camps = new Map(places.map((place) => [place.thing, place.camps.map((seat) => ({ seat, ...shifted(beside(place, CAMP, FOR_CAMPS, taken), -1.5, -2) }))]));
  const doctors = places.flatMap((place) => place.doctors.map((seat) => ({ seat, ...shifted(beside(place, PAWN, FOR_DOCTORS, taken), 0, PAWN_FOOT) })));
  return { counters, sick, builders, camps, doctors: doctors.sort((one, other) => one.seat - other.seat) };
}

/** The first of these ways, in which so much has room beside every Doctor and every camp; the usual one, if none has. */
export function clearOf({ doctors, camps }: Pick<Room, "doctors" | "camps">, ways: readonly Point[], size: { width: number; height: number }): Point {
  const pawns = doctors.map((doctor) => ({ ...shifted(doctor, 0, -PAWN_FOOT), ...PAWN, weight: PIECE_WEIGHT }));
  const stand = [...pawns, ...[...camps.values()].flat().map((camp) => ({ ...camp, ...CAMP, weight: PIECE_WEIGHT }))];
  return ways.find((way) => stand.every((piece) => !overlap({ ...way, ...size, weight: PIECE_WEIGHT }, piece))) ?? ways[0]!;
}

/** What does not give way: the place itself, its name and its harbour. */
function printed(place: Place): Box[] {
  const r = radius(place);
  const found: Box[] = [{ ...at(place), width: 2 * r, height: 2 * r, weight: SHAPE_WEIGHT }];
  if (place.size !== "capital") {
    const name = label(place);
    const width = place.name.length * LETTER;
    const x = name.anchor === "start" ? name.x + width / 2 : name.anchor === "end" ? name.x - width / 2 : name.x;
    found.push({ x, y: name.y - 4, width, height: 13, weight: NAME_WEIGHT });
  }
  if (place.harbour && !place.ruin) found.push({ ...harbour(place), width: 17, height: 17, weight: PIECE_WEIGHT });
  return found;
}

/** On the road, as near to its middle and its line as names and places let it. */
function counter(road: Road, places: readonly Place[], taken: Box[]): Point {
  const one = at(places[road.one]!);
  const other = at(places[road.other]!);
  const long = Math.hypot(other.x - one.x, other.y - one.y);
  const ways = ASIDE.flatMap((aside) =>
    ALONG.map((part) => ({
      x: one.x + (other.x - one.x) * part - ((other.y - one.y) * aside) / long,
      y: one.y + (other.y - one.y) * part + ((other.x - one.x) * aside) / long,
      width: COUNTER, height: COUNTER, weight: PIECE_WEIGHT,
    })),
  );
  return settled(ways, taken);
}

/** Whose buildings stand there, one below the other. */
function column(place: Place, taken: Box[]): Spot[] {
  const many = place.builders.length;
  if (!many) return [];
  const middle = beside(place, { width: MARK, height: MARK * many }, FOR_BUILDERS, taken);
  return place.builders.map((seat, number) => ({ seat, x: middle.x, y: middle.y + MARK * (number - (many - 1) / 2) }));
}

/** The best way to stand beside a place; it is taken from now on. */
function beside(place: Place, size: { width: number; height: number }, degrees: readonly number[], taken: Box[], gap = APART, rings = [0, 1]): Point {
  const middle = at(place);
  const ways = rings.flatMap((further) =>
    degrees.map((degree) => {
      const east = Math.cos((degree * Math.PI) / 180);
      const south = Math.sin((degree * Math.PI) / 180);
      const off = radius(place) + gap + (Math.abs(east) * size.width + Math.abs(south) * size.height) / 2 + STEP * further;
      return { x: middle.x + east * off, y: middle.y + south * off, ...size, weight: PIECE_WEIGHT };
    }),
  );
  return settled(ways, taken, degrees.length);
}

/** The way that lies on least; of equal ones the first. `many` ways are near, the others further off. */
function settled(ways: readonly Box[], taken: Box[], many = ways.length): Point {
  const costs = ways.map((way, number) => taken.reduce((sum, box) => sum + overlap(way, box) * box.weight, outside(way)) + LATER * (number % many) + (number < many ? 0 : FURTHER));
  const best = ways[costs.indexOf(Math.min(...costs))]!;
  taken.push(best);
  return { x: best.x, y: best.y };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.width, other.width, (one.width + other.width) / 2 - Math.abs(one.x - other.x));
  const height = Math.min(one.height, other.height, (one.height + other.height) / 2 - Math.abs(one.y - other.y));
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of it would be off the sheet. */
function outside(box: Box): number {
  return PIECE_WEIGHT * (box.width * box.height - overlap(box, { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH, height: HEIGHT, weight: 0 }));
}

const shifted = ({ x, y }: Point, east: number, south: number): Point => ({ x: x + east, y: y + south });
