// Number cards on the table: a line, open ones, those of players, a deck (BOM-120 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import type { Numbers, View } from "../../wire";
import type { MissionPart } from "../part";
import Panel from "./Panel.svelte";
import { lineWords, list, numberWords } from "./words";

export const numbers = {
  slice: "numbers",
  panel: { key: "numbers", name: m.bomb_busters_numbers, Body: Panel, mark },
  summary: { at: "cards", words: numberWords },
  // A turn that begins with number cards (BOM-1801, BOM-2601, BOM-4701).
  covers: ({ value, line }, { active, tasks }, seat) => active === seat && tasks.length === 0 && value === 0 && line.length === 0,
  events: {
    "numbers-laid": {
      says: ({ seat, numbers: cards }, _view, names) => {
        const words = { numbers: list(cards) };
        return seat < 0 ? m.bomb_busters_on_numbers_laid(words) : m.bomb_busters_on_numbers_laid_of({ ...words, name: nameOf(names, seat) });
      },
    },
    "number-revealed": {
      says: (event) => (event.complete ? m.bomb_busters_on_number_gone(event) : m.bomb_busters_on_number_revealed(event)),
      sound: "slide",
      opens: ({ complete }) => !complete,
      moves: "numbers",
    },
    "number-done": { says: (event) => m.bomb_busters_on_number_done(event), sound: "chime" },
  },
} satisfies MissionPart<"numbers">;

function mark(cards: Numbers, { seat }: View): string {
  const { value, line, open, own, deck } = cards;
  if (value) return m.bomb_busters_number_value({ number: value });
  if (line.length) return lineWords(cards) || line.join(" ");
  const mine = own[seat ?? -1];
  if (mine?.length) return m.bomb_busters_part_cards({ numbers: mine.join(" ") });
  return open.length && open.length < 5 ? m.bomb_busters_part_cards({ numbers: open.join(" ") }) : m.bomb_busters_part_numbers({ count: open.length || deck.length });
}
