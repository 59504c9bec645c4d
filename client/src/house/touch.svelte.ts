/** What makes a piece of the board touchable: by mouse, finger, keyboard and screen reader alike. */
import { hover } from "./hover.svelte";
import { lights } from "./lights.svelte";

type Attributes = Record<string, unknown>;

/** Attributes for an element, to be spread on it. `label` is read aloud; `why` is shown beside it on hover, focus or long press. */
export function touch(thing: string, label: string, why = ""): Attributes {
  const state = lights.lit(thing);
  const spoken = state === "no" ? [label, ...lights.greyed(thing).map((option) => `${option.words}: ${option.text}`).slice(0, 1)].join(". ") : label;
  const explains = explain(why || label);
  if (!state) return { "data-thing": thing, "aria-label": label, role: "img", ...explains };
  return {
    "data-thing": thing,
    "data-lit": state,
    role: "button",
    tabindex: 0,
    "aria-label": spoken,
    "aria-pressed": state === "chosen",
    "aria-disabled": state === "no",
    onclick: () => lights.pick(thing),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      lights.pick(thing);
    },
    ...explains,
  };
}

/** Attributes that explain something which cannot be touched. */
export function explain(why: string): Attributes {
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && hover.show(why, event.currentTarget as Element),
    onpointerleave: () => hover.hide(),
    onfocus: (event: FocusEvent) => hover.show(why, event.currentTarget as Element),
    onblur: () => hover.hide(),
    ontouchstart: (event: TouchEvent) => hover.later(why, event.currentTarget as Element),
    ontouchend: () => hover.cancel(),
    ontouchmove: () => hover.cancel(),
  };
}
