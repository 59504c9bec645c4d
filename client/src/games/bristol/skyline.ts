/** The town behind the street: houses, towers and keeps, from west to east. */
export interface House {
  is: "house" | "tower" | "keep";
  x: number;
  width: number;
  height: number;
  /** How far its roof rises above its wall. */
  roof: number;
  shaded?: boolean;
}

const house = (x: number, width: number, height: number, roof: number): House => ({ is: "house", x, width, height, roof });
const shaded = (x: number, width: number, height: number, roof: number): House => ({ ...house(x, width, height, roof), shaded: true });
const tower = (x: number, width: number, height: number, roof: number): House => ({ is: "tower", x, width, height, roof });
const keep = (x: number, width: number, height: number): House => ({ is: "keep", x, width, height, roof: 0 });

export const TOWN: readonly House[] = [
  house(0, 23, 29, 13), shaded(22, 22, 23, 10), house(46, 25, 13, 17), house(74, 24, 27, 10), keep(100, 14, 37),
  house(116, 19, 12, 10), house(138, 28, 25, 12), shaded(164, 17, 14, 11), tower(183, 13, 45, 14), house(196, 21, 13, 14),
  house(216, 15, 19, 16), tower(230, 15, 33, 20), shaded(244, 18, 25, 10), house(262, 15, 28, 17), house(276, 21, 27, 14),
  shaded(296, 15, 23, 16), house(310, 19, 23, 12), shaded(329, 17, 19, 14), house(348, 18, 25, 16), shaded(365, 21, 14, 9),
  house(389, 21, 28, 13), tower(409, 14, 40, 20), tower(425, 13, 45, 20), keep(437, 14, 34), house(450, 23, 30, 10),
  shaded(472, 25, 22, 10), house(498, 29, 12, 14), tower(527, 12, 37, 14), keep(542, 16, 42), house(557, 25, 28, 16),
  shaded(583, 24, 19, 14), tower(609, 13, 37, 14), house(622, 25, 20, 13),
];

/** Thin clouds: where they begin, how high, how long. */
const CLOUDS: readonly (readonly [number, number, number])[] = [
  [7, 8, 34], [161, 8, 94], [281, 8, 72], [477, 8, 96], [22, 13, 98], [139, 13, 76], [318, 13, 104], [564, 13, 92], [112, 18, 52], [239, 18, 70], [344, 18, 110], [490, 18, 44],
  [17, 23, 102], [300, 23, 64], [574, 23, 82], [29, 28, 92], [295, 28, 42], [500, 28, 92], [61, 33, 82], [390, 33, 60], [554, 33, 62], [121, 38, 46], [310, 38, 104], [594, 38, 62],
];
export const SKY = CLOUDS.map(([x, y, long]) => `M${x} ${y}l${long / 2} -.6 ${long / 2} .6 ${-long / 2} .6Z`).join("");

/** The places of its windows: none in a low house. */
export function windows({ x, width, height }: House): number[] {
  const many = height < 20 ? 0 : width < 18 ? 1 : width < 27 ? 2 : 3;
  return Array.from({ length: many }, (_, n) => x + (width * (n + 0.5)) / many - 1.6);
}
