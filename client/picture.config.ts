import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const MARKS = "marks.svg";

/** In a picture the marks lie in the picture itself: there is no address to fetch them from. */
const marksWithin: Plugin = {
  name: "marks-within",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(`${MARKS}?url`) ? `\0${MARKS}` : null),
  load: (id) => (id === `\0${MARKS}` ? `export default "${MARKS}"` : null),
};

/** The drawings of the page as one script that needs no browser: `lazaretto.adapters.picture` runs it, for who renders a game from Python. */
export default defineConfig({
  plugins: [marksWithin, svelte({ emitCss: false })],
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "src/picture/index.ts", outDir: "../src/lazaretto/adapters", emptyOutDir: false, copyPublicDir: false, minify: true, target: "es2024",
    rolldownOptions: { output: { format: "iife", name: "picture", entryFileNames: "picture.js", codeSplitting: false } },
  },
});
