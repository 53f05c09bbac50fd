// Katarenga Big Bang and Katarenga in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { summary } from "./summary";
import type { Action, Event, View } from "./wire";
import { describeAction, describeEvent, hint, seatMarks, sound } from "./words";

export default { Board, describeAction, describeEvent, hint, sound, summary, seatMarks } satisfies GameModule<
  View,
  Action,
  Event
>;
