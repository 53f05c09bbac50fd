// What is known of a position, in words.
import { m } from "$messages";
import type { Mark } from "./pencil.svelte";
import type { SkyView } from "./wire";
import { craftName } from "./words";

/** Everything that is known of a position, pencil marks last; nothing where nothing is. */
export function whatLies(sky: SkyView, at: string, planets: readonly string[], mark: Mark | undefined): string {
  const lost = sky.lost.find((craft) => craft.at === at);
  const known = ground(sky, at, planets);
  return [
    known,
    lost ? `${m.space_connection_sign_lost()} (${craftName(lost.craft)})` : "",
    sky.emitters.includes(at) ? craftName("laser") : "",
    known || !mark ? "" : mark === "planet" ? m.space_connection_noted_planet() : m.space_connection_noted_empty(),
  ]
    .filter(Boolean)
    .join(", ");
}

function ground(sky: SkyView, at: string, planets: readonly string[]): string {
  if (sky.systems.some((system) => system.includes(at))) return m.space_connection_sign_complete();
  if (sky.found.includes(at)) return m.space_connection_sign_found();
  if (planets.includes(at)) return m.space_connection_sign_hidden();
  if (sky.empty.includes(at)) return m.space_connection_sign_empty();
  return sky.implied.includes(at) ? m.space_connection_sign_implied() : "";
}
