// What everybody knows of wires and stands beyond what lies on the table (BOM-90): announcements, failed detectors, the
// radar, labels. Everything here holds in every deal that the view allows, also after wires have changed hands.
import { inMission } from "./parts";
import { singleFacts } from "./single";
import { NUMBERS, sameSlot, slotKey, slotName, letter, valueOf, wireAt, YELLOW } from "./values";
import type { Alike, Slot, Stand, View, Wire } from "./wire";

/** A value that is at one of these places at least: whole stands by their numbers, and single wires. */
export interface Held {
  value: number;
  places: readonly (number | Slot)[];
}

/** So many wires of a stand are named one by one. */
const FEW = 2;

/** Whether the reader has to remember what was said: the view holds what is in sight, and no more (BOM-5004). */
export const isByHeart = (view: View): boolean => !view.ended && inMission(view).some(([part]) => part.isByHeart);

/** The tokens that lie beside a stand, in the order of placing (BOM-5002); in the end they are at their wires again. */
export const laidBeside = (view: View, stand: number): number[] =>
  isByHeart(view) ? inMission(view).flatMap(([part, slice]) => part.beside?.(slice, stand) ?? []) : [];

/** The view as its board shows it. Without reminders the table keeps what lies there, tokens, cut wires and labels, and
 * forgets what was only said, and wires that were given away (BOM-20, BOM-42). */
export function onTable(view: View): View {
  if (view.options.reminders || view.ended) return view;
  const table = tables.get(view) ?? withoutReminders(view);
  tables.set(view, table);
  return table;
}

/** A view never changes, so its table is made once. */
const tables = new WeakMap<View, View>();

function withoutReminders(view: View): View {
  const facts = [false, true].flatMap((equal) => {
    const label = labels(view).findLast((fact) => fact.equal === equal); // there is one token of each kind (BOM-2)
    return label && isPair(label.lower, label.upper) ? [label] : [];
  });
  const counts = view.facts.filter((fact) => fact.type === "exactly"); // a count stays known (BOM-3009)
  const slots = view.stands.flatMap(({ wires }, stand) => wires.map((_, place): Slot => [stand, place]));
  const singles = slots.flatMap((slot) => singleFacts(view, slot));
  return { ...view, facts: [...facts, ...counts, ...singles], stands: view.stands.map((stand, number) => forgetful(view, stand, number)) };
}

function forgetful(view: View, stand: Stand, number: number): Stand {
  const [task] = view.tasks;
  const inHand = (place: number): boolean => task?.type === "give" && sameSlot(task.offered, [number, place]);
  const wires = stand.wires.map((wire, place) => ({
    ...wire,
    code: wire.cut || wire.outward || stand.owner === view.seat || inHand(place) ? wire.code : 0,
    shown: wire.token ? wire.shown : 0,
    notes: (wire.notes ?? []).filter(({ said }) => !said),
  }));
  return { ...stand, wires };
}

/** The value of a wire that lies face up or is shown to all; 0 for the others. */
const openValue = (wire: Wire | undefined): number => (wire === undefined ? 0 : wire.cut ? valueOf(wire.code) : wire.shown);

/** The wires of a stand that stand there unknown to at least somebody. */
const hiddenOn = (view: View, stand: number): Slot[] =>
  (view.stands[stand]?.wires ?? []).flatMap((wire, place) => (openValue(wire) ? [] : [[stand, place] as Slot]));

/** Values that everybody knows a wire not to have. */
export function excluded({ facts }: View, slot: Slot): readonly number[] {
  if (!exclusions.has(facts)) exclusions.set(facts, exclusionsOf(facts));
  return exclusions.get(facts)?.get(slotKey(slot)) ?? [];
}

/** They are found once for all wires, by the wires' keys. */
const exclusions = new WeakMap<View["facts"], ReadonlyMap<string, readonly number[]>>();

function exclusionsOf(facts: View["facts"]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { slots, values } of facts.filter((fact) => fact.type === "lacks")) {
    for (const key of slots.map(slotKey)) found.set(key, [...(found.get(key) ?? []), ...values]);
  }
  return new Map([...found].map(([key, values]) => [key, [...new Set(values)].sort((a, b) => a - b)]));
}

/** Whether everybody knows a wire to be red: a stabilized cut pointed at it (BOM-48). */
export function isSurelyRed(view: View, slot: Slot): boolean {
  const not = excluded(view, slot);
  return [...NUMBERS, YELLOW].every((value) => not.includes(value));
}

