// The part of the sky that is shown. `unit` says how many units of the sky a pixel of the screen is.
import { Tween } from "svelte/motion";
import { eased } from "$kit/motion";
import type { Point } from "$kit/drag";
import { CELL, EDGE } from "./sky";

const PAD = 6;
const WHOLE = EDGE + 2 * PAD;
/** A cell is never wider than so many pixels, and so many cells are shown around a pawn on a phone. */
const WIDEST = 72;
const NEAR = 11;
/** A cell smaller than this cannot be hit with a finger; close to a pawn it is a little larger. */
const FINGER = 24;
const CLOSE = 27;

interface Aim {
  x: number;
  y: number;
  unit: number;
}

export class Camera {
  readonly #aim = new Tween<Aim>({ x: -PAD, y: -PAD, unit: 1 }, { duration: 0 });
  box = $state.raw({ width: WHOLE, height: WHOLE });
  /** Whether it may glide. */
  motion = false;

  get x(): number {
    return this.#aim.current.x;
  }

  get y(): number {
    return this.#aim.current.y;
  }

  get unit(): number {
    return this.#aim.current.unit;
  }

  get width(): number {
    return this.box.width * this.unit;
  }

  get height(): number {
    return this.box.height * this.unit;
  }

  get viewBox(): string {
    return `${this.x} ${this.y} ${this.width} ${this.height}`;
  }

  get zoomed(): boolean {
    return this.#isZoomed(this.unit);
  }

  /** Whether there is so little room that one has to come closer to play. */
  get small(): boolean {
    return CELL / this.#widest < FINGER;
  }

  /** Whether a finger cannot tell the cells apart. */
  get far(): boolean {
    return CELL / this.unit < FINGER;
  }

  get #widest(): number {
    return WHOLE / Math.min(this.box.width, this.box.height);
  }

  #isZoomed(unit: number): boolean {
    return unit < this.#widest - 0.001;
  }

  /** The room has changed; what was in the middle stays there. A glide under way is at its end at once. */
  resize(width: number, height: number): void {
    if (!width || !height) return;
    const aim = this.#aim.target;
    const zoomed = this.#isZoomed(aim.unit);
    const middle = { x: aim.x + (this.box.width * aim.unit) / 2, y: aim.y + (this.box.height * aim.unit) / 2 };
    this.box = { width, height };
    const unit = zoomed ? Math.min(aim.unit, this.#widest) : this.#widest;
    this.#put(middle.x - (width * unit) / 2, middle.y - (height * unit) / 2, unit, false);
  }

  /** Makes everything larger by `factor`; what lies at `at` stays there. */
  zoom(factor: number, at?: Point): void {
    const { x, y } = at ?? { x: this.x + this.width / 2, y: this.y + this.height / 2 };
    const unit = Math.min(this.#widest, Math.max(CELL / WIDEST, this.unit / factor));
    const ratio = unit / this.unit;
    this.#put(x - (x - this.x) * ratio, y - (y - this.y) * ratio, unit, at === undefined);
  }

  pan(dx: number, dy: number): void {
    this.#put(this.x - dx, this.y - dy, this.unit, false);
  }

  whole(glide = true): void {
    this.#put(-PAD, -PAD, this.#widest, glide);
  }

  /** Comes close to a point. */
  show({ x, y }: Point, glide = true): void {
    const near = (NEAR * CELL) / Math.min(this.box.width, this.box.height);
    const unit = Math.min(this.#aim.target.unit, Math.max(Math.min(near, CELL / CLOSE), CELL / WIDEST), this.#widest);
    this.#put(x - (this.box.width * unit) / 2, y - (this.box.height * unit) / 2, unit, glide);
  }

  /** Whether a point is in sight, with so much sky around it. */
  holds({ x, y }: Point, around: number): boolean {
    const aim = this.#aim.target;
    const inside = (at: number, from: number, length: number): boolean => at - around >= from && at + around <= from + length;
    return inside(x, aim.x, this.box.width * aim.unit) && inside(y, aim.y, this.box.height * aim.unit);
  }

  /** Moves no further than needed to have a cell in sight. */
  reveal({ x, y }: Point): void {
    const inside = (at: number, from: number, length: number): number =>
      Math.min(at - CELL, Math.max(at + CELL - length, from));
    const aim = this.#aim.target;
    const [left, top] = [inside(x, aim.x, this.box.width * aim.unit), inside(y, aim.y, this.box.height * aim.unit)];
    this.#put(left, top, aim.unit, true);
  }

  #put(x: number, y: number, unit: number, glide: boolean): void {
    const inside = (at: number, length: number): number =>
      length >= WHOLE ? (EDGE - length) / 2 : Math.min(WHOLE - PAD - length, Math.max(-PAD, at));
    const aim = { x: inside(x, this.box.width * unit), y: inside(y, this.box.height * unit), unit };
    void this.#aim.set(aim, glide ? eased(this.motion) : { duration: 0 });
  }
}
