// Written by scripts/wire-types from the Python types of the same names. Do not edit.

/** What everybody sees. */
export interface Board {
  phase: string;
  places: readonly Place[];
  aside: readonly Piece[];
  crypts: readonly Piece[];
  grave: readonly Piece[];
  pool: readonly Counter[];
  sheets: readonly Sheet[];
  plague: PlagueSheet;
  in_force: readonly Lasting[];
  round: number;
  round_text: string;
  events_left: number;
  events_text: string;
  crypts_text: string;
  names_left: string;
  grave_text: string;
  spent: readonly Pile[];
  discarded: readonly Pile[];
  overlay: string;
  overlay_next: string;
  thread: readonly Step[];
}

/** PA 2.1, 2.3. A district, or the Steppe, which is number 0. */
export interface Place {
  thing: string;
  number: number;
  name: string;
  pieces: readonly Piece[];
  event: Event | null;
  resolved: boolean;
  strain: Strain | null;
  blockade: boolean;
  curfew: boolean;
  miasma: boolean;
  suspected: string;
  seen: number;
  died: number;
  danger: string;
  text: string;
}

/** PA 2.4 to 2.6. A Healer or a Ward, in the town, beside the map or in a grave. */
export interface Piece {
  thing: string;
  number: number;
  name: string;
  short: string;
  icon: string;
  emblem: string;
  seat: number | null;
  healer: boolean;
  quarantined: boolean;
  acted: boolean;
  fearless: boolean;
  pact: number | null;
  handed: string;
  text: string;
}

/** PA 2.7 to 2.9. Ongoing in its district. */
export interface Event {
  thing: string;
  title: string;
  icon: string;
  count: number;
  needs: string;
  text: string;
}

/** PA 8.2. It lies on the map; its title only if everybody who looks may know it. */
export interface Strain {
  thing: string;
  title: string;
  laid: number;
  text: string;
}

/** PA 2.5. Counters of one Resource, in the Pool or on a sheet. */
export interface Counter {
  thing: string;
  icon: string;
  number: number;
  text: string;
}

/** PA 2.14. What lies before a Healer. */
export interface Sheet {
  thing: string;
  seat: number;
  title: string;
  icon: string;
  evidence: number;
  enough: number;
  counters: readonly Counter[];
  cards: number;
  pact: Token;
  shown: readonly string[];
  short: string;
  text: string;
}

/** PA 2.14. A Healer's Pact token, or the Blockade token. */
export interface Token {
  thing: string;
  laid: boolean;
  text: string;
}

/** PA 2.16. What all know of the Plague's hand and of its token. */
export interface PlagueSheet {
  token: Token;
  wanted: number;
  strains: number;
  whereabouts: string;
  text: string;
}

/** What is in force for a while. */
export interface Lasting {
  icon: string;
  text: string;
}

/** PA 2.16. A kind of card that lies face up: anybody may look through it. */
export interface Pile {
  icon: string;
  title: string;
  number: number;
  text: string;
}

/** PA 2.15. Where the Plague was, and in which round. */
export interface Step {
  round: number;
  place: number;
  killed: boolean;
}

/** What lies in the drawer of one seat. */
export interface Yours {
  plague: boolean;
  where: string;
  doomed: readonly Doomed[];
  cards: readonly Card[];
  deck: readonly Card[];
  known: readonly Known[];
  thread: readonly Step[];
  pad: readonly string[];
}

/** PA 3.4. A name on the Hit List. */
export interface Doomed {
  name: string;
  icon: string;
  note: string;
  piece: number;
  dead: boolean;
}

/** A Prescription or a Strain in the hand, or a Prescription that may be taken. */
export interface Card {
  thing: string;
  title: string;
  icon: string;
  kind: string;
  sentence: string;
  count: number;
  seen: boolean;
}

/** PA 2.17, 17.15. A Strain on the map whose face only these eyes know. */
export interface Known {
  place: number;
  title: string;
  text: string;
}
