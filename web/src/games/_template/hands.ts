// The cards that this reader holds, and those that it has not seen: the board shows them, the claims hold the board to them.
import type { View } from "./wire";

const HIGHEST = 24;

/** The reader's own hand; a spectator has none. */
export const ownHand = (view: View): readonly number[] => (view.seat === null ? [] : (view.hands[view.seat] ?? []));

/** Whether a hand is shown: the reader's own, and every one once somebody has given up. */
export const isShown = (view: View, seat: number): boolean => view.disclosed || seat === view.seat;

/** The cards that are in no hand that is shown and were not played: others may hold them. */
export function unseenCards(view: View): number[] {
  const seen = new Set([...view.hands.flat(), ...view.played]);
  return Array.from({ length: HIGHEST }, (_, index) => index + 1).filter((card) => !seen.has(card));
}
