/** Who was away: what weighs most of what happened since their last own answer, in a few lines. */
import type { LogItem } from "../house/connection.svelte";
import { BORING, isTalk } from "./paragraphs";

export const MOST_LINES = 5;

export interface Digest {
  lines: readonly LogItem[];
  /** What else stands in the log. */
  more: number;
  /** Nothing was answered before: it is the whole story. */
  isAll: boolean;
}

/** Nothing, if all of it was seen as it happened. */
export function digest(items: readonly LogItem[], seat: number | null, unseen: number, open: boolean): Digest | null {
  const own = items.findLastIndex((item) => kind(item) === "Answered");
  const told = items.slice(own + 1).filter((item) => item.text && !isTalk(item) && (open || !item.secret) && !BORING.has(kind(item)) && !isMine(item, seat));
  if (!told.some((item) => item.n <= unseen)) return null;
  const heaviest = [...told].sort((one, other) => (other.weight ?? 0) - (one.weight ?? 0) || other.n - one.n).slice(0, MOST_LINES);
  return { lines: heaviest.sort((one, other) => one.n - other.n), more: told.length - heaviest.length, isAll: own < 0 };
}

const fact = (item: LogItem): { is?: string; seat?: number } | null => (item.fact ?? null) as { is?: string; seat?: number } | null;
const kind = (item: LogItem): string => fact(item)?.is ?? "";
const isMine = (item: LogItem, seat: number | null): boolean => kind(item) === "Said" && fact(item)?.seat === seat;
