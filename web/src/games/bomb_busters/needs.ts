// Keys of the board that decide now: all wires, the numbers, the detonator and the mission's parts. Where cards or acts
// are chosen from, they lie over the stands of the others; where a floor or a sheet is asked about, it lies over all.
import { isRobotScore } from "./dial";
import { partsOf } from "./missionParts";
import { onTable } from "./reminders";
import { highest, slotKey } from "./values";
import type { View } from "./wire";

/** Tasks that ask for no wire: what is asked lies over the stands. */
const OVER_OTHERS: readonly View["tasks"][number]["type"][] = [
  "card", "character", "heart", "drop", "constraint", "replace", "ring", "last", "lay", "end", "hand", "face", "gift", "pick", "file-wire",
  "clue", "understand", "token", "answer",
];
const OVER_ALL: readonly View["tasks"][number]["type"][] = ["step", "tick", "line", "look"];

export function needs(given: View, seat: number | null): string[] {
  const view = onTable(given);
  const task = view.tasks[0];
  if (view.stands.length === 0 || (task && OVER_ALL.includes(task.type))) return partKeys(view);
  const covers = asksForCards(view, seat) || (task?.seat === seat && OVER_OTHERS.includes(task.type));
  return [
    ...view.stands.flatMap(({ owner, wires }, stand) => (covers && owner !== seat ? [] : wires.map((_, place) => slotKey([stand, place])))),
    ...Array.from({ length: highest(view) }, (_, index) => `number.${index + 1}`),
    ...(isRobotScore(view) ? [] : ["detonator"]),
    ...partKeys(view),
  ];
}

const partKeys = (view: View): string[] => partsOf(view).map((part) => `part.${part}`);

/** A turn that begins with number cards (BOM-1801, BOM-2601, BOM-4701). */
const asksForCards = ({ active, parts: { numbers }, tasks }: View, seat: number | null): boolean =>
  active === seat && tasks.length === 0 && numbers?.value === 0 && numbers.line.length === 0;
