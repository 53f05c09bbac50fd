// Bomb Busters in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { ending, goal } from "./goal";
import { describeAction } from "./labels";
import { hint } from "./prompts";
import { describeEvent, opensTurn, tellTurn } from "./telling";
import type { Action, Event, View } from "./wire";
import { forgets, sound, summary } from "./words";

export default {
  Board,
  describeAction,
  describeEvent,
  opensTurn,
  tellTurn,
  goal,
  ending,
  forgets,
  hint,
  sound,
  summary,
  namesSeats: true,
} satisfies GameModule<View, Action, Event>;
