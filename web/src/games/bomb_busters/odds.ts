// What the coach shows: how likely each value is for every hidden wire, and the safest cuts.
import type { Advised } from "$kit/game";
import { m } from "$messages";
import { percent, RED, slotName, valueWord, wireAt } from "./values";
import type { Action, CutChance, Shown, Slot, View } from "./wire";

export type Advice = Advised<Action, Shown>;

/** The likeliest value of a wire, and the chance that it is red. */
export interface Likely {
  value: number;
  chance: number;
  red: number;
}

/** Below this a chance is not worth a word, unless it is one of red: the coach's sentence names that risk. */
const NOTHING = 0.005;

/** The possible values of a hidden wire, the likeliest first. */
export function possible(advice: Advice | null, [stand, place]: Slot): [value: number, chance: number][] {
  const chances = advice?.shown?.chances[stand]?.[place] ?? [];
  return [...chances.entries()].filter(([value, chance]) => chance >= NOTHING || (value === RED && chance > 0)).sort((a, b) => b[1] - a[1]);
}

/** For the wire itself; null where everybody knows it. */
export function likely(view: View, advice: Advice | null, slot: Slot): Likely | null {
  const chances = possible(advice, slot);
  if (chances[0] === undefined || wireAt(view, slot)?.shown) return null;
  const [value, chance] = chances[0];
  return { value, chance, red: chances.find(([other]) => other === RED)?.[1] ?? 0 };
}

/** "7 62%, 8 30%, red 8%". */
export const oddsWords = (advice: Advice | null, slot: Slot): string =>
  possible(advice, slot).map(([value, chance]) => `${valueWord(value)} ${percent(chance)}`).join(", ");

/** How likely it is that a wire pointed at has this value. */
export function chanceOf(advice: Advice | null, slots: readonly Slot[], value: number): number | null {
  const [slot, ...others] = slots;
  if (slot === undefined || others.length) return null;
  return advice?.shown?.chances[slot[0]]?.[slot[1]]?.[value] ?? null;
}

export const safestCut = (advice: Advice | null): CutChance | null => advice?.shown?.cuts[0] ?? null;

/** The cut that the coach speaks of, with its odds: the one it would make, or where there is nothing to do the safest. */
export function advisedCut(advice: Advice | null): CutChance | null {
  const best = advice?.best;
  if (!best) return safestCut(advice);
  if (best.type !== "cut") return null;
  const [stand, place] = best.target;
  const chances = advice?.shown?.chances[stand]?.[place];
  const known = advice?.shown?.cuts.find(({ slot, value }) => slot[0] === stand && slot[1] === place && value === best.value);
  if (known) return known;
  return chances?.length ? { slot: best.target, value: best.value, success: chances[best.value] ?? 0, red: chances[RED] ?? 0 } : null;
}

/** The wire to choose: that of the advised action; where nothing is advised, the one of the safest cut. */
export function advisedSlot(advice: Advice | null): Slot | null {
  const best = advice?.best;
  if (!best) return safestCut(advice)?.slot ?? null;
  if ("slot" in best) return best.slot;
  return best.type === "cut" ? best.target : null;
}

export const isAdvised = (advice: Advice | null, action: Action): boolean =>
  advice?.best != null && JSON.stringify(advice.best) === JSON.stringify(action);

export function cutWords({ slot, value, success, red }: CutChance): string {
  const words = { slot: slotName(slot), value: valueWord(value), success: percent(success), red: percent(red) };
  return red > 0 ? m.bomb_busters_safest_risky(words) : m.bomb_busters_safest(words);
}
