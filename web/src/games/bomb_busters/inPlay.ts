// The wires in play: those on the stands, and those that a mechanism carries.
import { inMission } from "./parts";
import type { View } from "./wire";

/** Wires that lie on no stand, as codes. */
export const carried = (view: View): number[] => inMission(view).flatMap(([part, slice]) => part.carried?.(slice, view) ?? []);

/** Those that come on top of the wires of the mission. */
export const extra = (view: View): number[] => inMission(view).flatMap(([part, slice]) => part.extra?.(slice, view) ?? []);

/** The highest number in play: there are four blue wires of each. */
export function highest(view: View): number {
  const wires = view.stands.reduce((sum, stand) => sum + stand.wires.length, 0);
  return (wires + carried(view).length - view.reds - view.yellows) / 4;
}

/** The value whose wires are to be cut at once (BOM-202); 0 where there is none. */
export const togetherOf = (view: View): number => Math.max(0, ...inMission(view).map(([part, slice]) => part.together?.(slice) ?? 0));
