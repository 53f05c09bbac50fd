// Numbers that are not said: clues, and how they are understood (BOM-2503 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import { slotName } from "../../values";
import type { ClueGiven, View } from "../../wire";
import type { Me, MissionPart, Names } from "../part";
import Riddle from "./Riddle.svelte";
import { hintWords, toHint } from "./words";

const isMine = (task: { seat: number }, view: View): boolean => task.seat === view.seat;

export const clues = {
  slice: "clues",
  pointed: ({ meant }) => meant?.slots ?? [],
  riddle: { isOpen: (actions) => actions.some(({ type }) => type === "clue" || type === "understand" || type === "ask"), Body: Riddle },
  actions: {
    clue: { label: ({ clue }) => hintWords({ clue, words: "" }), group: m.bomb_busters_group_announce },
    say: { label: () => m.bomb_busters_do_say(), group: m.bomb_busters_group_announce },
    understand: { label: ({ number }) => m.bomb_busters_do_understand({ number }), group: m.bomb_busters_group_answer, keyed: true },
    ask: { label: () => m.bomb_busters_do_ask(), group: m.bomb_busters_group_answer },
    slip: { label: () => "" },
  },
  events: {
    "clue-given": { says: given, sound: "wood", opens: () => true, isSpoken: () => true },
    "asked-again": {
      says: ({ seat }, _view, names, me) => (seat === me ? m.bomb_busters_on_asked_again_you() : m.bomb_busters_on_asked_again({ name: nameOf(names, seat) })),
      sound: "wood",
    },
    misunderstood: {
      says: ({ seat, understood, meant }, _view, names, me) => {
        const words = { understood, meant: meant.join(", ") };
        return seat === me ? m.bomb_busters_on_misunderstood_you(words) : m.bomb_busters_on_misunderstood({ ...words, name: nameOf(names, seat) });
      },
      isSpoken: () => true,
    },
    slipped: {
      says: ({ seat }, _view, names, me) => (seat === me ? m.bomb_busters_on_slipped_you() : m.bomb_busters_on_slipped({ name: nameOf(names, seat) })),
    },
  },
  tasks: {
    clue: {
      says: (task, view, _actions, names) =>
        isMine(task, view)
          ? m.bomb_busters_prompt_clue({ number: toHint(view.parts.clues) })
          : m.bomb_busters_prompt_wait_clue({ name: nameOf(names, view.parts.clues?.meant?.seat ?? -1) }),
      over: "others",
    },
    understand: {
      says: (task, view, _actions, names) =>
        isMine(task, view)
          ? m.bomb_busters_prompt_understand({ giver: nameOf(names, view.parts.clues?.meant?.seat ?? -1) })
          : m.bomb_busters_prompt_wait_understand({ name: nameOf(names, task.seat) }),
      over: "others",
    },
  },
} satisfies MissionPart<"clues">;

function given({ seat, kind, slots: pointed, hint }: ClueGiven, _view: View, names: Names, me: Me): string {
  const [clue, name, mine] = [hintWords(hint), nameOf(names, seat), seat === me];
  const slots = pointed.map(slotName).join(", ");
  switch (kind) {
    case "cut":
      return mine ? m.bomb_busters_on_clue_you({ slots, clue }) : m.bomb_busters_on_clue({ name, slots, clue });
    case "solo":
      return mine ? m.bomb_busters_on_clue_solo_you({ clue }) : m.bomb_busters_on_clue_solo({ name, clue });
    case "radar":
      return mine ? m.bomb_busters_on_clue_radar_you({ clue }) : m.bomb_busters_on_clue_radar({ name, clue });
  }
}
