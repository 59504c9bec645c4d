/** The keys of a phone: one row, however much they say. */
import { alike } from "./alike";
import { asKeys, said, type Entry, type Keys } from "./listing";
import type { Option } from "../wire";

/** One row of keys, on a phone: as many as have room for what they say, in so many lines; rather what each says of its own than fewer keys. */
export interface KeyRow extends Keys {
  many: number;
  label: (entry: Entry) => string;
  /** So much is said that no picture has room. */
  isWordy: boolean;
  /** In letters; and of a key that is no move. */
  widths: ReadonlyMap<Entry, number>;
  other: number;
  /** Stands on the key for those that have none. */
  more: string;
}

/** How many letters all keys have room for beside each other in a line, less what each takes for its edges; and what ends, as wide always. */
const ACROSS = 54;
const AT_THE_END = 18;
const EDGES = 2;
/** A key is as wide as a finger; so many lines it has, and so many below a picture. */
const A_FINGER = 5;
const LINES = 4;
const BELOW_A_PICTURE = 3;
/** For a key that is no move, or leads to those that have none. */
const A_FEW_WORDS = 9;
const ROOMS = [5, 4, 3] as const;

export interface Wish {
  options: readonly Option[];
  group: string;
  all: readonly Option[];
  /** Something is chosen, and stands above the board. */
  isNarrowed: boolean;
  /** Keys that are no moves: always, and only beside the one for those that have none. */
  besides: (many: number) => number;
  besideMore: number;
  moreOf: (names: string, many: number) => string;
}

export function keyRow({ options, group, all, isNarrowed, besides, besideMore, moreOf }: Wish): KeyRow {
  const here = group ? options.filter((option) => option.group === group) : options;
  const { own, before, after } = alike(here);
  const short = new Map(isNarrowed && here.length > 1 && (before || after) ? here.map((option, at) => [option.move, capital(own[at] ?? "")]) : []);
  const ownWords = (entry: Entry): string => (entry.is === "move" && short.get(entry.option.move)) || said(entry);
  let found: KeyRow | null = null;
  for (const room of ROOMS) {
    for (const label of short.size ? [said, ownWords] : [said]) {
      const { shown, rest, ending, many } = asKeys(options, group, room, all);
      const others = (rest.length ? besideMore : 0) + besides(many);
      const beside = shown.length + others;
      const letters = ACROSS - EDGES * beside - (ending.length ? AT_THE_END : 0);
      const alone = Math.floor(letters / Math.max(1, beside));
      const needs = shown.map((entry) => need(label(entry)));
      const isEven = needs.every((one) => one <= alone);
      const widths = new Map(shown.map((entry, at) => [entry, isEven ? alone : (needs[at] ?? alone)]));
      const lines = [...widths].map(([entry, width]) => linesOf(label(entry), width));
      const other = isEven ? alone : A_FEW_WORDS;
      const isFull = lines.some((one) => one > BELOW_A_PICTURE);
      if (isFull && short.size && label === said) continue;
      found = { shown, rest, ending, many, label, widths, other, isWordy: isFull, more: rest.length ? namesOf(rest, other, moreOf) : "" };
      if (isEven || needs.reduce((sum, one) => sum + one, 0) + others * A_FEW_WORDS <= letters) return found;
    }
  }
  return found!;
}

/** How wide a key must be that says it. */
function need(text: string): number {
  let letters = A_FINGER;
  while (linesOf(text, letters) > LINES) letters++;
  return letters;
}

/** As many of their names as there is room for. */
function namesOf(rest: readonly Entry[], letters: number, moreOf: Wish["moreOf"]): string {
  const names = [...new Set(rest.map(said))];
  for (let many = names.length; many > 0; many--) {
    const text = moreOf(names.slice(0, many).join(", ") + (many < names.length ? ", …" : ""), rest.length);
    if (linesOf(text, letters) <= BELOW_A_PICTURE) return text;
  }
  return moreOf("", rest.length);
}

/** How many lines it takes, if so many letters have room in one; no word is broken. */
function linesOf(text: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(/[\s\u00ad]|(?<=-)/)) {
    if (word.length > letters) return Infinity;
    if (used && used + 1 + word.length > letters) [lines, used] = [lines + 1, word.length];
    else used += (used ? 1 : 0) + word.length;
  }
  return lines;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
