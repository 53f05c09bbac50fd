// The part of the sky that is shown: all of it, or ten by ten cells. It moves when somebody asks for it, never by itself.
import { Tween } from "svelte/motion";
import { eased } from "$kit/motion";
import type { Point } from "$kit/drag";
import { CELL, EDGE, SIDE } from "./sky";

const PAD = 6;
const WHOLE = EDGE + 2 * PAD;
const NEAR = SIDE * CELL + 2 * PAD;

interface Aim {
  x: number;
  y: number;
  width: number;
}

export class Camera {
  readonly #aim = new Tween<Aim>({ x: -PAD, y: -PAD, width: WHOLE }, { duration: 0 });
  /** Width of the square of the sky on the screen. */
  pixels = $state(WHOLE);
  /** Whether it may glide. */
  motion = false;

  /** Units of the sky to a pixel. */
  get unit(): number {
    return this.#aim.current.width / (this.pixels || WHOLE);
  }

  get viewBox(): string {
    const { x, y, width } = this.#aim.current;
    return `${x} ${y} ${width} ${width}`;
  }

  get zoomed(): boolean {
    return this.#aim.target.width < WHOLE;
  }

  /** Where a point of the sky is going to be, in parts of the square's width. */
  partOf({ x, y }: Point): Point {
    const aim = this.#aim.target;
    return { x: (x - aim.x) / aim.width, y: (y - aim.y) / aim.width };
  }

  pan(dx: number, dy: number): void {
    const { x, y, width } = this.#aim.target;
    if (this.zoomed) this.#put(x - dx, y - dy, width, false);
  }

  whole(): void {
    this.#put(-PAD, -PAD, WHOLE, true);
  }

  /** Comes close to a point. */
  show({ x, y }: Point): void {
    this.#put(x - NEAR / 2, y - NEAR / 2, NEAR, true);
  }

  toggle(at: Point): void {
    if (this.zoomed) this.whole();
    else this.show(at);
  }

  /** Moves no further than needed to have a cell in sight. */
  reveal({ x, y }: Point): void {
    const aim = this.#aim.target;
    const inside = (at: number, from: number): number => Math.min(at - CELL, Math.max(at + CELL - aim.width, from));
    this.#put(inside(x, aim.x), inside(y, aim.y), aim.width, true);
  }

  #put(x: number, y: number, width: number, glide: boolean): void {
    const inside = (at: number): number => Math.min(WHOLE - PAD - width, Math.max(-PAD, at));
    void this.#aim.set({ x: inside(x), y: inside(y), width }, glide ? eased(this.motion) : { duration: 0 });
  }
}
