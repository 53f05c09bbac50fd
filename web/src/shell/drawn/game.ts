// The browser half of a game that has none of its own: the server sends what the game draws and writes for a terminal.
import type { GameModule } from "$kit/game";
import type { Drawing, GameInfo } from "../wire";
import Board from "./DrawnBoard.svelte";
import { eventWords, type PlainEvent } from "./events";
import { describeAction } from "./notation";

export const drawnGame = (info: GameInfo): GameModule<Drawing, unknown, PlainEvent> => ({
  Board,
  hasList: true,
  describeAction,
  describeEvent: (event, _view, names) => eventWords(info.words.events, event, names),
  sound: () => "wood",
});
