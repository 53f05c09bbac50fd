// Bing Bang in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { hint } from "./hints";
import { describeEvent, sound } from "./log";
import { summary } from "./summary";
import type { Action, Event, View } from "./wire";
import { describeAction, seatMarks } from "./words";

export default { Board, describeAction, describeEvent, hint, sound, summary, seatMarks } satisfies GameModule<
  View,
  Action,
  Event
>;
