// Contact in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { isOffered } from "./offers";
import type { Action, Event, View } from "./wire";
import { ending, goal, opensTurn, tellTurn } from "./telling";
import { needs, prompt } from "./prompt";
import { scenes } from "./scenes";
import { describeAction, describeEvent, sound, summary } from "./words";

/** Flights are held on the board's pad. */
const onBoard = (action: Action): boolean => action.type === "transmit";

export default {
  Board,
  describeAction,
  describeEvent,
  ending,
  goal,
  isOffered,
  needs,
  onBoard,
  opensTurn,
  prompt,
  scenes,
  sound,
  summary,
  tellTurn,
} satisfies GameModule<View, Action, Event>;
