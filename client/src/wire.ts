// Written by scripts/wire-types from the Python types of the same names. Do not edit.

/** The first word: which table, by which right, and how much of its story was heard before. */
export interface Hello {
  is: "hello";
  protocol: number;
  table: string;
  token?: string;
  invite?: string;
  heard?: number;
  page?: boolean;
  language?: string;
  mark?: string;
}

/** An answer to the question of this number, in the game's notation. */
export interface Answer {
  is: "answer";
  key: string;
  question: number;
  move: string;
}

/** Take my last answer back. */
export interface Back {
  is: "back";
  key: string;
}

/** Why may I not answer this? Without a move: all that one may think of here and is not allowed. */
export interface Why {
  is: "why";
  key: string;
  move?: string;
}

/** My standing orders for windows, all of them anew; at any time. Nobody else hears of them. */
export interface Orders {
  is: "orders";
  key: string;
  orders: readonly Order[];
}

/** A standing order: how to answer this kind of window, if this seat (None: anyone) brings it about. The first answer that is allowed counts. */
export interface Order {
  question: string;
  answers: readonly string[];
  by?: number | null;
}

/** I am in a hurry from the next window on, or no more: a window that asks only players in a hurry, and bots, closes as soon as all have answered. */
export interface Hurry {
  is: "hurry";
  key: string;
  on: boolean;
}

/** What would come of these moves in my next turn, if it came now; in my turn, from here on. Nothing is done or kept. */
export interface Plan {
  is: "plan";
  key: string;
  moves?: readonly string[];
}

/** Free words, or a phrase of the game by its name; to all, or among those who are out. */
export interface Speak {
  is: "speak";
  key: string;
  text?: string;
  phrase?: string;
  about?: number | null;
  out?: boolean;
}

/** I am out: whom I take for what the game asks of those who are out. It may be changed until the end, and nobody else hears of it before. */
export interface Predict {
  is: "predict";
  key: string;
  about: number;
}

/** Look at this thing of the board: one of those that the welcome names. */
export interface Point {
  is: "point";
  key: string;
  thing: string;
}

/** My marks on the board, all of them anew, to these of my allies; to nobody: they see them no more. */
export interface Show {
  is: "show";
  key: string;
  to?: readonly number[];
  marks?: Readonly<Record<string, string>>;
}

/** Before the game: a bot sits down, on this chair or on the first free one. */
export interface CallBot {
  is: "call-bot";
  key: string;
  bot?: string;
  seat?: number | null;
}

/** Leave my chair; in the middle of a game a bot sits in and I may come back. Before the game, whoever sat down first may free any chair. */
export interface GetUp {
  is: "get-up";
  key: string;
  seat?: number | null;
}

/** Every chair is taken: deal. */
export interface Begin {
  is: "begin";
  key: string;
}

/** Stop all clocks. */
export interface Pause {
  is: "pause";
  key: string;
}

/** Let the clocks go on; also: I am back, the bot may stand up. */
export interface GoOn {
  is: "go-on";
  key: string;
}

/** Are you there? */
export interface Ping {
  is: "ping";
}

/** The guest is let in: as this seat, or as a watcher. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  server: string;
  seat: number | null;
  phrases: readonly (Readonly<Record<string, unknown>>)[];
  windows: readonly string[];
  orders?: readonly Order[];
  reactions?: readonly WindowCard[];
  no_free_words?: string;
  plans?: boolean;
  spots?: readonly Pointable[];
}

/** A kind of window that can concern the seat, the same whatever it holds. The first reply is to do nothing. */
export interface WindowCard {
  question: string;
  title: string;
  replies: readonly ReplyCard[];
  by_seat: boolean;
  own?: string;
}

/** A way to answer a window that can be ordered: in words, and the answers of an order, of which the first that is allowed counts. */
export interface ReplyCard {
  words: string;
  answers: readonly string[];
  targets?: readonly (readonly TargetCard[])[];
}

/** What may stand in a blank of an answer: in words, and what is put there. */
export interface TargetCard {
  words: string;
  said: string;
}

/** A thing of the board that may be pointed at: the name it has on the page, and what people call it. */
export interface Pointable {
  thing: string;
  title: string;
}

