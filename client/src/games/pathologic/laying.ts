/** What lies where on the map: every Event, Strain, token and piece with its spot, so that a piece that goes is seen to go. */
import type { Board, Event, Piece, Place, Strain } from "./board";
import { roomFor, type Spot } from "./rooms";

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
  /** Where the Plague was last seen, if it need not be there any more. */
  sighting: Lying<number> | null;
  /** Where it is, for eyes that may know. */
  lair: Lying<null> | null;
  /** Where so much lies that it is too small to be touched. */
  crowded: readonly Place[];
}

/** In each district the Event first, then pieces, then what was laid there. */
export function laidOut(board: Board, lairPlace: number | null, narrow: boolean): LaidOut {
  const events: Lying<Event>[] = [], strains: Lying<Strain>[] = [], pieces: Lying<Piece>[] = [];
  const crowded: Place[] = [];
  let blockade: LaidOut["blockade"] = null, sighting: LaidOut["sighting"] = null, lair: LaidOut["lair"] = null;
  const latest = Math.max(...board.places.map((place) => place.seen)), isKnown = board.places.filter((place) => place.suspected === "here").length === 1;
  for (const place of board.places.slice(1)) {
    const seen = !isKnown && latest > 0 && place.seen === latest;
    const many = (seen ? 1 : 0) + (place.number === lairPlace ? 1 : 0) + (place.event ? 1 : 0) + place.pieces.length + (place.strain ? 1 : 0) + (place.blockade ? 1 : 0);
    if (!many) continue;
    const room = roomFor(place.number, place.name, many, narrow);
    if (room.crowded) crowded.push(place);
    let at = 0;
    const lie = <Item>(item: Item): Lying<Item> => ({ item, ...(room.spots[at++] ?? { x: 0, y: 0 }), scale: room.scale, named: room.named, place: place.number });
    if (place.event) events.push(lie(place.event));
    for (const piece of place.pieces) pieces.push(lie(piece));
    if (place.strain) strains.push(lie(place.strain));
    if (place.blockade) blockade = lie(null);
    if (place.number === lairPlace) lair = lie(null);
    if (seen) sighting = lie(place.seen);
  }
  const byNumber = pieces.sort((one, other) => one.item.number - other.item.number);
  return { events, strains, pieces: byNumber, blockade, sighting, lair, crowded };
}
