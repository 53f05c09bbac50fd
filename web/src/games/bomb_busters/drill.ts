// A mission in parts, in words: which part is on, what it asks for, and what is said in it (BOM-3001 ff.).
import { m } from "$messages";
import { valueOf } from "./values";
import type { Action, Event, View } from "./wire";

/** The triple lock asks for all wires of its numbers, the others for two. */
const LOCK = "BOM-3012";
const PAIR = 2;
const COPIES = 4;

const STAGES: Readonly<Record<string, () => string>> = {
  "BOM-3004": m.bomb_busters_stage_bom_3004,
  "BOM-3005": m.bomb_busters_stage_bom_3005,
  "BOM-3006": m.bomb_busters_stage_bom_3006,
  "BOM-3007": m.bomb_busters_stage_bom_3007,
  "BOM-3008": m.bomb_busters_stage_bom_3008,
  "BOM-3009": m.bomb_busters_stage_bom_3009,
  "BOM-3010": m.bomb_busters_stage_bom_3010,
  "BOM-3011": m.bomb_busters_stage_bom_3011,
  [LOCK]: m.bomb_busters_stage_bom_3012,
  "BOM-3013": m.bomb_busters_stage_bom_3013,
  "BOM-3014": m.bomb_busters_stage_bom_3014,
};

/** What the part that is on is called. */
export const stageName = (view: View): string => STAGES[view.parts.drill?.rule ?? ""]?.() ?? "";

const cutOf = (view: View, number: number): number =>
  view.stands.flatMap(({ wires }) => wires).filter((wire) => wire.cut && valueOf(wire.code) === number).length;

/** How many wires of which numbers are still wanted, as "2 × 7"; empty where none is. */
export function wantedWires(view: View): string {
  const open = view.parts.drill?.met ? [] : (view.parts.numbers?.open ?? []);
  const left = (number: number): number => COPIES - cutOf(view, number);
  const counts = open.map((number) => ({ number, count: view.parts.drill?.rule === LOCK ? left(number) : Math.min(PAIR, left(number)) }));
  return counts.filter(({ count }) => count > 0).map(({ number, count }) => `${count} × ${number}`).join(", ");
}

/** Everything about it in sentences, for whoever cannot see the panel. */
export function drillSummary(view: View): string[] {
  if (!view.parts.drill) return [];
  const wires = wantedWires(view);
  const turns = view.options.clock === "turns" && view.parts.drill.left > 0 && view.parts.drill?.rule !== "BOM-3013";
  return [
    `${stageName(view)}.`,
    ...(wires ? [`${m.bomb_busters_drill_wanted({ wires })}.`] : []),
    ...(turns ? [`${m.bomb_busters_script_turns({ count: view.parts.drill.left })}.`] : []),
  ];
}

/** A button's words; null where the action is another's. */
export const drillLabel = (action: Action): string | null => (action.type === "leave" ? m.bomb_busters_do_leave() : null);

/** What happened; null where the event is another's. */
export function drillEvent(event: Event, names: readonly string[], me: number | null): string | null {
  switch (event.type) {
    case "yellows-shown":
      return m.bomb_busters_on_yellows_shown({ counts: event.counts.map((count, seat) => `${names[seat] ?? ""} ${count}`).join(", ") });
    case "number-owned": {
      const words = { n: event.number, name: names[event.seat] ?? "" };
      if (event.seat === me) return event.held ? m.bomb_busters_on_owned_you(words) : m.bomb_busters_on_not_owned_you(words);
      return event.held ? m.bomb_busters_on_owned(words) : m.bomb_busters_on_not_owned(words);
    }
    default:
      return null;
  }
}
