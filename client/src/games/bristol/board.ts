// Written by scripts/wire-types from the Python types of the same names. Do not edit.

/** What everyone sees. */
export interface Board {
  road: number;
  carts: readonly Cart[];
  dice: readonly Die[];
  faces: readonly Face[];
  decks: readonly Deck[];
  played: readonly Played[];
  ghosts: readonly GhostCard[];
  fates: readonly Fate[];
  character: Spot | null;
  town: Spot;
  forecast: string;
  afterwards: string;
  begins: number | null;
  to_who_begins: string;
  last_round: string;
  over: boolean;
}

/** BR 2.1, 4.4. A cart on the road, its riders from front to back, and what the dice would do to it. */
export interface Cart {
  thing: string;
  cart: number;
  title: string;
  rank: string;
  order: number;
  space: number;
  riders: readonly Pawn[];
  free: number;
  gone: boolean;
  goes: number;
  reaches: number;
  mingles: boolean;
  leaves: boolean;
  forecast: string;
  why: string;
  stack: number;
  mingled: number;
  text: string;
}

/** BR 2.1. A player or a Ghost on a cart. */
export interface Pawn {
  thing: string;
  seat: number;
  name: string;
  ghost: boolean;
  asked: boolean;
  moved: boolean;
  symptoms: readonly number[];
  plagued: boolean | null;
  text: string;
}

/** BR 2.2, 7.2. */
export interface Die {
  thing: string;
  number: number;
  cart: number;
  rat: boolean;
  locked: boolean;
  text: string;
}

/** BR 9.4. What the Friar may set a die to. */
export interface Face {
  thing: string;
  cart: number;
  rat: boolean;
  text: string;
}

/** A face-down deck, or the bag of coins. */
export interface Deck {
  thing: string;
  icon: string;
  title: string;
  count: number;
  text: string;
}

/** BR 2.5. Remedies that lie face up, of one kind. */
export interface Played {
  title: string;
  count: number;
}

/** BR 13.6. One of a Ghost's two symptoms; its worth if all may see it. */
export interface GhostCard {
  thing: string;
  seat: number;
  worth: number | null;
  text: string;
}

/** BR 11.5. What became of one who is out of the game, or of anyone once it is over; and what was held, if all may see it. */
export interface Fate {
  seat: number;
  name: string;
  text: string;
  symptoms: readonly number[];
  plagued: boolean | null;
}

/** Something to touch that has a name and a sentence, and nothing more. */
export interface Spot {
  thing: string;
  title: string;
  text: string;
}

/** What this seat alone knows. */
export interface Yours {
  symptoms: readonly Symptom[];
  sum: number;
  plague_from: number;
  plagued: boolean;
  health: string;
  aim: string;
  remedies: readonly Remedy[];
  room: number;
  coins: readonly Coin[];
  glimpses: readonly Glimpse[];
  known: readonly string[];
}

/** BR 2.3. One of my symptoms, or one drawn to choose from. */
export interface Symptom {
  thing: string;
  worth: number;
  drawn: boolean;
  text: string;
}

/** BR 2.4. A card of my hand; drawn in this turn it cannot be played yet (BR 5.3). */
export interface Remedy {
  thing: string;
  halves: readonly Half[];
  drawn: boolean;
  text: string;
}

/** BR 8.1. One of the two remedies of a card. */
export interface Half {
  thing: string;
  icon: string;
  title: string;
  text: string;
}

/** BR 12.5. In my palm to give away, or mine for good. */
export interface Coin {
  title: string;
  text: string;
  given: boolean;
}

/** BR 13.6. A Ghost's card that I have looked at. */
export interface Glimpse {
  thing: string;
  worth: number;
}
