/** For unit tests: modules are compiled as for a browser, and find the little of one that they need to be loaded. */
import type { Environment } from "vitest/runtime";

export default {
  name: "lone-browser",
  viteEnvironment: "client",
  setup(global) {
    Object.assign(global, { window: global });
    global.navigator ??= { language: "en" }; // Node has it, and Map.groupBy, from 21 on
    Map.groupBy ??= groupBy;
    return { teardown: () => void Reflect.deleteProperty(global, "window") };
  },
} satisfies Environment;

function groupBy<K, T>(all: Iterable<T>, keyOf: (one: T, at: number) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  [...all].forEach((one, at) => found.set(keyOf(one, at), [...(found.get(keyOf(one, at)) ?? []), one]));
  return found;
}
