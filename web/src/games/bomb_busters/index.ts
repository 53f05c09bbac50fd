// Bomb Busters in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { describeAction } from "./labels";
import { hint } from "./prompts";
import type { Action, Event, View } from "./wire";
import { describeEvent, forgets, sound, summary } from "./words";

export default { Board, describeAction, describeEvent, forgets, hint, sound, summary } satisfies GameModule<View, Action, Event>;
