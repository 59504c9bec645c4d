/** What happened, one sentence after the other, a beat each. Whoever presses anything is done with it, and nobody has to wait for it. */
import type { LogItem } from "./connection.svelte";

export interface Beat {
  n: number;
  batch: number;
  text: string;
  seat: number | null;
  secret: boolean;
  /** It tells what turned the game. */
  turns: boolean;
  /** And turned it for me: the last such thing of a frame has a moment of its own. */
  own: boolean;
  /** A part of a round's end: it stands as long as people read. */
  stage: boolean;
  /** It tells in numbers what befell me: that is read, too. */
  counts?: boolean;
  /** It is the first that came of my own deed: I look for it. */
  answers?: boolean;
  /** The game is over with it, and nothing new will come. */
  ends?: boolean;
}

/** Milliseconds: to look up, for a letter, for the story of one frame, and for what is left of others before it. */
const A_LOOK = 450;
const A_LETTER = 14;
const LONGEST = 5000;
const BEHIND = 2500;
/** For the last that came before the end of the game, and the end. */
const LAST = 10000;
/** A stage is read, and even one word looked at. */
const A_WORD = 60000 / 220;
const A_GLANCE = 1200;
const A_HABIT = 600;
/** Of several rounds' ends as much as this waits to be read; one may come in parts, if somebody is asked in the middle of it. */
const ENDS_BEHIND = 45000;
/** And of what befell me. */
const COUNTS_BEHIND = 10000;
/** At this pace, or faster, nobody reads. */
const TOO_FAST = 0.5;
const SHORT = 72;
/** What turns the game weighs so much (see hosting/weighing.py). */
const A_TURN = 4;
const BEFELL = 8;
export const MY_TURN = 12;
const A_MOMENT = 3;
/** And turned it for another: it begins a beat of its own, which stands longer. */
const A_WHILE = 2;
/** So many of the last sentences stand ready for who has the page read aloud. */
const READ_ALOUD = 8;
/** Who sat down before the deal stands in the list of seats, and what is dealt each game says itself. */
export const BORING = new Set(["joined", "bot-came", "left", "began"]);

/** What of this is told over the board: no talk, not what I did myself unless dice answer it, and secrets only while the drawer is open. Short sentences share a beat. */
export function captions(items: readonly LogItem[], seat: number | null, open: boolean): Beat[] {
  const found: Beat[] = [];
  let mine: number | null = null;
  for (const [at, item] of items.entries()) {
    const fact = item.fact as { is?: string; seat?: number } | null | undefined;
    const said = fact?.is === "Said" || fact?.is === "pointed" ? (fact.seat ?? null) : null;
    if (fact?.is === "ended" && found.length) found.at(-1)!.ends = true; // the page says so then
    if (fact?.is === "Said" && said === seat) mine = item.batch;
    if (fact?.is === "ended" || !item.text || item.seat != null || BORING.has(fact?.is ?? "") || (item.secret && !open) || (said !== null && said === seat && !isRolledFor(items, at))) continue;
    if ((item.weight ?? 0) < 0 && fact?.seat != null && fact.is !== "Said") continue; // whose turn it is stands above the board; what somebody asks or sets about does not
    const last = found.at(-1);
    const secret = item.secret ?? false;
    const turns = (item.weight ?? 0) >= A_TURN;
    const own = (item.weight ?? 0) >= MY_TURN;
    const counts = (item.weight ?? 0) >= BEFELL && /\d/.test(item.text);
    if (item.stage) {
      found.push({ n: item.n, batch: item.batch, text: item.stage, seat: null, secret: false, turns, own, stage: true });
      continue;
    }
    if (last?.stage && last.batch === item.batch && fact?.is !== "Said" && !secret && (!own || last.text.includes(item.text))) {
      last.turns ||= turns;
      last.own ||= own;
      continue;
    }
    if (last?.batch === item.batch && last.secret === secret && !last.stage && !own && !last.own && (last.turns || !turns) && fact?.is !== "Said" && last.text.length + item.text.length < SHORT) {
      last.text += ` ${item.text}`;
      if (counts) last.counts = true;
    } else {
      const answers = mine === item.batch;
      found.push({ n: item.n, batch: item.batch, text: item.text, seat: said, secret, turns, own, stage: false, ...(counts && { counts }), ...(answers && { answers }) });
      mine = null;
    }
  }
  for (const [at, beat] of found.entries()) beat.own &&= !found.slice(at + 1).some((later) => later.own && later.batch === beat.batch);
  return found;
}

/** A die alone does not say which it was. */
function isRolledFor(items: readonly LogItem[], at: number): boolean {
  const next = items.slice(at + 1).find((item) => item.text);
  return next?.batch === items[at]?.batch && (next?.fact as { is?: string } | null | undefined)?.is === "Rolled";
}

