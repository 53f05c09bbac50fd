// What need not be there at once: it follows once the board that it belongs to is painted.
import { untrack } from "svelte";
import { afterPaint } from "./paint";

/** A value as it was when the page was last painted; the first one at once. Make it where a component is made. */
export class Painted<Value> {
  current = $state.raw() as Value;

  constructor(newest: () => Value) {
    this.current = untrack(newest);
    $effect(() => {
      const next = newest();
      return afterPaint(() => (this.current = next));
    });
  }
}
