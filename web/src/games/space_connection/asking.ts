// The steps within a launch, as the voice asks them: at most fifty characters each.
import type { Ask } from "$kit/game";
import { m } from "$messages";
import { countOf, type Craft, type Launching } from "./launching.svelte";
import type { Pencil } from "./pencil.svelte";
import type { Fleet } from "./wire";
import { craftName, launchWords } from "./words";

/** The step that a picked launch, or half of one, waits for; null where the turn's own words will do. */
export function launchStep(launching: Launching): Ask | null {
  const { picked, launch, first, craft } = launching;
  const cancel = (): void => launching.reset();
  if (picked && launch) {
    const answer = { label: m.space_connection_go(), act: () => void launching.go() };
    return { says: m.space_connection_sure({ launch: launchWords(launch) }), answer, cancel };
  }
  if (first !== null) return { says: m.space_connection_aim_second({ at: first }), cancel };
  return craft === "rocket" ? null : { says: aimWords(craft, launching.isPair) };
}

export function pencilStep(pencil: Pencil, leave: () => void): Ask {
  const answer = { label: m.space_connection_erase(), act: () => pencil.clear() };
  return { says: m.space_connection_pencil_how(), answer: pencil.marks.size ? answer : undefined, cancel: leave };
}

/** Where a craft goes. */
export function aimWords(craft: Exclude<Craft, "rocket">, isPair: boolean): string {
  if (craft === "ship") return m.space_connection_aim_ship();
  if (craft === "super-ship") return m.space_connection_aim_triangle();
  return isPair ? m.space_connection_aim_pair() : m.space_connection_aim_further();
}

/** Why a craft that is not `available` cannot be launched. */
export function obstacle(craft: Craft, fleet: Fleet): string {
  const count = countOf(fleet, craft);
  if (count === 0) return m.space_connection_none_left({ craft: craftName(craft) });
  if (craft === "laser" && count === 1) return m.space_connection_one_emitter();
  return m.space_connection_no_place({ craft: craftName(craft) });
}
