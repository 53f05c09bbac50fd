// The bunker of mission 66 in words.
import { m } from "$messages";
import type { Inside } from "../../wire";

export const SIDES = [m.bomb_busters_side_north, m.bomb_busters_side_east, m.bomb_busters_side_south, m.bomb_busters_side_west];

const SENSES: Readonly<Record<string, () => string>> = {
  A: m.bomb_busters_bunker_a,
  B: m.bomb_busters_bunker_b,
  C: m.bomb_busters_bunker_c,
  D: m.bomb_busters_bunker_d,
  E: m.bomb_busters_bunker_e,
};

/** What a value must be for a constraint. */
export const senseOf = (letter: string | null | undefined): string => SENSES[letter ?? ""]?.() ?? "";

export const sideWord = (side: number): string => SIDES[side]?.() ?? "";

/** A place by its column and row: b3. */
export const placeName = ({ column, row }: { column: number; row: number }): string => `${"abcd"[column]}${row + 1}`;

const JOBS: Readonly<Record<string, () => string>> = {
  key: m.bomb_busters_job_key,
  guard: m.bomb_busters_job_guard,
  lever: m.bomb_busters_job_lever,
  doctor: m.bomb_busters_job_doctor,
};

export const jobWords = (job: string): string => JOBS[job]?.() ?? "";

/** What stands on a place, as a sign; nothing where a job is done. */
export function signOf({ floor, done }: Inside, name: string): string {
  const signs: Readonly<Record<string, readonly [string, string]>> = floor
    ? { d1: ["⇧", ""], d3: ["⚡", "lever"], a1: ["☠", "doctor"], b1: ["✹", ""], b3: ["✹", ""], d2: ["✹", ""] }
    : { a1: ["✈", ""], b3: ["⚷", "key"], d2: ["♟", "guard"], d1: ["⇧", ""] };
  const [sign, job] = signs[name] ?? ["", ""];
  return job && done.includes(job) ? "" : sign;
}

/** What the signs mean that are still on this floor. */
export function legendOf({ floor, done }: Inside): string {
  const signs: readonly [string, () => string, string][] = floor
    ? [["⚡", m.bomb_busters_sign_lever, "lever"], ["☠", m.bomb_busters_sign_doctor, "doctor"], ["✹", m.bomb_busters_sign_trap, ""]]
    : [["⚷", m.bomb_busters_sign_key, "key"], ["♟", m.bomb_busters_sign_guard, "guard"], ["⇧", m.bomb_busters_sign_stairs, ""]];
  return signs.filter(([, , job]) => !job || !done.includes(job)).map(([sign, words]) => `${sign} ${words()}`).join(" · ");
}

/** Whether there is a wall to the east of a place, or to its south. */
export function walls({ floor, done }: Inside, name: string): { east: boolean; south: boolean } {
  const barrier = floor ? !done.includes("lever") : true;
  const door = !floor && name === "b3" && done.includes("key");
  return { east: name.startsWith("b") && barrier && !door, south: name === "d1" };
}
