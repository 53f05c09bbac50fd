// The template in the browser, to copy.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import type { Action, Event, View } from "./wire";
import { describeAction, describeEvent, hint, sound, summary } from "./words";

export default { Board, describeAction, describeEvent, hint, sound, summary } satisfies GameModule<View, Action, Event>;
