// Written by scripts/wire-types from the Python types of the same names. Do not edit.

/** PE 3.14. All that lies open. */
export interface Board {
  title: string;
  round: string;
  when: string;
  order: readonly number[];
  years: readonly YearCard[];
  decrees: readonly Decree[];
  places: readonly Place[];
  roads: readonly Road[];
  capital: CapitalBoard;
  market: Market;
  track: Track;
  houses: readonly PlayerBoard[];
  forecasts: readonly Forecast[];
  over: boolean;
}

/** PE 6.1, 8.1. The Pest or the Aid card of this Year. */
export interface YearCard {
  icon: string;
  title: string;
  short: string;
  text: string;
}

/** PE 19, 23. */
export interface Decree {
  era: string;
  name: string;
  agenda: string;
  imperative: string;
  now: boolean;
  over: boolean;
  worth: readonly number[];
  levels: readonly number[];
  influence: readonly number[];
  renown: readonly number[];
  least: number;
  sick: readonly number[];
}

/** PE 2.1, 2.5 to 2.7. A location, or the Capital; east and north of the middle, in steps of the map. */
export interface Place {
  thing: string;
  name: string;
  size: string;
  icon: string;
  east: number;
  north: number;
  sick: number;
  ruin: boolean;
  danger: boolean;
  harbour: string;
  builders: readonly number[];
  doctors: readonly number[];
  camps: readonly number[];
  text: string;
}

/** PE 2.3, 2.4. */
export interface Road {
  one: number;
  other: number;
  colour: string;
  sick: number;
  text: string;
}

/** PE 2.7, 20.3. Its card, people in the Capital, tokens and buildings. */
export interface CapitalBoard {
  name: string;
  text: string;
  people: readonly number[];
  neutral: number | null;
  tokens: readonly Token[];
  works: readonly Work[];
}

/** PE 17.4, 28. Capital tokens of one kind. */
export interface Token {
  thing: string;
  icon: string;
  up: number;
  down: number;
  text: string;
}

/** PE 13.8, 29. A Capital building. */
export interface Work {
  thing: string;
  name: string;
  cost: readonly string[];
  renown: number;
  influence: number;
  seat: number | null;
  sick: boolean;
  text: string;
}

/** PE 4.9. */
export interface Market {
  thing: string;
  deck: number;
  cards: readonly Technology[];
}

/** PE 15.1. On the market. */
export interface Technology {
  thing: string;
  name: string;
  cost: number;
  slot: string;
  renown: number;
  effect: string;
  text: string;
}

/** PE 18.1. The Influence track. */
export interface Track {
  length: number;
  markers: readonly number[];
  rewards: readonly Reward[];
  barred: readonly number[];
  text: string;
}

/** PE 18.3, 18.4. On a space of the Influence track. */
export interface Reward {
  space: number;
  icon: string;
  text: string;
}

/** PE 3.12. What a House has before it. */
export interface PlayerBoard {
  seat: number;
  name: string;
  assistants: string;
  actions: readonly Action[];
  cells: readonly Cell[];
  goods: readonly Good[];
  storage: string;
  quarantine: Quarantine;
  graves: Graves;
  healthy: readonly Space[];
  cure: string;
  plots: readonly Plot[];
  rows: Line;
  camp: Camp;
  cards: readonly CardSlot[];
  sheet: readonly Line[];
  renown: number;
  so_far: string;
  ahead: string;
  place: number;
}

/** PE 9.1, 9.5. Head of a column or a row of the grid. */
export interface Action {
  thing: string;
  icon: string;
  name: string;
  hindered: boolean;
  to_play: boolean;
  now: boolean;
  reaches: readonly string[];
  text: string;
}

/** PE 9.1, 9.2. One of the nine slots. */
export interface Cell {
  thing: string;
  icons: readonly string[];
  used: boolean;
  now: boolean;
  text: string;
}

/** PE 3.13. A resource, Coins, or Research. */
export interface Good {
  thing: string;
  icon: string;
  number: number;
  full: boolean;
  text: string;
}

/** PE 3.10, 12.6. */
export interface Quarantine {
  thing: string;
  beds: readonly Bed[];
  text: string;
}

/** PE 3.10. A Quarantine slot that does harm; or all those that do none, as one. */
export interface Bed {
  thing: string;
  icon: string;
  room: number;
  sick: number;
  text: string;
}

/** PE 3.11, 20.8. */
export interface Graves {
  thing: string;
  room: number;
  dead: number;
  text: string;
}

/** PE 3.9. Of the Healthy track; the first is the rightmost. */
export interface Space {
  herbs: number;
  laboratory: boolean;
  occupied: boolean;
  next: boolean;
  text: string;
}

/** PE 3.12. A building's slot on the player board. */
export interface Plot {
  thing: string;
  icon: string;
  name: string;
  place: string;
  worker: boolean;
  idle: boolean;
  gives: string;
  text: string;
}

/** Of the score sheet. */
export interface Line {
  name: string;
  number: number;
  text: string;
}

/** PE 11. */
export interface Camp {
  thing: string;
  place: string;
  text: string;
}

/** PE 15.2. Top, middle or bottom, with the Technology in it. */
export interface CardSlot {
  thing: string;
  slot: string;
  name: string;
  renown: number;
  people: string;
  text: string;
}

/** PE 20. What the end of the Era would bring a House now. */
export interface Forecast {
  seat: number;
  renown: number;
  text: string;
}

/** In the drawer. Nothing is secret in this game: only what concerns this seat alone, reckoned from what lies open. */
export interface Yours {
  lines: readonly string[];
  text: string;
}
