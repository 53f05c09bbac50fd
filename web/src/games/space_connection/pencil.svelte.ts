// Private pencil marks on the opponent's chart. They never leave this browser and last as long as its tab.
import type { Point } from "$kit/drag";
import { recallMap, remember } from "$kit/memory";
import type { Layout } from "./geometry";
import type { Pointing } from "./pointing";

export type Mark = "planet" | "empty";
const NEXT: Record<Mark | "none", Mark | null> = { none: "planet", planet: "empty", empty: null };

export class Pencil implements Pointing {
  #key: string;
  #layout: () => Layout;
  marks = $state<ReadonlyMap<string, Mark>>(new Map());
  aim = $state<string | null>(null);
  touched = $state(false);
  /** What the stroke draws: the first mark of it decides. */
  #drawing: Mark | null = null;

  constructor(table: string, seat: number | null, layout: () => Layout) {
    this.#key = `cosmotheque-pencil:${table}:${seat ?? ""}`;
    this.#layout = layout;
    this.marks = recallMap(this.#key, "sessionStorage");
  }

  hover(point: Point | null): void {
    this.aim = point && this.#layout().nearest(point);
  }

  press(point: Point, touch: boolean): void {
    this.hover(point);
    this.touched = touch;
    if (this.aim === null) return;
    this.#drawing = NEXT[this.marks.get(this.aim) ?? "none"];
    this.#draw(this.aim);
  }

  drag(point: Point): void {
    this.hover(point);
    if (this.aim !== null) this.#draw(this.aim);
  }

  release(_point: Point, touch: boolean): void {
    this.touched = false;
    if (touch) this.aim = null;
  }

  cancel(): void {
    this.touched = false;
    this.aim = null;
  }

  clear(): void {
    this.#keep(new Map());
  }

  #draw(at: string): void {
    const marks = new Map(this.marks);
    if (this.#drawing === null) marks.delete(at);
    else marks.set(at, this.#drawing);
    this.#keep(marks);
  }

  #keep(marks: ReadonlyMap<string, Mark>): void {
    this.marks = marks;
    remember(this.#key, [...marks], "sessionStorage");
  }
}
