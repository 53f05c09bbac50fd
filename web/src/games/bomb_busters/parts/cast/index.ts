// Characters that are chosen before the deal (BOM-300 f.).
import { m } from "$messages";
import { printedName } from "../../equipment";
import { said } from "../../saying";
import type { MissionPart } from "../part";

export const cast = {
  actions: { character: { label: ({ number }) => printedName(number), way: "asked" } },
  events: {
    character: {
      says: ({ seat, number }, _view, names, me) =>
        said(seat, me, names, { card: printedName(number) }, m.bomb_busters_on_character, m.bomb_busters_on_character_you),
      sound: "slide",
    },
  },
  tasks: { character: { asks: () => m.bomb_busters_prompt_character(), over: "others" } },
} satisfies MissionPart;
