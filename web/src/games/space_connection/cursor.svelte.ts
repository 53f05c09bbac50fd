// The chart by keyboard: arrows go from position to position, Enter or the space bar taps.
import { announce } from "$kit/announce.svelte";
import type { Layout } from "./geometry";
import type { Pointing } from "./pointing";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Cursor {
  /** Where it is; null while nobody has used the keyboard on the chart. */
  at = $state<string | null>(null);
  /** How far to the right it wants to be: the way up or down stays straight, though rows are not equally long. */
  #x = 0;

  constructor(
    readonly layout: () => Layout,
    readonly hand: () => Pointing | null,
    /** What is said of the position that was reached, or tapped. */
    readonly words: (at: string, tapped: boolean) => string,
  ) {}

  press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.#answer(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  leave(): void {
    this.at = null;
    this.hand()?.hover(null);
  }

  #answer(key: string): boolean {
    const step = STEPS[key];
    if (step) this.#go(...step);
    else return (key === "Enter" || key === " ") && this.at !== null && this.#tap(this.at);
    return true;
  }

  /** The first arrow shows where the cursor is. */
  #go(columns: number, rows: number): void {
    const layout = this.layout();
    const from = this.at;
    const next = from === null ? layout.middle : layout.beside(from, columns, rows, this.#x);
    if (columns !== 0 || from === null) this.#x = layout.at(next).x;
    this.at = next;
    this.hand()?.hover(layout.at(next));
    announce(this.words(next, false));
  }

  /** Answers whether anybody has taken hold of the chart. */
  #tap(at: string): boolean {
    const [hand, point] = [this.hand(), this.layout().at(at)];
    if (hand === null) return false;
    hand.press(point);
    hand.release(point);
    announce(this.words(at, true));
    return true;
  }
}

/** A Svelte action for a chart's svg element: with a cursor the keyboard can go there. */
export function keys(node: SVGSVGElement, cursor: Cursor | null): { destroy(): void } {
  const press = (event: KeyboardEvent): void => cursor?.press(event);
  const leave = (): void => cursor?.leave();
  if (cursor) node.tabIndex = 0;
  node.addEventListener("keydown", press);
  node.addEventListener("blur", leave);
  return {
    destroy() {
      node.removeEventListener("keydown", press);
      node.removeEventListener("blur", leave);
    },
  };
}
