// Katarenga Big Bang and Katarenga in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { goal } from "./goal";
import { scenes } from "./scenes";
import { describeEvent, ending, opensTurn, tellTurn } from "./story";
import { summary } from "./summary";
import type { Action, Event, View } from "./wire";
import { describeAction, needs, prompt, seatMarks, sound } from "./words";

export default {
  Board,
  describeAction,
  describeEvent,
  opensTurn,
  tellTurn,
  goal,
  ending,
  prompt,
  needs,
  scenes,
  sound,
  summary,
  seatMarks,
} satisfies GameModule<View, Action, Event>;
