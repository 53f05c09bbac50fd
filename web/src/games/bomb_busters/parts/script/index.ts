// A mission against time, with a voice that speaks at its cues (BOM-270 ff.).
import { m } from "$messages";
import { printedName } from "../../equipment";
import { said } from "../../saying";
import type { MissionPart } from "../part";
import Clock from "./Clock.svelte";
import { lineOf } from "./lines";
import Panel from "./Panel.svelte";

export const script = {
  slice: "script",
  panel: { key: "script", name: m.bomb_busters_script, Body: Panel, Clock },
  countsMistakes: false,
  ends: { late: { ended: m.bomb_busters_reason_late } },
  actions: { drop: { label: ({ number }) => m.bomb_busters_do_drop({ card: printedName(number) }), way: "asked" } },
  events: {
    cue: { says: ({ rule }) => m.bomb_busters_on_cue({ line: lineOf(rule) }), sound: "chime", aloud: ({ rule }) => lineOf(rule) },
    "card-dropped": {
      says: ({ seat, number }, _view, names, me) => said(seat, me, names, { card: printedName(number) }, m.bomb_busters_on_dropped, m.bomb_busters_on_dropped_you),
    },
  },
  tasks: { drop: { asks: () => m.bomb_busters_prompt_drop(), over: "others" } },
  turn: ({ parts }) => (parts.script?.hush ? m.bomb_busters_prompt_hush() : null),
} satisfies MissionPart<"script">;
