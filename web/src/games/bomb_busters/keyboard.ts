// The keyboard between wires and console: it goes to what is asked for there, and comes back when that is over.
import { tick } from "svelte";

const ASKED = ".console .row button, .console .pad button";

export class Keyboard {
  #from: HTMLElement | null = null;

  constructor(
    /** What holds the wires and the console. */
    readonly board: () => HTMLElement,
    /** Whether the console asks for something. */
    readonly asks: () => boolean,
  ) {}

  /** Something was pressed by key: on to what it asks for. A button of the console that is still there keeps the focus. */
  async enter(): Promise<void> {
    const from = document.activeElement as HTMLElement | null;
    await tick();
    if (!this.asks() || (from?.isConnected && from.closest(".console"))) return;
    this.#from = from;
    this.#first()?.focus();
  }

  /** Nothing is asked for any more: back to where the keyboard came from, or near it. Whoever has gone elsewhere stays. */
  async leave(): Promise<void> {
    const from = this.#from;
    this.#from = null;
    if (from === null) return;
    await tick();
    const now = document.activeElement;
    if (now !== document.body && !now?.closest(".console")) return;
    const back = from.isConnected ? from : this.#first();
    back?.focus();
    if (document.activeElement !== back) this.board().querySelector<HTMLElement>("[role=region]")?.focus();
  }

  #first(): HTMLElement | null {
    return this.board().querySelector<HTMLElement>(ASKED);
  }
}
