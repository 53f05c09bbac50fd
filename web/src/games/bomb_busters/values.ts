// Wires, values and places as they are read: 30 is blue 3, 31 yellow 3.1, 35 red 3.5, 0 a wire seen from behind.
import { m } from "$messages";
import { getLocale } from "../../paraglide/runtime.js";
import type { Slot, Stand, View, Wire } from "./wire";

export const YELLOW = 13;
export const RED = 14;
export const NUMBERS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

export type Colour = "blue" | "yellow" | "red";

export function valueOf(code: number): number {
  const tenths = code % 10;
  return tenths === 0 ? code / 10 : tenths === 1 ? YELLOW : RED;
}

export const colourOf = (value: number): Colour => (value === YELLOW ? "yellow" : value === RED ? "red" : "blue");

/** As it is printed on the wire: 3, 3.1 or 3.5. */
export function printed(code: number): string {
  return (code / 10).toLocaleString(getLocale());
}

/** A probability, never rounded to certainty: the coach's sentences say "more than 99%" and "less than 1%" too. */
export function percent(chance: number): string {
  const written = (share: number) => share.toLocaleString(getLocale(), { style: "percent" });
  if (chance >= 0.995 && chance < 1) return `>${written(0.99)}`;
  return chance > 0 && chance < 0.005 ? `<${written(0.01)}` : written(chance);
}

/** A value in a sentence. */
export function valueWord(value: number): string {
  if (value === YELLOW) return m.bomb_busters_yellow();
  return value === RED ? m.bomb_busters_red() : String(value);
}

/** A value on a token or a button. */
export function valueMark(value: number): string {
  if (value === YELLOW) return m.bomb_busters_yellow_mark();
  return value === RED ? m.bomb_busters_red_mark() : String(value);
}

export const wireWord = (code: number): string =>
  code % 10 === 0 ? String(code / 10) : `${valueWord(valueOf(code))} ${printed(code)}`;

export const letter = (stand: number): string => "ABCDE"[stand] ?? "?";
export const slotName = ([stand, place]: Slot): string => `${letter(stand)}${place + 1}`;
export const sameSlot = (one: Slot, other: Slot): boolean => one[0] === other[0] && one[1] === other[1];
export const slotKey = ([stand, place]: Slot): string => `${stand}.${place}`;

export const wireAt = (view: View, [stand, place]: Slot): Wire | undefined => view.stands[stand]?.wires[place];
export const ownerOf = (view: View, [stand]: Slot): number => view.stands[stand]?.owner ?? -1;

/** What everybody, or this seat, knows a wire to be; 0 is nothing. */
export function knownValue(wire: Wire | undefined): number {
  if (wire === undefined) return 0;
  return wire.code === 0 ? wire.shown : valueOf(wire.code);
}

/** Stands from the left neighbour's on, clockwise; the own ones come last. */
export function seatedStands(view: View): number[] {
  const first = (view.seat ?? view.captain - 1) + 1;
  const turn = ({ owner }: Stand): number => (owner - first + 2 * view.seats) % view.seats;
  return view.stands.map((_, index) => index).sort((a, b) => turn(view.stands[a]!) - turn(view.stands[b]!) || a - b);
}

/** How many wires of each number are cut. */
export function cutCounts(view: View): number[] {
  const counts = Array.from({ length: RED + 1 }, () => 0);
  for (const { wires } of view.stands) for (const wire of wires) if (wire.cut) counts[valueOf(wire.code)]! += 1;
  return counts;
}

/** The letters of a seat's stands. */
export const lettersOf = ({ stands }: View, seat: number): string =>
  stands.flatMap(({ owner }, stand) => (owner === seat ? [letter(stand)] : [])).join("");

/** Numbers and values in ascending order as a short list. */
export const valueList = (values: readonly number[]): string =>
  [...values].sort((a, b) => a - b).map(valueWord).join(", ");
