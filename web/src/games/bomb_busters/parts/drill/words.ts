// A mission in stages, in words: which one is on, and what it asks for (BOM-3001 ff.).
import { m } from "$messages";
import { valueOf } from "../../values";
import type { View } from "../../wire";

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

/** What the stage that is on is called. */
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
