// What the player is asked for right now, and what a newcomer should know about it.
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { BOND_PROMPTS } from "./bonds";
import { BONUS, CALL, CALL_RED, cardName, cardOf, COFFEE, isHook, toolName, whyUnused } from "./cards";
import type { Choosing } from "./choosing.svelte";
import { cluePrompt } from "./clues";
import { robotWords } from "./depth";
import { codeWord, nameOf, slotNames } from "./labels";
import { numberPrompt } from "./numbers";
import { letter, slotName, valueList, valueWord, wireWord } from "./values";
import type { Action, TokenTask, View } from "./wire";

/** The one sentence above the tools. */
export function prompt(view: View, actions: readonly Action[], choosing: Choosing, names: readonly string[]): string {
  if (view.ended) return m.bomb_busters_prompt_over();
  if (view.stands.length === 0 && view.tasks.length === 0) return m.bomb_busters_prompt_deal();
  if (choosing.plan) return m.bomb_busters_sending();
  const { read } = choosing;
  if (read !== null) return m.bomb_busters_prompt_card_read({ card: cardName(read, view), state: whyUnused(view, read) });
  const task = view.tasks[0];
  if (task?.type === "look") return m.bomb_busters_prompt_look();
  if (task?.type === "claim") return choosingWords(view, choosing) ?? claimWords(actions);
  if (task?.type === "volunteer") return volunteerWords(view, actions);
  const riddle = cluePrompt(view, names);
  if (riddle !== null) return riddle;
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
  [CALL_RED]: m.bomb_busters_prompt_call,
  22: m.bomb_busters_prompt_own,
  99: m.bomb_busters_prompt_pair,
  121: m.bomb_busters_prompt_theirs,
  [CALL]: m.bomb_busters_prompt_theirs,
};

