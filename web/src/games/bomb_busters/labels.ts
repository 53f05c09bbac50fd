// Every action as a button, alone and in the groups of the action list.
import type { ActionWords } from "$kit/game";
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { sideWord } from "./bunker";
import { bondLabel } from "./bonds";
import { clueLabel } from "./clues";
import { cardName, cardOf, toolName } from "./cards";
import { depthLabel } from "./depth";
import { drillLabel } from "./drill";
import { numberLabel } from "./numbers";
import { onTable } from "./reminders";
import { cellOf, rowsOf } from "./sheets";
import { knownValue, letter, ownerOf, slotName, valueList, valueMark, valueWord, wireAt, wireWord, YELLOW } from "./values";
import type { Action, Slot, View } from "./wire";

export const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? "";
export const slotNames = (slots: readonly Slot[]): string => slots.map(slotName).join(", ");

export function cartoucheWord({ parts }: View, cartouche: number): string {
  const sheet = parts.grids?.sheet;
  return (sheet ? (rowsOf(sheet)[cartouche]?.cells ?? []) : []).map(valueWord).join(" · ");
}

/** An own wire in words, or one that is known. */
export const codeWord = (view: View, slot: Slot): string => wireWord(wireAt(view, slot)?.code ?? 0);

export function actionLabel(action: Action, view: View, names: readonly string[]): string {
  switch (action.type) {
    case "token":
      return m.bomb_busters_do_token({ slot: slotName(action.slot), value: codeWord(view, action.slot) });
    case "card":
      return cardName(action.number, view);
    case "heart":
      return m.bomb_busters_do_heart({ letter: letter(action.stand) });
    case "line":
      return m.bomb_busters_do_line({ cells: cartoucheWord(view, action.cartouche) });
    case "cut":
      return m.bomb_busters_announce_one({ value: valueWord(action.value), own: slotName(action.own) });
    case "announce":
      if (action.own.length === 0) return m.bomb_busters_do_cut_all();
      return m.bomb_busters_announce_one({ value: valueList(action.values), own: slotNames(action.own) });
    case "solo":
      return action.value === YELLOW ? m.bomb_busters_do_solo_yellow() : m.bomb_busters_do_solo({ value: action.value });
    case "blind":
      return m.bomb_busters_do_blind({ value: valueWord(action.value), slots: slotNames(action.slots) });
    case "file":
      return m.bomb_busters_do_file({ letter: letter(action.stand) });
    case "reds":
      return m.bomb_busters_do_reds();
    case "walk":
      return m.bomb_busters_do_walk({ side: sideWord(action.side) });
    case "snip":
      return m.bomb_busters_do_snip();
    case "hold":
      return m.bomb_busters_do_hold();
    case "toss":
      return m.bomb_busters_do_toss({ slot: slotName(action.slot), value: codeWord(view, action.slot) });
    case "drop":
      return m.bomb_busters_do_drop({ card: cardName(action.number, view) });
    case "take":
      return m.bomb_busters_do_take({ tool: toolName(action.tool) });
    case "point":
      return m.bomb_busters_do_point({ slot: slotName(action.slot) });
    case "sweep":
      return m.bomb_busters_do_sweep({ letter: letter(action.stand), name: nameOf(names, ownerOf(view, [action.stand, 0])) });
    case "match":
      return m.bomb_busters_do_match({ slot: slotName(action.slot) });
    case "mark":
      return m.bomb_busters_do_mark({ slot: slotName(action.slot) });
    case "give":
      return m.bomb_busters_do_give({ slot: slotName(action.slot), value: codeWord(view, action.slot) });
    case "tick": {
      const { row, value } = cellOf(view.parts.grids!.sheet!, action.cell);
      return m.bomb_busters_do_tick({ value: valueWord(value), row: row + 1 });
    }
    case "beside":
      return m.bomb_busters_do_beside({ value: valueWord(action.value), letter: letter(action.stand) });
    case "lie":
      return m.bomb_busters_do_lie({ slot: slotName(action.slot), value: valueWord(action.value) });
    case "deny":
      return m.bomb_busters_do_deny();
    case "give-token":
      return m.bomb_busters_do_give_token({ value: valueWord(action.value) });
    case "pick":
      return m.bomb_busters_do_pick({ value: valueWord(action.value) });
    default:
      return drillLabel(action) ?? numberLabel(action, view, names) ?? equipmentLabel(action, view, names);
  }
}

