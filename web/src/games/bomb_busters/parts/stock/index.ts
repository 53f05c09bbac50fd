// Equipment of the boxes, and what it does (BOM-290 to BOM-299).
import { m } from "$messages";
import { printedName } from "../../equipment";
import { codeWord, nameOf, slotNames } from "../../saying";
import { letter, ownerOf, slotName } from "../../values";
import type { MissionPart } from "../part";

export const stock = {
  actions: {
    "fast-pass": {
      label: ({ own }, view) => m.bomb_busters_do_fast_pass({ slots: slotNames(own), value: codeWord(view, own[0] ?? [0, 0]) }),
      card: () => 99,
    },
    single: { label: ({ slot }, view) => m.bomb_busters_do_single({ slot: slotName(slot), value: codeWord(view, slot) }), card: () => 22 },
    hook: {
      label: ({ slot, stand }, view, names) =>
        m.bomb_busters_do_hook({ slot: slotName(slot), name: nameOf(names, ownerOf(view, slot)), letter: letter(stand) }),
      card: () => 121,
    },
  },
  events: {
    "cards-laid": {
      says: ({ numbers }) => (numbers.length ? m.bomb_busters_on_cards_laid({ cards: numbers.map(printedName).join(", ") }) : null),
      sound: "slide",
    },
    single: { says: ({ slot }) => m.bomb_busters_on_single({ slot: slotName(slot) }), sound: "wood" },
  },
} satisfies MissionPart;