function choosingWords(view: View, choosing: Choosing): string | null {
  const { card, gift, held, pointed, missing } = choosing;
  if (gift !== null && isHook(card)) return m.bomb_busters_prompt_hook({ slot: slotName(gift) });
  if (gift !== null) return m.bomb_busters_prompt_to_whom({ wire: `${slotName(gift)} (${codeWord(view, gift)})` });
  if (card !== null) {
    return (CARD_PROMPTS[card] ?? m.bomb_busters_prompt_card_use)({ card: cardName(card, view) });
  }
  if (missing === 0) {
    const words = { slots: slotNames(pointed) };
    if (choosing.complete) return pointed.length ? m.bomb_busters_prompt_at_once(words) : m.bomb_busters_prompt_at_once_own();
    if (choosing.onlyTurned) return m.bomb_busters_prompt_turned({ ...words, own: slotName(choosing.onlyTurned) });
    if (choosing.blind) return m.bomb_busters_prompt_blind({ ...words, own: slotName(choosing.blind) });
    const [turned] = choosing.turned();
    if (turned) return m.bomb_busters_prompt_announce_turned({ ...words, own: slotName(turned) });
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
  if (view.script?.hush || view.drill?.hush) return m.bomb_busters_prompt_hush();
  if (can(actions, "leave")) return m.bomb_busters_prompt_finish({ n: view.numbers?.open[0] ?? 0 });
  const numbers = numberPrompt(view, actions);
  if (numbers !== null) return numbers;
  if (can(actions, "cut")) return view.stabilized ? m.bomb_busters_prompt_stabilized() : m.bomb_busters_prompt_turn();
  if (can(actions, "solo") || can(actions, "blind")) return m.bomb_busters_prompt_solo();
  if (can(actions, "reds")) return m.bomb_busters_prompt_reds();
  if (can(actions, "stuck")) return stuckWords(actions);
  if (actions.some((action) => action.type === "take" && action.tool === "at-once")) return m.bomb_busters_prompt_only_at_once();
  if (can(actions, "take")) return m.bomb_busters_prompt_tool();
  return m.bomb_busters_prompt_no_cut();
}

const claimWords = (actions: readonly Action[]): string =>
  can(actions, "snip") ? m.bomb_busters_prompt_claim() : m.bomb_busters_prompt_claim_wait();

function volunteerWords(view: View, actions: readonly Action[]): string {
  const words = { number: view.numbers?.value ?? 0 };
  return can(actions, "silence") ? m.bomb_busters_prompt_volunteer(words) : m.bomb_busters_prompt_volunteer_wait(words);
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
      return tokenWords(view, task, actions);
    case "lie":
      return can(actions, "lie") && task.slots.length === 1 ? m.bomb_busters_prompt_lie_value({ slot: slotName(task.slots[0]!) }) : m.bomb_busters_prompt_lie();
    case "gift":
      return m.bomb_busters_prompt_gift({ whom: toWhom(nameOf(names, task.receiver)) });
    case "pick":
      return m.bomb_busters_prompt_pick();
    case "card":
      return m.bomb_busters_prompt_card();
    case "character":
      return m.bomb_busters_prompt_character();
    case "noble":
      return m.bomb_busters_prompt_noble({ number: task.number });
    case "heart":
      return m.bomb_busters_prompt_heart();
    case "line":
      return m.bomb_busters_prompt_line();
    case "face":
      return m.bomb_busters_prompt_face();
    case "tick":
      return m.bomb_busters_prompt_tick({ value: valueWord(task.value) });
    case "end":
      return m.bomb_busters_prompt_end();
    case "hand":
      return m.bomb_busters_prompt_hand();
    case "voice":
      return m.bomb_busters_prompt_voice({ number: view.numbers?.value ?? 0 });
    case "told-off":
      return m.bomb_busters_prompt_told_off({ number: view.numbers?.value ?? 0 });
    case "give": {
      const [stand, place] = task.offered;
      const wire = `${slotName(task.offered)} (${wireWord(view.stands[stand]?.wires[place]?.code ?? 0)})`;
      return m.bomb_busters_prompt_give({ giver: nameOf(names, task.giver), wire });
    }
    case "answer": {
      const words = { asker: nameOf(names, task.asker), values: valueList(task.values) };
      const right = actions.some((action) => action.type === "match");
      if (can(actions, "deny")) return m.bomb_busters_prompt_deny(words);
      if (can(actions, "lie")) return m.bomb_busters_prompt_lie_answer(words);
      return right ? m.bomb_busters_prompt_match(words) : m.bomb_busters_prompt_mark(words);
    }
    case "step":
      return m.bomb_busters_prompt_step();
    case "drop":
      return m.bomb_busters_prompt_drop();
    case "toss":
      return m.bomb_busters_prompt_toss();
    case "file-wire":
      return view.hull ? m.bomb_busters_prompt_breach({ wire: wireWord(task.code) }) : m.bomb_busters_prompt_file({ wire: wireWord(task.code) });
    default:
      return task === undefined ? "" : (BOND_PROMPTS[task.type]?.() ?? "");
  }
}

/** What token is to be put: the first one, a given one, a false or an absent one, or one that was demanded. */
function tokenWords(view: View, task: TokenTask, actions: readonly Action[]): string {
  if (can(actions, "lie")) return m.bomb_busters_prompt_lie();
  if (task.value) {
    const words = { value: valueWord(task.value) };
    return can(actions, "beside") ? m.bomb_busters_prompt_given_beside(words) : m.bomb_busters_prompt_given(words);
  }
  return can(actions, "beside") ? m.bomb_busters_prompt_beside({ letter: letter(task.stand) }) : firstToken(view, task.seat).prompt();
}

interface TokenWords {
  prompt: () => string;
  hint: () => string;
}

const PLAIN_TOKEN: TokenWords = { prompt: m.bomb_busters_prompt_token, hint: m.bomb_busters_hint_token };
const TOKEN_WORDS: Partial<Record<View["token_kinds"][number], TokenWords>> = {
  parity: { prompt: m.bomb_busters_prompt_token_parity, hint: m.bomb_busters_hint_token_parity },
  count: { prompt: m.bomb_busters_prompt_token_count, hint: m.bomb_busters_hint_token_count },
};

/** A first token may say something else than the value. */
const firstToken = (view: View, seat: number): TokenWords => TOKEN_WORDS[view.token_kinds[seat] ?? "value"] ?? PLAIN_TOKEN;

