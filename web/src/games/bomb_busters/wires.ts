// Wires and stands in words: what lies there, and what everybody knows of them besides.
import { m } from "$messages";
import { oddsWords, type Advice } from "./odds";
import { countedOn, excluded, heldOn, isHere, isSurelyRed, labelAt, lackedOn, laidBeside, partedOn, placeNames, type Counted, type Held } from "./reminders";
import { isSingle } from "./single";
import { inMission, PARTS } from "./parts";
import { besideWords, noteWords } from "./tokens";
import { knownValue, ownerOf, slotName, valueList, valueWord, wireAt, wireWord } from "./values";
import type { Alike, Slot, View, Wire } from "./wire";

/** A wire in words, for screen readers. */
export function wireWords(view: View, slot: Slot, pencil: readonly number[] = [], advice: Advice | null = null): string {
  const wire = wireAt(view, slot);
  if (wire === undefined) return "";
  const words = { slot: slotName(slot), value: wireWord(wire.code) };
  const single = isSingle(view, slot) ? [m.bomb_busters_note_times({ count: 1 })] : [];
  if (wire.cut) return [m.bomb_busters_wire_cut(words), ...cutNotes(wire), ...single].join(", ");
  const odds = wire.shown ? "" : oddsWords(advice, slot);
  return [
    wire.code === 0 ? m.bomb_busters_wire_back(words) : m.bomb_busters_wire_standing(words),
    looseWords(view, slot),
    wire.shown ? tokenWords(wire) : "",
    ...(wire.notes ?? []).map(noteWords),
    ...single,
    knownValue(wire) ? "" : notWords(view, slot),
    labelWords(view, slot),
    odds ? m.bomb_busters_wire_odds({ odds }) : "",
    pencil.length ? m.bomb_busters_wire_pencil({ values: valueList(pencil) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** A ×-token at a cut wire still tells of its equals (BOM-167). */
const cutNotes = ({ notes = [] }: Wire): string[] => notes.filter(({ kind }) => kind === "times").map(noteWords);

/** That a wire stands outside the order (BOM-180, BOM-190). */
export function looseWords(view: View, slot: Slot): string {
  const wire = wireAt(view, slot);
  const loose = wire && PARTS.find(({ loose: one }) => one?.is(wire))?.loose;
  return loose?.words(ownerOf(view, slot) === view.seat) ?? "";
}

export function tokenWords(wire: Wire): string {
  const value = valueWord(wire.shown);
  return wire.token ? m.bomb_busters_wire_token({ value }) : m.bomb_busters_wire_said({ value });
}

/** What a hidden wire is not; all but red means red. */
export function notWords(view: View, slot: Slot): string {
  if (isSurelyRed(view, slot)) return m.bomb_busters_wire_red();
  const not = excluded(view, slot);
  return not.length ? m.bomb_busters_wire_not({ values: valueList(not) }) : "";
}

/** The label to the right of a wire. */
export function labelWords(view: View, slot: Slot): string {
  const label = labelAt(view, slot);
  if (label === null) return "";
  return label === "=" ? m.bomb_busters_wire_equal() : m.bomb_busters_wire_different();
}

/** The label of two wires that no longer stand side by side. */
export function partedWords({ lower, upper, equal }: Alike): string {
  const words = { one: slotName(lower), other: slotName(upper) };
  return equal ? m.bomb_busters_parted_equal(words) : m.bomb_busters_parted_different(words);
}

/** What somebody is called who has a role. */
export const titleOf = (view: View, seat: number): string => inMission(view).map(([part, slice]) => part.title?.(slice, seat) ?? "").join("");

/** A stand as a whole in words: reds dealt to it, what is on it or may be, what is not, labels that were parted. */
export function standFacts(view: View, stand: number): string[] {
  const { owner, reds, beside = [] } = view.stands[stand]!;
  const title = titleOf(view, owner);
  return [
    ...(title ? [title] : []),
    ...beside.map(besideWords),
    ...laidBeside(view, stand).map(laidWords),
    ...(reds.length ? [redsWords(reds)] : []),
    ...heldOn(view, stand).map((held) => heldWords(held, stand)),
    ...countedOn(view, stand).map(countedWords),
    ...lackedOn(view, stand).map(lackedWords),
    ...partedOn(view, stand).map(partedWords),
  ];
}

/** BOM-80: the tokens stay beside the stand, wherever its reds may have gone. */
/** What was told of a wire that stood there (BOM-5001). */
export const laidWords = (value: number): string => m.bomb_busters_laid_beside({ value: valueWord(value) });

export const redsWords = (reds: readonly number[]): string => m.bomb_busters_beside_reds({ values: reds.join(", ") });

export const lackedWords = (value: number): string => m.bomb_busters_lacks({ value: valueWord(value) });

export const countedWords = (counted: Counted): string =>
  m.bomb_busters_counted({ count: counted.count, value: valueWord(counted.value), places: placeNames(counted).join(", ") });

export function heldWords(held: Held, stand: number): string {
  const value = valueWord(held.value);
  if (isHere(held, stand)) return m.bomb_busters_holds({ value });
  const [place, ...others] = placeNames(held);
  return others.length
    ? m.bomb_busters_holds_among({ value, places: placeNames(held).join(", ") })
    : m.bomb_busters_holds_at({ value, slot: place ?? "" });
}
