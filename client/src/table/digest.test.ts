import { beforeEach, expect, test } from "vitest";
import type { LogItem } from "../house/connection.svelte";
import { digest, fitting, headline, MOST_LINES, ROW } from "./digest";

let n = 0;
beforeEach(() => (n = 0));
/** Each thing comes of an answer of its own, unless it is said to come of the one before. */
const told = (text: string, weight = 0, more: Partial<LogItem> = {}): LogItem => ({ n: ++n, batch: 1, text, weight, fact: { is: "Said", seat: 5 }, ...more });
const cameOfIt = (text: string, weight = 0, more: Partial<LogItem> = {}): LogItem => told(text, weight, { fact: { is: "Moved" }, ...more });
const mine = (): LogItem => told("", 0, { fact: { is: "Answered" } });
/** My last turn ended with the first answer of mine. */
const turned = (items: LogItem[]): number => Math.max(0, items.findIndex((item) => (item.fact as { is: string } | null)?.is === "Answered"));
const since = (items: LogItem[], unseen = 99, open = false): ReturnType<typeof digest> => digest(items, 0, turned(items), unseen, open);
const texts = (items: LogItem[], open = false): string[] | undefined => since(items, 99, open)?.lines.map((line) => line.text);

test("only what happened since my last turn is told, and not what I did myself in it", () => {
  const items = [told("long ago"), mine(), told("I push.", 2, { fact: { is: "Said", seat: 0 } }), told("Bob falls.", 3)];
  expect(texts(items)).toEqual(["Bob falls."]);
});

test("an answer in another's turn ends no turn of mine, and what a bot did for me is told", () => {
  const items = [told("long ago"), mine(), told("Ann dies.", 3), mine(), told("You crack a Whip.", 1, { fact: { is: "Said", seat: 0 } }), told("Bob stays.")];
  expect(texts(items)).toEqual(["Ann dies.", "You crack a Whip.", "Bob stays."]);
});

test("the weightiest stand there, of equals the latest, in the order in which they happened", () => {
  const items = [told("The cards are dealt."), mine(), told("A dies.", 3), ...Array.from({ length: 9 }, (_, at) => told(`roll ${at}`)), told("B dies.", 3), told("C moves.", 1)];
  expect(texts(items)).toEqual(["A dies.", "roll 4", "roll 5", "roll 6", "roll 7", "roll 8", "B dies.", "C moves."]);
  expect(since(items)).toMatchObject({ many: 12, isShort: true, isAll: false });
});

test("what came of a deed of mine gives way to what others did, unless it turned the game", () => {
  for (const [weight, isKept] of [[0, false], [4, true]] as const) {
    n = 0;
    const items = [mine(), told("I roll.", 3, { fact: { is: "Said", seat: 0 } }), cameOfIt("An apple.", weight), ...Array.from({ length: MOST_LINES }, (_, at) => told(`B ${at}`, 1))];
    expect(texts(items)?.includes("I roll. An apple.")).toBe(isKept);
  }
});

test("there are never more lines than promised", () => {
  expect(texts([mine(), ...Array.from({ length: 40 }, () => told("x", 3))])).toHaveLength(MOST_LINES);
});

test("the heaviest has room first, none is cut, and no room stays empty that another could have", () => {
  const long = (text: string): string => text + "x".repeat(2 * ROW - text.length);
  const items = [mine(), told(long("light"), 1), told(long("death"), 3), told("dash", 2), told(long("later"), 1)];
  const fit = (room: number): string[] => fitting(since(items)?.lines ?? [], room).map((line) => line.text.replace(/x+$/, ""));
  expect([1, 3, 4, 5, 7].map(fit)).toEqual([["death"], ["death", "dash"], ["death", "dash"], ["death", "dash", "later"], ["light", "death", "dash", "later"]]);
  expect(fitting(since([mine(), told(long("death"), 3), told(long("dash"), 2), told("short", 1)])?.lines ?? [], 3).map((line) => line.rows)).toEqual([2, 1]);
});

test("of what has no room whole the sentence that weighs most is told", () => {
  const beer = [told("Maud buys you a beer.", 9), cameOfIt("The top card of the pile is discarded: it is the Coat stand, and not a zombie card.")];
  const items = [mine(), told("Your bites are counted. You are bitten 4 times.", 12), ...beer];
  expect(fitting(since(items)?.lines ?? [], 3).map((line) => [line.text, line.rows])).toEqual([["Your bites are counted. You are bitten 4 times.", 2], ["Maud buys you a beer. …", 1]]);
});

test("what befell me has the mark of who did it, or of whom it tells; mine, if that is nobody", () => {
  const bites = { fact: { is: "Died", seat: 2 } };
  const items = [mine(), told("Bob pushes you.", 9, { fact: { is: "Said", seat: 1 } }), told("", -1), cameOfIt("Maud's fifth bite: a buddy dies.", 12, bites), told("", -1), cameOfIt("Oak mingles.", 12)];
  expect(since(items)?.lines.map((line) => [line.text, line.seat])).toEqual([["Bob pushes you.", 1], ["Maud's fifth bite: a buddy dies.", 2], ["Oak mingles.", null]]);
});

