// How likely each side is to win, at every place that the reader has stayed at.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../api";
import type { ChancesHere, Position } from "../wire";

/** Milliseconds that the reader stays at a place before its chances are asked for. */
const SETTLED = 120;

export class Chances {
  #known = new SvelteMap<string, ChancesHere | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a question is open; whoever hurries on has only the last one put. */
  #open = false;
  #next: (() => void) | null = null;

  /** Undefined while they are not known; null where no answer came. */
  at(name: string): ChancesHere | null | undefined {
    return this.#known.get(name);
  }

  /** The reader has come to a place; where no answer came they are asked for again. */
  begin(position: Position, name: string): void {
    clearTimeout(this.#timer);
    this.#next = null;
    if (this.#known.get(name)) return;
    this.#known.delete(name);
    this.#timer = setTimeout(() => this.#ask(position, name), SETTLED);
  }

  #ask(position: Position, name: string): void {
    if (this.#open) this.#next = () => this.#ask(position, name);
    else void this.#put(position, name);
  }

  async #put(position: Position, name: string): Promise<void> {
    this.#open = true;
    this.#known.set(name, await api.chances(position).catch(() => null));
    this.#open = false;
    const next = this.#next;
    this.#next = null;
    next?.();
  }
}
