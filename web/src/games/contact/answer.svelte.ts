// A guess as it is seen: somebody points, everybody holds their breath, then the answer. One's own is answered at once.
import type { Pointed, Round, View } from "./wire";

/** Milliseconds between a guess of somebody else and its answer, and for which the answer stays. */
const SUSPENSE = 1300;
const STAYS = 1800;

export class Answering {
  /** The guess that is on the table. */
  pointed = $state.raw<Pointed | null>(null);
  /** Whether it has been answered yet. */
  answered = $state(false);
  /** The table as it was when somebody pointed, until the answer. */
  before = $state.raw<View | null>(null);
  /** The round that it ended, if it did. */
  won = $state.raw<Round | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `before` is null where there is nothing to wait for: one's own guess, or no motion. */
  show(pointed: Pointed, won: Round | null, before: View | null): void {
    clearTimeout(this.#timer);
    this.pointed = pointed;
    this.won = won;
    this.before = before;
    this.answered = false;
    if (before === null) this.#answer();
    else this.#timer = setTimeout(() => this.#answer(), SUSPENSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.pointed = this.won = this.before = null;
  }

  #answer(): void {
    this.answered = true;
    this.before = null;
    this.#timer = setTimeout(() => this.stop(), STAYS);
  }
}
