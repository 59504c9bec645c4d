/** Whom we wait for. While all choose at once nobody is told who has chosen, only I of myself. */
import { lights } from "../../house/lights.svelte";
import type { Board } from "./board";

export function choosesTogether(board: Board): boolean {
  return board.villagers.filter((villager) => villager.acting).length > 1;
}

/** My own answer is held, and may still be changed. */
export function isHeld(board: Board, me: number | null): boolean {
  return me !== null && lights.held !== "" && choosesTogether(board) && (board.villagers[me]?.acting ?? false);
}
