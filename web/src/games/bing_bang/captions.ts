// Captions of scenes: a line of at most fifty letters, whatever the log says of the same event.
import { m } from "$messages";
import { describeEvent } from "./log";
import { aToken, cardName, missionName, planetName, surpriseName } from "./names";
import { personOf } from "./persons";
import type { Event, View } from "./wire";

/** The voice has room for so many characters. */
export const LONGEST = 50;
/** Surprises that have more to say. */
const IN_BRIEF: Record<string, () => string> = {
  "repair-crew": m.bing_bang_brief_repair_crew,
  leak: m.bing_bang_brief_leak,
  customs: m.bing_bang_brief_customs,
  debris: m.bing_bang_brief_debris,
};

/** The first of these that fits, else the last. */
export const fitting = (...words: readonly string[]): string => words.find((one) => one.length <= LONGEST) ?? words.at(-1) ?? "";

/** `names` are cut at twelve letters already. */
export function captionOf(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  const said = describeEvent(event, view, names, me) ?? "";
  const who = personOf("seat" in event ? event.seat : -1, names, me);
  const { name } = who;
  switch (event.type) {
    case "surprise-drawn": {
      const card = surpriseName(event.card);
      return fitting(`${name} · ${card}`, card, IN_BRIEF[event.card]?.() ?? "");
    }
    case "bing-bang":
      return fitting(said, `${name} · ${cardName(event.card)}`);
    case "rearranged":
      return m.bing_bang_scene_sectors();
    case "flown-over":
      return fitting(said, m.bing_bang_scene_flew({ ...who, token: aToken(view.table.colours[event.token] ?? -1) }));
    case "delivered":
      return fitting(said, m.bing_bang_told({ name, what: m.bing_bang_told_delivered({ ...who, planet: planetName(event.planet) }) }));
    case "fetched":
      return fitting(said, m.bing_bang_told({ name, what: m.bing_bang_told_fetched(who) }));
    case "mission-shown":
      return fitting(said, m.bing_bang_scene_shown({ ...who, card: missionName(event.category, event.card) }));
    default:
      return said || null;
  }
}