test("who saw it all as it happened is told nothing", () => {
  const items = [told("before"), mine(), told("after", 3)];
  expect(since(items, 2)).toBeNull();
  expect(since(items, 3)).not.toBeNull();
});

test("secrets are told only while the drawer is open; talk and comings and goings never", () => {
  const items = [mine(), told("You are dealt a 3.", 1, { secret: true }), told("Hello!", 0, { seat: 2, fact: null }), told("Ann sits down.", 0, { fact: { is: "joined" } })];
  expect(texts(items)).toBeUndefined();
  expect(texts(items, true)).toEqual(["You are dealt a 3."]);
});

test("before my first answer it is the whole story", () => {
  expect(since([told("The cards are dealt.")], 1)?.isAll).toBe(true);
});

test("a thing is told whole: what somebody did and all that came of it", () => {
  const items = [mine(), told("Joan hands over a Coin.", 1), cameOfIt("The Event is resolved."), cameOfIt("Joan gains Evidence.", 3), told("Hugh passes.")];
  expect(texts(items)).toEqual(["Joan hands over a Coin. The Event is resolved. Joan gains Evidence.", "Hugh passes."]);
});

test("of a long story one hears how it began and what weighs most, and that there was more", () => {
  const filling = Array.from({ length: 9 }, (_, at) => `Die ${at} is thrown and comes to rest.`);
  const items = [mine(), told("The round ends.", 1), ...filling.map((text) => cameOfIt(text)), cameOfIt("Maud dies.", 3)];
  const [line = ""] = texts(items) ?? [];
  expect(line).toMatch(/^The round ends\. Die 0 .*Maud dies\. …$/);
  expect(line.length).toBeLessThan(210);
});

test("whose turn it is takes no line", () => {
  expect(texts([mine(), told("Maud's turn.", -1), told("Maud dies.", 3), told("Your turn.", -1)])).toEqual(["Maud dies."]);
});

test("what befell me is told, however long the story is and whatever befell others", () => {
  const items = [mine(), told("The round ends, and everybody is counted. ".repeat(3).trim(), 1), cameOfIt("Maud dies.", 4), cameOfIt("You are bitten twice, and lose what you held.", 8)];
  expect(texts(items)?.[0]).toContain("You are bitten twice");
  const deaths = Array.from({ length: 9 }, (_, at) => told(`Seat ${at} dies.`, 4));
  expect(texts([mine(), told("Wat takes a card of yours.", 9), ...deaths])).toContain("Wat takes a card of yours.");
});

test("what befell me stands first, and is marked", () => {
  const items = [mine(), told("Maud dies.", 4), told("Bob pushes you.", 9), told("Cid dies.", 4)];
  expect(since(items)?.lines.map((line) => [line.text, line.mine])).toEqual([["Bob pushes you.", true], ["Maud dies.", false], ["Cid dies.", false]]);
});

test("what others did to me stands there though I saw it happen, and before what else they did; until it is put aside", () => {
  const items = [mine(), told("Maud dies.", 4), told("Bob pushes you.", 9), cameOfIt("You land at the back.", 12), told("Cid draws.", 1)];
  expect(since(items, 0)?.lines.map((line) => line.text)).toEqual(["Bob pushes you. You land at the back.", "Maud dies.", "Cid draws."]);
  expect(digest(items, 0, turned(items), 0, false, n)).toBeNull();
  const more = [...items, told("Bob takes your Coin.", 9)];
  expect(digest(more, 0, turned(more), 0, false, n - 1)?.lines.filter((line) => line.mine)).toHaveLength(2);
});

test("all that befell me is told, and what has no room when asked for", () => {
  const lines = since([mine(), ...Array.from({ length: 8 }, (_, at) => told(`Bob bites you, ${at}.`, 12)), told("Maud dies.", 4)])?.lines ?? [];
  expect([lines.length, lines.filter((line) => line.mine).length]).toEqual([8, 8]);
});

test("what came of my own answer did not befall me; what ended the round after it did", () => {
  const deed = [mine(), told("You dash.", 3, { fact: { is: "Said", seat: 0 } }), cameOfIt("You land at the front.", 12)];
  expect(since(deed, 0)).toBeNull();
  expect(since([...deed, cameOfIt("Oak mingles: Bob and you.", 12, { stage: "Oak mingles." })], 0)?.lines.map((line) => line.text)).toEqual(["Oak mingles: Bob and you."]);
  expect(since([mine(), cameOfIt("Odo names you as the Doctor.", 12)], 0)?.lines).toHaveLength(1);
});

