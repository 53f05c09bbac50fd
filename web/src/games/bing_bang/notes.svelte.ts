// The player's own notebook: what lies under which token, as far as the player remembers. It never leaves this browser.
import { recallMap, remember } from "$kit/memory";

type Marks = ReadonlyMap<number, number>;

export class Notes {
  marks = $state.raw<Marks>(new Map());
  /** The token being marked. */
  open = $state<number | null>(null);
  readonly #key: string;

  /** `table` and `seat` tell notebooks apart. */
  constructor(table: string, seat: number | null) {
    this.#key = `cosmotheque-notes:${table}:${seat ?? ""}`;
    this.marks = recallMap(this.#key);
  }

  /** Writes down what is under the open token; null rubs it out. */
  mark(face: number | null): void {
    if (this.open !== null) this.write(this.open, face);
    this.open = null;
  }

  write(token: number, face: number | null): void {
    const marks = new Map(this.marks);
    if (face === null) marks.delete(token);
    else marks.set(token, face);
    this.#keep(marks);
  }

  clear(): void {
    this.#keep(new Map());
  }

  #keep(marks: Marks): void {
    this.marks = marks;
    remember(this.#key, [...marks]);
  }
}
