// Bing Bang in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { ending } from "./ending";
import { goal } from "./goal";
import { prompt } from "./hints";
import { describeEvent, sound } from "./log";
import { needs } from "./needs";
import { scenes } from "./scenes";
import { summary } from "./summary";
import { opensTurn, tellTurn } from "./telling";
import type { Action, Event, View } from "./wire";
import { describeAction, seatMarks } from "./words";

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
