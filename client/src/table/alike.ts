/** What is chosen so far, in the words of the moves that fit it. */
import type { Option } from "../wire";

/** What moves say alike, before and behind what each says of its own. */
export interface Alike {
  before: string;
  after: string;
  own: readonly string[];
}

const PREPOSITION = /^\p{Ll}{1,3}$/u;

export function alike(options: readonly Option[]): Alike {
  const all = options.map(({ words = "" }) => words.split(" "));
  const [first = [], ...others] = all;
  const most = Math.min(first.length, ...others.map((one) => one.length)) - 1;
  const same = (at: (one: readonly string[]) => string | undefined): boolean => others.every((other) => at(other) === at(first));
  let [before, after] = [0, 0];
  while (before < most && same((one) => one[before])) before++;
  while (after < most - before && same((one) => one.at(-1 - after))) after++;
  if (all.some((one) => /^\d+ [A-Z]/.test(one.slice(-1 - after).join(" ")))) after = 0; // of "3 Stone" and "1 Stone" no "Stone" is left
  if (after && all.some((one) => PREPOSITION.test(one[one.length - 1 - after] ?? ""))) after = 0; // nor of "for 1 Herb" a mere "for"
  return { before: first.slice(0, before).join(" "), after: first.slice(first.length - after).join(" "), own: all.map((one) => one.slice(before, one.length - after).join(" ").replace(/[,;:]$/, "")) };
}

/** What is chosen so far of moves that all fit it, with dots for what is not: "Pass Safe to Maud, … to Piers". Nothing if they say nothing alike. */
export function soFar(options: readonly Option[]): string {
  const { before, after } = alike(options);
  return before || after ? `${before} … ${after}`.trim() : "";
}

/** What all of them come to: the first clause of what each means, as far as they say it alike. A word or two alone say nothing. */
const A_CLAUSE = 4;
export function cameTo(options: readonly Option[]): string {
  const clauses = options.map((option) => ({ ...option, words: option.text.split(/[;:] /)[0] ?? "" }));
  const [first, ...others] = clauses;
  const found = !others.length ? "" : others.every(({ words }) => words === first!.words) ? first!.words : soFar(clauses);
  return found.split(" ").length > A_CLAUSE ? found : "";
}

export const sentence = (text: string): string => (text ? text.charAt(0).toUpperCase() + text.slice(1).replace(/[.!?]?$/, (end) => end || ".") : "");
