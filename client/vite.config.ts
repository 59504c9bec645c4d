import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { drawnHere } from "./drawn-here.ts";
import { madeSmaller } from "./made-smaller.ts";

/** Built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte(), drawnHere, madeSmaller],
  build: { outDir: "../src/lazaretto/server/page", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false, cssCodeSplit: false, target: "es2024" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1350", ws: true } } },
  test: { environment: "./src/lone-browser.ts", unstubGlobals: true },
});
