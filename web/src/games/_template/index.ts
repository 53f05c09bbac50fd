// What the browser is given of this game.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { needs, scenes } from "./scenes";
import type { Action, Event, View } from "./wire";
import { describeAction, describeEvent, prompt, sound, summary } from "./words";

export default {
  Board,
  describeAction,
  describeEvent,
  prompt,
  needs,
  scenes,
  sound,
  summary,
} satisfies GameModule<View, Action, Event>;
