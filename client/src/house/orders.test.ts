import { expect, test } from "vitest";
import { against, ordered } from "./orders";

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
