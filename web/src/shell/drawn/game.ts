// The browser half of a game that has none of its own: the server sends what the game draws and writes for a terminal.
import type { GameModule } from "$kit/game";
import { m } from "$messages";
import type { Drawing, GameInfo } from "../wire";
import Board from "./DrawnBoard.svelte";
import { eventWords, type PlainEvent } from "./events";

export const drawnGame = (info: GameInfo): GameModule<Drawing, unknown, PlainEvent> => ({
  Board,
  describeAction: (action, view) => ({ group: m.actions(), label: writtenIn(view).get(JSON.stringify(action)) ?? "" }),
  describeEvent: (event, _view, names) => eventWords(info.words.events, event, names),
  sound: () => "wood",
});

/** The notation of each listed action. */
function writtenIn(view: Drawing): ReadonlyMap<string, string> {
  const known = notations.get(view);
  if (known) return known;
  const written = new Map(view.actions.map(({ action, text }) => [JSON.stringify(action), text]));
  notations.set(view, written);
  return written;
}

const notations = new WeakMap<Drawing, ReadonlyMap<string, string>>();
