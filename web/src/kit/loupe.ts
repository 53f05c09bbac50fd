// A finger on small targets: a quick tap, or a rest that opens a loupe; sliding moves it, letting go picks.
import type { Point } from "./drag";

/** Milliseconds after which a finger rests. */
export const RESTS = 120;
/** Pixels: how wide the loupe is, and how far from the finger its rim stays. */
export const WIDE = 96;
export const APART = 56;
/** Enlargement of things in it. */
export const TIMES = 2.5;
/** Pixels that a finger trembles, and room for the name at the rim. */
const SLACK = 8;
const NAME = 28;

export interface Told {
  /** The loupe is over this point of the screen; null: it is closed. */
  show(at: Point | null): void;
  /** One finger was let go here: after a quick tap, or from the loupe. */
  settle(at: Point, quick: boolean): void;
}

/** One finger. With a second one everything is dropped, until both are gone. */
export class Finger {
  #down = new Set<number>();
  #start: Point = { x: 0, y: 0 };
  #at: Point = { x: 0, y: 0 };
  #phase: "idle" | "pressed" | "open" | "dropped" = "idle";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly told: Told) {}

  get isOpen(): boolean {
    return this.#phase === "open";
  }

  press(id: number, at: Point): void {
    this.#down.add(id);
    if (this.#down.size > 1) return this.#drop();
    this.#phase = "pressed";
    this.#start = this.#at = at;
    this.#rest();
  }

  move(id: number, at: Point): void {
    if (!this.#down.has(id)) return;
    if (this.#phase === "pressed" && far(at, this.#at) > SLACK) this.#rest();
    if (this.#phase === "open" || far(at, this.#at) > SLACK) this.#at = at;
    if (this.#phase === "open") this.told.show(at);
  }

  lift(id: number, at: Point): void {
    if (!this.#down.delete(id)) return;
    const phase = this.#phase;
    this.#end();
    if (phase === "open" || (phase === "pressed" && far(at, this.#start) <= 2 * SLACK)) this.told.settle(at, phase === "pressed");
  }

  /** The system took the finger, or nobody waits for it any more. */
  cancel(id: number): void {
    if (this.#down.delete(id)) this.#end();
  }

  end(): void {
    this.#down.clear();
    this.#end();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#phase = "open";
      this.told.show(this.#at);
    }, RESTS);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    if (this.#phase === "open") this.told.show(null);
    this.#phase = "dropped";
  }

  #end(): void {
    this.#drop();
    if (this.#down.size === 0) this.#phase = "idle";
  }
}

/** Where the middle of the loupe is: above the finger, below it near the upper edge, and always on the screen. */
export function placeOf(finger: Point, screen: { width: number; height: number }): Point & { below: boolean } {
  const [half, away] = [WIDE / 2, APART + WIDE / 2];
  const below = finger.y - away - half - NAME < 0;
  const x = clamp(finger.x, half + 4, screen.width - half - 4);
  const y = clamp(finger.y + (below ? away : -away), half + 4, screen.height - half - (below ? NAME : 4));
  return { x, y, below };
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
