import { expect, test, vi } from "vitest";
import { hover } from "../../house/hover.svelte";
import { lights } from "../../house/lights.svelte";
import { offered } from "./offered.svelte";

function told(thing: string, text: string): string {
  const show = vi.spyOn(hover, "show").mockImplementation(() => {});
  (offered(thing, text).onfocus as (event: unknown) => void)({ currentTarget: null });
  return show.mock.calls[0]?.[0] ?? "";
}

test("what several moves with a thing have in common is told once", () => {
  const slots = ["top", "middle", "bottom"].map((slot) => ({ move: `buy ${slot}`, words: `Buy the Shot for the ${slot} slot`, text: "it cures two", things: ["shot", slot] }));
  lights.ask([...slots, { move: "look", words: "Look at the Shot", text: "for nothing", things: ["shot"] }], [], "");
  expect(told("shot", "The Shot").split("\n")).toEqual([
    "Buy the Shot for the top slot", "Buy the Shot for the middle slot", "Buy the Shot for the bottom slot", "it cures two", "Look at the Shot", "for nothing", "The Shot",
  ]);
});
