// Two number cards whose sum or difference is the value to cut (BOM-4701 ff.).
import { m } from "$messages";
import { said } from "../../saying";
import { list } from "../numbers/words";
import type { MissionPart } from "../part";

export const sums = {
  actions: {
    reckon: { label: ({ numbers, value }) => m.bomb_busters_do_reckon({ numbers: list(numbers), value }), on: "numbers" },
    discard: { label: ({ numbers }) => m.bomb_busters_do_discard({ numbers: list(numbers) }), on: "numbers" },
  },
  events: {
    reckoned: {
      says: ({ seat, numbers, value }, _view, names, me) => {
        const words = { numbers: list(numbers), value };
        return value
          ? said(seat, me, names, words, m.bomb_busters_on_reckoned, m.bomb_busters_on_reckoned_you)
          : said(seat, me, names, words, m.bomb_busters_on_discarded, m.bomb_busters_on_discarded_you);
      },
      sound: "slide",
      moves: "numbers",
    },
  },
  turn: (_view, actions) => (actions.some(({ type }) => type === "discard") ? m.bomb_busters_prompt_reckon() : null),
} satisfies MissionPart;
