import { expect, test } from "vitest";
import { against, isOwn, ordered, orderedOwn, picked } from "./orders";

const let_it = { words: "let it happen", answers: ["let it happen"] };
const whip = { words: "crack a Whip", answers: ["whip of arsenic/whip", "whip of chicken/whip"] };

test("a reply stands against nobody, against anyone, or against one seat", () => {
  expect(against([], "Threatened", whip)).toBe("");
  const orders = ordered(ordered([], "Threatened", whip, "3"), "Threatened", let_it, "anyone");
  expect([against(orders, "Threatened", whip), against(orders, "Threatened", let_it)]).toEqual(["3", "anyone"]);
  expect(orders).toContainEqual({ question: "Threatened", answers: whip.answers, by: 3 });
});

test("two replies to the same seat cannot stand at once: the newer does", () => {
  const orders = ordered(ordered([], "Threatened", whip, "anyone"), "Threatened", let_it, "anyone");
  expect([against(orders, "Threatened", whip), against(orders, "Threatened", let_it)]).toEqual(["", "anyone"]);
});

test("to order against nobody takes the order back and leaves those for other windows", () => {
  const orders = ordered(ordered([], "Tithing", let_it, "anyone"), "Threatened", whip, "anyone");
  expect(ordered(orders, "Threatened", whip, "")).toEqual([{ question: "Tithing", answers: let_it.answers, by: null }]);
});

const steal = { words: "steal", answers: ["play thief {} {}"], targets: [[{ words: "from Ann", said: "B" }, { words: "from Bob", said: "C" }], [{ words: "a Coin", said: "coin" }, { words: "a Key", said: "key" }]] };

test("a reply with blanks is ordered with what is put there, and is told by it again", () => {
  const orders = ordered([], "Influencing", steal, "anyone", [1, 0]);
  expect(orders).toEqual([{ question: "Influencing", answers: ["play thief C coin"], by: null }]);
  expect([against(orders, "Influencing", steal), picked(orders, "Influencing", steal)]).toEqual(["anyone", [1, 0]]);
});

test("another target takes the place of the one before, and to order it never takes it back whatever it is on", () => {
  const orders = ordered(ordered([], "Influencing", steal, "anyone", [0, 1]), "Influencing", steal, "anyone", [1, 1]);
  expect(orders.map((order) => order.answers)).toEqual([["play thief C key"]]);
  expect(ordered(orders, "Influencing", steal, "", [0, 0])).toEqual([]);
});

test("what is ordered for one's own turn stands beside what is ordered for those of others, and goes alone", () => {
  const kind = { question: "Influencing", title: "", replies: [let_it, steal], by_seat: false, own: "Your own Setup Phase" };
  const both = ordered(orderedOwn([], kind, 2, true), "Influencing", let_it, "anyone", undefined, 2);
  expect([isOwn(both, kind, 2), isOwn(both, kind, 1), against(both, "Influencing", let_it, 2)]).toEqual([true, false, "anyone"]);
  expect(ordered(both, "Influencing", let_it, "", undefined, 2)).toEqual([{ question: "Influencing", answers: let_it.answers, by: 2 }]);
  expect(orderedOwn(both, kind, 2, false)).toEqual([{ question: "Influencing", answers: let_it.answers, by: null }]);
});
