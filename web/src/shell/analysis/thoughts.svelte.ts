// What the mentor thinks of a position: its advice, and what it says of the move that led there. It takes its time.
import { api } from "../api";
import type { Advice, GameInfo, Position, RemarkInfo } from "../wire";

/** Undefined while it thinks; null where it has nothing to say. */
export interface Word {
  advice: Advice | null | undefined;
  remark: RemarkInfo | null | undefined;
  /** Whose move the advice is for. */
  seat: number | null;
}

/** Milliseconds that the reader stays at a position before the mentor is asked. */
const SETTLED = 450;
const NOT_YET: Word = { advice: undefined, remark: undefined, seat: null };

export class Thoughts {
  /** What is said of the position that is shown; null where nobody was asked. */
  word = $state.raw<Word | null>(null);

  #words = new Map<string, Word>();
  #name = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** So many questions are open; whoever hurries on has only the last one put. */
  #open = 0;
  #next: (() => void) | null = null;

  constructor(readonly info: GameInfo) {}

  get speaks(): boolean {
    return this.info.coaches || this.info.reviews;
  }

  /** The reader has come to a position; where the mentor follows it is asked, once they stay. */
  begin(position: Position, name: string, follows: boolean): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#name = name;
    this.word = this.#words.get(name) ?? null;
    if (follows && !this.word && this.speaks) this.#timer = setTimeout(() => this.ask(position, name), SETTLED);
  }

  ask(position: Position, name: string): void {
    if (this.#words.has(name) || !this.speaks) return;
    if (name === this.#name) this.word = NOT_YET;
    if (this.#open) this.#next = () => this.ask(position, name);
    else this.#put(position, name);
  }

  #put(position: Position, name: string): void {
    this.#know(name, NOT_YET);
    if (this.info.coaches) void this.#await(name, api.advise(position));
    else this.#add(name, { advice: null });
    if (this.info.reviews) void this.#await(name, api.remark(position));
    else this.#add(name, { remark: null });
  }

  /** Takes an answer down; where none comes the mentor may be asked again. */
  async #await(name: string, answer: Promise<Partial<Word>>): Promise<void> {
    this.#open += 1;
    try {
      this.#add(name, await answer);
    } catch {
      this.#words.delete(name);
      if (name === this.#name) this.word = null;
    }
    this.#open -= 1;
    if (!this.#open) this.#next?.();
  }

  #add(name: string, found: Partial<Word>): void {
    const word = this.#words.get(name);
    if (word) this.#know(name, { ...word, ...found });
  }

  #know(name: string, word: Word): void {
    this.#words.set(name, word);
    if (name === this.#name) this.word = word;
  }
}
