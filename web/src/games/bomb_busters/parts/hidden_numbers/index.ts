// Hidden number cards: one is laid face down before each turn (BOM-2902 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import type { Guesses, View } from "../../wire";
import type { MissionPart, Names } from "../part";
import Panel from "./Panel.svelte";
import { handWords, underWords } from "./words";

export const hiddenNumbers = {
  slice: "hidden_numbers",
  panel: { key: "guesses", name: m.bomb_busters_numbers, Body: Panel, mark },
  summary: { at: "rules", words },
  actions: { lay: { label: ({ number }) => m.bomb_busters_do_lay({ number }), on: "hidden_numbers" } },
  events: {
    "number-laid": { says: ({ seat }, _view, names) => m.bomb_busters_on_number_laid({ name: nameOf(names, seat) }), sound: "slide" },
    "guess-shown": {
      says: ({ seat, number, hit }, _view, names) => {
        const shown = { name: nameOf(names, seat), number };
        return hit ? m.bomb_busters_on_number_hit(shown) : m.bomb_busters_on_guess_shown(shown);
      },
      sound: "wood",
      moves: "hidden_numbers",
    },
    "number-taken": { says: ({ seat }, _view, names) => m.bomb_busters_on_number_taken({ name: nameOf(names, seat) }) },
    "numbers-gone": { says: ({ numbers }) => m.bomb_busters_on_numbers_gone({ numbers: numbers.join(", ") }) },
    "number-drawn": { says: ({ seat }, _view, names) => m.bomb_busters_on_number_drawn({ name: nameOf(names, seat) }) },
    "hand-returned": { says: ({ seat }, _view, names) => m.bomb_busters_on_hand_returned({ name: nameOf(names, seat) }) },
  },
  tasks: { lay: { asks: () => m.bomb_busters_prompt_lay(), over: "others" } },
} satisfies MissionPart<"hidden_numbers">;

function mark({ hands }: Guesses, { seat }: View): string {
  const own = (hands[seat ?? -1] ?? []).map(({ number }) => number || "?");
  return own.length ? m.bomb_busters_part_cards({ numbers: own.join(" ") }) : m.bomb_busters_numbers();
}

function words(guesses: Guesses, _view: View, names: Names): string[] {
  const hands = guesses.hands.map((hand, seat) => handWords(hand, nameOf(names, seat)));
  return guesses.under.length ? [...hands, underWords(guesses)] : hands;
}
