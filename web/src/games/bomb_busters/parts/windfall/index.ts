// Tokens that are given to neighbours, or taken from a line (BOM-2204, BOM-2702).
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { nameOf } from "../../saying";
import { valueList, valueMark, valueWord } from "../../values";
import type { MissionPart } from "../part";
import Panel from "./Panel.svelte";

export const windfall = {
  slice: "windfall",
  panel: {
    key: "windfall",
    name: m.bomb_busters_tokens_name,
    Body: Panel,
    whole: true,
    isHidden: (_fallen, { options }) => options.mission === "22", // given to neighbours they lie in no line (BOM-2204)
  },
  actions: {
    "give-token": {
      label: ({ value }) => m.bomb_busters_do_give_token({ value: valueWord(value) }),
      short: ({ value }) => valueMark(value),
      group: m.bomb_busters_group_token,
      way: "asked",
      keyed: true,
    },
    pick: {
      label: ({ value }) => m.bomb_busters_do_pick({ value: valueWord(value) }),
      short: ({ value }) => valueMark(value),
      group: m.bomb_busters_group_token,
      way: "asked",
      keyed: true,
    },
  },
  events: { "line-laid": { says: ({ values }) => m.bomb_busters_token_line({ values: valueList(values) }), sound: "slide" } },
  tasks: {
    gift: { asks: ({ receiver }, _view, _actions, names) => m.bomb_busters_prompt_gift({ whom: toWhom(nameOf(names, receiver)) }), over: "others" },
    pick: { asks: () => m.bomb_busters_prompt_pick(), over: "others" },
  },
} satisfies MissionPart<"windfall">;
