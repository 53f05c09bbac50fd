// Keys of the board that decide now: all wires, the numbers, the detonator and the mission's parts. Where cards or acts
// are chosen from, they lie over the stands of the others; where a floor or a sheet is asked about, it lies over all.
import { scoreOf } from "./goal";
import { highest } from "./inPlay";
import { partsOf } from "./missionParts";
import { inMission } from "./parts";
import { onTable } from "./reminders";
import { taskHalf } from "./tags";
import { slotKey } from "./values";
import type { View } from "./wire";

export function needs(given: View, seat: number | null): string[] {
  const view = onTable(given);
  const task = view.tasks[0];
  const over = task && taskHalf(task).over;
  if (view.stands.length === 0 || over === "all") return partKeys(view);
  const covers = inMission(view).some(([part, slice]) => part.covers?.(slice, view, seat)) || (task?.seat === seat && over === "others");
  return [
    ...view.stands.flatMap(({ owner, wires }, stand) => (covers && owner !== seat ? [] : wires.map((_, place) => slotKey([stand, place])))),
    ...Array.from({ length: highest(view) }, (_, index) => `number.${index + 1}`),
    ...(scoreOf(view) ? [] : ["detonator"]),
    ...partKeys(view),
  ];
}

const partKeys = (view: View): string[] => partsOf(view).map((part) => `part.${part}`);
