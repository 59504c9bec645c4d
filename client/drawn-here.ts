/**
 * The page is drawn in the browser alone, and its components are all written with runes. Svelte keeps what other pages need behind a few flags,
 * "so that it can be treeshaken out"; our bundler does so only where it is told that they never change. That is several KB of every page.
 */
import type { Plugin } from "vite";

const FLAGS = /^export let (hydrating|\w+_mode_flag) = false;$/gm;
const SETTERS = /^\t(hydrating|\w+_mode_flag) = (value|true|false);$/gm;
/** What these do they do only while hydrating. */
const IDLE = /^export function (?=(reset|next|hydrate_template)\()/gm;

export const drawnHere: Plugin = {
  name: "drawn-here",
  apply: "build",
  transform: {
    filter: { id: /svelte\/src\/internal\/(flags\/index|client\/dom\/hydration)\.js$/ },
    handler(code) {
      const found = code.replace(FLAGS, "export const $1 = false;").replace(SETTERS, "").replace(IDLE, "/* @__NO_SIDE_EFFECTS__ */ export function ");
      if (found === code) this.error("Svelte's flags are no longer where they were: see drawn-here.ts");
      return found;
    },
  },
};
