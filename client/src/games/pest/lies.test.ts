import { expect, test } from "vitest";
import { viewFor, views } from "./lies";

const touching = (...things: string[]) => views(things.map((thing) => ({ move: thing, words: "", text: "", things: [thing] })));
const nothing = touching();

test("the table shows where something is lit, the map first", () => {
  expect(viewFor(touching("technology:3", "good:0:2"), nothing, nothing)).toBe("market");
  expect(viewFor(touching("token:3", "place:7"), nothing, nothing)).toBe("map");
});

test("a touch of a good to trade leaves in sight what is asked", () => {
  expect(viewFor(touching("good:0:2"), touching("good:0:2", "technology:3"), nothing)).toBe("market");
});

test("where nothing is offered it shows the market that refuses, or else the map", () => {
  expect(viewFor(nothing, nothing, touching("technology:3"))).toBe("market");
  expect(viewFor(nothing, nothing, nothing)).toBe("map");
});
