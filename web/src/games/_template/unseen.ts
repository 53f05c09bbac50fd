// What this reader has not seen: the board shows it, and the claims hold the board to it.
import type { View } from "./wire";

const HIGHEST = 24;

/** The cards that are neither in this hand nor played: others may hold them. */
export function unseenCards(view: View): number[] {
  const seen = new Set([...view.hand, ...view.played]);
  return Array.from({ length: HIGHEST }, (_, index) => index + 1).filter((card) => !seen.has(card));
}
