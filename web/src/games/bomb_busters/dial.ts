// The dial: as many steps as the mission's fuse has; one that begins at its last space has six behind it (BOM-250).
import type { View } from "./wire";

const MOST = 6;

/** Where the needle stands, or stood, and where the skull is. */
export function dial(view: View, now: number = view.detonator): { now: number; last: number } {
  const fuse = view.detonator + view.steps;
  const behind = fuse === 1 ? MOST - fuse : 0;
  return { now: now + behind, last: fuse + behind };
}
