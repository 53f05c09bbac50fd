// The sky by keyboard: arrows go from cell to cell, Enter picks one, plus comes close, minus and 0 show everything.
import { announce } from "$kit/announce.svelte";
import type { Camera } from "./camera.svelte";
import { SIDE, WIDTH, centre, columnOf, rowOf } from "./sky";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

export class Cursor {
  /** Where it is; null while nobody has used the keyboard on the sky. */
  cell = $state<number | null>(null);
  /** Where it was when the keyboard left. */
  #left: number | null = null;

  constructor(
    readonly camera: Camera,
    readonly start: () => number,
    readonly words: (cell: number) => string,
    readonly tap: (cell: number) => void,
  ) {}

  press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !this.#answer(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  leave(): void {
    this.#left = this.cell;
    this.cell = null;
  }

  /** Back from what was chosen for a cell. */
  comeBack(): void {
    this.cell = this.#left;
  }

  #answer({ key, shiftKey }: KeyboardEvent): boolean {
    const step = STEPS[key];
    if (step) this.#go(step, shiftKey ? SIDE / 2 : 1);
    else if (key === "+" || key === "=") this.camera.show(centre(this.cell ?? this.start()));
    else if (key === "-" || key === "0") this.camera.whole();
    else if ((key === "Enter" || key === " ") && this.cell !== null) this.tap(this.cell);
    else return false;
    return true;
  }

  #go([rows, columns]: readonly [number, number], far: number): void {
    const inside = (at: number): number => Math.min(WIDTH - 1, Math.max(0, at));
    const from = this.cell ?? this.start();
    const moved = this.cell === null ? 0 : far;
    this.cell = inside(rowOf(from) + rows * moved) * WIDTH + inside(columnOf(from) + columns * moved);
    this.camera.reveal(centre(this.cell));
    announce(this.words(this.cell));
  }
}

/** A Svelte action for the sky's svg element: the keyboard can go there. */
export function keys(node: SVGSVGElement, cursor: Cursor): { destroy(): void } {
  const press = (event: KeyboardEvent): void => cursor.press(event);
  const leave = (): void => cursor.leave();
  node.tabIndex = 0;
  node.addEventListener("keydown", press);
  node.addEventListener("blur", leave);
  return {
    destroy() {
      node.removeEventListener("keydown", press);
      node.removeEventListener("blur", leave);
    },
  };
}
