// Actions that need no wire: those the voice answers, those to be chosen from, and those in the dock.
import { m } from "$messages";
import { valueWord } from "./values";
import type { Action } from "./wire";

/** Actions that one may do without, or do beside a cut. */
const OPTIONAL: readonly Action["type"][] = ["swap", "pass", "seal", "claim", "hold", "silence", "blind"];
/** Actions that answer a question of the game. */
const ASKED: readonly Action["type"][] = [
  "reds", "stuck", "heart", "card", "snip", "drop", "turn-over", "name", "show-reds", "character", "beside", "deny", "give-token",
  "pick", "file", "keep", "replace", "ring", "last", "face",
];
/** Values to choose from: they are keys. */
const KEYED: readonly Action["type"][] = ["beside", "give-token", "pick", "last", "radar", "lie", "understand"];

const ANSWERS: Partial<Record<Action["type"], () => string>> = {
  reds: m.bomb_busters_answer_reveal,
  "show-reds": m.bomb_busters_answer_reveal,
  "turn-over": m.bomb_busters_answer_reveal,
  stuck: m.bomb_busters_answer_stuck,
  snip: m.bomb_busters_answer_take,
};

export interface Acts {
  /** The only thing to do: the voice's answer. */
  answer: Action | null;
  /** Those to be chosen from. */
  choices: readonly Action[];
  /** Those in the dock. */
  tools: readonly Action[];
}

export function actsOf(actions: readonly Action[]): Acts {
  const asked = actions.filter(({ type }) => ASKED.includes(type));
  const optional = actions.filter(({ type }) => OPTIONAL.includes(type) || type === "wait");
  const busy = actions.some(({ type }) => type === "cut" || type === "point");
  if (busy) return { answer: null, choices: [], tools: [...asked, ...optional] };
  const single = asked.length === 1 ? asked[0]! : null;
  return { answer: single, choices: single ? [] : asked, tools: optional };
}

const WORDS: Partial<Record<Action["type"], () => string>> = {
  wait: m.bomb_busters_tool_wait,
  hold: m.bomb_busters_tool_wait,
  silence: m.bomb_busters_tool_wait,
  pass: m.bomb_busters_tool_pass,
  seal: m.bomb_busters_tool_seal,
  claim: m.bomb_busters_tool_claim,
  swap: m.bomb_busters_tool_swap,
};

/** The word below it in the dock. */
export const toolWord = ({ type }: Action): string => (WORDS[type] ?? m.bomb_busters_tool_act)();

/** The word on the voice's answer: where a value was to be chosen, that value. */
export const answerLabel = (action: Action): string => (isKeyed(action) ? valueWord(keyValue(action)) : (ANSWERS[action.type] ?? m.bomb_busters_answer_do)());

export const isKeyed = ({ type }: Action): boolean => KEYED.includes(type);

/** The value of an action that is chosen by a key. */
export function keyValue(action: Action): number {
  if ("value" in action && typeof action.value === "number") return action.value;
  return "number" in action && typeof action.number === "number" ? action.number : 0;
}
