// The notation of each listed action, as the server wrote it beside the drawing.
import type { ActionWords } from "$kit/game";
import { m } from "$messages";
import type { Drawing } from "../wire";

export const describeAction = (action: unknown, view: Drawing): ActionWords => ({
  group: m.actions(),
  label: writtenIn(view).get(JSON.stringify(action)) ?? "",
});

function writtenIn(view: Drawing): ReadonlyMap<string, string> {
  const known = notations.get(view);
  if (known) return known;
  const written = new Map(view.actions.map(({ action, text }) => [JSON.stringify(action), text]));
  notations.set(view, written);
  return written;
}

const notations = new WeakMap<Drawing, ReadonlyMap<string, string>>();
