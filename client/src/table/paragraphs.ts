/** The log in paragraphs: an answer or a turn of events begins one, and what follows from it stands in the same. */
import type { LogItem } from "../house/connection.svelte";

export interface Paragraph {
  key: number;
  texts: string[];
  /** How much each sentence weighs, for who was away. */
  weights: number[];
  /** Of what begins it. */
  rule: string;
  seat: number | null;
}

const LONGEST = 420;
const ENOUGH = 45;
/** Who sat down before the deal stands in the list of seats. */
export const BORING = new Set(["joined", "bot-came", "left"]);

/** Secrets stand in the log only while the drawer is open. */
export function paragraphs(items: readonly LogItem[], open: boolean): Paragraph[] {
  const found: Paragraph[] = [];
  let batch = -1;
  for (const item of items) {
    if (!item.text || isTalk(item) || (item.secret && !open)) continue;
    const fact = item.fact as { is?: string; seat?: number } | null | undefined;
    if (BORING.has(fact?.is ?? "")) continue;
    const last = found.at(-1);
    const isOnes = fact?.is === "Said" || fact?.is === "pointed";
    const starts = !last || isOnes || item.batch !== batch || last.texts.join(" ").length > LONGEST || isAnother(item, last);
    if (starts) found.push({ key: item.n, texts: [item.text], weights: [item.weight ?? 0], rule: item.rule ?? "", seat: isOnes ? (fact.seat ?? null) : null });
    else {
      last.texts.push(item.text);
      last.weights.push(item.weight ?? 0);
    }
    batch = item.batch;
  }
  return found;
}

/** Another rule is carried out, and the paragraph says enough already: what ends a round does not stand under the last player's deed. */
function isAnother(item: LogItem, last: Paragraph): boolean {
  return !!item.rule && item.rule !== last.rule && last.texts.join(" ").length > ENOUGH;
}

export function isTalk(item: LogItem): boolean {
  return item.seat != null;
}

/** The first thing that happened since my last turn: what I did in it myself is none. */
export function sinceTurn(list: readonly Paragraph[], turned: number, seat: number | null): number {
  return turned ? list.findIndex((paragraph) => paragraph.key > turned && (seat === null || paragraph.seat !== seat)) : -1;
}
