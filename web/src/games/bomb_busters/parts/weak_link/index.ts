// The weak link, who obeys a constraint in secret, and accusing somebody of it (BOM-3401 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import { sense } from "../constraints/letters";
import type { MissionPart } from "../part";
import Panel from "./Panel.svelte";
import { linkWords } from "./words";

export const weakLink = {
  slice: "weak_link",
  panel: { key: "link", name: m.bomb_busters_link, Body: Panel, mark: () => m.bomb_busters_part_link() },
  summary: { at: "rules", words: (link, view, names) => [linkWords(link, view, names)] },
  // The link hides among the characters, and once it was stuck there are none (BOM-3402).
  hidesCharacters: ({ ended }) => ended !== "found",
  actions: {
    accuse: { label: ({ seat, letter }, _view, names) => m.bomb_busters_do_accuse({ name: nameOf(names, seat), letter, sense: sense(letter) }) },
  },
  events: {
    accused: {
      says: ({ accuser, seat, letter, right }, _view, names) => {
        const words = { name: nameOf(names, accuser), suspect: nameOf(names, seat), letter };
        return right ? m.bomb_busters_on_accused_right(words) : m.bomb_busters_on_accused_wrong(words);
      },
    },
    "link-stuck": { says: ({ seat }, _view, names) => m.bomb_busters_on_link_stuck({ name: nameOf(names, seat) }) },
  },
} satisfies MissionPart<"weak_link">;
