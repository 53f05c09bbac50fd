// What is known of a position, in words.
import { m } from "$messages";
import type { Mark } from "./pencil.svelte";
import type { SkyView } from "./wire";
import { craftName } from "./words";

/** Everything that is known of a position, pencil marks last; nothing where nothing is. */
export function whatLies(sky: SkyView, at: string, planets: readonly string[], mark: Mark | undefined): string {
  const lost = sky.lost.find((craft) => craft.at === at);
  const ground = groundAt(sky, at, planets);
  const known = ground === null ? "" : SIGNS[ground]();
  return [
    known,
    lost ? `${m.space_connection_sign_lost()} (${craftName(lost.craft)})` : "",
    sky.emitters.includes(at) ? craftName("laser") : "",
    known || !mark ? "" : mark === "planet" ? m.space_connection_noted_planet() : m.space_connection_noted_empty(),
  ]
    .filter(Boolean)
    .join(", ");
}

export type Ground = "complete" | "found" | "hidden" | "empty" | "implied";

const SIGNS: Record<Ground, () => string> = {
  complete: m.space_connection_sign_complete,
  found: m.space_connection_sign_found,
  hidden: m.space_connection_sign_hidden,
  empty: m.space_connection_sign_empty,
  implied: m.space_connection_sign_implied,
};

/** What a sky has given away of a position, or its owner knows; null where nobody says anything. */
export function groundAt(sky: SkyView, at: string, planets: readonly string[]): Ground | null {
  if (sky.systems.some((system) => system.includes(at))) return "complete";
  if (sky.found.includes(at)) return "found";
  if (planets.includes(at)) return "hidden";
  if (sky.empty.includes(at)) return "empty";
  return sky.implied.includes(at) ? "implied" : null;
}
