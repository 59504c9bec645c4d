/** The page's style for a picture of one size: it holds within the picture and nowhere else, and asks nothing of the screen. */
import house from "../house.css?inline";
import page from "../page.css?inline";
import tokens from "../tokens.css?inline";

export const WIDTH = 1280;
export const HEIGHT = 800;
export const ROOT = "lazaretto-picture";
export const SHEET = "lazaretto-sheet";

/** Larger than a phone, and that is all it has been asked. */
const HOLDS = /min-width:\s*(600|960)px|width>=(600|960)px/;
const STILL = `*,*::before,*::after{animation:none!important;transition:none!important;scrollbar-width:none!important}.${SHEET}{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;pointer-events:none}.frame{height:${HEIGHT}px;min-height:0}.status .right,.moves .head small{display:none}`;

const pageStyle = settled(tokens + house + page);

const settledOnce = new Map<string, string>();

/** The rules of the whole page and of the components that are drawn, in the order in which a browser has them. */
export function within(components: readonly string[]): string {
  return `.${ROOT}{${pageStyle}${components.map(once).join("")}${STILL}}`;
}

function once(css: string): string {
  const found = settledOnce.get(css) ?? settled(css);
  settledOnce.set(css, found);
  return found;
}

/** Without faces to fetch; where the page's root and body are named, the picture's stand. */
function settled(css: string): string {
  const asked = css.replace(/@font-face\s*{[^}]*}/g, "").replace(/\/\*.*?\*\//gs, "");
  return measured(unasked(asked)).replaceAll(":root", "&").replace(/(?<![\w.#-])body(?![\w-])/g, `.${SHEET}`);
}

/** Parts of the screen are parts of the picture, however large it is shown. */
function measured(css: string): string {
  return css.replace(/(?<![\w-])(\d*\.?\d+)d?v([hw])\b/g, (_, many: string, way: string) => `${(Number(many) * (way === "h" ? HEIGHT : WIDTH)) / 100}px`);
}

/** Questions to the screen are answered: what holds for a wide one stays, the rest goes. */
function unasked(css: string): string {
  const start = css.indexOf("@media");
  if (start < 0) return css;
  const open = css.indexOf("{", start);
  const end = closing(css, open);
  const kept = HOLDS.test(css.slice(start, open)) ? css.slice(open + 1, end) : "";
  return css.slice(0, start) + kept + unasked(css.slice(end + 1));
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}
