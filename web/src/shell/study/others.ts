// Who sits at a table that is only there to learn at.
import { m } from "$messages";
import { guest } from "../guest.svelte";

const OTHERS = ["Ada", "Basile", "Chloé", "Diego", "Élise"];

/** The names of so many seats; the reader's own at `me`. */
export function others(me: number, seats: number): readonly string[] {
  const mine = guest.me?.name ?? m.lesson_you();
  return Array.from({ length: seats }, (_, seat) => (seat === me ? mine : OTHERS[seat > me ? seat - 1 : seat]!));
}
