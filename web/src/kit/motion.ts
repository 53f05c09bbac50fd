// Moving things: how long, how, and not at all under reduced motion.
import { cubicOut } from "svelte/easing";
import { Tween, type TweenOptions } from "svelte/motion";

/** What changed moves there in this many milliseconds. */
export const DURATION = 200;

/** Options of a tween or transition, with no duration where motion is unwanted. */
export function eased(motion: boolean, duration = DURATION): { duration: number; easing: (t: number) => number } {
  return { duration: motion ? duration : 0, easing: cubicOut };
}

/** A point that glides to wherever it is told to be. */
export class Glide {
  #tween: Tween<{ x: number; y: number }>;

  constructor(x: number, y: number, options: TweenOptions<{ x: number; y: number }> = eased(true)) {
    this.#tween = new Tween({ x, y }, options);
  }

  get x(): number {
    return this.#tween.current.x;
  }

  get y(): number {
    return this.#tween.current.y;
  }

  to(x: number, y: number, motion: boolean): Promise<void> {
    return this.#tween.set({ x, y }, eased(motion));
  }
}
