// Number cards in front of players, to be handed on (BOM-6504).
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { nameOf, said } from "../../saying";
import type { MissionPart } from "../part";

export const ownCards = {
  actions: {
    "hand-on": { label: ({ number, seat }, _view, names) => m.bomb_busters_do_hand_on({ number, whom: toWhom(nameOf(names, seat)) }), on: "numbers" },
  },
  events: {
    "handed-on": {
      says: ({ seat, to, number }, _view, names, me) =>
        said(seat, me, names, { number, whom: toWhom(nameOf(names, to)) }, m.bomb_busters_on_handed, m.bomb_busters_on_handed_you),
      sound: "slide",
      moves: "numbers",
    },
  },
  tasks: { hand: { asks: () => m.bomb_busters_prompt_hand(), over: "others" } },
} satisfies MissionPart;
