// What is drawn of the wires of a stand, and what can be done with them. Views in, pictures out.
import type { Choosing } from "./choosing.svelte";
import { likely, type Advice } from "./odds";
import type { Pencil } from "./pencil.svelte";
import { inMission, PARTS } from "./parts";
import { excludedHere, isByHeart, isSurelyRed, labelAt } from "./reminders";
import { isSingle } from "./single";
import type { Tile } from "./tile";
import { RED, sameSlot, slotKey } from "./values";
import { wireWords } from "./wires";
import type { Slot, View } from "./wire";

/** What a tap on a wire would mean, and what was meant by those before. */
export interface Touch {
  can: boolean;
  lit: boolean;
  pointed: boolean;
  penned: boolean;
  advised: boolean;
  last: boolean;
}

export function tilesOf(view: View, stand: number, pencil: Pencil, advice: Advice | null): Tile[] {
  const { owner, wires } = view.stands[stand]!;
  return wires.map((wire, place) => {
    const slot = [stand, place] as const;
    const hidden = wire.code === 0;
    const marks = isByHeart(view) ? [] : pencil.of(slot);
    return {
      wire: hidden && isSurelyRed(view, slot) ? { ...wire, shown: RED } : wire,
      pencil: marks,
      not: hidden && !wire.shown ? excludedHere(view, slot) : [],
      label: labelAt(view, slot),
      single: isSingle(view, slot),
      loose: wire.cut ? [] : PARTS.flatMap(({ loose }) => (loose?.is(wire) ? [loose.mark] : [])),
      foreign: owner !== view.seat && !wire.cut && !hidden,
      odds: likely(view, advice, slot),
      words: wireWords(view, slot, hidden ? marks : [], advice),
    };
  });
}

/** `last` are the wires of the last thing that happened, `advised` is the one that the coach would choose. */
export function touchesOf(view: View, stand: number, choosing: Choosing, pencil: Pencil, last: ReadonlySet<string>, advised: Slot | null): Touch[] {
  const { owner, wires } = view.stands[stand]!;
  const asked = view.tasks[0]?.type === "answer" ? view.tasks[0].slots : inMission(view).flatMap(([part, slice]) => part.pointed?.(slice) ?? []);
  const pointed = new Set([...choosing.pointed, ...(choosing.plan?.slots ?? []), ...asked].map(slotKey));
  const markable = owner !== view.seat && view.seat !== null && !view.ended && !isByHeart(view);
  const penned = pencil.slot && slotKey(pencil.slot);
  return wires.map(({ cut }, place) => {
    const slot = [stand, place] as const;
    const key = slotKey(slot);
    const isLit = choosing.lit.has(key);
    return {
      can: isLit || (!cut && markable),
      lit: isLit && !pencil.on,
      pointed: pointed.has(key),
      penned: penned === key,
      advised: advised !== null && sameSlot(advised, slot),
      last: last.has(key),
    };
  });
}
