// A cut with tools reaches the table step by step: take, point, announce.
import type { Tool } from "./equipment";
import { sameSlot } from "./values";
import type { Action, Announce, Slot } from "./wire";

/** A cut with tools that was decided and is being told to the table step by step. */
export interface Plan {
  tools: readonly Tool[];
  slots: readonly Slot[];
  values: readonly number[];
  own: readonly Slot[];
}

/** The first listed action that brings the plan forward. */
export function nextStep(plan: Plan, actions: readonly Action[]): Action | undefined {
  const wanted = JSON.stringify([plan.values, plan.own]);
  return (
    actions.find((action) => action.type === "take" && plan.tools.includes(action.tool)) ??
    actions.find((action) => action.type === "sweep" && action.stand === plan.slots[0]?.[0]) ??
    actions.find((action) => action.type === "point" && plan.slots.some((slot) => sameSlot(slot, action.slot))) ??
    actions.find((action): action is Announce => action.type === "announce" && JSON.stringify([action.values, action.own]) === wanted)
  );
}
