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
  house(0, 23.4, 28.6, 12.8), shaded(22.4, 22.1, 23.1, 10.4), house(46.5, 25.4, 12.8, 16.8), house(73.9, 24.3, 27, 9.5), keep(100.3, 13.9, 37),
  house(116.1, 19.4, 12.1, 9.7), house(137.5, 27.6, 24.7, 11.6), shaded(164.2, 16.6, 13.9, 11.4), tower(182.8, 12.8, 44.6, 14), house(195.6, 21, 13.3, 14.1),
  house(215.6, 15.2, 19.4, 16.4), tower(229.8, 15.2, 32.8, 20), shaded(244, 17.9, 25.2, 10), house(261.8, 15, 27.6, 16.8), house(275.9, 20.9, 27.4, 14.1),
  shaded(295.8, 15.1, 23, 15.6), house(309.9, 18.6, 22.8, 12), shaded(328.6, 17, 18.9, 14.1), house(347.6, 17.8, 25.3, 16.5), shaded(365.4, 21.3, 13.9, 9.3),
  house(388.8, 21.3, 28.3, 12.9), tower(409.1, 13.9, 40.5, 20), tower(425, 12.8, 44.6, 20), keep(436.8, 13.6, 34), house(449.5, 23, 29.5, 9.8),
  shaded(472.5, 25.4, 22.5, 10.1), house(497.8, 29.4, 12.4, 14.1), tower(527.3, 12.3, 37.2, 14), keep(541.6, 15.7, 41.8), house(557.3, 25.3, 28.2, 16),
  shaded(582.6, 24.4, 18.9, 13.6), tower(608.9, 13, 36.7, 14), house(622, 25.4, 20.2, 12.7),
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
