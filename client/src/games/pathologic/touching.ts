/** What makes things of this map touchable: places also for pins, and small pieces also where they are shown larger. */
import { pressedBy } from "../../house/holding";
import { explain, touch } from "../../house/touch.svelte";
import { lights } from "../../house/lights.svelte";
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
  if (!pins.pinning || !pins.isFor(seat)) return touch(place.thing, text, text);
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

/** A piece in a crowd: the larger one beside the map is the one that is named and reached by keys; this one may be touched as well. */
export function touchPiece(thing: string, text: string, place: string, small: boolean): Attributes {
  if (!small) return touch(thing, text, text, place);
  const meant = lights.meant(thing, place);
  return { ...explain(text), "aria-hidden": true, onclick: (event: MouseEvent) => lights.lit(meant) && lights.pick(meant, pressedBy(event)) };
}
