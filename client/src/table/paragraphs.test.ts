import { expect, test } from "vitest";
import type { LogItem } from "../house/connection.svelte";
import { isTalk, paragraphs, sinceTurn, turnedForMe } from "./paragraphs";

let n = 0;
const told = (batch: number, text: string, more: Partial<LogItem> = {}): LogItem => ({ n: ++n, batch, text, fact: { is: "Moved" }, ...more });
const said = (batch: number, seat: number, text: string): LogItem => told(batch, text, { fact: { is: "Said", seat } });
const texts = (items: LogItem[], open = false): string[] => paragraphs(items, open).map((paragraph) => paragraph.texts.join(" "));

test("an answer begins a paragraph, and what follows from it stands in the same", () => {
  const list = paragraphs([said(1, 2, "Ann pushes Bob."), told(1, "Bob falls."), said(1, 3, "Bob whips."), told(1, "Ann stays.")], false);
  expect(list.map((paragraph) => paragraph.texts)).toEqual([["Ann pushes Bob.", "Bob falls."], ["Bob whips.", "Ann stays."]]);
  expect(list.map((paragraph) => paragraph.seat)).toEqual([2, 3]);
});

test("a deed that could be prevented stands by the mark of who did it", () => {
  const list = paragraphs([told(1, "Odo makes a dash; nobody answers.", { fact: { is: "chain", tells: [1], seat: 2 } }), told(1, "Odo gets on at the back of Oak.")], false);
  expect(list.map((paragraph) => [paragraph.seat, paragraph.texts.length])).toEqual([[2, 2]]);
});

test("where one after another is told of, each has a paragraph; what came of an answer stands under it, whomever it befell", () => {
  const of = (seat: number | null, text: string): LogItem => told(1, text, { fact: { is: "Declared", seat } });
  expect(texts([of(null, "Each declares."), of(0, "You must roll."), told(1, "A shield."), of(2, "Maud is infected."), of(2, "Maud is out."), of(3, "Odo is safe.")])).toEqual([
    "Each declares. You must roll. A shield.", "Maud is infected. Maud is out.", "Odo is safe.",
  ]);
  expect(texts([said(1, 0, "Ann pushes Bob."), of(1, "Bob falls."), of(2, "Cid moves up.")])).toEqual(["Ann pushes Bob. Bob falls. Cid moves up."]);
});

test("the log reads the same whether it was told piece by piece or at once", () => {
  const answered = (batch: number): LogItem => told(batch, "", { fact: { is: "Answered" } });
  const live = [told(1, "A cart moves."), told(2, "A rat."), answered(3), told(3, "A row is pushed."), said(4, 1, ""), told(4, "Bob stays."), told(5, "Ann is back.", { fact: { is: "came-back", seat: 0 } })];
  expect(texts(live)).toEqual(["A cart moves. A rat.", "A row is pushed.", "Bob stays.", "Ann is back."]);
  expect(texts(live.map((item) => ({ ...item, batch: 1 })))).toEqual(texts(live));
});

test("a paragraph does not grow without end", () => {
  const list = texts(Array.from({ length: 60 }, () => told(1, "A sentence of thirty letters.")));
  expect(list.length).toBeGreaterThan(2);
  expect(Math.max(...list.map((text) => text.length))).toBeLessThan(500);
});

test("secrets stand in the log only while the drawer is open", () => {
  const items = [told(1, "Cards are dealt."), told(1, "You are the Doctor.", { secret: true })];
  expect([texts(items), texts(items, true)]).toEqual([["Cards are dealt."], ["Cards are dealt. You are the Doctor."]]);
});

test("talk and what says nothing to people do not stand in the log", () => {
  const talk = told(1, "Hello!", { seat: 0, fact: null });
  expect([isTalk(talk), texts([talk, told(1, ""), told(1, "A cart moves.")])]).toEqual([true, ["A cart moves."]]);
});

test("who sat down before the deal does not stand in the log, who comes back to the game does", () => {
  const around = (is: string): LogItem => told(1, is, { fact: { is, seat: 0 } });
  expect(texts(["joined", "bot-came", "left", "came-back"].map(around))).toEqual(["came-back"]);
});

test("what happened around the game is no talk", () => {
  expect(isTalk(told(1, "Ann sits down.", { fact: { is: "joined", seat: 0 } }))).toBe(false);
});

test("each paragraph has a key of its own", () => {
  const keys = paragraphs([said(1, 0, "One."), said(1, 1, "Two."), said(2, 0, "Three.")], false).map((paragraph) => paragraph.key);
  expect(new Set(keys).size).toBe(3);
});

test("since my last turn is since what others did after it, whatever I answered in their turns", () => {
  const answer = (batch: number): LogItem => told(batch, "", { fact: { is: "Answered" } });
  const before = said(1, 1, "Bob rolls.");
  const list = paragraphs([before, answer(3), said(3, 0, "I roll."), said(4, 1, "Bob dashes."), answer(5), said(5, 0, "I crack a Whip.")], false);
  expect(sinceTurn(list, before.n, 0)).toBe(2);
});

test("where my answer says nothing to people, what comes next is since my turn", () => {
  const before = told(1, "You are safe.");
  const list = paragraphs([before, told(2, "", { fact: { is: "Answered" } }), told(3, "Maud is safe.")], false);
  expect(sinceTurn(list, before.n, 0)).toBe(1);
});

test("who had no turn yet has no last turn", () => {
  expect(sinceTurn(paragraphs([said(1, 0, "Ann pushes.")], false), 0, 0)).toBe(-1);
});

test("a stage of a round's end has a paragraph of its own, which weighs more than a deed", () => {
  const told = paragraphs([{ n: 1, text: "Ann draws.", batch: 2, weight: 1 }, { n: 2, text: "The carts move on.", stage: "The carts move on.", batch: 2 }], false);
  expect(told.map((one) => [one.key, one.weights[0]])).toEqual([[1, 1], [2, 2]]);
});

test("what turned the game for me is told with what it came of and the round, whatever happened after it, and without the end", () => {
  const rounds = (number: number): LogItem => told(1, `Round ${number}: all six dice are rolled.`, { weight: -1 });
  const death = [rounds(7), told(1, "The carts move on.", { stage: "The carts move on." }), told(1, "Birch leaves.", { rule: "BR 11.2" }), told(1, "Odo and you die.", { weight: 12 })];
  const later = [rounds(8), said(2, 2, "Ann dashes."), told(2, "Nobody escaped. You have lost.", { fact: { is: "End" }, weight: 8 })];
  expect(turnedForMe([...death, ...later])).toEqual({ round: "Round 7:", text: "The carts move on. Birch leaves. Odo and you die.", turn: "Odo and you die." });
  expect(turnedForMe(later)).toBeNull();
});
