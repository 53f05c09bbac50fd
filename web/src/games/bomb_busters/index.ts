// Bomb Busters in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { ending, goal } from "./goal";
import { describeAction } from "./labels";
import { needs } from "./needs";
import { prompt } from "./prompts";
import { scenes } from "./scenes";
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
  prompt,
  needs,
  scenes,
  sound,
  summary,
} satisfies GameModule<View, Action, Event>;
