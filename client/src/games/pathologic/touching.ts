/** What makes things of this map touchable: places also for pins, and those with a crowd by its list. */
import { lights } from "../../house/lights.svelte";
import { touch } from "../../house/touch.svelte";
import type { Place } from "./board";
import { pins } from "./pins.svelte";
import { sharing } from "../../house/sharing.svelte";
import { words } from "./words";

type Attributes = Record<string | symbol, unknown>;

/** A place: its name tells my pin and those that allies show me, and while pins are set a touch sets one. */
export function touchPlace(place: Place, seat: number | null): Attributes {
  const pin = pins.of(seat)[place.number];
  const others = pins.ofOthers(seat, place.number).map((other) => words.say.pinOf[other.pin](sharing.name(other.seat)));
  const text = [place.text, ...(pin ? [words.say.pins[pin]] : []), ...others].join(" ");
  if (!pins.pinning || !pins.isFor(seat)) return { onclick: () => showCrowd(place.number), ...touch(place.thing, text, whyHere(place.thing, text)) };
  const turn = (): void => pins.turn(seat, place.number);
  return {
    "data-thing": place.thing,
    "data-pin": pin ?? "none",
    role: "button",
    tabindex: 0,
    "aria-label": [`${place.number || ""} ${place.name}.`.trim(), words.say.pins[pin ?? "none"], ...others].join(" "),
    onclick: turn,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) turn();
    },
  };
}

/** Held, a thing that one move is left for says first what that would do. */
function whyHere(thing: string, text: string): string {
  const [only, another] = lights.left.filter((option) => option.things?.includes(thing));
  return only && !another ? `${only.words ?? ""}: ${only.text.replace(/\.?$/, ".")}\n${text}` : text;
}

/** The list of a district whose crowd is too small to be touched on the map. */
function showCrowd(number: number): void {
  const list = document.getElementById(`crowd-${number}`);
  list?.scrollIntoView({ block: "nearest" });
  list?.animate({ background: ["var(--blood-tint)", "var(--sheet)"] }, 900);
}

/** A piece on the map; in a crowd it is only a mark there, and named and touched in the list beside the map. */
export const touchPiece = (thing: string, text: string, place: string, small: boolean): Attributes => (small ? { "aria-hidden": true } : touch(thing, text, whyHere(thing, text), place));