/** What is new: the table, what was told since, what may be seen now and what is asked. */
export interface News {
  is: "news";
  since: number;
  items: readonly Item[];
  table: TableCard;
  view?: unknown;
  asked?: Asked | null;
  outcome?: unknown;
  page?: Page | null;
  changed?: Readonly<Record<string, unknown>>;
  prediction?: Prediction | null;
  allies?: readonly number[];
  marks?: readonly Shown[];
  turned?: number;
  played?: number;
  stages?: readonly Stage[];
  mark?: string;
}

/** One thing that these eyes were told; numbered for them alone, so that a gap tells nothing. */
export interface Item {
  n: number;
  text?: string;
  fact?: unknown;
  void?: number;
  seat?: number | null;
  phrase?: string;
  about?: number | null;
  out?: boolean;
  at?: number;
  secret?: boolean;
  rule?: string;
  weight?: number;
  stage?: string;
}

/** A table as all can see it, before, during and after the game. */
export interface TableCard {
  table: string;
  game: string;
  title: string;
  variant: string;
  state: string;
  sitters: readonly Sitter[];
  terms: Terms;
  commitment: string;
  opened: number;
  salt?: string;
  paused?: boolean;
  again?: string;
  source?: Source | null;
}

/** A chair and who sits there, as all can see it. */
export interface Sitter {
  seat: number;
  name?: string;
  kind?: string;
  bot?: string;
  away?: boolean;
  here?: boolean;
  out?: boolean;
  model?: boolean;
  hurry?: boolean;
}

/** Everything about a table besides its game. */
export interface Terms {
  clock?: Clock;
  listed?: boolean;
  watchers?: boolean;
  delay?: number;
  watchers_see_all?: boolean;
  fast?: boolean;
  window?: number;
  one_screen?: boolean;
  pace?: number;
  bots_talk?: boolean;
  out_see_all?: boolean;
  notebook?: "full" | "notes" | "off";
  odds?: boolean;
}

/** How long a player may think about one answer: live (seconds, with pause), slow (days), or no clock at all. */
export interface Clock {
  kind?: "live" | "none" | "slow";
  seconds?: number;
}

/** Where a what-if goes on: from which moment of which finished game, and how many entries of that game's record it was given. */
export interface Source {
  table: string;
  frame: number;
  given: number;
}

/** What is asked now. Options, what is held and whether it may be taken back are for the seat's own eyes. */
export interface Asked {
  question: number;
  kind: string;
  seats: readonly number[];
  window?: boolean;
  left?: number | null;
  options?: readonly Option[];
  held?: string;
  safe?: string;
  back?: boolean;
  refused?: readonly Option[];
  within?: readonly string[];
  done?: readonly Change[];
  ready?: Readiness | null;
  stands?: string;
  turn?: number | null;
  early?: boolean;
}

/** An answer that is allowed: in the game's notation, and what it means here. The rest is for pages: see `kernel.page.Gesture`. */
export interface Option {
  move: string;
  text: string;
  rule?: string;
  words?: string;
  icon?: string;
  things?: readonly string[];
  group?: string;
  secret?: boolean;
  final?: boolean;
  would?: readonly Change[];
  hold?: boolean;
  twice?: boolean;
}

/** What a page draws dotted: so much more or less beside a thing, or a piece that comes there (1) or goes (-1). */
export interface Change {
  thing: string;
  by: number;
  piece: string;
}

/** How many of how many have answered; from half of the time on also who has not, by seat. */
export interface Readiness {
  ready: number;
  of: number;
  awaited?: readonly number[];
}

/** All that a screen shows, to one seat or to a watcher. */
export interface Page {
  title: string;
  detail: string;
  tags: readonly string[];
  heading: string;
  remark: string;
  rows: readonly Row[];
  board: unknown;
  yours: unknown;
  notes: readonly Note[];
  tag_notes: readonly string[];
  remark_note: string;
}

/** A seat in the list of seats, or another who takes part without being one (a Ghost). */
export interface Row {
  thing: string;
  seat: number;
  name: string;
  note: string;
  counts: readonly Count[];
  icons: readonly Count[];
  acting: boolean;
  out: boolean;
}

