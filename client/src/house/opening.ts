/** Opening a table and sitting down, with everything this browser must keep of it. */
import { door, freshKey } from "./door";
import { kept } from "./kept.svelte";
import type { NewTable, Seated } from "../wire";

export function nameOr(otherwise: string): string {
  return kept.name.trim() || otherwise;
}

export async function open(table: NewTable, alsoHere: readonly string[] = []): Promise<string> {
  const mine = await door.open(table);
  keep(mine, table.game, table.name);
  for (const name of alsoHere) {
    const other = await door.join({ name, invite: mine.invite ?? "", key: freshKey(), hurry: table.hurry ?? false });
    keep({ ...other, invite: mine.invite ?? "" }, table.game, name);
  }
  return mine.table;
}

/** The same company once more: all who sat at this screen sit down there. */
export async function openAgain(table: string, game: string): Promise<string> {
  let next = "";
  for (const seat of kept.at(table)) {
    const seated = await door.again(table, seat.token);
    keep(seated, game, seat.name);
    next = seated.table;
  }
  return next;
}

export function keep(seated: Seated, game: string, name: string): void {
  kept.keep({ table: seated.table, seat: seated.seat, token: seated.token, invite: seated.invite ?? "", game, name, at: Date.now() });
}
