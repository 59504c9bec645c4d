/** Standing orders as a player says them: this reply to this kind of window, if it is anyone, one seat, or nobody. */
import type { Order, ReplyCard } from "../wire";

export const NOBODY = "";
export const ANYONE = "anyone";
export const SEVERAL = "several";

const isThis = (order: Order, question: string, reply: ReplyCard): boolean => order.question === question && order.answers.join("\n") === reply.answers.join("\n");
const whom = (order: Order): string => (order.by == null ? ANYONE : String(order.by));

/** Against whom this reply stands; several, if somebody ordered so by other means than this page. */
export function against(orders: readonly Order[], question: string, reply: ReplyCard): string {
  const found = orders.filter((order) => isThis(order, question, reply));
  return found.length > 1 ? SEVERAL : found[0] ? whom(found[0]) : NOBODY;
}

/** All orders with this one in place of what was said of the same reply, and of the same seat. */
export function ordered(orders: readonly Order[], question: string, reply: ReplyCard, to: string): Order[] {
  const rest = orders.filter((order) => !isThis(order, question, reply) && !(order.question === question && whom(order) === to));
  return to === NOBODY ? rest : [...rest, { question, answers: reply.answers, by: to === ANYONE ? null : Number(to) }];
}
