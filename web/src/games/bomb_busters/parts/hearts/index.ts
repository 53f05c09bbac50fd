// A card of choice and a heart, in Saint Valentine's mission (BOM-84).
import { m } from "$messages";
import { printedName } from "../../equipment";
import { said } from "../../saying";
import { letter } from "../../values";
import type { MissionPart } from "../part";

export const hearts = {
  actions: {
    card: { label: ({ number }) => printedName(number), way: "asked" },
    heart: { label: ({ stand }) => m.bomb_busters_do_heart({ letter: letter(stand) }), way: "asked" },
  },
  events: {
    heart: {
      says: ({ seat, stand }, _view, names, me) => said(seat, me, names, { letter: letter(stand) }, m.bomb_busters_on_heart, m.bomb_busters_on_heart_you),
      sound: "wood",
    },
  },
  tasks: {
    card: { asks: () => m.bomb_busters_prompt_card(), over: "others" },
    heart: { asks: () => m.bomb_busters_prompt_heart(), over: "others" },
  },
} satisfies MissionPart;
