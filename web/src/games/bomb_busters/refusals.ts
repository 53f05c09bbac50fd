// Why a wire cannot be chosen now, for whoever taps it.
import { m } from "$messages";
import { nameOf } from "./saying";
import { ownerOf, slotName, wireAt } from "./values";
import type { Slot, View } from "./wire";

export function whyNot(view: View, slot: Slot, names: readonly string[]): string {
  const words = { slot: slotName(slot) };
  if (view.ended || view.seat === null) return "";
  if (wireAt(view, slot)?.cut) return m.bomb_busters_not_cut(words);
  const [task] = view.tasks;
  if (task !== undefined && task.seat !== view.seat) return m.bomb_busters_not_yet({ name: nameOf(names, task.seat) });
  const blue = (wireAt(view, slot)?.code ?? 0) % 10 === 0;
  if (task?.type === "token" && !blue) return m.bomb_busters_not_blue(words);
  if (task !== undefined) return m.bomb_busters_not_asked(words);
  if (view.active !== view.seat) return m.bomb_busters_not_yet({ name: nameOf(names, view.active) });
  return ownerOf(view, slot) === view.seat ? m.bomb_busters_not_own(words) : m.bomb_busters_not_asked(words);
}
