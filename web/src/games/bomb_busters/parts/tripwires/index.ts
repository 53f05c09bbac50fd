// Tripwires, which are called in place of a cut (BOM-4103).
import { m } from "$messages";
import { nameOf, said } from "../../saying";
import { ownerOf, slotName } from "../../values";
import type { MissionPart } from "../part";

const CALL = 41;

export const tripwires = {
  cards: {
    [CALL]: {
      name: () => m.bomb_busters_card_call(),
      rule: m.bomb_busters_about_call,
      prompt: m.bomb_busters_prompt_theirs,
      glyph: "M3 16c4-6 6 4 9-2s5 2 9-4M12 4v5M12 21v.01",
      isReady: true,
      first: true,
    },
  },
  actions: {
    tripwire: { label: ({ slot }, view, names) => m.bomb_busters_do_call({ slot: slotName(slot), name: nameOf(names, ownerOf(view, slot)) }), card: () => CALL },
  },
  events: {
    called: {
      says: ({ seat, slot }, _view, names, me) => said(seat, me, names, { slot: slotName(slot) }, m.bomb_busters_on_called, m.bomb_busters_on_called_you),
      opens: () => true,
    },
  },
} satisfies MissionPart;
