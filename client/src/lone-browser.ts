/** For unit tests: modules are compiled as for a browser, and find the little of one that they need to be loaded. */
import type { Environment } from "vitest/runtime";

export default {
  name: "lone-browser",
  viteEnvironment: "client",
  setup(global) {
    Object.assign(global, { window: global });
    global.navigator ??= { language: "en" }; // Node has it from 21 on
    return { teardown: () => void Reflect.deleteProperty(global, "window") };
  },
} satisfies Environment;
