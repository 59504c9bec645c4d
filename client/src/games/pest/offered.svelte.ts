/** What a thing would cost and give, told before it is sent: beside it on hover and focus; under a finger the first touch tells, the second does it. */
import { lights } from "../../house/lights.svelte";
import { explain, touch } from "../../house/touch.svelte";
import { say } from "./words";
import type { Option } from "../../wire";

class Preview {
  #thing = $state("");
  #asked = $state.raw<readonly Option[]>([]);

  /** What was touched once, as long as the same is asked and nothing else is marked. */
  get option(): Option | null {
    return this.#asked === lights.options && !lights.chosen ? lights.sends(this.#thing) : null;
  }

  get thing(): string {
    return this.option ? this.#thing : "";
  }

  show(thing: string): void {
    if (lights.chosen) lights.clear();
    this.#thing = thing;
    this.#asked = lights.options;
    lights.point(this.option);
  }
}

export const preview = new Preview();

const fitting = (thing: string): readonly Option[] => lights.left.filter((option) => option.things?.includes(thing));

/** The move that a thing stands for on its own: of several the one that touches least besides. */
function plainest(thing: string): Option | null {
  const many = (option: Option): number => option.things?.length ?? 0;
  const [one, another] = [...fitting(thing)].sort((a, b) => many(a) - many(b));
  return one && (!another || many(one) < many(another)) ? one : null;
}

const plain = (text: string): string => text.replace(/[.\s]+$/, "");

/** What the one move with it costs and gives, and what the thing is; of several moves how many, for they stand in the list. */
function told(thing: string, text: string): string {
  const [one, another] = fitting(thing);
  if (another) return `${text}\n${say().moves(fitting(thing).length)}`;
  return one?.text && !text.includes(plain(one.text)) ? [one.words, one.text, text].join("\n") : text;
}

/** Something else is touched, and this belongs to other moves that are offered: a touch of it begins with it instead. */
const isElse = (thing: string): boolean => lights.picked.length > 0 && !["can", "chosen"].includes(lights.lit(thing)) && lights.shown.some((option) => option.things?.includes(thing));

/** As if nothing had been touched before. */
function instead(thing: string, text: string): ReturnType<typeof touch> {
  let byFinger = false;
  const begin = (): void => {
    lights.clear();
    if (byFinger && lights.sends(thing)) preview.show(thing);
    else lights.pick(thing);
  };
  return {
    "data-thing": thing,
    role: "button",
    tabindex: 0,
    "aria-label": text,
    ...explain(text),
    onfocus: undefined,
    onpointerdown: (event: PointerEvent) => (byFinger = event.pointerType === "touch"),
    onclick: begin,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) begin();
    },
  };
}

/** As `touch`, with the price and the gain of what it would do. */
export function offered(thing: string, text: string): ReturnType<typeof touch> {
  if (isElse(thing)) return instead(thing, text);
  const attributes = touch(thing, text, told(thing, text));
  if (!["can", "chosen"].includes(attributes["data-lit"] as string)) return attributes;
  let byFinger = false;
  const { onfocus, onblur, onpointerenter, onpointerleave } = attributes as Record<string, (event: Event) => void>;
  return {
    ...attributes,
    onfocus: (event: FocusEvent) => byFinger || (onfocus?.(event), lights.point(plainest(thing))),
    onblur: (event: FocusEvent) => (onblur?.(event), byFinger || lights.point(null)),
    onpointerenter: (event: PointerEvent) => (onpointerenter?.(event), event.pointerType === "mouse" && lights.point(plainest(thing))),
    onpointerleave: (event: PointerEvent) => (onpointerleave?.(event), event.pointerType === "mouse" && lights.point(null)),
    onpointerdown: (event: PointerEvent) => (byFinger = event.pointerType === "touch"),
    onclick: () => (byFinger && preview.thing !== thing && lights.sends(thing) ? preview.show(thing) : lights.pick(thing)),
  };
}