/** A number beside its icon, with the words that say what is counted; `bad` from the number that hurts next. */
export interface Count {
  icon: string;
  number: number;
  text: string;
  bad: boolean;
}

/** A paragraph of the notebook: what these eyes may know and would have to remember or work out. */
export interface Note {
  title: string;
  lines: readonly string[];
}

/** What a seat that is out may predict, whom it may name, and whom it has named. */
export interface Prediction {
  question: string;
  candidates: readonly number[];
  mine?: number | null;
}

/** Somebody's marks on the board, by thing, and to whom they are shown: one's own, or an ally's to oneself. */
export interface Shown {
  seat: number;
  to: readonly number[];
  marks: Readonly<Record<string, string>>;
}

/** How the page looked before the item of this number, which begins a stage of a round's end. */
export interface Stage {
  n: number;
  page?: Page | null;
  changed?: Readonly<Record<string, unknown>>;
}

/** So many have answered the question of this number, and nothing else is new. */
export interface Ready {
  is: "ready";
  question: number;
  ready: Readiness;
}

/** Somebody came or went, or one has come back oneself, and nothing else is new. */
export interface Attendance {
  is: "attendance";
  table: TableCard;
  left?: number | null;
}

/** What was said under this key is done, and safe on the disk. */
export interface Done {
  is: "done";
  key: string;
}

/** What was said is not done: a code that stays, a sentence, and the rule if it was one of the game's. */
export interface Refusal {
  is: "refused";
  code: string;
  text: string;
  rule?: string;
  key?: string;
}

/** Why not, for each move asked about; no reason: it is allowed. */
export interface Because {
  is: "because";
  key: string;
  reasons: readonly Reasoned[];
}

/** A move, what it means, and what forbids it. */
export interface Reasoned {
  move: string;
  text?: string;
  rule?: string;
}

/** How far a plan goes: its moves up to its end, each with what forbids it; then the page as it would be, and what may be added. */
export interface Planned {
  is: "planned";
  key: string;
  steps: readonly Reasoned[];
  page: Page;
  options?: readonly Option[];
  refused?: readonly Option[];
  would?: readonly Change[];
  ends?: string;
}

/** Yes. */
export interface Pong {
  is: "pong";
}

/** The server closes the connection, and why; whether it makes sense to come again. */
export interface Farewell {
  is: "farewell";
  code: string;
  text: string;
  again?: boolean;
}

/** Once the game is over: who named whom, in which round and at which moment of the replay. */
export interface Foretold {
  frame: number;
  round: number;
  seat: number;
  about: number;
  right?: boolean;
  stood?: boolean;
  first?: boolean;
}

/** What the bot of a seat believed. */
export interface Recalled {
  seat: number;
  text: string;
}

/** What a player claimed during the game by a phrase of it, and whether that was true at that moment; nothing if it cannot be said. */
export interface Claim {
  frame: number;
  at: number;
  seat: number;
  phrase: string;
  text: string;
  round: number;
  about?: number | null;
  holds?: boolean | null;
  out?: boolean;
}

/** What chance was sealed by before the game and opened by after it, and whether the whole game run once more gives the same. */
export interface Deal {
  commitment: string;
  salt: string;
  secret: string;
  verified: boolean;
  text: string;
  entries: number;
  source?: Source | null;
}

/** What settled the game for a seat, in a sentence to it. */
export interface Fate {
  seat: number;
  text: string;
}

/** A line of the story as it really was, at a moment of the replay. */
export interface TruthLine {
  frame: number;
  text: string;
  icon: string;
  seat?: number | null;
  turned?: boolean;
}

/** A table to be opened: the game, the terms, and the bots that sit down at once. */
export interface NewTable {
  game: string;
  name: string;
  seats: number;
  variant?: string;
  terms?: Terms;
  bots?: readonly string[];
  salt?: string;
  model?: boolean;
  hurry?: boolean;
  seat?: number | null;
}

/** A chair at a table: by its invite, or by the name of a table that is listed. */
export interface Join {
  name: string;
  invite?: string;
  table?: string;
  seat?: number | null;
  salt?: string;
  key?: string;
  model?: boolean;
  hurry?: boolean;
}