/** How it came to the end: the last that was told of the game before it was over, but for whose turn and which round it was; the same to who saw it and to who comes later. */
const AT_LAST = 4;
export const isOfTheEnd = (item: LogItem): boolean => ["End", "ended", "again"].includes((item.fact as { is?: string } | null | undefined)?.is ?? "");
export function cameAbout(items: readonly LogItem[]): string {
  return captions(items.filter((item) => (item.weight ?? 0) >= 0 && !isOfTheEnd(item)).map((item) => ({ ...item, batch: 0 })), null, true).slice(-AT_LAST).map((beat) => beat.text).join(" ");
}

const reading = (text: string): number => Math.max(A_GLANCE, text.split(" ").length * A_WORD);
const isRead = (beat: Beat): boolean => beat.stage || !!beat.counts || !!beat.answers;
const timeFor = (beat: Beat): number => Math.max(isRead(beat) ? reading(beat.text) : 0, (A_LOOK + A_LETTER * beat.text.length) * (beat.own || beat.answers ? A_MOMENT : beat.turns ? A_WHILE : 1));
const isBrief = (beat: Beat): boolean => !isRead(beat);
const timeForAll = (beats: readonly Beat[]): number => beats.reduce((sum, beat) => sum + timeFor(beat), 0);

export class Beats {
  now = $state.raw<Beat | null>(null);
  left = $state(0);
  /** All of it at once, in order: a screen reader takes its own time. */
  told = $state.raw<readonly Beat[]>([]);
  /** The last that turned the game and was told in haste, or not at all: nobody can have read it. */
  missed = $state(0);
  /** The last stage of a round's end that came: what happened can be looked at again. */
  staged = $state(0);
  #begun = -Infinity;
  #waiting: Beat[] = [];
  #timer = 0;
  #pace = 1;
  #haste = 1;
  /** The first that waits to be told, by its number. */
  next = $state(Infinity);

  /** After those that wait; but what is new is told soon: old news give way, and a long story is told in haste. At the end of a game the last of it is told as people
   *  read: what was long ago gives way, unless it befell me, and the end's page says what came of it. */
  play(beats: readonly Beat[], pace: number): void {
    if (!beats.length) return;
    this.told = [...this.told, ...beats].slice(-READ_ALOUD);
    this.#waiting.push(...beats);
    const gone: Beat[] = [];
    const isLast = beats.some((beat) => beat.ends);
    const isOld = isLast
      ? () => this.#waiting.length > 1 && timeForAll(this.#waiting) > LAST
      : () => this.#waiting.length > beats.length && timeForAll(this.#waiting.filter(isBrief)) > BEHIND;
    while (isOld()) gone.push(...this.#waiting.splice(0, 1));
    this.#waiting.unshift(...gone.filter((beat) => beat.own || (!isLast && isRead(beat))));
    if (!isLast) {
      this.#thin((beat) => beat.stage, ENDS_BEHIND);
      this.#thin((beat) => isRead(beat) && !beat.stage, COUNTS_BEHIND);
    }
    this.#haste = isLast ? 1 : Math.min(1, LONGEST / timeForAll(this.#waiting.filter(isBrief)));
    this.#pace = pace;
    if (isLast || beats.some((beat) => beat.stage)) this.#begun = performance.now();
    this.staged = beats.findLast((beat) => beat.stage)?.n ?? this.staged;
    for (const beat of this.#haste <= TOO_FAST ? [...gone, ...this.#waiting] : gone) this.#miss(beat);
    this.#count();
    if (!this.now || (!isLast && !this.now.own && beats.some((beat) => beat.own))) this.#next();
  }

  /** Of these, in order, the first that is not told yet. */
  before<T extends { n: number }>(stages: readonly T[]): T | undefined {
    const { now } = this;
    return now ? stages.find((stage) => stage.n > now.n) : undefined;
  }

  /** Stages, or the end of the game: whoever presses twice by habit, as for what cannot be undone, does not mean these. */
  hasJustBegun(): boolean {
    return performance.now() - this.#begun < A_HABIT;
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#count();
    this.now = null;
  }

  /** The oldest of these give way, until the rest can be read in so long. */
  #thin(these: (beat: Beat) => boolean, most: number): void {
    while (timeForAll(this.#waiting.filter(these)) > most) this.#waiting.splice(this.#waiting.findIndex(these), 1);
  }

  #count(): void {
    [this.left, this.next] = [this.#waiting.length, this.#waiting[0]?.n ?? Infinity];
  }

  #miss(beat: Beat): void {
    if (beat.turns && !beat.own) this.missed = beat.n;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.now = this.#waiting.shift() ?? null;
    this.#count();
    if (this.now) this.#timer = window.setTimeout(() => this.#next(), this.#pace * (this.now.own || isRead(this.now) ? 1 : this.#haste) * timeFor(this.now));
  }
}
