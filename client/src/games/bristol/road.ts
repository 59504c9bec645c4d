/** Where things stand on the street, in the units of its drawing. */
import type { Cart } from "./board";

export const WIDTH = 716;
export const HEIGHT = 306;
/** By cart, the ground that it rolls on. */
export const LANES: readonly number[] = [140, 214, 288];
const FIRST = 246;
const LAST = 640;
const BEYOND = 712;

export const at = (space: number, road: number): number => FIRST + ((LAST - FIRST) * Math.min(space, road)) / road;
/** The front edge of a cart: a little behind the mark of its space; once it has left, in the gateway. */
export const edge = (cart: Cart, road: number): number => (cart.gone ? BEYOND : at(cart.space, road) - 8);
export const ground = (cart: number): number => LANES[cart] ?? 0;
/** Where a pawn sits, from the front. */
export const seated = (front: number, place: number): number => front - 18 - 38 * place;
/** Every so many spaces have room for their number. */
export const numbered = (road: number): number => Math.ceil((22 * road) / (LAST - FIRST));

export const CARTS = ["birch", "cedar", "oak"] as const;
/** By cart: each colour is hatched too. */
export const TINTS: readonly string[] = ["var(--c-white)", "var(--c-red)", "var(--c-black)"];
export const HATCHES: readonly string[] = ["none", "url(#h-red)", "url(#h-black)"];
