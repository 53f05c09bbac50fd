// Words that every sentence is made of: names, places, own wires, and the second person.
import { slotName, wireAt, wireWord } from "./values";
import type { Slot, View } from "./wire";

export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? "";
export const slotNames = (slots: readonly Slot[]): string => slots.map(slotName).join(", ");

/** An own wire in words, or one that is known. */
export const codeWord = (view: View, slot: Slot): string => wireWord(wireAt(view, slot)?.code ?? 0);

export const laidDown = (slots: readonly Slot[], wires: readonly number[]): string =>
  slots.map((slot, at) => `${slotName(slot)} (${wireWord(wires[at] ?? 0)})`).join(", ");

/** One sentence with a name, and the same said to whoever bears it. */
export function said<W extends object>(
  seat: number,
  me: number | null,
  names: readonly string[],
  words: W,
  theirs: (words: W & { name: string }) => string,
  yours: (words: W) => string,
): string {
  return seat === me ? yours(words) : theirs({ ...words, name: nameOf(names, seat) });
}
