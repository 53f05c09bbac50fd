// Turns that anybody may take (BOM-272).
import { m } from "$messages";
import { said } from "../../saying";
import type { MissionPart } from "../part";

export const freeOrder = {
  actions: {
    snip: { label: () => m.bomb_busters_do_snip(), way: "asked", answer: m.bomb_busters_answer_take },
    hold: { label: () => m.bomb_busters_do_hold(), way: "free", word: m.bomb_busters_tool_wait, waits: true },
  },
  events: {
    claimed: { says: ({ seat }, _view, names, me) => said(seat, me, names, {}, m.bomb_busters_on_turn_taken, m.bomb_busters_on_turn_taken_you), sound: "wood" },
  },
  tasks: {
    claim: {
      says: (_task, _view, actions) => (actions.some(({ type }) => type === "snip") ? m.bomb_busters_prompt_claim() : m.bomb_busters_prompt_claim_wait()),
    },
  },
} satisfies MissionPart;
