/** What lies where on the map: every Event, Strain, token, piece and sign with its spot, so that a piece that goes is seen to go and nothing covers anything. */
import type { Board, Event, Known, Piece, Place, Step, Strain } from "./board";
import { roomFor, type Spot } from "./rooms";
import { boxesOf, layTags, type LaidTag, type Tag } from "./tags";
import { roundsAt, spotsOf, stopsOf, type Stop } from "./way";
import { words } from "./words";

/** Of a district that has no room for all: how many are not shown. */
export type Item = { is: "lair"; rounds: string } | { is: "piece"; piece: Piece } | { is: "event"; event: Event } | { is: "strain"; strain: Strain } | { is: "blockade" } | { is: "more"; many: number };

export interface Lying extends Spot {
  item: Item;
  scale: number;
  /** How large its name is written, 0 if not. */
  named: number;
  /** One of too many: a mark that is looked at, not touched. */
  small: boolean;
  place: number;
}

export interface LaidOut {
  /** Where the Plague is, for eyes that may know, with the rounds; it lies over all the others. */
  lair: Lying | null;
  things: readonly Lying[];
  /** By district. */
  tags: ReadonlyMap<number, readonly LaidTag[]>;
  /** Of the Plague's way, one for each stop. */
  spots: readonly Spot[];
  stops: readonly Stop[];
  /** Where more lies than can be touched there. */
  crowded: readonly Place[];
}

/** In each district its signs under its name, then all that lies there. */
export function laidOut(board: Board, thread: readonly Step[], known: ReadonlyMap<number, Known>, narrow: boolean): LaidOut {
  const things: Lying[] = [], crowded: Place[] = [];
  const stops = stopsOf(thread), lairPlace = stops.at(-1)?.place ?? null;
  const tags = new Map<number, readonly LaidTag[]>(), inTown = new Map<number, Spot>();
  for (const place of board.places.slice(1)) {
    const isLair = place.number === lairPlace;
    const title = known.get(place.number)?.title ?? place.strain?.title ?? "";
    const laid = layTags(place.number, place.name, tagsOf(place, title, isLair ? [] : stops, narrow), narrow);
    tags.set(place.number, laid);
    const bead = laid.find((tag) => tag.kind === "bead");
    if (bead) inTown.set(place.number, { x: bead.x + bead.width / 2, y: bead.y });
    const items: Item[] = [...(isLair ? [{ is: "lair", rounds: roundsAt(stops, place.number) } as const] : []), ...itemsOf(place)];
    if (!items.length) continue;
    const room = roomFor(place.number, place.name, items.length, narrow, boxesOf(laid, narrow), items.map((item) => nameOf(item) !== ""));
    if (room.crowded) crowded.push(place);
    const { scale, named, crowded: small } = room;
    for (const [at, item] of counted(items, room.spots.length).entries()) things.push({ item, ...room.spots[at]!, scale, named, small, place: place.number });
  }
  let lair = things.find((thing) => thing.item.is === "lair") ?? null;
  if (lair) inTown.set(lair.place, lair);
  const spots = spotsOf(stops, inTown), last = spots.at(-1);
  if (lairPlace === 0 && last) lair = { item: { is: "lair", rounds: stops.at(-1)?.rounds ?? "" }, ...last, scale: 1, named: 0, small: false, place: 0 };
  return { lair, things: things.filter((thing) => thing.item.is !== "lair").sort((one, other) => layer(one) - layer(other)), tags, stops, spots, crowded };
}

/** Healers first: of a crowd the first are shown. */
export function itemsOf(place: Place): readonly Item[] {
  const isPiece = (healer: boolean): Item[] => place.pieces.filter((piece) => piece.healer === healer).map((piece) => ({ is: "piece", piece }));
  return [
    ...isPiece(true),
    ...(place.event ? [{ is: "event", event: place.event } as const] : []),
    ...(place.strain ? [{ is: "strain", strain: place.strain } as const] : []),
    ...(place.blockade ? [{ is: "blockade" } as const] : []),
    ...isPiece(false),
  ];
}

/** What is written beside it: Healers bear the letter of their seat. */
export const nameOf = (item: Item): string => (item.is === "blockade" ? words.say.blockade : item.is === "piece" && !item.piece.healer ? item.piece.short : "");

/** As many as have a spot; if that is not all, the last says how many more there are. */
function counted(items: readonly Item[], room: number): readonly Item[] {
  return items.length <= room ? items : [...items.slice(0, room - 1), { is: "more", many: items.length - room + 1 }];
}

/** What is touched with it; and what tells it from all others on the map. */
export const thingOf = (item: Item): string => (item.is === "piece" ? item.piece.thing : item.is === "event" ? item.event.thing : item.is === "strain" ? item.strain.thing : item.is);
export const keyOf = (item: Item, place: number): string => (item.is === "more" ? `more:${place}` : thingOf(item));

/** Pieces lie on cards and tokens, always in the same order, so that one that moves stays itself. */
const layer = ({ item, place }: Lying): number => (item.is === "piece" ? 100 + item.piece.number : place);

/** Signs of one round stand together, the latest first. */
function tagsOf(place: Place, title: string, stops: readonly Stop[], narrow: boolean): readonly Tag[] {
  const signs: readonly (readonly [string, number])[] = [["mask", place.seen], ["dead", place.died], ["strain", title ? 0 : (place.strain?.laid ?? 0)]];
  const rounds = [...new Set(signs.map(([, round]) => round))].filter(Boolean).sort((one, other) => other - one);
  const visits = roundsAt(stops, place.number);
  return [
    ...rounds.map((round): Tag => ({ kind: "sign", icons: signs.filter(([, when]) => when === round).map(([icon]) => icon), text: narrow ? `${round}` : words.say.round(round) })),
    ...(title && !narrow ? [{ kind: "title", icons: [], text: title } as const] : []),
    ...(place.curfew ? [{ kind: "sign", icons: ["gate"], text: narrow ? "" : words.say.curfew } as const] : []),
    ...(place.miasma ? [{ kind: "sign", icons: ["infection"], text: narrow ? "" : words.say.miasma } as const] : []),
    ...(visits ? [{ kind: "bead", icons: stops.some((stop) => stop.place === place.number && stop.killed) ? ["skull"] : [], text: visits } as const] : []),
  ];
}
