import { expect, test, vi } from "vitest";
import { hover } from "../../house/hover.svelte";
import { lights } from "../../house/lights.svelte";
import { offered, preview } from "./offered.svelte";

function told(thing: string, text: string): string {
  const show = vi.spyOn(hover, "show").mockReset().mockImplementation(() => {});
  (offered(thing, text).onfocus as (event: unknown) => void)({ currentTarget: { matches: () => true } });
  return show.mock.calls[0]?.[0] ?? "";
}

test("of one move with a thing its price and gain are told, of several how many there are", () => {
  const slots = ["top", "middle", "bottom"].map((slot) => ({ move: `buy ${slot}`, words: `Buy the Shot for the ${slot} slot`, text: "it cures two", things: ["shot", slot] }));
  lights.ask([...slots, { move: "look", words: "Look at the Lab", text: "for nothing", things: ["lab"] }], [], "");
  expect(told("shot", "The Shot").split("\n")).toEqual(["The Shot", "3 moves"]);
  expect(told("lab", "The Lab").split("\n")).toEqual(["Look at the Lab", "for nothing", "The Lab"]);
});

test("what was touched once is told until another move is marked, and again when it is touched after that", () => {
  const move = (name: string, ...things: string[]) => ({ move: name, words: name, text: "", things });
  lights.ask([move("go", "garrow"), move("camp", "camp", "lomara")], [], "");
  preview.show("garrow");
  expect([preview.option?.move, lights.chosen]).toEqual(["go", null]);
  lights.pick("lomara");
  expect([preview.option, lights.chosen?.move]).toEqual([null, "camp"]);
  preview.show("garrow");
  expect([preview.option?.move, lights.chosen]).toEqual(["go", null]);
});
