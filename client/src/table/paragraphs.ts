/** The log in paragraphs: an answer or a turn of events begins one, and what follows from it stands in the same. Where one after another is told of, each has their own. */
import { BORING, isOfTheEnd, MY_TURN } from "../house/beats.svelte";
import { AROUND, type LogItem } from "../house/connection.svelte";

export interface Paragraph {
  key: number;
  texts: string[];
  /** How much each sentence weighs, for who was away. */
  weights: number[];
  /** Of what begins it. */
  rule: string;
  seat: number | null;
  /** Of whom it tells, unless it is what came of somebody's answer. */
  about: number | null;
}

const LONGEST = 420;
const ENOUGH = 45;
/** How a round ended weighs more than what somebody did in it. */
const A_STAGE = 2;
/** They begin a paragraph, or what is told next does where they are silent: so the log reads the same whether it was told piece by piece or at once. */
const BEGINS = new Set(["Said", "Answered", "chain", ...AROUND]);

/** Secrets stand in the log only while the drawer is open. Who was away is told what came of something together with it, however long that is. */
export function paragraphs(items: readonly LogItem[], open: boolean, together = false): Paragraph[] {
  const found: Paragraph[] = [];
  let begins = true;
  for (const item of items) {
    const fact = item.fact as { is?: string; seat?: number | null } | null | undefined;
    begins ||= BEGINS.has(fact?.is ?? "") || (!item.text && (item.weight ?? 0) < 0);
    if (!item.text || isTalk(item) || (item.secret && !open)) continue;
    if (BORING.has(fact?.is ?? "")) continue;
    const last = found.at(-1);
    const isOnes = ["Said", "chain", "pointed"].includes(fact?.is ?? "");
    const who = fact?.seat ?? null;
    const starts = !last || begins || !!item.stage || (!together && (last.texts.join(" ").length > LONGEST || isAnother(item, last))) || isOfAnother(who, last);
    if (starts) found.push({ key: item.n, texts: [item.text], weights: [Math.max(item.stage ? A_STAGE : -1, item.weight ?? 0)], rule: item.rule ?? "", seat: isOnes ? who : null, about: isOnes ? null : who });
    else {
      if (last.seat === null) last.about ??= who;
      last.texts.push(item.text);
      last.weights.push(item.weight ?? 0);
    }
    begins = false;
  }
  return found;
}

/** Another rule is carried out, and the paragraph says enough already: what ends a round does not stand under the last player's deed. */
function isAnother(item: LogItem, last: Paragraph): boolean {
  return !!item.rule && item.rule !== last.rule && last.texts.join(" ").length > ENOUGH;
}

/** What befalls one player does not stand under what befell another just before: new things come first, and it would read as if the one had caused the other. */
function isOfAnother(who: number | null, last: Paragraph): boolean {
  return who !== null && last.about !== null && who !== last.about;
}

/** Which round begins here, or year: as its heading says it, up to the number. */
export const roundBegun = (item: LogItem): string => ((item.weight ?? 0) < 0 && /^\p{L}+ \d+/u.exec(item.text ?? "")?.[0]) || "";

/** What turned the game for me at last, in which round and with all that it came of. */
export function turnedForMe(items: readonly LogItem[]): { round: string; text: string; turn: string } | null {
  const isTurn = (weight: number): boolean => weight >= MY_TURN;
  const told = items.filter((item) => !isOfTheEnd(item)).map((item) => ((item.weight ?? 0) < 0 ? { ...item, text: "" } : item));
  const mine = paragraphs(told, true, true).findLast((one) => one.weights.some(isTurn));
  if (!mine) return null;
  const round = items.filter((item) => item.n < mine.key).map(roundBegun).findLast((begun) => begun) ?? "";
  return { round: round && `${round}:`, text: mine.texts.join(" "), turn: mine.texts[mine.weights.findLastIndex(isTurn)] ?? "" };
}

export function isTalk(item: LogItem): boolean {
  return item.seat != null;
}

/** The first thing that happened since my last turn: what I did in it myself is none. */
export function sinceTurn(list: readonly Paragraph[], turned: number, seat: number | null): number {
  return turned ? list.findIndex((paragraph) => paragraph.key > turned && (seat === null || paragraph.seat !== seat)) : -1;
}
