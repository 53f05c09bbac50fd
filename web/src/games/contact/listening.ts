// What this reader has listened to. A transmission is heard once, and one that was cut short by a reload from its beginning.
import { kept } from "./keeping.svelte";
import type { View } from "./wire";

/** Names the newest transmission of a round at this table. */
export const transmissionIn = (view: View): string =>
  `${location.pathname}/${view.seat}/${view.rounds.length}/${view.heard.length}`;

/** Whether a transmission of somebody else waits to be listened to, or to be done without. */
export const isUnheard = (view: View): boolean =>
  view.phase === "guess" && view.seat !== null && view.seat !== view.source && view.heard.length > 0 && kept.heard !== transmissionIn(view);
