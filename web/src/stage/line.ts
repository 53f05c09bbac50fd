// The line that the voice says.
import type { Answer } from "$kit/game";
import type { IconName } from "$kit/Icon.svelte";

/** The sign of a seat beside the words. */
export interface Mark {
  seat: number;
  colour: string;
}

export interface Line {
  says: string;
  /** Whose turn it is; `over` when the game is. */
  turn: "mine" | "theirs" | "over";
  marks: readonly Mark[];
  /** Comes before everything else: a lost connection, a pause, a closed table. */
  urgent?: boolean;
  answer?: Answer | null | undefined;
}

/** A thin bar of progress along the edge of a tall voice. */
export interface Progress {
  label: string;
  done: number;
  all: number;
}

/** Undoing, or one step back, in the last place of the dock. */
export interface Undo {
  icon?: IconName;
  label: string;
  word: string;
  act(): void;
}

/** The hint: one tap asks, and whoever asked is told on the board and by the voice. */
export interface Hint {
  /** Its name where it is more than a hint. */
  label?: string;
  act(): void;
  busy: boolean;
}