/** What the game waits for from somebody else. */
function awaited(view: View, names: readonly string[]): string {
  const task = view.tasks[0]!;
  const name = nameOf(names, task.seat);
  if (task.seat < 0) return m.bomb_busters_prompt_drawing();
  if (task.type === "take-wire") return m.bomb_busters_prompt_robot();
  if (task.type === "token") return m.bomb_busters_prompt_wait_token({ name });
  if (task.type === "answer") return m.bomb_busters_prompt_wait_answer({ name, asker: nameOf(names, task.asker) });
  if (task.type === "give") return m.bomb_busters_prompt_wait_give({ name, giver: nameOf(names, task.giver) });
  return m.bomb_busters_prompt_wait_choice({ name });
}

/** Nothing is said where chance is to move. */
const TASK_HINTS: Readonly<Partial<Record<View["tasks"][number]["type"], () => string>>> = {
  token: m.bomb_busters_hint_token,
  card: m.bomb_busters_hint_card,
  heart: m.bomb_busters_hint_heart,
  line: m.bomb_busters_hint_line,
  tick: m.bomb_busters_hint_tick,
  answer: m.bomb_busters_hint_answer,
  give: m.bomb_busters_hint_give,
  drop: m.bomb_busters_prompt_drop,
  toss: m.bomb_busters_hint_toss,
  claim: m.bomb_busters_prompt_claim,
  step: m.bomb_busters_prompt_step,
  face: m.bomb_busters_hint_face,
  constraint: m.bomb_busters_hint_constraint,
  replace: m.bomb_busters_hint_replace,
  ring: m.bomb_busters_hint_ring,
  last: m.bomb_busters_hint_last,
  lay: m.bomb_busters_hint_lay,
  numbers: m.bomb_busters_hint_numbers,
  end: m.bomb_busters_hint_end,
  hand: m.bomb_busters_hint_hand,
  voice: m.bomb_busters_hint_voice,
  "told-off": m.bomb_busters_hint_told_off,
  character: m.bomb_busters_hint_character,
  noble: m.bomb_busters_hint_token,
  lie: m.bomb_busters_hint_lie,
  gift: m.bomb_busters_hint_gift,
  pick: m.bomb_busters_hint_pick,
  "take-wire": m.bomb_busters_hint_file,
  "file-wire": m.bomb_busters_hint_file,
  clue: m.bomb_busters_hint_clue,
  understand: m.bomb_busters_hint_understand,
};

/** A first token may be of another kind than usual. */
function hintOf(view: View, task: View["tasks"][number], actions: readonly Action[]): string | null {
  if (can(actions, "lie")) return m.bomb_busters_hint_lie();
  if (can(actions, "beside")) return m.bomb_busters_hint_beside();
  if (task.type === "token" && !task.value) return firstToken(view, task.seat).hint();
  return TASK_HINTS[task.type]?.() ?? null;
}

export function hint(view: View, seat: number, actions: readonly Action[]): string | null {
  if (view.ended) return null;
  const task = view.tasks[0];
  if (task?.type === "claim") return claimWords(actions);
  if (task?.type === "volunteer") return m.bomb_busters_hint_volunteer();
  if (task !== undefined) return task.seat === seat ? hintOf(view, task, actions) : null;
  if (view.stands.length === 0) return null;
  if (view.active !== seat) return m.bomb_busters_hint_any_time();
  if (view.stabilized) return m.bomb_busters_hint_stabilized();
  if (can(actions, "stuck")) return m.bomb_busters_hint_stuck();
  if (can(actions, "reds")) return m.bomb_busters_hint_reds();
  if (can(actions, "solo") && !can(actions, "cut")) return m.bomb_busters_hint_alone();
  const numbers = numberPrompt(view, actions);
  if (numbers !== null) return numbers;
  if (view.hearts.length) return m.bomb_busters_hint_turn_heart();
  if (view.oxygen) return m.bomb_busters_hint_air({ values: valueList(view.accessible) });
  if (view.robot) return robotWords(view);
  return view.sheet && view.sheet.opened !== "all" ? m.bomb_busters_hint_turn_sheet({ values: valueList(view.accessible) }) : m.bomb_busters_hint_turn();
}
