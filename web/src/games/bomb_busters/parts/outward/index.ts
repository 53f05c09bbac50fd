// Outward wires, which their owner does not see (BOM-190 ff.).
import { m } from "$messages";
import { slotNames } from "../../saying";
import { valueWord } from "../../values";
import type { MissionPart } from "../part";

export const outward = {
  loose: {
    is: ({ outward: turned }) => turned,
    mark: "↻",
    words: (isOwn) => (isOwn ? m.bomb_busters_wire_outward_own() : m.bomb_busters_wire_outward()),
  },
  actions: { blind: { label: ({ value, slots }) => m.bomb_busters_do_blind({ value: valueWord(value), slots: slotNames(slots) }), way: "free" } },
} satisfies MissionPart;
