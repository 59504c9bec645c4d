import { expect, test } from "vitest";
import { lights } from "../../house/lights.svelte";
import type { Place, Plot } from "./board";
import { standsFor, viewFor, views } from "./lies";

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

test("a building that somebody may be sent to is touched on the map too, unless the place itself is asked for", () => {
  const place = { thing: "place:7", name: "Hask" } as Place;
  const plots = [{ thing: "plot:0:0", place: "" }, { thing: "plot:0:1", place: "Hask" }] as Plot[];
  const move = (...things: string[]) => ({ move: things.join(), words: "", text: "", things });
  lights.ask([move("plot:0:1"), move("plot:0:0")], [], "");
  expect(standsFor(place, plots)).toBe("plot:0:1");
  lights.ask([move("plot:0:1"), move("place:7")], [], "");
  expect(standsFor(place, plots)).toBe("place:7");
  lights.ask([], [move("plot:0:1")], "");
  expect(standsFor(place, plots)).toBe("place:7");
});
