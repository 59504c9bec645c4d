/** What each seat has claimed by a phrase of the game, the newest first. Words of one's own are no claims: they cannot be counted. */
import type { LogItem } from "../house/connection.svelte";
import type { Welcome } from "../wire";

export type Claims = ReadonlyMap<number, readonly string[]>;

export function claims(items: readonly LogItem[], phrases: Welcome["phrases"]): Claims {
  const known = new Set(phrases.filter((phrase) => phrase["claim"]).map((phrase) => phrase["name"]));
  const found = new Map<number, string[]>();
  for (const item of items) {
    if (item.seat == null || item.out || !item.text || !known.has(item.phrase ?? "")) continue;
    found.set(item.seat, [item.text, ...(found.get(item.seat) ?? [])]);
  }
  return found;
}
