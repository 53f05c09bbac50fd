// Pieces of the table besides stands and numbers: those that a mission has, the words of their chips, and those of them
// the game asks about.
import { inMission } from "./parts";
import type { Panel, Slice, SliceKey } from "./parts/part";
import { actionHalf, eventHalf } from "./tags";
import type { Action, Event, View } from "./wire";

/** The key of a panel; two may share one, but no mission has both. */
export type Part = string;

const panelOf = (view: View, part: Part): readonly [Panel<Slice>, Slice] | undefined => panels(view).find(([{ key }]) => key === part);

const panels = (view: View): (readonly [Panel<Slice>, Slice])[] =>
  inMission(view).flatMap(([{ panel }, slice]) => (panel ? [[panel, slice] as const] : []));

/** The parts of a mission, the same from its first view to its last. */
export const partsOf = (view: View): Part[] =>
  panels(view).flatMap(([panel, slice]) => (panel.isAsked || panel.isHidden?.(slice, view) ? [] : [panel.key]));

/** The panel itself, where the view has it. */
export const bodyOf = (view: View, part: Part): Panel<Slice>["Body"] | undefined => panelOf(view, part)?.[0].Body;

/** What is left of the time, on the chip of a part. */
export const clockOf = (view: View, part: Part): Panel<Slice>["Clock"] => panelOf(view, part)?.[0].Clock;

/** True if it is whole in the strip. */
export const isWhole = (view: View, part: Part): boolean => panelOf(view, part)?.[0].whole ?? false;

/** True if it is never in the strip. */
export const isGlimpse = (view: View, part: Part): boolean => Boolean(panelOf(view, part)?.[0].isAsked);

export const partName = (view: View, part: Part): string => panelOf(view, part)?.[0].name() ?? "";

/** The few signs on the chip of a part. */
export function chipMark(view: View, part: Part): string {
  const [panel, slice] = panelOf(view, part) ?? [];
  return (slice && panel?.mark?.(slice, view)) ?? "";
}

const keyOf = (view: View, slice: SliceKey | undefined): Part | null => inMission(view).find(([part]) => slice && part.slice === slice)?.[0].panel?.key ?? null;

/** The part that the game asks about; null where it asks about wires, or of somebody else. */
export function askedPart(view: View, actions: readonly Action[]): Part | null {
  const asked = panels(view).find(([panel]) => panel.isAsked?.(view));
  return asked ? asked[0].key : (actions.map((action) => keyOf(view, actionHalf(action).on)).find((part) => part !== null) ?? null);
}

/** The part whose piece an event moves, where the mission has it. */
export function partMoved(event: Event, view: View): Part | null {
  const part = keyOf(view, eventHalf(event).moves);
  return part && partsOf(view).includes(part) ? part : null;
}
