// Written by scripts/wire-types from the Python types of the same names. Do not edit.

/** All that lies open. */
export interface Board {
  lanes: readonly Lane[];
  bus: Bus;
  corner: readonly Tile[];
  phases: readonly Phase[];
  tray: Tray;
  stores: readonly Store[];
  pile: Pile;
  hands: readonly Hand[];
  price: string;
  price_why: string;
  kitchen: readonly Card[];
  saved: string;
  rescuers: readonly Rescuer[];
}

/** PB 2.1, 9. A row, and what threatens from it. */
export interface Lane {
  thing: string;
  number: number;
  buddy: boolean;
  fights: boolean;
  blind: boolean;
  undead: boolean;
  squares: readonly Square[];
  threat: number;
  worst: number;
  zombies: string;
  push: string;
  holds: number | null;
  chance: string;
  hot: boolean;
  why: string;
  text: string;
}

/** PB 2.1, 7.1. A tile in a row, the zombies on it and what is placed beside it. */
export interface Square {
  thing: string;
  colour: string;
  marked: boolean;
  zombies: number;
  wounded: readonly Zombie[];
  weapon: string;
  hits: number;
  rebounds: number;
  text: string;
}

/** PB 2.3. A chip that lies face up: wounded. */
export interface Zombie {
  kind: string;
  above: number;
}

/** PB 10. */
export interface Bus {
  row: number;
  aboard: number;
  backwards: boolean;
  stops: readonly number[];
  rests: number;
  text: string;
}

/** PB 9.5. In the corner. */
export interface Tile {
  colour: string;
  marked: boolean;
  text: string;
}

/** PB 4.2. A part of the turn. */
export interface Phase {
  title: string;
  now: boolean;
}

/** PB 6.1, 6.3. The dice, and whatever is to be chosen beside them. */
export interface Tray {
  colour: string;
  shows: string;
  dice: readonly Die[];
  text: string;
  colours: readonly Choice[];
  arms: readonly Choice[];
  held: readonly Choice[];
}

/** PB 6.1. A battle die. */
export interface Die {
  thing: string;
  icon: string;
  state: string;
  text: string;
}

/** Something beside the dice that can be chosen. */
export interface Choice {
  thing: string;
  icon: string;
  colour: string;
  title: string;
  count: number;
  text: string;
}

/** PB 2.8 to 2.11. A number of things that lie together. */
export interface Store {
  thing: string;
  icon: string;
  number: number;
  title: string;
  text: string;
  bad: boolean;
}

/** PB 3.9 to 3.11, 15. The draw pile. */
export interface Pile {
  thing: string;
  quarter: number;
  cards: readonly number[];
  division: Division | null;
  odds: string;
  odds_why: string;
  rescue: string;
  rescue_why: string;
  text: string;
}

/** PB 15.1. A division tile. */
export interface Division {
  thing: string;
  title: string;
  text: string;
}

/** PB 2.13. What lies before a player. */
export interface Hand {
  seat: number;
  name: string;
  cards: readonly Card[];
  foods: readonly Card[];
}

/** PB 2.13, 13, 19. A buddy card or a pub food marker, open to all. */
export interface Card {
  thing: string;
  icon: string;
  title: string;
  count: number;
  used: boolean;
  text: string;
}

/** PB 16.4 to 16.8. Whom it would save if it came now. */
export interface Rescuer {
  title: string;
  rule: string;
  says: string;
  seats: readonly number[];
  chances: readonly number[];
  open: boolean;
  fates: readonly Fate[];
  text: string;
}

/** PB 16.3. What became of somebody in the end, and by which numbers. */
export interface Fate {
  seat: number;
  name: string;
  numbers: string;
  saved: boolean;
}

/** What lies in the drawer: next to nothing is secret here. */
export interface Yours {
  cards: readonly Seen[];
  text: string;
}

/** PB 19.4. A card that only those know who looked. */
export interface Seen {
  thing: string;
  icon: string;
  title: string;
  where: string;
  text: string;
}
