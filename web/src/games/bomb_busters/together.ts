// Wires of a kind that are cut at once (BOM-202): how many there are, and which of them are one's own.
import { cutCounts, RED, valueOf, YELLOW } from "./values";
import type { View } from "./wire";

/** How many uncut wires of a value are left; 0 where there is none. */
export function leftOf(view: View, value: number): number {
  if (!value) return 0;
  const inPlay = value === RED ? view.reds : value === YELLOW ? view.yellows : 4;
  return inPlay - (cutCounts(view)[value] ?? 0);
}

/** How many of them others have: the own ones need not be pointed at. */
export function othersOf(view: View, value: number): number {
  const own = view.stands.filter(({ owner }) => owner === view.seat).flatMap(({ wires }) => wires);
  return leftOf(view, value) - own.filter((wire) => !wire.cut && valueOf(wire.code) === value).length;
}
