// What can be announced: values, each with the own wires that could be cut for it.
import { slotKey, wireAt } from "./values";
import type { Slot, View } from "./wire";

/** A value that can be announced, with the own wires that could be cut for it; the one to cut comes first. */
export interface Choice {
  value: number;
  own: readonly Slot[];
}

/** Wires that everybody knows anyway are cut first, unless another one is tapped. */
export function choicesOf(view: View, pairs: readonly (readonly [number, Slot])[]): Choice[] {
  const slots = new Map<number, Map<string, Slot>>();
  for (const [value, own] of pairs) slots.set(value, (slots.get(value) ?? new Map()).set(slotKey(own), own));
  const known = (slot: Slot): number => (wireAt(view, slot)?.shown ? 0 : 1);
  return [...slots]
    .sort(([a], [b]) => a - b)
    .map(([value, own]) => ({ value, own: [...own.values()].sort((a, b) => known(a) - known(b)) }));
}
