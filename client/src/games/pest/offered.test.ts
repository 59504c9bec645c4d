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

/** A press of the thing, by a finger or a mouse, as the page would send it. */
function press(thing: string, pointerType = "mouse"): void {
  const attributes = offered(thing, thing) as Record<string, ((event: unknown) => void) | undefined>;
  attributes.onpointerdown?.({ pointerType });
  attributes.onclick?.({ detail: 1, pointerType });
}

const turn = () =>
  [["construct", "construct"], ["construct, enhanced", "construct", "research"], ["cure", "cure"], ["trade", "food", "food and stone"]].map(([name, ...things]) => ({ move: name!, words: name!, text: "", things }));

test("who has touched one action touches another without a way back", () => {
  const sent: string[] = [];
  lights.send = (option) => void sent.push(option.move);
  lights.ask(turn(), [], "");
  press("construct");
  expect([lights.picked, lights.left.map((option) => option.move), sent]).toEqual([["construct"], ["construct", "construct, enhanced"], []]);
  press("cure", "touch");
  expect([lights.picked, preview.option?.move, sent]).toEqual([[], "cure", []]);
  press("cure", "touch");
  expect(sent).toEqual(["cure"]);
});

test("and by a mouse or a key the other action is played at once, as it would be if nothing had been touched", () => {
  const sent: string[] = [];
  lights.send = (option) => void sent.push(option.move);
  for (const by of ["mouse", "Enter"]) {
    lights.ask(turn(), [], "");
    press("construct");
    const begins = offered("cure", "Cure") as Record<string, unknown>;
    expect([begins.role, begins["data-lit"], begins["aria-label"]]).toEqual(["button", undefined, "Cure"]);
    if (by === "mouse") press("cure");
    else (begins.onkeydown as (event: unknown) => void)({ key: by, preventDefault: () => {}, stopPropagation: () => {} });
  }
  expect(sent).toEqual(["cure", "cure"]);
});

test("what no move touches is explained, and begins nothing", () => {
  lights.ask(turn(), [], "");
  press("construct");
  expect(offered("graves", "Graves").onclick).toBeUndefined();
  expect(lights.picked).toEqual(["construct"]);
});
