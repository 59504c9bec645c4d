/** A die or a card in the hand: dragged to a square that is lit for it, it is placed there. Nothing else takes it, for the page knows no rule. */
import { hover } from "../../house/hover.svelte";
import { lights, type Lit } from "../../house/lights.svelte";
import type { Option } from "../../wire";

const SLACK = 6;                               // pixels that a press may wander and still be a press

const fitting = (...things: readonly string[]): readonly Option[] => lights.left.filter((option) => things.every((thing) => option.things?.includes(thing)));

export class Hand {
  /** What is held, and its icon; nothing while both are "". */
  thing = $state("");
  icon = $state("");
  x = $state(0);
  y = $state(0);
  /** The lit thing under the pointer. */
  over = $state("");

  /** It lights its squares, as a touch of it would; what could go to one place only is not sent by that. */
  lift(thing: string, icon: string): void {
    this.thing = thing;
    this.icon = icon;
    hover.cancel();
    if (fitting(thing).length > 1 && !lights.picked.includes(thing)) lights.pick(thing);
  }

  /** Whether a square is lit for what is held, and whether it lies over it. */
  takes(square: string): Lit {
    if (this.over === square) return "chosen";
    return fitting(this.thing, square).length ? "can" : "";
  }

  carry(x: number, y: number, under: string): void {
    this.x = x;
    this.y = y;
    this.over = under && under !== this.thing && fitting(this.thing, under).length ? under : "";
  }

  /** On what is lit for it; anywhere else it is put back. */
  drop(): void {
    const { thing, over } = this;
    const [only, another] = over ? fitting(thing, over) : [];
    this.thing = this.icon = this.over = "";
    if (only && !another) lights.press(only);
    else if (only) lights.pick(over);
    else if (lights.picked.includes(thing)) lights.pick(thing);
  }

  /** Attributes of what can be lifted, beside those of `touch`. */
  lifts(thing: string, icon: string): Record<string, unknown> {
    if (!fitting(thing).some((option) => (option.things?.length ?? 0) > 1)) return {};
    return { "data-lifts": "", onpointerdown: (event: PointerEvent) => event.button === 0 && event.isPrimary && this.#follow(event, thing, icon) };
  }

  #follow(down: PointerEvent, thing: string, icon: string): void {
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      if (!this.thing && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK) this.lift(thing, icon);
      if (this.thing) this.carry(event.clientX, event.clientY, thingAt(event.clientX, event.clientY));
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!this.thing) return;
      if (event.type === "pointercancel") this.over = "";
      swallowClick();
      this.drop();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

const thingAt = (x: number, y: number): string => document.elementFromPoint(x, y)?.closest("[data-thing]")?.getAttribute("data-thing") ?? "";

/** Letting go is no press of what lies under the pointer by then. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopImmediatePropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

export const hand = new Hand();
