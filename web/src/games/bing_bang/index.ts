// Bing Bang in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { describeEvent, sound } from "./log";
import type { Action, Event, View } from "./wire";
import { describeAction, hint, seatMarks, summary } from "./words";

export default { Board, describeAction, describeEvent, hint, sound, summary, seatMarks } satisfies GameModule<
  View,
  Action,
  Event
>;
