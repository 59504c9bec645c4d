/** What makes a piece of the board touchable: by mouse, finger, keyboard and screen reader alike. */
import { createAttachmentKey, type Attachment } from "svelte/attachments";
import { pressedBy } from "./holding";
import { hover } from "./hover.svelte";
import { lights } from "./lights.svelte";
import { soFar } from "../table/alike";
import { behind } from "../table/listing";
import type { Option } from "../wire";

const MOST_REASONS = 2;

type Attributes = Record<string, unknown> & Record<symbol, Attachment>;

/** Attributes for an element, to be spread on it. `label` is read aloud; `why` is shown beside it on hover, focus or long press. What lies on something else names it in `within`. `about` is said of it once it is touched. */
export function touch(thing: string, label: string, why = "", within = "", about = why || label): Attributes {
  const meant = lights.meant(thing, within);
  if (meant !== thing) return { "data-thing": thing, "data-means": meant, "aria-label": label, role: "img", ...explain(why || label), onclick: (event: MouseEvent) => lights.pick(meant, pressedBy(event)) };
  const state = lights.lit(thing);
  const reasons = state === "no" ? whyNot(thing) : [];
  const spoken = reasons.length ? `${label.replace(/\.$/, "")}. ${reasons[0]}` : label;
  const explains = explain([...reasons, why || label].join("\n"));
  if (!state) return { "data-thing": thing, "aria-label": label, role: "img", ...explains };
  return {
    "data-thing": thing,
    "data-lit": state,
    role: "button",
    tabindex: 0,
    "aria-label": spoken,
    "aria-pressed": state === "chosen",
    "aria-disabled": state === "no",
    onclick: (event: MouseEvent) => {
      lights.pick(thing, pressedBy(event), about);
      if (state !== "no") hover.cancel(); // the question says now what it is
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) lights.pick(thing, "key", about);
    },
    [createAttachmentKey()]: named(spoken),
    ...explains,
    ...(state === "no" ? {} : { onfocus: (event: FocusEvent) => isByKeys(event) && hover.show(why || label, event.currentTarget as Element) }),
  };
}

/** A finger that plays needs no card, which would lie on what it touches next; who wants one holds it there. */
const isByKeys = (event: FocusEvent): boolean => (event.currentTarget as Element).matches(":focus-visible");

/** Why it is greyed: to a finger or a mouse on it, as the list says it too. Of many reasons those that hold most often; what holds for several moves names none of them. */
function whyNot(thing: string): readonly string[] {
  const byText = new Map<string, Option[]>();
  for (const option of lights.greyed(thing)) byText.set(option.text, [...(byText.get(option.text) ?? []), option]);
  const most = [...byText].sort(([, one], [, other]) => other.length - one.length).slice(0, MOST_REASONS);
  return most.map(([text, options]) => {
    const words = (options.length > 1 && soFar(options)) || options[0]?.words;
    return `${words}: ${behind({ words, text })}`;
  });
}

/** Attributes of what has no name and lies on a thing: touched, it is that thing. */
export function part(of: string): Attributes {
  const meant = lights.meant("", of);
  return meant ? { "data-means": meant, onclick: (event: MouseEvent) => lights.pick(meant, pressedBy(event)) } : {};
}

/** Who says aloud what to press says what is written there: the name begins with it, unless it stands there anyway. */
function named(label: string): Attachment {
  return (node) => {
    const written = (node.textContent ?? "").replace(/\s+/g, " ").trim();
    if (written && !plain(label).includes(plain(written))) node.setAttribute("aria-label", `${written}. ${label}`);
  };
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Attributes that explain something which cannot be touched. */
export function explain(why: string): Attributes {
  const over = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") hover.over(why, event.currentTarget as Element, event);
  };
  return {
    "data-why": "",
    onpointerenter: over,
    onpointermove: over,
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && hover.hide(),
    onfocus: (event: FocusEvent) => hover.show(why, event.currentTarget as Element),
    onblur: (event: FocusEvent) => hover.blurred(event.currentTarget as Element),
    ontouchstart: (event: TouchEvent) => hover.later(why, event.currentTarget as Element),
    ontouchend: (event: TouchEvent) => hover.lifted(why, event.currentTarget as Element),
    ontouchmove: () => hover.cancel(),
    ontouchcancel: () => hover.cancel(),
    [createAttachmentKey()]: (node) => () => queueMicrotask(() => hover.gone(node)),
  };
}
