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

export class Thoughts {
  /** What is said of the position that is shown; null where nobody was asked. */
  word = $state.raw<Word | null>(null);

  #words = new Map<string, Word>();
  #name = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly info: GameInfo) {}

  get speaks(): boolean {
    return this.info.coaches || this.info.reviews;
  }

  /** The reader has come to a position; where the mentor follows it is asked, once they stay. */
  begin(position: Position, name: string, follows: boolean): void {
    clearTimeout(this.#timer);
    this.#name = name;
    this.word = this.#words.get(name) ?? null;
    if (follows && !this.word && this.speaks) this.#timer = setTimeout(() => this.ask(position, name), SETTLED);
  }

  ask(position: Position, name: string): void {
    if (this.#words.has(name) || !this.speaks) return;
    this.#put(name, { advice: undefined, remark: undefined, seat: null });
    const advice = this.info.coaches ? api.advise(position) : Promise.resolve({ advice: null, seat: null });
    const remark = this.info.reviews ? api.remark(position) : Promise.resolve({ remark: null });
    advice.then((found) => this.#add(name, found)).catch(() => this.#add(name, { advice: null }));
    remark.then((found) => this.#add(name, found)).catch(() => this.#add(name, { remark: null }));
  }

  #add(name: string, found: Partial<Word>): void {
    const word = this.#words.get(name);
    if (word) this.#put(name, { ...word, ...found });
  }

  #put(name: string, word: Word): void {
    this.#words.set(name, word);
    if (name === this.#name) this.word = word;
  }
}
