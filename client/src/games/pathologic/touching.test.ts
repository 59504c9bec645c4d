import { beforeEach, expect, test, vi } from "vitest";
import { hover } from "../../house/hover.svelte";
import { lights } from "../../house/lights.svelte";
import type { Place } from "./board";
import { touchPiece, touchPlace, touchThing } from "./touching";

vi.mock("../../house/route.svelte", () => ({ route: { place: { page: "", name: "", secret: new URLSearchParams() } } }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const gut = { thing: "place:12", number: 12, name: "Gut", text: "12 Gut." } as Place;

/** What who holds it is told. */
function held(attributes: Record<string | symbol, unknown>): string {
  const told = vi.spyOn(hover, "later").mockImplementation(() => {});
  (attributes.ontouchstart as (event: unknown) => void)({});
  return told.mock.lastCall?.[0] ?? "";
}

beforeEach(() => {
  lights.ask(
    [
      { move: "walk maria 12", words: "Send Maria to 12 Gut", text: "2 spaces from the Event in 5", things: ["piece:3", "place:12"] },
      { move: "walk vlad 12", words: "Send Vlad to 12 Gut", text: "1 space left after it", things: ["piece:4", "place:12"] },
      { move: "leave notkin", words: "Let Notkin out", text: "Notkin leaves Quarantine", things: ["piece:7"] },
    ],
    [], "",
  );
});

test("a place says what would come of it once the piece is touched", () => {
  expect(held(touchPlace(gut, 1))).toBe("Send … to 12 Gut: 2 to choose from.\n12 Gut.");
  lights.options = [...lights.options, { move: "walk maria 4", words: "Send Maria to 4 Maw", text: "", things: ["piece:3", "place:4"] }];
  lights.pick("piece:3");
  expect(held(touchPlace(gut, 1))).toBe("Send Maria to 12 Gut: 2 spaces from the Event in 5.\n12 Gut.");
});

test("so does a piece for which one move is left", () => {
  expect(held(touchPiece("piece:7", "Notkin.", "place:9", false))).toBe("Let Notkin out: Notkin leaves Quarantine.\nNotkin.");
  expect(held(touchPiece("piece:9", "Aspity.", "place:9", false))).toBe("Aspity.");
});

test("where several moves are left that say nothing alike, it says which kinds there are", () => {
  lights.options = [...lights.options, { move: "pact notkin", words: "Pact (free) with Notkin", group: "Pact (free)", text: "costs no action", things: ["pact:1", "piece:7"] }];
  expect(held(touchPiece("piece:7", "Notkin.", "place:9", false))).toBe("Let Notkin out, Pact (free): 2 to choose from.\nNotkin.");
  expect(held(touchThing("pact:1", "Your token."))).toBe("Pact (free) with Notkin: costs no action.\nYour token.");
});

test("what is said of it above the board once it is touched says nothing twice", () => {
  (touchPlace(gut, 1).onclick as (event: unknown) => void)({ detail: 1, pointerType: "touch" });
  expect(lights.about).toBe("12 Gut.");
});