test("what befell me is told with what it came of, in order, however long the story and whatever rule it follows", () => {
  const filling = Array.from({ length: 20 }, (_, at) => cameOfIt(`Die ${at} is thrown and comes to rest.`, 0, { rule: `PA ${at}` }));
  const items = [mine(), told("Maud turns up the Broken Cordons.", 1, { rule: "PA 1" }), ...filling, cameOfIt("You lose a piece of Evidence.", 12, { rule: "PA 9" })];
  expect(since(items, 0)?.lines.map((line) => line.text)).toEqual([expect.stringMatching(/^Maud turns up the Broken Cordons\..*You lose a piece of Evidence\./)]);
});

test("a turn that begins is told of nobody, and parts what came before it from what comes after", () => {
  expect(texts([mine(), told("Maud draws.", 1), cameOfIt("Round 3.", -1), cameOfIt("Wat falls.", 4)])).toEqual(["Maud draws.", "Wat falls."]);
});

test("what I did in another's turn, and what came of it, was done to me by nobody", () => {
  const items = [mine(), told("Maud plays an Event.", 1), mine(), told("You let a Ward out.", 3, { fact: { is: "Said", seat: 0 } }), cameOfIt("Your Ward is lost.", 12), told("Bob draws.", 1)];
  expect(since(items, 0)).toBeNull();
  expect(since(items)?.lines.map((line) => line.mine)).toEqual([false, false, false]);
});

test("what came of a deed of mine that others might have answered, and did not, befell me by nobody; what they answered did", () => {
  const deed = [mine(), told("", 3, { fact: { is: "Said", seat: 0 } }), told("", 0)];
  const chain = (...tells: number[]): LogItem[] => [cameOfIt("You dash to the Oak.", 3, { fact: { is: "chain", tells } }), cameOfIt("You land at the front.", 12)];
  expect(since([...deed, ...chain(2)], 0)).toBeNull();
  expect(since([...deed, ...chain(2, 3)], 0)?.lines).toHaveLength(1);
});

test("a silent answer parts what came before it from what came of it", () => {
  expect(texts([mine(), told("Maud draws.", 1), told("", 0), cameOfIt("A row is pushed.", 1)])).toEqual(["Maud draws.", "A row is pushed."]);
});

test("what came of an answer of mine that is never said aloud was done to me by nobody, if nobody else was asked", () => {
  const alone = (): LogItem => ({ ...mine(), alone: true });
  expect(since([alone(), cameOfIt("Your Ward is lost.", 12)], 0)).toBeNull();
  const items = [mine(), told("Maud plays an Event.", 1), alone(), cameOfIt("Your Ward is lost.", 12), told("Bob bites you.", 12)];
  expect(since(items)?.lines.filter((line) => line.mine).map((line) => line.text)).toEqual(["Bob bites you."]);
});

test("what came of a deed of mine is told with the deed, and dice with the round that rolled them", () => {
  const deed = [mine(), told("You reroll die 1.", 3, { fact: { is: "Said", seat: 0 } }), cameOfIt("A rat for Oak.")];
  const round = [cameOfIt("Round 2: all dice are rolled.", -1, { stage: "Round 2." }), cameOfIt("An apple for Oak.")];
  expect(texts([...deed, ...round])).toEqual(["You reroll die 1. A rat for Oak.", "Round 2: all dice are rolled. An apple for Oak."]);
  expect(texts([mine(), told("You reroll die 1.", 3, { fact: { is: "Said", seat: 0 } }), told("Maud dies.", 3)])).toEqual(["Maud dies."]);
});

test("who asks for all of it reads it whole and in order, each turn under its heading", () => {
  const filling = Array.from({ length: 12 }, (_, at) => cameOfIt(`Die ${at} is thrown and comes to rest.`));
  const items = [mine(), told("Maud's turn.", -1), told("Maud throws.", 1), ...filling, told("Bob's turn.", -1), told("Bob pushes you.", 9), told("Round 3.", -1, { stage: "Round 3." }), cameOfIt("An apple.")];
  const all = since(items)?.all ?? [];
  expect(all.map((line) => [line.isHeading, line.mine])).toEqual([[true, false], [false, false], [true, false], [false, true], [false, false]]);
  expect([all[1]?.text.endsWith("Die 11 is thrown and comes to rest."), all[4]?.text]).toEqual([true, "Round 3. An apple."]);
});

test("what is told whole in a few lines asks for no more", () => {
  expect(since([mine(), told("Maud's turn.", -1), told("Maud dies.", 3)])).toMatchObject({ many: 1, isShort: false });
});

test("the bar says what weighs most of what befell me, and of a long story its weightiest sentence", () => {
  const items = [mine(), told("Bob takes your Coin.", 9), told("Birch mingles: Isolde and you.", 9), cameOfIt("You are dealt a symptom worth 4.".repeat(2), 8), cameOfIt("You have the plague!", 12), told("Maud dies.", 4)];
  expect(headline(since(items)?.lines ?? [])?.text).toBe("You have the plague!");
  expect(headline(since([mine(), told("Bob takes your Coin.", 9)])?.lines ?? [])?.text).toBe("Bob takes your Coin.");
  expect(headline(since([mine(), told("Maud dies.", 4)])?.lines ?? [])).toBeNull();
});
