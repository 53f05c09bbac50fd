// A constraint for each player: chosen, dealt in a ring, swapped (BOM-3101 ff., BOM-6101 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import { constraintWords } from "../constraints/letters";
import type { MissionPart } from "../part";

const RING: Readonly<Record<number, () => string>> = {
  0: m.bomb_busters_do_ring_stay,
  1: m.bomb_busters_do_ring_on,
  [-1]: m.bomb_busters_do_ring_back,
};

export const ownConstraints = {
  actions: {
    constraint: { label: ({ letter }) => constraintWords(letter), on: "constraints" },
    ring: { label: ({ by }) => RING[by]?.() ?? "", way: "asked" },
    swap: { label: () => m.bomb_busters_do_swap(), way: "free", word: m.bomb_busters_tool_swap },
  },
  events: {
    "constraint-taken": {
      says: ({ seat, letter }, _view, names) => m.bomb_busters_on_constraint_taken({ name: nameOf(names, seat), card: constraintWords(letter) }),
      sound: "slide",
    },
    "constraint-released": { says: ({ seat }, _view, names) => m.bomb_busters_on_constraint_released({ name: nameOf(names, seat) }) },
    "constraints-dealt": { says: () => m.bomb_busters_on_constraints_dealt() },
    "ring-turned": { says: ({ by }) => (by > 0 ? m.bomb_busters_on_ring_on() : m.bomb_busters_on_ring_back()), sound: "slide", moves: "constraints" },
  },
  tasks: {
    constraint: { asks: () => m.bomb_busters_prompt_constraint(), over: "others" },
    ring: { asks: () => m.bomb_busters_prompt_ring(), over: "others" },
  },
} satisfies MissionPart;
