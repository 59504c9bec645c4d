/** Each component's styles under a name of two or three letters, its place among all components: a page that may weigh 200 KB says these names some two thousand times. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const SOURCES = join(import.meta.dirname, "src");
const COMPONENTS = readdirSync(SOURCES, { recursive: true }).filter((file) => file.endsWith(".svelte")).map((file) => join(SOURCES, file)).sort();

function cssHash({ filename }) {
  const place = COMPONENTS.indexOf(resolve(import.meta.dirname, filename));
  if (place < 0) throw new Error(`${filename} is none of the components in client/src`);
  return `_${place.toString(36)}`;
}

export default { compilerOptions: { runes: true, cssHash } };
