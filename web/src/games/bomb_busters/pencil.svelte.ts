// Private pencil marks: the values that a player thinks possible for a teammate's wire, kept in this browser per seat.
import { recallFields, remember } from "$kit/memory";
import { slotKey } from "./values";
import type { Event, Exchanged, Slot } from "./wire";

type Marks = Readonly<Record<string, readonly number[]>>;

/** `exchanges` is how many of them the marks have followed. */
interface Kept {
  marks: Marks;
  exchanges: number;
}

export class Pencil {
  /** Whether taps on wires are for the pencil. */
  on = $state(false);
  slot = $state.raw<Slot | null>(null);
  marks = $state.raw<Marks>({});
  #key: string;
  #exchanges: number;

  /** `key` tells tables and seats apart. */
  constructor(key: string) {
    this.#key = `cosmotheque-pencil-${key}`;
    const kept = read(this.#key);
    this.marks = kept.marks;
    this.#exchanges = kept.exchanges;
  }

  of(slot: Slot): readonly number[] {
    return this.marks[slotKey(slot)] ?? [];
  }

  toggle(value: number): void {
    if (this.slot === null) return;
    const old = this.of(this.slot);
    const next = old.includes(value) ? old.filter((other) => other !== value) : [...old, value];
    this.#write({ ...this.marks, [slotKey(this.slot)]: next.sort((a, b) => a - b) });
  }

  close(): void {
    this.on = false;
    this.slot = null;
  }

  /** Marks travel with exchanged wires, also with those exchanged while nobody was looking. */
  follow(history: readonly Event[]): void {
    const exchanges = history.filter((event) => event.type === "exchanged");
    for (const event of exchanges.slice(this.#exchanges)) {
      this.#exchanges += 1;
      this.#exchange(event);
    }
  }

  #exchange({ given, given_to, returned, returned_to }: Exchanged): void {
    const rows = new Map([given[0], returned[0]].map((stand) => [stand, this.#row(stand)]));
    const [gone] = rows.get(given[0])!.splice(given[1], 1, null);
    const [back] = rows.get(returned[0])!.splice(returned[1], 1, null);
    for (const [stand, row] of rows) rows.set(stand, row.filter((marks) => marks !== null));
    rows.get(returned_to[0])!.splice(returned_to[1], 0, back ?? []);
    rows.get(given_to[0])!.splice(given_to[1], 0, gone ?? []);
    const moved = [...rows].flatMap(([stand, row]) => row.map((marks, place) => [slotKey([stand, place]), marks ?? []]));
    this.#write({ ...this.marks, ...Object.fromEntries(moved) });
  }

  #row(stand: number): (readonly number[] | null)[] {
    return Array.from({ length: 16 }, (_, place) => this.of([stand, place]));
  }

  #write(marks: Marks): void {
    this.marks = marks;
    remember(this.#key, { marks, exchanges: this.#exchanges } satisfies Kept);
  }
}

const read = (key: string): Kept => ({ marks: {}, exchanges: 0, ...recallFields(key) });
