/** A moment of a game as one SVG that stands by itself: the page's own drawings, with its style and marks; no script, and nothing to fetch. */
import "./little-browser";
import { render } from "svelte/server";
import type { GameFolder } from "../games";
import bristol from "../games/bristol";
import infected from "../games/infected";
import pathologic from "../games/pathologic";
import pest from "../games/pest";
import pints from "../games/pints";
import { withMarks } from "./marks";
import type { Moment } from "./moment";
import Picture from "./Picture.svelte";
import { HEIGHT, ROOT, SHEET, WIDTH, within } from "./style";

const folders: Record<string, GameFolder> = { bristol, infected, pathologic, pest, pints };
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";

export function drawn(json: string): string {
  const moment = JSON.parse(json) as Moment;
  const folder = folders[moment.game];
  if (!folder) throw new Error(`no drawings for ${moment.game}`);
  const { head, body } = render(Picture, { props: { moment, folder } });
  const { drawing, marks } = withMarks(asXml(body));
  const components = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? "");
  return [
    `<svg xmlns="${SVG}" class="${ROOT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(moment.title)}">`,
    `<style>${escaped(within(components))}</style><defs>${marks}</defs>`,
    `<foreignObject width="${WIDTH}" height="${HEIGHT}"><div xmlns="${XHTML}" class="${SHEET}" inert="">${drawing}</div></foreignObject></svg>\n`,
  ].join("\n");
}

/** Elements of the page that may hold nothing. */
const EMPTY = /(?<!<\/\w+)><\/(span|div|ul|ol|li|p|b|i|em|small|kbd|h[1-3]|section|aside|button|td|th)>/g;

/** In a page an svg is known by its name, in XML by where names come from. What is empty keeps its end: as XML it may be written short, and a notebook's page would not understand that. */
function asXml(html: string): string {
  return html.replace(/<!--.*?-->/gs, "").replace(EMPTY, "><!----></$1>").replaceAll("<svg", `<svg xmlns="${SVG}"`);
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
