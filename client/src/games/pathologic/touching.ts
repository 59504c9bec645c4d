/** What makes things of this map touchable: places also for pins, and those with a crowd by its list. */
import { lights } from "../../house/lights.svelte";
import { touch } from "../../house/touch.svelte";
import type { Place } from "./board";
import { pins } from "./pins.svelte";
import { sharing } from "../../house/sharing.svelte";
import { soFar } from "../../table/alike";
import { words as house } from "../../words/words.svelte";
import { words } from "./words";

const MOST_KINDS = 3;

type Attributes = Record<string | symbol, unknown>;

/** A place: its name tells my pin and those that allies show me, and while pins are set a touch sets one. */
export function touchPlace(place: Place, seat: number | null): Attributes {
  const pin = pins.of(seat)[place.number];
  const others = pins.ofOthers(seat, place.number).map((other) => words.say.pinOf[other.pin](sharing.name(other.seat)));
  const text = [place.text, ...(pin ? [words.say.pins[pin]] : []), ...others].join(" ");
  if (!pins.pinning || !pins.isFor(seat)) return { onclick: () => showCrowd(place.number), ...touchThing(place.thing, text) };
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

/** Whatever may be touched: held, or under the pointer, it says first what that would do. */
export const touchThing = (thing: string, label: string, text = label, within = ""): Attributes => touch(thing, label, whyHere(thing, text), within, text);

/** Of one move that is left for it, what it means; of several, what they say alike, or which kinds there are. */
function whyHere(thing: string, text: string): string {
  const found = lights.left.filter((option) => option.things?.includes(thing));
  const [only, another] = found;
  if (!only) return text;
  if (!another) return `${only.words ?? ""}: ${only.text.replace(/\.?$/, ".")}\n${text}`;
  const kinds = [...new Set(found.map((option) => option.group || (option.words ?? "")))];
  const said = soFar(found) || kinds.slice(0, MOST_KINDS).join(", ");
  return `${said}: ${house.say.ways(found.length)}.\n${text}`;
}

/** The list of a district whose crowd is too small to be touched on the map. */
function showCrowd(number: number): void {
  const list = document.getElementById(`crowd-${number}`);
  list?.scrollIntoView({ block: "nearest" });
  list?.animate({ background: ["var(--blood-tint)", "var(--sheet)"] }, 900);
}

/** A piece on the map; in a crowd it is only a mark there, and named and touched in the list beside the map. */
export const touchPiece = (thing: string, text: string, place: string, small: boolean): Attributes => (small ? { "aria-hidden": true } : touchThing(thing, text, text, place));
