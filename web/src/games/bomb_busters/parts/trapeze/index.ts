// Wires that are passed on in secret (BOM-4205).
import { m } from "$messages";
import { codeWord } from "../../saying";
import { slotName } from "../../values";
import type { MissionPart } from "../part";

export const trapeze = {
  actions: { toss: { label: ({ slot }, view) => m.bomb_busters_do_toss({ slot: slotName(slot), value: codeWord(view, slot) }), tapped: true } },
  tasks: { toss: { asks: () => m.bomb_busters_prompt_toss() } },
} satisfies MissionPart;
