/** A deed and the windows that answered it are told once more, in one sentence: then their own sentences are not told beside it. */
import type { LogItem } from "./connection.svelte";

export function chained(items: LogItem[]): LogItem[] {
  const told = new Set(items.flatMap((item) => numbers(item)));
  return told.size ? items.map((item) => (told.has(item.n) && item.text ? { ...item, text: "" } : item)) : items;
}

function numbers(item: LogItem): readonly number[] {
  const fact = item.fact as { is?: string; tells?: number[] } | null | undefined;
  return fact?.is === "chain" ? (fact.tells ?? []) : [];
}
