/** Who was away: what weighs most of what happened since their last turn, in a few lines; and all of it in order, for who asks. */
import { BORING } from "../house/beats.svelte";
import type { LogItem } from "../house/connection.svelte";
import { isTalk, paragraphs, type Paragraph } from "./paragraphs";

export const MOST_LINES = 8;
const LONGEST = 140;
/** Letters that the bar of a phone has room for. */
const HEADLINE = 84;
/** More came of it. */
const CUT = "…";
/** What was told to me as to nobody else weighs so much, and more what somebody did to me, or what turned the game for me (hosting/weighing.py). */
const BEFELL = 8;
/** What turns the game; a deed of mine that did not gives way to what others did. */
const A_TURN = 4;
/** Letters that a row of a narrow column has room for. */
export const ROW = 46;

export interface Line {
  key: number;
  text: string;
  /** It befell me. */
  mine: boolean;
  /** Who did it, or of whom it tells. */
  seat: number | null;
  /** So many rows it takes. */
  rows: number;
  /** So many others weigh more. */
  place: number;
  /** Of it the sentence that weighs most. */
  turn: string;
}

/** A line of all that happened. */
export interface Told {
  key: number;
  text: string;
  mine: boolean;
  seat: number | null;
  /** It says whose turn began, or which round. */
  isHeading: boolean;
}

export interface Digest {
  lines: readonly Line[];
  /** Every line whole, in the order in which it happened, under whose turn it was. */
  all: readonly Told[];
  /** So many things happened; and the few lines leave some out, or cut one short. */
  many: number;
  isShort: boolean;
  /** I had no turn before: it is the whole story. */
  isAll: boolean;
}

/** Nothing, if all of it was seen as it happened, or put aside; but what others did to me stands there, seen or not, and before all else, with what it came of, and what else there is room for beside it.
 *  Whose turn it is stands above the board, and weighs less than nothing; but a round that begins is told with what came of that, and so is a deed of mine. */
export function digest(items: readonly LogItem[], seat: number | null, turned: number, unseen: number, open: boolean, aside = 0): Digest | null {
  const since = items.filter((item) => item.n > turned);
  const heard = (part: readonly LogItem[]): LogItem[] => part.filter((item) => !isTalk(item) && (open || !item.secret) && !BORING.has(kind(item)));
  const told = (part: readonly LogItem[]): LogItem[] => heard(part).map((item, at, all) => ((item.weight ?? 0) < 0 && !(item.stage && isOfIt(all[at + 1])) ? { ...item, text: "" } : item));
  const begun = ownDeed(since, seat);
  const end = begun + cameOfIt(since.slice(0, begun), since.slice(begun), seat);
  const [came, others] = [told(since.slice(begun, end)), unmarked(told(since.slice(end)), ownDeeds(items, seat), seat)];
  const own = came.some((item) => item.text) ? [...told(since.slice(0, begun)), ...came] : [];
  const isNew = [...came, ...others].some((item) => item.text && item.n > aside && item.n <= unseen);
  if (!isNew && !others.some((item) => item.text && item.n > aside && !item.secret && (item.weight ?? 0) > BEFELL)) return null;
  const befell = (thing: Paragraph): boolean => weight(thing) > BEFELL && thing.key >= (others[0]?.n ?? Infinity);
  const things = [...(isNew ? paragraphs(own, open, true) : []), ...paragraphs(others, open, true)];
  const rank = (thing: Paragraph): number => (thing.key < (others[0]?.n ?? Infinity) && weight(thing) < A_TURN ? -1 : weight(thing));
  const heaviest = [...things].sort((one, other) => Number(befell(other)) - Number(befell(one)) || rank(other) - rank(one) || other.key - one.key);
  const kept = heaviest.filter((thing, at) => at < MOST_LINES || befell(thing));
  const lines = kept.map((thing, place) => ({ ...whole(thing), mine: befell(thing), seat: thing.seat ?? thing.about, place, turn: thing.texts[thing.weights.indexOf(weight(thing))] ?? "" })).map((line) => ({ ...line, rows: Math.ceil(line.text.length / ROW) })).sort((one, other) => Number(other.mine) - Number(one.mine) || one.key - other.key);
  const all = inOrder([...(own.length ? heard(since.slice(0, end)) : []), ...unmarked(heard(since.slice(end)), ownDeeds(items, seat), seat)], open).map((thing) => ({
    key: thing.key, text: thing.texts.join(" "), mine: befell(thing), seat: thing.seat ?? thing.about, isHeading: weight(thing) < 0,
  }));
  const many = all.filter((thing) => !thing.isHeading).length;
  return { lines, all, many, isShort: many > lines.length || lines.some((line) => line.text.endsWith(CUT)), isAll: !turned };
}

