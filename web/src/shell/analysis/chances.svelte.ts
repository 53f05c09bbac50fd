// How likely each side is to win, at every place that the reader has stayed at.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../api";
import type { ChancesHere, Position } from "../wire";

/** Milliseconds that the reader stays at a place before its chances are asked for. */
const SETTLED = 120;

export class Chances {
  #known = new SvelteMap<string, ChancesHere>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a question is open; whoever hurries on has only the last one put. */
  #open = false;
  #next: (() => void) | null = null;

  /** Undefined while they are not known. */
  at(name: string): ChancesHere | undefined {
    return this.#known.get(name);
  }

  /** The reader has come to a place. */
  begin(position: Position, name: string): void {
    clearTimeout(this.#timer);
    this.#next = null;
    if (!this.#known.has(name)) this.#timer = setTimeout(() => this.#ask(position, name), SETTLED);
  }

  #ask(position: Position, name: string): void {
    if (this.#open) this.#next = () => this.#ask(position, name);
    else void this.#put(position, name);
  }

  /** Where no answer comes it is asked again when the reader comes back. */
  async #put(position: Position, name: string): Promise<void> {
    this.#open = true;
    try {
      this.#known.set(name, await api.chances(position));
    } catch {
      // The board is there all the same.
    }
    this.#open = false;
    const next = this.#next;
    this.#next = null;
    next?.();
  }
}
