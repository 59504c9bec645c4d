/** What lies where on the map: every Event, Strain, token, piece and sign with its spot, so that a piece that goes is seen to go and nothing covers anything. */
import type { Board, Event, Known, Piece, Place, Step, Strain } from "./board";
import { roomFor, type Spot } from "./rooms";
import { boxesOf, layTags, type LaidTag, type Tag } from "./tags";
import { roundsAt, spotsOf, stopsOf, type Stop } from "./way";
import { words } from "./words";

export interface Lying<Item> extends Spot {
  item: Item;
  scale: number;
  /** There is room for names. */
  named: boolean;
  place: number;
}

export interface LaidOut {
  events: readonly Lying<Event>[];
  strains: readonly Lying<Strain>[];
  pieces: readonly Lying<Piece>[];
  blockade: Lying<null> | null;
  /** Where the Plague is, for eyes that may know, with the rounds. */
  lair: Lying<string> | null;
  /** By district. */
  tags: ReadonlyMap<number, readonly LaidTag[]>;
  /** Of the Plague's way, one for each stop. */
  spots: readonly Spot[];
  stops: readonly Stop[];
  /** Where so much lies that it is too small to be touched. */
  crowded: readonly Place[];
}

/** In each district its signs under its name, then the Event, pieces, what was laid there, and the Plague. */
export function laidOut(board: Board, thread: readonly Step[], known: ReadonlyMap<number, Known>, narrow: boolean): LaidOut {
  const events: Lying<Event>[] = [], strains: Lying<Strain>[] = [], pieces: Lying<Piece>[] = [], crowded: Place[] = [];
  const stops = stopsOf(thread), lairPlace = stops.at(-1)?.place ?? null;
  const tags = new Map<number, readonly LaidTag[]>(), inTown = new Map<number, Spot>();
  let blockade: LaidOut["blockade"] = null, lair: LaidOut["lair"] = null;
  for (const place of board.places.slice(1)) {
    const isLair = place.number === lairPlace;
    const title = known.get(place.number)?.title ?? place.strain?.title ?? "";
    const laid = layTags(place.number, place.name, tagsOf(place, title, isLair ? [] : stops, narrow), narrow);
    tags.set(place.number, laid);
    const bead = laid.find((tag) => tag.kind === "bead");
    if (bead) inTown.set(place.number, { x: bead.x + bead.width / 2, y: bead.y });
    const many = (isLair ? 1 : 0) + (place.event ? 1 : 0) + place.pieces.length + (place.strain ? 1 : 0) + (place.blockade ? 1 : 0);
    if (!many) continue;
    const room = roomFor(place.number, place.name, many, narrow, boxesOf(laid, narrow));
    if (room.crowded) crowded.push(place);
    let at = 0;
    const lie = <Item>(item: Item): Lying<Item> => ({ item, ...(room.spots[at++] ?? { x: 0, y: 0 }), scale: room.scale, named: room.named, place: place.number });
    if (place.event) events.push(lie(place.event));
    for (const piece of place.pieces) pieces.push(lie(piece));
    if (place.strain) strains.push(lie(place.strain));
    if (place.blockade) blockade = lie(null);
    if (isLair) inTown.set(place.number, (lair = lie(roundsAt(stops, place.number))));
  }
  const byNumber = pieces.sort((one, other) => one.item.number - other.item.number);
  const spots = spotsOf(stops, inTown), last = spots.at(-1);
  if (lairPlace === 0 && last) lair = { item: stops.at(-1)?.rounds ?? "", ...last, scale: 1, named: false, place: 0 };
  return { events, strains, pieces: byNumber, blockade, lair, tags, stops, spots, crowded };
}

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
