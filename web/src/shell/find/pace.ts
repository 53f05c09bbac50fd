// The paces at which anybody may be found, and how long somebody has waited, in words.
import { m } from "$messages";
import type { Meta, Pair } from "../wire";

export type PairPace = NonNullable<Pair["pace"]>;

const PACES: readonly PairPace[] = ["free", "clock", "days-1", "days-3", "days-7"];

export function paceWords(pace: PairPace): string {
  if (pace === "free") return m.find_pace_free();
  if (pace === "clock") return m.find_pace_clock();
  return m.find_pace_days({ count: Number(pace.slice("days-".length)) });
}

/** "Live, no clock · Rated": what somebody who waits is looking for. */
export const wanted = (pace: PairPace, rated: boolean): string =>
  [paceWords(pace), ...(rated ? [m.rated()] : [])].join(" · ");

/** A game against time is played now, by its own clock. */
export const pacesOf = (meta: Pick<Meta, "live">): readonly PairPace[] => (meta.live ? ["free"] : PACES);

export const isSlow = (pace: PairPace): boolean => pace.startsWith("days-");

/** "3 min": so long have these milliseconds been. */
export function waited(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return m.find_under_a_minute();
  return minutes < 60 ? m.find_minutes({ count: minutes }) : m.find_hours({ count: Math.floor(minutes / 60) });
}
