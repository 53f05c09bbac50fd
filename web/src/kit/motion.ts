// Moving things: how long, how, and not at all under reduced motion.
import { cubicOut } from "svelte/easing";

/** What changed moves there in this many milliseconds. */
export const DURATION = 200;

/** Options of a tween or transition, with no duration where motion is unwanted. */
export function eased(motion: boolean, duration = DURATION): { duration: number; easing: (t: number) => number } {
  return { duration: motion ? duration : 0, easing: cubicOut };
}
