// A constraint for everybody, and constraints that come with numbers (BOM-3201 ff., BOM-5701 ff.).
import { m } from "$messages";
import { constraintWords } from "../constraints/letters";
import type { MissionPart } from "../part";

export const commonConstraint = {
  actions: {
    keep: { label: () => m.bomb_busters_do_keep(), way: "asked" },
    replace: { label: () => m.bomb_busters_do_replace(), way: "asked" },
    last: { label: ({ number }) => m.bomb_busters_do_last({ number }), way: "asked", keyed: true },
  },
  events: {
    "constraint-opened": {
      says: ({ letter }) => (letter === null ? m.bomb_busters_on_constraint_none() : m.bomb_busters_on_constraint_opened({ card: constraintWords(letter) })),
      sound: "slide",
      moves: "constraints",
    },
    "constraints-paired": { says: () => m.bomb_busters_on_constraints_paired() },
  },
  tasks: {
    replace: { asks: () => m.bomb_busters_prompt_replace(), over: "others" },
    last: { asks: () => m.bomb_busters_prompt_last(), over: "others" },
  },
} satisfies MissionPart;
