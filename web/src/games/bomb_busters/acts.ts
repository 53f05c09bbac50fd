// Actions that need no wire: those the voice answers, those to be chosen from, and those in the dock.
import { m } from "$messages";
import { actionHalf } from "./tags";
import { valueWord } from "./values";
import type { Action } from "./wire";

export interface Acts {
  /** The only thing to do: the voice's answer. */
  answer: Action | null;
  /** Those to be chosen from. */
  choices: readonly Action[];
  /** Those in the dock. */
  tools: readonly Action[];
}

export function actsOf(actions: readonly Action[]): Acts {
  const asked = actions.filter((action) => actionHalf(action).way === "asked");
  const optional = actions.filter((action) => actionHalf(action).way === "free");
  const busy = actions.some(({ type }) => type === "cut" || type === "point");
  if (busy) return { answer: null, choices: [], tools: [...asked, ...optional] };
  const single = asked.length === 1 ? asked[0]! : null;
  return { answer: single, choices: single ? [] : asked, tools: optional };
}

/** The word below it in the dock. */
export const toolWord = (action: Action): string => (actionHalf(action).word ?? m.bomb_busters_tool_act)();

/** The word on the voice's answer: where a value was to be chosen, that value. */
export const answerLabel = (action: Action): string => (isKeyed(action) ? valueWord(keyValue(action)) : (actionHalf(action).answer ?? m.bomb_busters_answer_do)());

export const isKeyed = (action: Action): boolean => actionHalf(action).keyed ?? false;

/** The value of an action that is chosen by a key. */
export function keyValue(action: Action): number {
  if ("value" in action && typeof action.value === "number") return action.value;
  return "number" in action && typeof action.number === "number" ? action.number : 0;
}
