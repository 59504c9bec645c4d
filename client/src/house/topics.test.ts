import { expect, test } from "vitest";
import { topics } from "./topics.svelte";

test("what a sentence names is explained, the longest name first, and everyday words are not", () => {
  topics.learn([{ name: "Whip", text: "stops a move" }, { name: "Whip Hand", text: "another" }, { name: "turn", text: "a turn" }]);
  expect(topics.parts("Ann cracks the Whip in her turn.").filter((part) => part.why)).toEqual([{ text: "Whip", why: "stops a move" }]);
  expect(topics.parts("The Whip Hand falls.").filter((part) => part.why)).toEqual([{ text: "Whip Hand", why: "another" }]);
  expect(topics.parts("Whipping is no card.").filter((part) => part.why)).toEqual([]);
});

test("names with signs in them do no harm", () => {
  topics.learn([{ name: "No! (again)", text: "a card" }]);
  expect(topics.parts("Bob says No! (again) loudly").map((part) => part.text).join("")).toBe("Bob says No! (again) loudly");
});
