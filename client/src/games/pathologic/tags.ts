/** Small signs beside a district's name, in rows that nothing else lies on: what was seen there and when, what bars it, and the Plague's own way. */
import { WIDTH } from "./outlines";
import { isInside, labelOf, nameLines, outlineOf, type Box, type Spot } from "./rooms";

export interface Tag {
  /** What all see; a bead of the Plague's thread; or a name that only some may know. */
  kind: "sign" | "bead" | "title";
  icons: readonly string[];
  text: string;
}

/** Where it begins, and the middle of its row. */
export interface LaidTag extends Tag, Spot {
  width: number;
}

/** How large a tag is drawn: on a phone, where the map is half as large, twice as large. */
interface Type {
  icon: number;
  letter: number;
  row: number;
  gap: number;
}

const WIDE: Type = { icon: 15, letter: 6, row: 18, gap: 7 };
const NARROW: Type = { icon: 23, letter: 10.5, row: 29, gap: 8 };
/** A bead has a rim around its number. */
export const RIM = 6;
const EDGE = 3;

export const typeFor = (narrow: boolean): Type => (narrow ? NARROW : WIDE);

function widthOf(tag: Tag, type: Type): number {
  return tag.icons.length * type.icon + tag.text.length * type.letter + (tag.icons.length && tag.text ? 3 : 0) + (tag.kind === "bead" ? 2 * RIM : 0);
}

/** One after the other; what does not fit in its row begins the next. Names stand above them, or on a phone, which has none, the number before them. */
export function layTags(district: number, name: string, tags: readonly Tag[], narrow: boolean): readonly LaidTag[] {
  const type = typeFor(narrow), label = labelOf(district), outline = outlineOf(district);
  const margin = narrow ? WIDTH - 32 : WIDTH, left = label.x - (narrow ? 14 : 9);
  let x = narrow ? label.x + 19 : left, y = label.y + (narrow ? -4.5 : 13 + 14 * (nameLines(name).length - 1));
  return tags.map((tag) => {
    const width = widthOf(tag, type), end = x + width + EDGE;
    if (x > left && !(isInside(outline, end, y) && end < margin)) (x = left), (y += type.row);
    const laid = { ...tag, x, y, width };
    x += width + type.gap;
    return laid;
  });
}

/** What they take away from pieces. */
export function boxesOf(tags: readonly LaidTag[], narrow: boolean): readonly Box[] {
  const half = typeFor(narrow).row / 2;
  return tags.map(({ x, y, width }) => ({ left: x - EDGE, right: x + width + EDGE, top: y - half, bottom: y + half }));
}