/** In paragraphs; a line that says whose turn begins, or which round, stands alone. */
function inOrder(items: readonly LogItem[], open: boolean): Paragraph[] {
  const parts: LogItem[][] = [];
  let isAlone = true;
  for (const item of items) {
    const begins = isAlone;
    isAlone = (item.weight ?? 0) < 0 && !!item.text && !item.stage;
    if (begins || isAlone) parts.push([]);
    parts.at(-1)?.push(item);
  }
  return parts.flatMap((part) => paragraphs(part, open));
}

/** Of what befell me what weighs most; by its weightiest sentence where all of it would be cut. */
export function headline(lines: readonly Line[]): Line | null {
  const heaviest = [...lines].filter((line) => line.mine).sort((one, other) => one.place - other.place)[0];
  return heaviest ? { ...heaviest, text: heaviest.text.length > HEADLINE ? heaviest.turn : heaviest.text } : null;
}

/** What there is room for, the heaviest first, and that one in any case; of what has no room whole, the sentence that weighs most. The rest is told to who asks for all. */
export function fitting(lines: readonly Line[], room: number): readonly Line[] {
  const kept = new Map<number, Line>();
  for (const line of [...lines].sort((one, other) => one.place - other.place)) {
    const found = kept.size && line.rows > room ? cutShort(line) : line;
    if (kept.size && found.rows > room) continue;
    kept.set(line.key, found);
    room -= found.rows;
  }
  return lines.flatMap((line) => kept.get(line.key) ?? []);
}

function cutShort(line: Line): Line {
  const text = line.turn === line.text ? line.text : `${line.turn} ${CUT}`;
  return { ...line, text, rows: Math.ceil(text.length / ROW) };
}

/** All that came of it; of a long story what began it, what weighs most and all that befell me, and dots for the rest. */
function whole({ key, texts, weights }: Paragraph): { key: number; text: string } {
  const heaviestFirst = texts.map((_, at) => at).sort((one, other) => Number(other === 0) - Number(one === 0) || (weights[other] ?? 0) - (weights[one] ?? 0) || one - other);
  const kept = new Set<number>();
  let length = 0;
  for (const at of heaviestFirst) {
    length += (texts[at] ?? "").length + 1;
    if (length > LONGEST && kept.size && (weights[at] ?? 0) < BEFELL) break;
    kept.add(at);
  }
  return { key, text: [...texts.filter((_, at) => kept.has(at)), ...(kept.size < texts.length ? [CUT] : [])].join(" ") };
}

/** What is told to me in secret is no deed against me, and calls nobody's eyes to it; nor is what came of an answer of mine in another's turn, or of a deed of mine that nobody answered. */
function unmarked(items: readonly LogItem[], deeds: ReadonlySet<number>, seat: number | null): LogItem[] {
  let isMine = false;
  return items.map((item) => {
    if (kind(item) === "Said") isMine = fact(item)?.seat === seat;
    else if (item.alone) isMine = true;
    else if (fact(item)?.tells) isMine = !!fact(item)?.tells?.every((n) => deeds.has(n));
    else if (endsDeed(item)) isMine = false;
    return isMine || item.secret ? { ...item, weight: Math.min(item.weight ?? 0, BEFELL) } : item;
  });
}
const ownDeeds = (items: readonly LogItem[], seat: number | null): ReadonlySet<number> => new Set(items.filter((item) => kind(item) === "Said" && fact(item)?.seat === seat).map((item) => item.n));
const weight = (thing: Paragraph): number => Math.max(...thing.weights);
type Fact = { is?: string; seat?: number; tells?: readonly number[] } | null;
const fact = (item: LogItem): Fact => (item.fact ?? null) as Fact;
const kind = (item: LogItem): string => fact(item)?.is ?? "";
/** A turn or a part of a round's end begins. */
const endsDeed = (item: LogItem): boolean => !!item.stage || (item.weight ?? 0) < 0;
const isOfIt = (next: LogItem | undefined): boolean => !!next?.text && kind(next) !== "Said" && !endsDeed(next);
/** How much of it says what I did in my last turn; what a bot did for me later is news. */
function ownDeed(items: readonly LogItem[], seat: number | null): number {
  const end = items.findIndex((item) => kind(item) !== "Answered" && !(kind(item) === "Said" && fact(item)?.seat === seat));
  return end < 0 ? items.length : end;
}
/** And how much of what follows came of it: until another answers, or a turn or a part of a round's end begins. */
function cameOfIt(deed: readonly LogItem[], items: readonly LogItem[], seat: number | null): number {
  if (!deed.some((item) => item.alone || kind(item) === "Said")) return 0;
  const end = items.findIndex((item) => endsDeed(item) || (kind(item) === "Said" && fact(item)?.seat !== seat));
  return end < 0 ? items.length : end;
}
