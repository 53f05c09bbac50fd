// What the own hand leaves to do with the turn, from the view alone: hints are not handed the actions.
import { RED, valueOf } from "./values";
import type { Stand, View } from "./wire";

/** `stuck`: nothing may be cut (BOM-82, BOM-83). `alone`: nobody else has a wire to point at. */
export type Left = "cut" | "alone" | "stuck" | "reds";

export function leftToDo(view: View, seat: number): Left {
  const held = uncut(view.stands.filter(({ owner }) => owner === seat));
  if (held.every((value) => value === RED)) return "reds";
  if (!held.some((value) => view.accessible.includes(value))) return "stuck";
  return uncut(view.stands.filter(({ owner }) => owner !== seat)).length ? "cut" : "alone";
}

const uncut = (stands: readonly Stand[]): number[] =>
  stands.flatMap(({ wires }) => wires.filter((wire) => !wire.cut).map((wire) => valueOf(wire.code)));
