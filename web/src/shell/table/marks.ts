// How seats are told apart wherever they are named: by the game's own colours, or by those of the house.
import type { GameModule, SeatMark } from "$kit/game";

/** Told apart by colour-blind eyes, and each seat has a shape besides. */
const COLOURS = ["#e69f00", "#56b4e9", "#2aa87f", "#d98cb8", "#d5603b", "#d9cf4a", "#8f87d6", "#a5adbd"];

/** A mark for each seat; before there is anything to see, those of the house. */
export function seatMarks(game: GameModule, view: unknown, seats: number): readonly SeatMark[] {
  const given = view ? (game.seatMarks?.(view) ?? []) : [];
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? { colour: COLOURS[seat % COLOURS.length]!, name: "" });
}
