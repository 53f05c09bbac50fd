// How much room the board and its large chart have, and what that allows.
import { PITCH, type Extent, type Layout } from "./geometry";

/** Pixels in a unit of the drawing, below which names of rows and columns that can be read do not fit between them. */
const READABLE = 0.4;
/** Pixels between positions at which a finger hits the one it means. */
const FINGER = 24;
/** From this width on both skies stand side by side, where the board is no higher than wide; the styles say the same. */
const WIDE_REM = 44;

export class Sizes {
  readonly board = $state({ width: 0, height: 0 });
  readonly chart = $state({ width: 0, height: 0 });
  #layout: () => Layout;

  constructor(layout: () => Layout) {
    this.#layout = layout;
  }

  get isWide(): boolean {
    const { width, height } = this.board;
    return width >= height && width >= WIDE_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
  }

  /** Whether the chart does without the names of rows and columns. */
  get isBare(): boolean {
    return this.#pixels(this.#layout().named.extent) < READABLE;
  }

  /** Units of the drawing in a pixel. */
  get unit(): number {
    const layout = this.#layout();
    return 1 / this.#pixels((this.isBare ? layout.bare : layout.named).extent);
  }

  get isRoomy(): boolean {
    return PITCH / this.unit >= FINGER;
  }

  #pixels({ width, height }: Extent): number {
    return Math.min(this.chart.width / width, this.chart.height / height) || 1;
  }
}
