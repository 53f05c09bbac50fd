// Who is here: a guest with a cookie and a name that can be changed.
import { api } from "./api";
import { met } from "./met";
import type { Guest } from "./wire";

export const guest = $state<{ me: Guest | null }>({ me: null });

/** The guest; the first call makes the server hand out the cookie. Everything that changes something waits for it. */
export async function meet(): Promise<Guest> {
  const me = await met();
  return (guest.me ??= me);
}

export async function rename(name: string): Promise<void> {
  guest.me = await api.rename(name);
}
