// Constraint cards as they lie on the table: for all, for each, in a ring, or with numbers.
import { m } from "$messages";
import { nameOf } from "../../saying";
import type { Constraints, View } from "../../wire";
import type { MissionPart, Names } from "../part";
import { constraintWords, SYMBOLS } from "./letters";
import Panel from "./Panel.svelte";

export const constraints = {
  slice: "constraints",
  panel: { key: "constraints", name: m.bomb_busters_constraints, Body: Panel, mark },
  summary: { at: "rules", words },
} satisfies MissionPart<"constraints">;

function mark({ opened, released, own, pairs }: Constraints, { seat }: View): string {
  const letter = opened ?? (seat === null || released.includes(seat) ? null : (own[seat] ?? null));
  if (letter) return `${letter} ${SYMBOLS[letter]}`;
  return pairs.length ? `${pairs.length} ${m.bomb_busters_constraints().toLowerCase()}` : m.bomb_busters_constraints();
}

function words({ opened, own, released }: Constraints, _view: View, names: Names): string[] {
  const each = own.flatMap((letter, seat) =>
    letter === null ? [] : [`${nameOf(names, seat)} ${released.includes(seat) ? m.bomb_busters_constraint_down() : constraintWords(letter)}`],
  );
  return [...(opened ? [`${constraintWords(opened)}.`] : []), ...(each.length ? [`${each.join(m.bomb_busters_semicolon())}.`] : [])];
}
