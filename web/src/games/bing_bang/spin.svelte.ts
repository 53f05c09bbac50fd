// Sectors travel: from where each of them lay to where it lies now, turning on the way.
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { PLACES, placeCentre } from "./sky";
import type { Sector } from "./wire";

export class Spin {
  /** Where the sector of each place comes from, and by how many quarter turns it turns; null at rest. */
  #from = $state.raw<readonly { place: number; turns: number }[] | null>(null);
  readonly #progress = new Tween(1, { duration: 0, easing: cubicInOut });
  #last: readonly Sector[] | null = null;
  #run = 0;

  get moving(): boolean {
    return this.#from !== null;
  }

  /** The sectors lie like this now, and take so many milliseconds to get there. */
  follow(sectors: readonly Sector[], duration: number): void {
    const before = this.#last;
    this.#last = sectors;
    if (before === null) return;
    const from = sectors.map(({ id, turns }, place) => {
      const old = before.findIndex((sector) => sector.id === id);
      const turned = (turns - (before[old]?.turns ?? turns) + 4) % 4;
      return { place: old < 0 ? place : old, turns: turned === 3 ? -1 : turned };
    });
    if (!from.some(({ place, turns }, i) => place !== i || turns !== 0)) return;
    const run = ++this.#run;
    this.#from = duration ? from : null;
    void this.#progress.set(duration ? 0 : 1, { duration: 0 });
    if (duration) void this.#progress.set(1, { duration }).then(() => run === this.#run && (this.#from = null));
  }

  /** Nobody looks any more: they are there. */
  end(): void {
    this.#run += 1;
    this.#from = null;
  }

  /** The transform of what lies at a place now. */
  transform(place: number): string | undefined {
    const from = this.#from?.[place];
    if (!from || (from.place === place && from.turns === 0)) return undefined;
    const [start, end] = [placeCentre(from.place), placeCentre(place)];
    const left = 1 - this.#progress.current;
    const [x, y] = [end.x + (start.x - end.x) * left, end.y + (start.y - end.y) * left];
    const size = 1 - 0.12 * Math.sin(Math.PI * left);
    return `translate(${x} ${y}) rotate(${-90 * from.turns * left}) scale(${size}) translate(${-end.x} ${-end.y})`;
  }

  /** Places whose sector moves are drawn last, above those that stay. */
  readonly order = $derived.by(() => {
    const from = this.#from;
    return [...PLACES].sort((a, b) => Number(from?.[a]?.place !== a) - Number(from?.[b]?.place !== b));
  });
}
