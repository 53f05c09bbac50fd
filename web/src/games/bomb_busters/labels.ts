// Every action as a button, alone and in the groups of the action list.
import type { ActionWords } from "$kit/game";
import { m } from "$messages";
import { cardName, cardOf } from "./cards";
import { onTable } from "./reminders";
import { nameOf } from "./saying";
import { actionHalf } from "./tags";
import { knownValue, ownerOf, slotName, valueWord, wireAt } from "./values";
import type { Action, View } from "./wire";

export const actionLabel = (action: Action, view: View, names: readonly string[]): string => actionHalf(action).label(action, view, names);

/** Where the question says the rest: a number for the radar, a name for a wire that is handed over, or for a coffee. */
export const shortLabel = (action: Action, names: readonly string[], me: number | null): string | null => actionHalf(action).short?.(action, names, me) ?? null;

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
  const group = actionHalf(action).group;
  if (group !== undefined) return group();
  return card === null ? m.bomb_busters_group_turn() : cardName(card, view);
}
