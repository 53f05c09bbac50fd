// Wires of a kind that are cut at once (BOM-202): how many there are, and which of them are one's own.
import { cutCounts, RED, valueOf, YELLOW } from "./values";
import type { View } from "./wire";

/** The value whose wires are to be cut at once; 0 where there is none. */
export const togetherOf = ({ parts }: View): number => parts.at_once?.value ?? 0;

/** How many uncut wires of the kind are left; 0 where nothing is cut at once any more. */
export function leftAtOnce(view: View): number {
  const together = togetherOf(view);
  if (!together) return 0;
  const inPlay = together === RED ? view.reds : together === YELLOW ? view.yellows : 4;
  return inPlay - (cutCounts(view)[together] ?? 0);
}

/** How many of them others have: the own ones need not be pointed at. */
export function othersAtOnce(view: View): number {
  const own = view.stands.filter(({ owner }) => owner === view.seat).flatMap(({ wires }) => wires);
  return leftAtOnce(view) - own.filter((wire) => !wire.cut && valueOf(wire.code) === togetherOf(view)).length;
}
