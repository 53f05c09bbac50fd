// Values that are called: somebody is named who has to cut, or volunteers (BOM-261 ff., BOM-4501 ff.).
import { m } from "$messages";
import { codeWord, nameOf, said } from "../../saying";
import { slotName } from "../../values";
import type { Event, View } from "../../wire";
import type { Me, MissionPart, Names } from "../part";

/** The value that has to be cut this turn. */
const valueOf = ({ parts }: View): number => parts.numbers?.value ?? 0;

export const called = {
  actions: {
    "turn-over": { label: () => m.bomb_busters_do_turn_over(), way: "asked", answer: m.bomb_busters_answer_reveal },
    name: {
      label: ({ seat }, view, names) =>
        seat === view.seat ? m.bomb_busters_do_name_you({ number: valueOf(view) }) : m.bomb_busters_do_name({ name: nameOf(names, seat), number: valueOf(view) }),
      short: ({ seat }, names, me) => (seat === me ? m.bomb_busters_do_name_me() : nameOf(names, seat)),
      way: "asked",
    },
    silence: { label: () => m.bomb_busters_do_silence(), way: "free", word: m.bomb_busters_tool_wait, waits: true },
    "own-up": { label: ({ slot }, view) => m.bomb_busters_do_own_up({ slot: slotName(slot), value: codeWord(view, slot) }), tapped: true },
    "show-reds": { label: () => m.bomb_busters_do_show_reds(), way: "asked", answer: m.bomb_busters_answer_reveal },
  },
  events: {
    answered: { says: (event) => m.bomb_busters_on_answered(event) },
    named: { says: named, sound: "wood" },
    unheard: { says: ({ value }) => m.bomb_busters_on_unheard({ number: value }) },
    "told-off": {
      says: ({ seat, value, reds }, _view, names, me) => {
        const words = { number: value };
        return reds
          ? said(seat, me, names, words, m.bomb_busters_on_only_reds, m.bomb_busters_on_only_reds_you)
          : said(seat, me, names, words, m.bomb_busters_on_told_off, m.bomb_busters_on_told_off_you);
      },
    },
  },
  tasks: {
    voice: { asks: (_task, view) => m.bomb_busters_prompt_voice({ number: valueOf(view) }) },
    volunteer: {
      says: (_task, view, actions) => {
        const words = { number: valueOf(view) };
        return actions.some(({ type }) => type === "silence") ? m.bomb_busters_prompt_volunteer(words) : m.bomb_busters_prompt_volunteer_wait(words);
      },
    },
    "told-off": { asks: (_task, view) => m.bomb_busters_prompt_told_off({ number: valueOf(view) }) },
  },
  turn: (view, actions) => {
    if (actions.some(({ type }) => type === "name")) return m.bomb_busters_prompt_name({ number: valueOf(view) });
    return actions.some(({ type }) => type === "turn-over") ? m.bomb_busters_prompt_turn_over() : null;
  },
} satisfies MissionPart;

/** Who names whom; a volunteer names nobody. */
function named({ namer, seat, value: number }: Extract<Event, { type: "named" }>, _view: View, names: Names, me: Me): string {
  if (namer === seat) return said(seat, me, names, { number }, m.bomb_busters_on_volunteer, m.bomb_busters_on_volunteer_you);
  if (seat === me) return m.bomb_busters_on_named_to_you({ name: nameOf(names, namer), number });
  return said(namer, me, names, { cutter: nameOf(names, seat), number }, m.bomb_busters_on_named, m.bomb_busters_on_named_you);
}
