// All wires of a kind cut at once (BOM-202), and how such missions deal their number cards (BOM-2303, BOM-3905).
import { m } from "$messages";
import type { MissionPart } from "../part";

export const atOnce = {
  slice: "at_once",
  together: ({ value }) => value,
  events: {
    "card-discarded": { says: ({ left }) => m.bomb_busters_on_card_discarded({ left }), sound: "slide" },
    "numbers-dealt": { says: () => m.bomb_busters_on_numbers_dealt() },
  },
  tasks: { noble: { asks: ({ number }) => m.bomb_busters_prompt_noble({ number }) } },
} satisfies MissionPart<"at_once">;