/** A table that goes on from this moment of a finished game: I play this seat, bots all others. */
export interface WhatIf {
  frame: number;
  seat: number;
  name: string;
  salt?: string;
}

/** A seat, and the token to be let in with: keep it secret. The invite is for others. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  invite?: string;
}

/** What was wrong: a code that stays, a sentence, and the rule if it was one of the game's. */
export interface Trouble {
  code: string;
  text: string;
  rule?: string;
}

/** A mode or a combination of modes. */
export interface VariantCard {
  name: string;
  text: string;
}

/** A game of the house. */
export interface GameCard {
  name: string;
  title: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  variants: readonly VariantCard[];
  bots: readonly string[];
  modes: readonly VariantCard[];
  sentence: string;
  minutes: number;
  weight: string;
  odds: boolean;
  newcomer: number;
}

/** The games of the house. */
export interface Games {
  games: readonly GameCard[];
}

/** A mode beside those chosen: whether it may be played with them, and why not. */
export interface ModeCard {
  name: string;
  title: string;
  text: string;
  chosen: boolean;
  allowed: boolean;
  why?: string;
  rule?: string;
}

/** The modes chosen for so many seats: whether they may be played together, by what name, and what each mode would change about that. */
export interface VariantTerms {
  allowed: boolean;
  modes: readonly ModeCard[];
  variant?: string;
  why?: string;
  rule?: string;
  blind?: string;
  parts?: readonly string[];
  windows?: boolean;
}

/** A numbered paragraph or ruling. The title is where the publisher's rulebook speaks of it, or the ruling's own. Between stars stands where a figure comes from. */
export interface RuleParagraph {
  number: string;
  title: string;
  text: string;
}

/** A chapter of the rules. */
export interface RuleChapter {
  number: string;
  title: string;
  paragraphs: readonly RuleParagraph[];
}

/** A card or a role, in a sentence or two. */
export interface RuleTopic {
  name: string;
  text: string;
}

/** The rules of a game in our words, the rulings where the publisher's rulebook is silent, and its cards and roles by name. */
export interface RulesOfGame {
  game: string;
  title: string;
  gist: readonly string[];
  chapters: readonly RuleChapter[];
  rulings: readonly RuleParagraph[];
  topics: readonly RuleTopic[];
}

/** Tables that wait for players. */
export interface Lobby {
  tables: readonly TableCard[];
}

/** A table, and whether it waits for me. */
export interface TableStanding {
  table: TableCard;
  waits: boolean;
}

/** Where to write to when it is my turn. */
export interface MailAddress {
  address: string;
}

/** The code that was sent there. */
export interface MailCode {
  code: string;
}

/** Letters to this seat. The address itself is never given out. */
export interface MailStanding {
  state: string;
}

/** The server is well. */
export interface Health {
  version: string;
  tables: number;
  guests: number;
}

/** A finished game as one pair of eyes saw it, moment by moment; or a piece of it. */
export interface Replay {
  frames: readonly ReplayFrame[];
  many: number;
  first?: number;
  decided?: number;
}

/** What was told since the last moment, and what lay on the table then: as a view, or as a page if pages were asked for. */
export interface ReplayFrame {
  told: readonly string[];
  view?: unknown;
  page?: Page | null;
  rules?: readonly string[];
  hands?: readonly unknown[];
  window?: boolean;
}

/** A finished game as it really was, and what the reader needs to check it: the record from its address, and the command to run on it. */
export interface Truths {
  lines: readonly TruthLine[];
  claims: readonly Claim[];
  deal: Deal;
  record: string;
  file: string;
  command: string;
  prediction?: string;
  foretold?: readonly Foretold[];
  beliefs?: readonly Recalled[];
  fates?: readonly Fate[];
  came_about?: string;
}

export type GuestSays = Hello | Answer | Back | Why | Orders | Hurry | Plan | Speak | Predict | Point | Show | CallBot | GetUp | Begin | Pause | GoOn | Ping;
export type GuestHears = Welcome | News | Ready | Attendance | Done | Refusal | Because | Planned | Pong | Farewell;
