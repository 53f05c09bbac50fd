// Prompts of the voice: for a seat whose turn it is, and step by step within a move.
import { ofWhom, toWhom } from "$kit/names";
import { m } from "$messages";
import { BOND_PROMPTS } from "./bonds";
import { BONUS, CALL, CALL_RED, cardName, cardOf, COFFEE, isHook, toolName } from "./cards";
import type { Choosing } from "./choosing.svelte";
import { cluePrompt } from "./clues";
import { codeWord, nameOf } from "./labels";
import { numberPrompt } from "./numbers";
import { aimed } from "./scenes";
import { knownValue, letter, sameSlot, slotName, valueList, valueWord, wireAt, wireWord, YELLOW } from "./values";
import type { Action, Slot, TokenTask, View } from "./wire";

/** The prompt for a seat, in at most fifty characters. */
export function prompt(view: View, seat: number | null, actions: readonly Action[], names: readonly string[]): string {
  if (view.ended) return m.bomb_busters_prompt_over();
  const task = view.tasks[0];
  if (view.stands.length === 0 && task === undefined) return m.bomb_busters_prompt_deal();
  if (task?.type === "look") return m.bomb_busters_prompt_look();
  if (task?.type === "claim") return claimWords(actions);
  if (task?.type === "volunteer") return volunteerWords(view, actions);
  const riddle = cluePrompt(view, names);
  if (riddle !== null) return riddle;
  if (task !== undefined) return task.seat === seat ? asked(view, actions, names) : awaited(view, names);
  return turnWords(view, seat, actions, names);
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
  if (card !== null) return (CARD_PROMPTS[card] ?? m.bomb_busters_prompt_card_use)({ card: cardName(card, view) });
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
  if (view.parts.script?.hush || view.parts.drill?.hush) return m.bomb_busters_prompt_hush();
  if (can(actions, "leave")) return m.bomb_busters_prompt_finish({ n: view.parts.numbers?.open[0] ?? 0 });
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
  const words = { number: view.parts.numbers?.value ?? 0 };
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
      return m.bomb_busters_prompt_voice({ number: view.parts.numbers?.value ?? 0 });
    case "told-off":
      return m.bomb_busters_prompt_told_off({ number: view.parts.numbers?.value ?? 0 });
    case "give": {
      return m.bomb_busters_prompt_give({ wire: wireWord(wireAt(view, task.offered)?.code ?? 0) });
    }
    case "answer": {
      const words = { asker: nameOf(names, task.asker), values: valueList(task.values) };
      const right = actions.some((action) => action.type === "match");
      if (can(actions, "deny")) return m.bomb_busters_prompt_deny(words);
      if (can(actions, "lie")) return m.bomb_busters_prompt_lie_answer();
      return right ? m.bomb_busters_prompt_match(words) : m.bomb_busters_prompt_mark(words);
    }
    case "step":
      return m.bomb_busters_prompt_step();
    case "drop":
      return m.bomb_busters_prompt_drop();
    case "toss":
      return m.bomb_busters_prompt_toss();
    case "file-wire":
      return view.parts.breaches ? m.bomb_busters_prompt_breach({ wire: wireWord(task.code) }) : m.bomb_busters_prompt_file({ wire: wireWord(task.code) });
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
  return can(actions, "beside") ? m.bomb_busters_prompt_beside({ letter: letter(task.stand) }) : firstToken(view, task.seat);
}

const TOKEN_WORDS: Partial<Record<View["token_kinds"][number], () => string>> = {
  parity: m.bomb_busters_prompt_token_parity,
  count: m.bomb_busters_prompt_token_count,
};

/** A first token may say something else than the value. */
const firstToken = (view: View, seat: number): string => (TOKEN_WORDS[view.token_kinds[seat] ?? "value"] ?? m.bomb_busters_prompt_token)();

/** What the game waits for from somebody else. */
function awaited(view: View, names: readonly string[]): string {
  const task = view.tasks[0]!;
  const name = nameOf(names, task.seat);
  if (task.seat < 0) return m.bomb_busters_prompt_drawing();
  if (task.type === "take-wire") return m.bomb_busters_prompt_robot();
  if (task.type === "token") return m.bomb_busters_prompt_wait_token({ name });
  if (task.type === "answer") return m.bomb_busters_prompt_wait_answer({ name, whose: ofWhom(nameOf(names, task.asker)) });
  if (task.type === "give") return m.bomb_busters_prompt_wait_give({ name, giver: nameOf(names, task.giver) });
  return m.bomb_busters_prompt_wait_choice({ name });
}
