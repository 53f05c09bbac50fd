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

  press(point: Point): void {
    this.hover(point);
    this.#begin(this.aim);
  }

  drag(point: Point): void {
    this.hover(point);
    if (this.aim !== null) this.#draw(this.aim);
  }

  release(): void {}

  cancel(): void {
    this.aim = null;
  }

  nearest(point: Point): string | null {
    return this.#layout().nearest(point);
  }

  pick(at: string | null): void {
    this.aim = null;
    this.#begin(at);
  }

  clear(): void {
    this.#keep(new Map());
  }

  #begin(at: string | null): void {
    if (at === null) return;
    this.#drawing = NEXT[this.marks.get(at) ?? "none"];
    this.#draw(at);
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
