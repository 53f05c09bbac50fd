// The actions of the base game.
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { TOOL_CARDS, toolName } from "../equipment";
import type { ActionHalf, Actions } from "../parts/part";
import { codeWord, nameOf, slotNames } from "../saying";
import { letter, ownerOf, slotName, valueList, valueMark, valueWord, YELLOW } from "../values";
import type { Action } from "../wire";

/** What chance and the clock do: nobody chooses it. */
const NOBODYS: ActionHalf<Action> = { label: () => "" };

export const actions = {
  deal: NOBODYS,
  drawn: NOBODYS,
  strike: NOBODYS,
  token: {
    label: ({ slot }, view) => m.bomb_busters_do_token({ slot: slotName(slot), value: codeWord(view, slot) }),
    group: m.bomb_busters_group_token,
    tapped: true,
  },
  cut: { label: ({ value, own }) => m.bomb_busters_announce_one({ value: valueWord(value), own: slotName(own) }) },
  announce: {
    label: ({ values, own }) => (own.length ? m.bomb_busters_announce_one({ value: valueList(values), own: slotNames(own) }) : m.bomb_busters_do_cut_all()),
    group: m.bomb_busters_group_announce,
  },
  solo: { label: ({ value }) => (value === YELLOW ? m.bomb_busters_do_solo_yellow() : m.bomb_busters_do_solo({ value })) },
  reds: { label: () => m.bomb_busters_do_reds(), way: "asked", answer: m.bomb_busters_answer_reveal },
  take: {
    label: ({ tool }) => m.bomb_busters_do_take({ tool: toolName(tool) }),
    group: m.bomb_busters_group_tools,
    card: ({ tool }) => TOOL_CARDS[tool],
  },
  point: { label: ({ slot }) => m.bomb_busters_do_point({ slot: slotName(slot) }), group: m.bomb_busters_group_aim },
  sweep: {
    label: ({ stand }, view, names) => m.bomb_busters_do_sweep({ letter: letter(stand), name: nameOf(names, ownerOf(view, [stand, 0])) }),
    group: m.bomb_busters_group_aim,
  },
  match: { label: ({ slot }) => m.bomb_busters_do_match({ slot: slotName(slot) }), group: m.bomb_busters_group_answer, tapped: true },
  mark: { label: ({ slot }) => m.bomb_busters_do_mark({ slot: slotName(slot) }), group: m.bomb_busters_group_answer, tapped: true },
  give: { label: ({ slot }, view) => m.bomb_busters_do_give({ slot: slotName(slot), value: codeWord(view, slot) }), tapped: true },
  beside: {
    label: ({ value, stand }) => m.bomb_busters_do_beside({ value: valueWord(value), letter: letter(stand) }),
    short: ({ value }) => valueMark(value),
    group: m.bomb_busters_group_token,
    way: "asked",
    keyed: true,
  },
  lie: {
    label: ({ slot, value }) => m.bomb_busters_do_lie({ slot: slotName(slot), value: valueWord(value) }),
    short: ({ value }) => valueMark(value),
    group: m.bomb_busters_group_token,
    keyed: true,
  },
  deny: { label: () => m.bomb_busters_do_deny(), group: m.bomb_busters_group_answer, way: "asked" },
  exchange: {
    label: ({ own, seat }, view, names) => m.bomb_busters_do_exchange({ slot: slotName(own), value: codeWord(view, own), whom: toWhom(nameOf(names, seat)) }),
    short: ({ seat }, names) => nameOf(names, seat),
    card: () => 2,
  },
  label: {
    label: ({ slot, equal }) => {
      const pair = { slot: slotName(slot), next: slotName([slot[0], slot[1] + 1]) };
      return equal ? m.bomb_busters_do_label_equal(pair) : m.bomb_busters_do_label_different(pair);
    },
    card: ({ equal }) => (equal ? 12 : 1),
  },
  "post-it": { label: ({ slot }, view) => m.bomb_busters_do_post_it({ slot: slotName(slot), value: codeWord(view, slot) }), card: () => 4 },
  rewind: { label: () => m.bomb_busters_do_rewind(), card: () => 6 },
  batteries: { label: ({ seats }, _view, names) => m.bomb_busters_do_batteries({ names: seats.map((seat) => nameOf(names, seat)).join(", ") }), card: () => 7 },
  radar: {
    label: ({ number }) => m.bomb_busters_do_radar({ number }),
    short: ({ number }) => String(number),
    card: () => 8,
    keyed: true,
  },
  stabilize: { label: () => m.bomb_busters_do_stabilize(), card: () => 9 },
  thermos: {
    label: ({ seat }, _view, names) => m.bomb_busters_do_pass({ name: nameOf(names, seat) }),
    short: ({ seat }, names) => nameOf(names, seat),
    card: () => 11,
  },
  stuck: { label: () => m.bomb_busters_do_stuck(), way: "asked", answer: m.bomb_busters_answer_stuck },
  wait: { label: () => m.bomb_busters_do_wait(), group: m.bomb_busters_group_wait, way: "free", word: m.bomb_busters_tool_wait, waits: true },
} satisfies Actions;
