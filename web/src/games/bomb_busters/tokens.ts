// Tokens that do not say the value of their wire, in front of it or beside a stand, in marks and in words.
import { m } from "$messages";
import { sameSlot, slotName, valueMark, valueWord } from "./values";
import type { Beside, Note, Slot, Times, View, Wire } from "./wire";

/** So many excluded values there is room for. */
const ROOM = 2;

/** What stands on the tokens in front of a wire: "odd", "×2", "≠5 7"; at a cut wire only how many there are. */
export function noteMark({ notes = [], cut }: Wire): string {
  const told = notes.filter(({ kind }) => kind !== "not" && (!cut || kind === "times")).map(shortMark);
  const not = cut ? [] : notes.filter(({ kind }) => kind === "not").map(({ value }) => valueMark(value));
  const nots = not.length ? [`≠${not.slice(0, ROOM).join("\u200a")}${not.length > ROOM ? "…" : ""}`] : [];
  return [...told, ...nots].join(" ");
}

function shortMark({ kind, value }: Note): string {
  if (kind === "times") return `×${value}`;
  return kind === "even" ? m.bomb_busters_even_mark() : m.bomb_busters_odd_mark();
}

export function noteWords({ kind, value }: Note): string {
  switch (kind) {
    case "even":
      return m.bomb_busters_note_even();
    case "odd":
      return m.bomb_busters_note_odd();
    case "times":
      return m.bomb_busters_note_times({ count: value });
    case "not":
      return m.bomb_busters_note_not({ value: valueWord(value) });
  }
}

/** Whether a note stood for more than was put there: it was only said. */
export const isSaid = ({ notes = [] }: Wire): boolean => notes.some(({ said }) => said);

export const besideMark = ({ value, says }: Beside): string => (says === "marked" ? valueMark(value) : `✗ ${valueMark(value)}`);

/** A token beside a stand says what was true when it was laid. */
export function besideWords({ value, says }: Beside): string {
  const words = { value: valueWord(value) };
  if (says === "stand") return m.bomb_busters_beside_stand(words);
  return says === "hand" ? m.bomb_busters_beside_hand(words) : m.bomb_busters_beside_marked(words);
}

/** What a ×-token was about: the wires of its stand when it was put (BOM-168). */
export const countedAt = (view: View, slot: Slot): Times | undefined =>
  view.facts.find((fact): fact is Times => fact.type === "times" && sameSlot(fact.slot, slot));

export const noteSaying = (slot: Slot, note: Note): string => `${slotName(slot)}: ${noteWords(note)}`;
