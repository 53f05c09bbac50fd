// What the player is asked for right now, and what a newcomer should know about it.
import { m } from "$messages";
import { BONUS, cardName, cardOf, COFFEE, toolName, whyUnused } from "./cards";
import type { Choosing } from "./choosing.svelte";
import { codeWord, nameOf, slotNames } from "./labels";
import { slotName, valueList, valueWord, wireWord } from "./values";
import type { Action, View } from "./wire";

/** The one sentence above the tools. */
export function prompt(view: View, actions: readonly Action[], choosing: Choosing, names: readonly string[]): string {
  if (view.ended) return m.bomb_busters_prompt_over();
  if (view.stands.length === 0) return m.bomb_busters_prompt_deal();
  if (choosing.plan) return m.bomb_busters_sending();
  const { read } = choosing;
  if (read !== null) return m.bomb_busters_prompt_card_read({ card: cardName(read, view), state: whyUnused(view, read) });
  const task = view.tasks[0];
  if (task !== undefined) return task.seat === view.seat ? asked(view, actions, names) : awaited(view, names);
  return choosingWords(view, choosing) ?? turnWords(view, actions, names);
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
  [COFFEE]: m.bomb_busters_prompt_next,
  [BONUS]: m.bomb_busters_prompt_bonus,
};

function choosingWords(view: View, choosing: Choosing): string | null {
  const { card, gift, held, pointed, missing } = choosing;
  if (gift !== null) return m.bomb_busters_prompt_to_whom({ wire: `${slotName(gift)} (${codeWord(view, gift)})` });
  if (card !== null) {
    return (CARD_PROMPTS[card] ?? m.bomb_busters_prompt_card_use)({ card: cardName(card, view) });
  }
  if (missing === 0) {
    const words = { slots: slotNames(pointed) };
    if (choosing.blind) return m.bomb_busters_prompt_blind({ ...words, own: slotName(choosing.blind) });
    return choosing.twoValues ? m.bomb_busters_prompt_announce_two(words) : m.bomb_busters_prompt_announce(words);
  }
  if (held.length === 0) return null;
  const tool = held.map(toolName).join(" + ");
  if (missing === null) return m.bomb_busters_prompt_aim_stand({ tool });
  if (missing === 1 && pointed.length === 0) return m.bomb_busters_prompt_aim_one({ tool });
  const words = { tool, count: missing };
  return pointed.length ? m.bomb_busters_prompt_aim_more(words) : m.bomb_busters_prompt_aim(words);
}

function turnWords(view: View, actions: readonly Action[], names: readonly string[]): string {
  const name = nameOf(names, view.active);
  if (view.active !== view.seat) {
    const usable = actions.some((action) => action.type !== "wait");
    return usable ? m.bomb_busters_prompt_any_time({ name }) : m.bomb_busters_prompt_wait({ name });
  }
  if (can(actions, "cut")) return view.stabilized ? m.bomb_busters_prompt_stabilized() : m.bomb_busters_prompt_turn();
  if (can(actions, "solo") || can(actions, "blind")) return m.bomb_busters_prompt_solo();
  if (can(actions, "reds")) return m.bomb_busters_prompt_reds();
  if (can(actions, "stuck")) return stuckWords(actions);
  return m.bomb_busters_prompt_no_cut();
}

const can = (actions: readonly Action[], type: Action["type"]): boolean =>
  actions.some((action) => action.type === type);

/** BOM-82: a coffee, or any other card, may still be better than the detonator. */
const stuckWords = (actions: readonly Action[]): string =>
  actions.some((action) => cardOf(action) !== null) ? m.bomb_busters_prompt_stuck_card() : m.bomb_busters_prompt_stuck();

/** What the game waits for from this seat. */
function asked(view: View, actions: readonly Action[], names: readonly string[]): string {
  const task = view.tasks[0];
  switch (task?.type) {
    case "token":
      return m.bomb_busters_prompt_token();
    case "card":
      return m.bomb_busters_prompt_card();
    case "heart":
      return m.bomb_busters_prompt_heart();
    case "line":
      return m.bomb_busters_prompt_line();
    case "tick":
      return m.bomb_busters_prompt_tick({ value: valueWord(task.value) });
    case "give": {
      const [stand, place] = task.offered;
      const wire = `${slotName(task.offered)} (${wireWord(view.stands[stand]?.wires[place]?.code ?? 0)})`;
      return m.bomb_busters_prompt_give({ giver: nameOf(names, task.giver), wire });
    }
    case "answer": {
      const words = { asker: nameOf(names, task.asker), values: valueList(task.values) };
      const right = actions.some((action) => action.type === "match");
      return right ? m.bomb_busters_prompt_match(words) : m.bomb_busters_prompt_mark(words);
    }
    case "file-wire":
      return m.bomb_busters_prompt_file({ wire: wireWord(task.code) });
    default:
      return "";
  }
}

/** What the game waits for from somebody else. */
function awaited(view: View, names: readonly string[]): string {
  const task = view.tasks[0]!;
  const name = nameOf(names, task.seat);
  if (task.type === "take-wire") return m.bomb_busters_prompt_robot();
  if (task.type === "token") return m.bomb_busters_prompt_wait_token({ name });
  if (task.type === "answer") return m.bomb_busters_prompt_wait_answer({ name, asker: nameOf(names, task.asker) });
  if (task.type === "give") return m.bomb_busters_prompt_wait_give({ name, giver: nameOf(names, task.giver) });
  return m.bomb_busters_prompt_wait_choice({ name });
}

const TASK_HINTS: Readonly<Record<View["tasks"][number]["type"], () => string>> = {
  token: m.bomb_busters_hint_token,
  card: m.bomb_busters_hint_card,
  heart: m.bomb_busters_hint_heart,
  line: m.bomb_busters_hint_line,
  tick: m.bomb_busters_hint_tick,
  answer: m.bomb_busters_hint_answer,
  give: m.bomb_busters_hint_give,
  "take-wire": m.bomb_busters_hint_file,
  "file-wire": m.bomb_busters_hint_file,
};

export function hint(view: View, seat: number, actions: readonly Action[]): string | null {
  if (view.ended || view.stands.length === 0) return null;
  const task = view.tasks[0];
  if (task !== undefined) return task.seat === seat ? TASK_HINTS[task.type]() : null;
  if (view.active !== seat) return m.bomb_busters_hint_any_time();
  if (view.stabilized) return m.bomb_busters_hint_stabilized();
  if (can(actions, "stuck")) return m.bomb_busters_hint_stuck();
  if (can(actions, "reds")) return m.bomb_busters_hint_reds();
  if (can(actions, "solo") && !can(actions, "cut")) return m.bomb_busters_hint_alone();
  if (view.hearts.length) return m.bomb_busters_hint_turn_heart();
  const sheet = view.options.mission === "parallel" || view.options.mission === "liaisons";
  return sheet ? m.bomb_busters_hint_turn_sheet({ values: valueList(view.accessible) }) : m.bomb_busters_hint_turn();
}
