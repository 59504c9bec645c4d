// Written by scripts/wire-types from the Python types of the same names. Do not edit.

/** What lies open for everyone. */
export interface Board {
  round: string;
  way: string;
  now: string;
  chart: string;
  about: string;
  rows: readonly ChartRow[];
  strip: readonly ChartRound[];
  villagers: readonly Villager[];
  handings: readonly Handing[];
  heading: string;
  remark: string;
  sheet: readonly SheetRound[];
  key: readonly Sign[];
  named: readonly string[];
  outlook: readonly string[];
}

/** IN 4.4. How cards go among so many, round by round and then again from the start. */
export interface ChartRow {
  players: number;
  ways: string;
  now: boolean;
}

/** IN 4.4. A round on the strip of the chart; those to come are as they will be if nobody falls before. */
export interface ChartRound {
  number: number;
  text: string;
  when: string;
  why: string;
}

/** A seat on the ring. */
export interface Villager {
  thing: string;
  seat: number;
  name: string;
  standing: boolean;
  figure: boolean;
  acting: boolean;
  icons: readonly string[];
  said: string;
  role: string;
  role_icon: string;
  text: string;
}

/** IN 4.2. A card that goes from one seat to another in this round. */
export interface Handing {
  giver: number;
  taker: number;
  second: boolean;
  done: boolean;
  icon: string;
  text: string;
}

/** A line of the detective's sheet. */
export interface SheetRound {
  number: number;
  now: boolean;
  cells: readonly Cell[];
}

/** R41. What everyone saw of one seat in one round. */
export interface Cell {
  seat: number;
  letters: string;
  takers: readonly number[];
  cards: readonly string[];
  later: readonly string[];
  icons: readonly string[];
  gone: boolean;
  fell: boolean;
  text: string;
}

/** A line of the key to the sheet. */
export interface Sign {
  icons: readonly string[];
  text: string;
}

/** What lies in the private drawer. */
export interface Yours {
  role: Role;
  hands: readonly Hand[];
  carried: string;
  came: string;
  went: string;
  handed: readonly Carried[];
  passed: readonly Carried[];
  due: readonly Due[];
  may_name: boolean;
  tongue: string;
  why: string;
}

/** IN 2.2. Which deck one was dealt. */
export interface Role {
  title: string;
  icon: string;
  aim: string;
  fellow: string;
}

/** The hand, and for whom one chooses from it: for two in the first round of six or more. */
export interface Hand {
  title: string;
  way: string;
  taker: number | null;
  cards: readonly HandCard[];
}

/** Cards of one kind in the hand; a place stays when they are spent. */
export interface HandCard {
  thing: string;
  title: string;
  when: string;
  icon: string;
  text: string;
  count: number;
  chosen: boolean;
}

/** A card that came to this seat, or went from it. */
export interface Carried {
  round: number;
  title: string;
  icon: string;
  seat: number;
  acts: number | null;
  cancelled: boolean;
  text: string;
}

/** IN 5. What is known already to act on this seat in a round. */
export interface Due {
  round: number;
  icon: string;
  text: string;
  bad: boolean;
}
