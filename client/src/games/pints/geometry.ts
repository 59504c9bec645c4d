/** Where things stand in the drawing of the street. */
export const WIDTH = 480;
export const TOP = 20;
export const PITCH = 57;
export const TILE = { width: 62, height: 50, left: 76, step: 66 };
export const STREET = 442;
export const HEIGHT = TOP + 5 * PITCH + 2;

export const middleOf = (row: number): number => TOP + (row - 1) * PITCH + PITCH / 2;
export const leftOf = (square: number): number => TILE.left + square * TILE.step;

/** What a colour of the rulebook is called among the tinctures. */
export const tincture = (colour: string): string => (colour === "yellow" ? "gold" : colour);
