// The sequence card, which lies at an end of the line (BOM-3601, BOM-3603).
import { m } from "$messages";
import { said } from "../../saying";
import type { MissionPart } from "../part";

export const sequences = {
  actions: { end: { label: ({ number }) => m.bomb_busters_do_end({ number }), on: "numbers" } },
  events: {
    "sequence-laid": { says: ({ seat, number }, _view, names, me) => said(seat, me, names, { number }, m.bomb_busters_on_sequence, m.bomb_busters_on_sequence_you) },
  },
  tasks: { end: { asks: () => m.bomb_busters_prompt_end(), over: "others" } },
} satisfies MissionPart;
