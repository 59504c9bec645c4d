/** Standing orders as a player says them: this reply to this kind of window, if it is anyone, one seat, or nobody; and, where it has blanks, on whom or what. */
import type { Order, ReplyCard, WindowCard } from "../wire";

export const NOBODY = "";
export const ANYONE = "anyone";
export const SEVERAL = "several";

/** For each blank of a reply, which of its targets is meant. */
export type Picks = readonly number[];

const whom = (order: Order): string => (order.by == null ? ANYONE : String(order.by));
const first = (reply: ReplyCard): Picks => (reply.targets ?? []).map(() => 0);
const isSaid = (order: Order, answers: readonly string[]): boolean => order.answers.join("\n") === answers.join("\n");

/** The answers with their blanks filled in. */
export function filled(reply: ReplyCard, picks: Picks): string[] {
  const said = picks.map((pick, blank) => reply.targets?.[blank]?.[pick]?.said ?? "");
  return reply.answers.map((answer) => said.reduce((text, target) => text.replace("{}", target), answer));
}

/** What this order has in the blanks of this reply; null, if it is another reply. */
function picksOf(order: Order, question: string, reply: ReplyCard, seat: number | null): Picks | null {
  if (order.question !== question || (seat !== null && order.by === seat)) return null;
  const all = (reply.targets ?? []).reduce<Picks[]>((found, blank) => found.flatMap((picks) => blank.map((_, pick) => [...picks, pick])), [[]]);
  return all.find((picks) => isSaid(order, filled(reply, picks))) ?? null;
}

/** Against whom this reply stands; several, if somebody ordered so by other means than this page. What the seat ordered for its own turn is another matter. */
export function against(orders: readonly Order[], question: string, reply: ReplyCard, seat: number | null = null): string {
  const found = orders.filter((order) => picksOf(order, question, reply, seat));
  return found.length > 1 ? SEVERAL : found[0] ? whom(found[0]) : NOBODY;
}

/** On whom or what it stands; the first of each blank, if it does not. */
export function picked(orders: readonly Order[], question: string, reply: ReplyCard, seat: number | null = null): Picks {
  return orders.map((order) => picksOf(order, question, reply, seat)).find((picks) => picks) ?? first(reply);
}

/** All orders with this one in place of what was said of the same reply, and of the same seat. */
export function ordered(orders: readonly Order[], question: string, reply: ReplyCard, to: string, picks: Picks = first(reply), seat: number | null = null): Order[] {
  const rest = orders.filter((order) => !picksOf(order, question, reply, seat) && !(order.question === question && whom(order) === to));
  return to === NOBODY ? rest : [...rest, { question, answers: filled(reply, picks), by: to === ANYONE ? null : Number(to) }];
}

/** Whether the seat has ordered to do nothing when the same is asked in its own turn. */
export const isOwn = (orders: readonly Order[], kind: WindowCard, seat: number | null): boolean => orders.some((order) => order.question === kind.question && order.by === seat);

/** All orders with that one, or without. */
export function orderedOwn(orders: readonly Order[], kind: WindowCard, seat: number, on: boolean): Order[] {
  const rest = orders.filter((order) => order.question !== kind.question || order.by !== seat);
  return on ? [...rest, { question: kind.question, answers: kind.replies[0]?.answers ?? [], by: seat }] : rest;
}
