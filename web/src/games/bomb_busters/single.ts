// The label of a single wire (BOM-294): it is blue, and its neighbours in order are others. Facts say so, and follow it.
import { RED, sameSlot, YELLOW } from "./values";
import type { Slot, View } from "./wire";

type Fact = View["facts"][number];

/** What is known of a wire by its label; nothing where that does not follow from the wires as they stand. */
export function singleFacts({ facts, stands }: View, slot: Slot): readonly Fact[] {
  const [stand, place] = slot;
  const ordered = (at: number): boolean => {
    const wire = stands[stand]?.wires[at];
    return wire !== undefined && !wire.x && !wire.outward;
  };
  const blue = facts.find((fact) => fact.type === "lacks" && fact.slots.length === 1 && sameSlot(fact.slots[0]!, slot) && fact.values.includes(YELLOW) && fact.values.includes(RED));
  const rises = (lower: Slot, upper: Slot): Fact | undefined =>
    facts.find((fact) => fact.type === "order" && fact.strict && sameSlot(fact.lower, lower) && sameSlot(fact.upper, upper));
  const needed = [
    blue,
    ...(ordered(place - 1) ? [rises([stand, place - 1], slot)] : []),
    ...(ordered(place + 1) ? [rises(slot, [stand, place + 1])] : []),
  ];
  const found = needed.flatMap((fact) => fact ?? []);
  return needed.length > 1 && found.length === needed.length ? found : [];
}

/** Whether the label lies at a wire that has no token which says the same or more. */
export function isSingle(view: View, slot: Slot): boolean {
  const wire = view.stands[slot[0]]?.wires[slot[1]];
  return wire !== undefined && !wire.shown && !(wire.notes ?? []).some(({ kind }) => kind === "times") && singleFacts(view, slot).length > 0;
}
