// What everybody knows of a wire or a stand beside its tokens: labels, failed detectors, announcements, the radar.
import { m } from "$messages";
import { oddsWords, type Advice } from "./odds";
import { knownValue, sameSlot, slotName, valueList, valueOf, valueWord, wireAt, wireWord } from "./values";
import type { Slot, View, Wire } from "./wire";

const isOn = (slots: readonly Slot[], slot: Slot): boolean => slots.some((other) => sameSlot(other, slot));

/** Values that a wire is known not to have. */
export function excluded(view: View, slot: Slot): number[] {
  const facts = view.facts.flatMap((fact) => (fact.type === "lacks" && isOn(fact.slots, slot) ? fact.values : []));
  return [...new Set(facts)].sort((a, b) => a - b);
}

/** The label between a wire and its right neighbour. */
export function labelAt(view: View, slot: Slot): "=" | "≠" | null {
  const label = view.facts.find((fact) => fact.type === "alike" && sameSlot(fact.lower, slot));
  if (label?.type !== "alike") return null;
  return label.equal ? "=" : "≠";
}

/** Values that somewhere on the hand of this stand's owner must be, though no token shows where. */
export function heldOn(view: View, stand: number): number[] {
  const held = view.facts.flatMap((fact) => {
    const [value, ...others] = fact.type === "holds" ? fact.values : [];
    if (fact.type !== "holds" || value === undefined || others.length || fact.slots[0]?.[0] !== stand) return [];
    return fact.slots.some((slot) => shows(wireAt(view, slot), value)) ? [] : [value];
  });
  return [...new Set(held)].sort((a, b) => a - b);
}

const shows = (wire: Wire | undefined, value: number): boolean =>
  wire !== undefined && (wire.shown === value || (wire.cut && valueOf(wire.code) === value));

/** Values that no standing wire of a stand has. */
export function lackedOn(view: View, stand: number): number[] {
  const standing = (view.stands[stand]?.wires ?? []).flatMap((wire, place) => (wire.cut ? [] : [[stand, place] as Slot]));
  const [first, ...rest] = standing.map((slot) => excluded(view, slot));
  return (first ?? []).filter((value) => rest.every((others) => others.includes(value)));
}

/** A wire in words, for screen readers. */
export function wireWords(view: View, slot: Slot, pencil: readonly number[] = [], advice: Advice | null = null): string {
  const wire = wireAt(view, slot);
  if (wire === undefined) return "";
  const words = { slot: slotName(slot), value: wireWord(wire.code) };
  if (wire.cut) return m.bomb_busters_wire_cut(words);
  const label = labelAt(view, slot);
  const not = knownValue(wire) ? [] : excluded(view, slot);
  const odds = wire.shown ? "" : oddsWords(advice, slot);
  return [
    wire.code === 0 ? m.bomb_busters_wire_back(words) : m.bomb_busters_wire_standing(words),
    wire.shown ? tokenWords(wire) : "",
    not.length ? m.bomb_busters_wire_not({ values: valueList(not) }) : "",
    label === "=" ? m.bomb_busters_wire_equal() : label === "≠" ? m.bomb_busters_wire_different() : "",
    odds ? m.bomb_busters_wire_odds({ odds }) : "",
    pencil.length ? m.bomb_busters_wire_pencil({ values: valueList(pencil) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function tokenWords(wire: Wire): string {
  const value = valueWord(wire.shown);
  return wire.token ? m.bomb_busters_wire_token({ value }) : m.bomb_busters_wire_said({ value });
}
