// Prompts of the voice: for a seat whose turn it is, and step by step within a move.
import { m } from "$messages";
import { cardName, cardOf, cardPrompt } from "./cards";
import type { Choosing } from "./choosing.svelte";
import { isHook, toolName } from "./equipment";
import { PARTS } from "./parts";
import type { Task } from "./parts/part";
import { codeWord, nameOf } from "./saying";
import { aimed } from "./scenes";
import { taskHalf } from "./tags";
import { knownValue, sameSlot, slotName, valueWord, wireAt, YELLOW } from "./values";
import type { Action, Slot, View } from "./wire";

/** The prompt for a seat, in at most fifty characters. */
export function prompt(view: View, seat: number | null, actions: readonly Action[], names: readonly string[]): string {
  if (view.ended) return m.bomb_busters_prompt_over();
  const task = view.tasks[0];
  if (view.stands.length === 0 && task === undefined) return m.bomb_busters_prompt_deal();
  if (task === undefined) return turnWords(view, seat, actions, names);
  const said = taskHalf(task).says?.(task, view, actions, names);
  return said ?? (task.seat === seat ? asked(task, view, actions, names) : awaited(task, view, names));
}

/** What a card in use asks for. */
const CARD_PROMPTS: Readonly<Record<number, (words: { card: string }) => string>> = {
  1: m.bomb_busters_prompt_label,
  2: m.bomb_busters_prompt_own,
  4: m.bomb_busters_prompt_own,
  7: m.bomb_busters_prompt_batteries,
  8: m.bomb_busters_prompt_radar,
  11: m.bomb_busters_prompt_next,
  12: m.bomb_busters_prompt_label,
  22: m.bomb_busters_prompt_own,
  99: m.bomb_busters_prompt_pair,
  121: m.bomb_busters_prompt_theirs,
};

const cardWords = (card: number, words: { card: string }): string => cardPrompt(card, words) ?? (CARD_PROMPTS[card] ?? m.bomb_busters_prompt_card_use)(words);

/** The prompt within a move; null where nothing was chosen yet. */
export function step(view: View, choosing: Choosing): string | null {
  const { card, gift, held, pointed, missing, solo, sure, read } = choosing;
  if (choosing.plan) return m.bomb_busters_sending();
  if (read !== null) return cardName(read, view);
  if (solo) return solo.value === YELLOW ? m.bomb_busters_ask_solo_yellow() : m.bomb_busters_ask_solo({ value: solo.value });
  if (sure) return sureWords(view, choosing, sure);
  if (choosing.lied) return m.bomb_busters_prompt_lie_value({ slot: slotName(choosing.lied) });
  if (gift !== null && isHook(card)) return m.bomb_busters_prompt_hook({ slot: slotName(gift) });
  if (gift !== null) return m.bomb_busters_prompt_to_whom({ wire: `${slotName(gift)} (${codeWord(view, gift)})` });
  if (card !== null) return cardWords(card, { card: cardName(card, view) });
  if (missing === 0) return pointedWords(choosing);
  if (held.length === 0 || missing === null) return held.length ? m.bomb_busters_prompt_aim_stand() : null;
  if (missing === 1 && pointed.length === 0) return m.bomb_busters_prompt_aim_one({ tool: toolName(held[0]!) });
  return pointed.length ? m.bomb_busters_prompt_aim_more({ count: missing }) : m.bomb_busters_prompt_aim({ count: missing });
}

/** The wires are pointed at: what is cut with them? */
function pointedWords(choosing: Choosing): string {
  const { pointed } = choosing;
  const slots = aimed(pointed);
  if (choosing.complete) return pointed.length ? m.bomb_busters_prompt_at_once() : m.bomb_busters_prompt_at_once_own();
  if (choosing.onlyTurned && !choosing.blind) return m.bomb_busters_prompt_turned({ slots, own: slotName(choosing.onlyTurned) });
  if (choosing.blind) return m.bomb_busters_prompt_blind({ slots, own: slotName(choosing.blind) });
  const [turned] = choosing.turned();
  if (turned) return m.bomb_busters_prompt_announce_turned({ slots, own: slotName(turned) });
  return choosing.twoValues ? m.bomb_busters_prompt_announce_two({ slots }) : m.bomb_busters_prompt_announce({ slots });
}

/** A small wire is asked for twice. */
function sureWords(view: View, choosing: Choosing, slot: Slot): string {
  const cuts = choosing.choices.some(({ own }) => own.some((other) => sameSlot(other, slot)));
  if (!cuts) return m.bomb_busters_ask_wire({ slot: slotName(slot) });
  return m.bomb_busters_ask_cut({ slots: aimed(choosing.pointed), value: valueWord(knownValue(wireAt(view, slot))) });
}

function turnWords(view: View, seat: number | null, actions: readonly Action[], names: readonly string[]): string {
  const name = nameOf(names, view.active);
  if (view.active !== seat) {
    const usable = actions.some((action) => action.type !== "wait");
    return usable ? m.bomb_busters_prompt_any_time({ name }) : m.bomb_busters_prompt_wait({ name });
  }
  for (const { turn } of PARTS) {
    const first = turn?.(view, actions) ?? null;
    if (first !== null) return first;
  }
  if (can(actions, "cut")) return view.stabilized ? m.bomb_busters_prompt_stabilized() : m.bomb_busters_prompt_turn();
  if (can(actions, "solo") || can(actions, "blind")) return m.bomb_busters_prompt_solo();
  if (can(actions, "reds")) return m.bomb_busters_prompt_reds();
  if (can(actions, "stuck")) return stuckWords(actions);
  if (actions.some((action) => action.type === "take" && action.tool === "at-once")) return m.bomb_busters_prompt_only_at_once();
  if (can(actions, "take")) return m.bomb_busters_prompt_tool();
  return m.bomb_busters_prompt_no_cut();
}

const can = (actions: readonly Action[], type: Action["type"]): boolean =>
  actions.some((action) => action.type === type);

/** BOM-82: a coffee, or any other card, may still be better than the detonator. */
const stuckWords = (actions: readonly Action[]): string =>
  actions.some((action) => cardOf(action) !== null) ? m.bomb_busters_prompt_stuck_card() : m.bomb_busters_prompt_stuck();

/** What the game waits for from this seat. */
function asked(task: Task, view: View, actions: readonly Action[], names: readonly string[]): string {
  return taskHalf(task).asks?.(task, view, actions, names) ?? "";
}

/** What the game waits for from somebody else. */
function awaited(task: Task, view: View, names: readonly string[]): string {
  if (task.seat < 0) return m.bomb_busters_prompt_drawing();
  return taskHalf(task).awaits?.(task, view, names) ?? m.bomb_busters_prompt_wait_choice({ name: nameOf(names, task.seat) });
}
