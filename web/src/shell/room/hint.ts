// A hint in one line: what would be done. The reasons are in the drawer.
import type { GameModule } from "$kit/game";
import { clipped } from "$kit/names";
import { m } from "$messages";

export const hintWords = (game: GameModule, best: unknown, view: unknown, names: readonly string[]): string =>
  m.stage_hinted({ move: game.describeAction(best, view, names.map(clipped)).label });
