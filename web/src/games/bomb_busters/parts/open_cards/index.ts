// Open number cards: one is turned down, to cut its value (BOM-2601).
import { m } from "$messages";
import { said } from "../../saying";
import type { MissionPart } from "../part";

export const openCards = {
  actions: { "turn-down": { label: ({ number }) => m.bomb_busters_do_turn_down({ number }), on: "numbers" } },
  events: {
    "number-turned": {
      says: ({ seat, number }, _view, names, me) => said(seat, me, names, { number }, m.bomb_busters_on_turned, m.bomb_busters_on_turned_you),
      sound: "wood",
      moves: "numbers",
    },
  },
  turn: (_view, actions) => (actions.some(({ type }) => type === "turn-down") ? m.bomb_busters_prompt_turn_down() : null),
} satisfies MissionPart;
