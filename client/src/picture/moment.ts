/** A moment of a game as Python tells it: `lazaretto.adapters.picture.moment`. */
import type { Connection, LogItem } from "../house/connection.svelte";
import type { Option, Page, TableCard } from "../wire";

export interface Moment {
  game: string;
  title: string;
  /** Whose eyes see it; null are a watcher's. */
  seat: number | null;
  page: Page;
  asked: readonly number[];
  /** Whose turn it is. */
  turn: number | null;
  options: readonly Option[];
  told: readonly string[];
  isOver: boolean;
}

export function cardOf(moment: Moment): TableCard {
  const sitters = moment.page.rows.filter((row) => row.thing === `seat:${row.seat}`).map((row) => ({ seat: row.seat, name: row.name, kind: "person", here: true, out: row.out }));
  sitters.sort((one, other) => one.seat - other.seat);
  return { table: "", game: moment.game, title: moment.title, variant: "", state: moment.isOver ? "over" : "playing", sitters, terms: {}, commitment: "", opened: 0 };
}

/** What the frame's parts look at, as if somebody sat there; nothing is ever said through it. */
export function connectionOf(moment: Moment, card: TableCard): Connection {
  const items: LogItem[] = moment.told.map((text, number) => ({ n: number + 1, text, batch: number }));
  const asked = moment.isOver ? null : { question: 0, kind: "", seats: moment.asked, turn: moment.turn, options: moment.options };
  return { state: "here", seat: moment.seat, card, page: moment.page, asked, items, ready: null, closes: null, waiting: 0, planned: null } as unknown as Connection;
}
