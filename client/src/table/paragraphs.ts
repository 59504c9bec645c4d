/** The log in paragraphs: an answer or a turn of events begins one, and what follows from it stands in the same. */
import type { LogItem } from "../house/connection.svelte";

export interface Paragraph {
  key: number;
  texts: string[];
  seat: number | null;
  mine: boolean;
}

const LONGEST = 420;
/** Who sat down before the deal stands in the list of seats. */
const BORING = new Set(["joined", "bot-came", "left"]);

/** Secrets stand in the log only while the drawer is open. */
export function paragraphs(items: readonly LogItem[], open: boolean): Paragraph[] {
  const found: Paragraph[] = [];
  let batch = -1;
  for (const item of items) {
    if (!item.text || isTalk(item) || (item.secret && !open)) continue;
    const fact = item.fact as { is?: string; seat?: number } | null | undefined;
    if (BORING.has(fact?.is ?? "")) continue;
    const last = found.at(-1);
    const starts = !last || fact?.is === "Said" || item.batch !== batch || last.texts.join(" ").length > LONGEST;
    if (starts) found.push({ key: item.n, texts: [item.text], seat: fact?.is === "Said" ? (fact.seat ?? null) : null, mine: fact?.is === "Answered" });
    else last.texts.push(item.text);
    batch = item.batch;
  }
  return found;
}

export function isTalk(item: LogItem): boolean {
  return item.seat != null;
}

/** Where "since your last turn" begins: after my last own deed. */
export function sinceMine(list: readonly Paragraph[], seat: number | null): number {
  if (seat === null) return -1;
  for (let at = list.length - 1; at >= 0; at--) if (list[at]?.seat === seat) return at;
  return -1;
}
