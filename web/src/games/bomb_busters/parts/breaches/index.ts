// Breaches: red wires that are filed unseen, and paid for (BOM-5406 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import { slotName, wireWord } from "../../values";
import type { MissionPart } from "../part";

export const breaches = {
  slice: "breaches",
  redHelp: m.bomb_busters_goal_breach_help,
  extra: (_hull, { tasks }) => tasks.flatMap((task) => (task.type === "file-wire" ? [task.code] : [])),
  actions: {
    seal: { label: ({ slot }) => m.bomb_busters_do_seal({ slot: slotName(slot) }), way: "free", word: m.bomb_busters_tool_seal },
  },
  events: {
    breached: { says: ({ seat, slot }, _view, names) => m.bomb_busters_on_breached({ name: nameOf(names, seat), slot: slotName(slot) }), sound: "glass" },
    sealed: {
      says: ({ seat, slot, wire }, _view, names) => m.bomb_busters_on_sealed({ name: nameOf(names, seat), slot: slotName(slot), wire: wireWord(wire) }),
      sound: "wood",
    },
  },
} satisfies MissionPart<"breaches">;