/** Values that none of the standing wires of a stand has. */
export function lackedOn(view: View, stand: number): number[] {
  const hidden = hiddenOn(view, stand);
  const nots = hidden.filter((slot) => !isSurelyRed(view, slot)).map((slot) => excluded(view, slot));
  const shown = (view.stands[stand]?.wires ?? []).map((wire) => (wire.cut ? 0 : wire.shown));
  return (nots[0] ?? []).filter((value) => nots.every((not) => not.includes(value)) && !shown.includes(value));
}

/** Values that a wire is known not to have, beyond those that its whole stand lacks. */
export function excludedHere(view: View, slot: Slot): number[] {
  if (isSurelyRed(view, slot)) return [];
  const lacked = lackedOn(view, slot[0]);
  return excluded(view, slot).filter((value) => !lacked.includes(value));
}

/** What was announced or found by the radar, and is not shown: it is at one of the places where it may be by now. */
export function held(view: View): Held[] {
  const found = view.facts.flatMap((fact): Held[] => {
    const [value, ...others] = fact.type === "holds" ? fact.values : [];
    if (fact.type !== "holds" || value === undefined || others.length) return [];
    if (fact.slots.some((slot) => openValue(wireAt(view, slot)) === value)) return [];
    return [{ value, places: placesOf(view, fact.slots.filter((slot) => !openValue(wireAt(view, slot)))) }];
  });
  const different = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...different.values()].sort((a, b) => a.value - b.value);
}

/** Places in few words: most wires of a stand are the stand. */
function placesOf(view: View, slots: readonly Slot[]): (number | Slot)[] {
  return [...new Set(slots.map(([stand]) => stand))].flatMap((stand): (number | Slot)[] => {
    const here = slots.filter((slot) => slot[0] === stand);
    return here.length > FEW || here.length === hiddenOn(view, stand).length ? [stand] : here;
  });
}

const standOf = (place: number | Slot): number => (typeof place === "number" ? place : place[0]);
export const placeNames = ({ places }: Held): string[] =>
  places.map((place) => (typeof place === "number" ? letter(place) : slotName(place)));

/** What may be on this stand, there alone or there among other places. */
export const heldOn = (view: View, stand: number): Held[] =>
  held(view).filter(({ places }) => places.some((place) => standOf(place) === stand));

/** So many of the hidden wires at these places are of a value. */
export interface Counted extends Held {
  count: number;
  slots: readonly Slot[];
}

/** How many wires of a value somebody said to have, on this stand alone or there among other places (BOM-3009). */
export function countedOn(view: View, stand: number): Counted[] {
  return view.facts.flatMap((fact): Counted[] => {
    if (fact.type !== "exactly" || !fact.slots.some((slot) => slot[0] === stand)) return [];
    const places = [...new Set(fact.slots.map(([here]) => here))].flatMap((here): (number | Slot)[] => {
      const slots = fact.slots.filter((slot) => slot[0] === here);
      return slots.length === hiddenOn(view, here).length ? [here] : slots;
    });
    return fact.values.map((value) => ({ value, count: fact.count, slots: fact.slots, places }));
  });
}

/** Whether it is on this stand for certain. */
export const isHere = ({ places }: Held, stand: number): boolean => places.length === 1 && places[0] === stand;

const labels = (view: View): Alike[] => view.facts.filter((fact) => fact.type === "alike");

/** Side by side on one stand, in either order: a wire is filed to the left of its equals (BOM-42). */
const isPair = (one: Slot, other: Slot): boolean => one[0] === other[0] && Math.abs(one[1] - other[1]) === 1;

/** The label between a wire and its right neighbour, as long as they are the two that were labelled (BOM-41). */
export function labelAt(view: View, [stand, place]: Slot): "=" | "≠" | null {
  const pair = new Set([slotKey([stand, place]), slotKey([stand, place + 1])]);
  const label = labels(view).find(({ lower, upper }) => pair.has(slotKey(lower)) && pair.has(slotKey(upper)));
  return label ? sign(label) : null;
}

export const sign = ({ equal }: Alike): "=" | "≠" => (equal ? "=" : "≠");

/** Labels of wires on this stand that an exchange has parted: what they said is still true of the two. */
export function partedOn(view: View, stand: number): Alike[] {
  return labels(view).filter(
    ({ lower, upper }) => !isPair(lower, upper) && (lower[0] === stand || upper[0] === stand),
  );
}
