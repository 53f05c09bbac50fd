// Space Connection in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import type { Action, Event, View } from "./wire";
import { describeAction, describeEvent, hint, seatMarks, sound, summary } from "./words";

export default { Board, describeAction, describeEvent, hint, seatMarks, sound, summary } satisfies GameModule<
  View,
  Action,
  Event
>;
