// A mission in stages against time (BOM-3001 ff.).
import { m } from "$messages";
import type { GoalPart } from "$kit/game";
import { nameOf } from "../../saying";
import type { DrillingSeen, View } from "../../wire";
import type { MissionPart } from "../part";
import Clock from "./Clock.svelte";
import Panel from "./Panel.svelte";
import { stageName, wantedWires } from "./words";

export const drill = {
  slice: "drill",
  panel: { key: "script", name: m.bomb_busters_script, Body: Panel, mark: (_drill, view) => wantedWires(view), Clock },
  countsMistakes: false,
  stage,
  summary: { at: "table", words },
  actions: { leave: { label: () => m.bomb_busters_do_leave(), on: "drill" } },
  events: {
    "yellows-shown": {
      says: ({ counts }, _view, names) => m.bomb_busters_on_yellows_shown({ counts: counts.map((count, seat) => `${nameOf(names, seat)} ${count}`).join(", ") }),
    },
    "number-owned": {
      says: ({ seat, number, held }, _view, names, me) => {
        const said = { n: number, name: nameOf(names, seat) };
        if (seat === me) return held ? m.bomb_busters_on_owned_you(said) : m.bomb_busters_on_not_owned_you(said);
        return held ? m.bomb_busters_on_owned(said) : m.bomb_busters_on_not_owned(said);
      },
    },
  },
  turn: ({ parts }, actions) => {
    if (parts.drill?.hush) return m.bomb_busters_prompt_hush();
    return actions.some(({ type }) => type === "leave") ? m.bomb_busters_prompt_finish({ n: parts.numbers?.open[0] ?? 0 }) : null;
  },
} satisfies MissionPart<"drill">;

/** What it wants stays in sight where the panel is scrolled away. */
function stage(_drill: DrillingSeen, view: View): GoalPart {
  const wires = wantedWires(view);
  return { label: wires ? `${stageName(view)} · ${wires}` : stageName(view), state: "now", ...(wires ? { help: m.bomb_busters_drill_wanted({ wires }) } : {}) };
}

/** For whoever cannot see the panel. */
function words({ left, rule }: DrillingSeen, view: View): string[] {
  const wires = wantedWires(view);
  const turns = view.options.clock === "turns" && left > 0 && rule !== "BOM-3013";
  return [
    `${stageName(view)}.`,
    ...(wires ? [`${m.bomb_busters_drill_wanted({ wires })}.`] : []),
    ...(turns ? [`${m.bomb_busters_script_turns({ count: left })}.`] : []),
  ];
}
