// Space Connection in the browser.
import type { GameModule } from "$kit/game";
import Board from "./Board.svelte";
import { goal } from "./goal";
import { scenes } from "./scenes";
import { describeEvent, ending, opensTurn, sound, tellTurn } from "./telling";
import type { Action, Event, View } from "./wire";
import { describeAction, needs, prompt, seatMarks, summary } from "./words";

const words = { describeAction, describeEvent, ending, goal, needs, opensTurn, prompt, scenes, summary, tellTurn };

export default { Board, ...words, seatMarks, sound } satisfies GameModule<View, Action, Event>;