function equipmentLabel(action: Action, view: View, names: readonly string[]): string {
  switch (action.type) {
    case "exchange": {
      const wire = { slot: slotName(action.own), value: codeWord(view, action.own) };
      return m.bomb_busters_do_exchange({ ...wire, whom: toWhom(nameOf(names, action.seat)) });
    }
    case "label": {
      const [stand, place] = action.slot;
      const pair = { slot: slotName(action.slot), next: slotName([stand, place + 1]) };
      return action.equal ? m.bomb_busters_do_label_equal(pair) : m.bomb_busters_do_label_different(pair);
    }
    case "post-it":
      return m.bomb_busters_do_post_it({ slot: slotName(action.slot), value: codeWord(view, action.slot) });
    case "rewind":
      return m.bomb_busters_do_rewind();
    case "batteries":
      return m.bomb_busters_do_batteries({ names: action.seats.map((seat) => nameOf(names, seat)).join(", ") });
    case "radar":
      return m.bomb_busters_do_radar({ number: action.number });
    case "stabilize":
      return m.bomb_busters_do_stabilize();
    case "thermos":
    case "coffee":
      return m.bomb_busters_do_pass({ name: nameOf(names, action.seat) });
    case "stuck":
      return m.bomb_busters_do_stuck();
    case "turn-up":
      return m.bomb_busters_do_turn_up({ what: turnedUp(action, view, names) });
    case "wait":
      return m.bomb_busters_do_wait();
    default:
      return depthLabel(action, names) ?? bondLabel(action, names) ?? clueLabel(action) ?? boxLabel(action, view, names);
  }
}

/** Characters, cards of the boxes, tripwires. */
function boxLabel(action: Action, view: View, names: readonly string[]): string {
  switch (action.type) {
    case "character":
      return cardName(action.number, view);
    case "fast-pass":
      return m.bomb_busters_do_fast_pass({ slots: slotNames(action.own), value: codeWord(view, action.own[0] ?? [0, 0]) });
    case "single":
      return m.bomb_busters_do_single({ slot: slotName(action.slot), value: codeWord(view, action.slot) });
    case "hook":
      return m.bomb_busters_do_hook({ slot: slotName(action.slot), name: nameOf(names, ownerOf(view, action.slot)), letter: letter(action.stand) });
    case "tripwire":
      return m.bomb_busters_do_call({ slot: slotName(action.slot), name: nameOf(names, ownerOf(view, action.slot)) });
    default:
      return "";
  }
}

/** Where the question says the rest: a number for the radar, a name for a wire that is handed over, or for a coffee. */
export function shortLabel(action: Action, names: readonly string[], me: number | null): string | null {
  if (action.type === "radar") return String(action.number);
  const token = action.type === "beside" || action.type === "lie" || action.type === "give-token" || action.type === "pick";
  if (token) return valueMark(action.value);
  if (action.type === "name") return action.seat === me ? m.bomb_busters_do_name_me() : nameOf(names, action.seat);
  const named = action.type === "exchange" || action.type === "thermos" || action.type === "coffee";
  return named ? nameOf(names, action.seat) : null;
}

/** A card, or with 0 the character of a seat. */
export function turnedUp(what: { number: number; seat: number }, view: View, names: readonly string[]): string {
  return what.number
    ? cardName(what.number, view)
    : m.bomb_busters_do_turn_up_of({ name: nameOf(names, what.seat) });
}

const GROUPS: Partial<Record<Action["type"], () => string>> = {
  token: m.bomb_busters_group_token,
  beside: m.bomb_busters_group_token,
  lie: m.bomb_busters_group_token,
  "give-token": m.bomb_busters_group_token,
  pick: m.bomb_busters_group_token,
  deny: m.bomb_busters_group_answer,
  understand: m.bomb_busters_group_answer,
  ask: m.bomb_busters_group_answer,
  clue: m.bomb_busters_group_announce,
  say: m.bomb_busters_group_announce,
  match: m.bomb_busters_group_answer,
  mark: m.bomb_busters_group_answer,
  tick: m.bomb_busters_group_grid,
  line: m.bomb_busters_group_grid,
  take: m.bomb_busters_group_tools,
  point: m.bomb_busters_group_aim,
  sweep: m.bomb_busters_group_aim,
  announce: m.bomb_busters_group_announce,
  wait: m.bomb_busters_group_wait,
};

export function describeAction(action: Action, given: View, names: readonly string[]): ActionWords {
  const view = onTable(given);
  return { group: groupOf(action, view, names), label: actionLabel(action, view, names) };
}

function groupOf(action: Action, view: View, names: readonly string[]): string {
  if (action.type === "cut") {
    const value = knownValue(wireAt(view, action.target));
    const known = value ? m.bomb_busters_group_known({ known: valueWord(value) }) : "";
    const name = nameOf(names, ownerOf(view, action.target));
    return m.bomb_busters_group_point({ slot: slotName(action.target), name, known });
  }
  const card = cardOf(action);
  const group = GROUPS[action.type];
  if (group !== undefined) return group();
  return card === null ? m.bomb_busters_group_turn() : cardName(card, view);
}
