// Who is here: a guest with a cookie and a name that can be changed.
import { remember } from "$kit/memory";
import { api } from "./api";
import type { Guest } from "./wire";

export const guest = $state<{ me: Guest | null }>({ me: null });

/** Under this name stands who was met here last. */
export const MET = "cosmotheque-met";

let asked: Promise<Guest> | null = null;

/** The guest; the first call makes the server hand out the cookie. Everything that changes something waits for it. */
export function meet(): Promise<Guest> {
  asked ??= api.me().then(
    (me) => {
      remember(MET, me.id);
      return (guest.me = me);
    },
    (refusal: unknown) => {
      asked = null;
      throw refusal;
    },
  );
  return asked;
}

export async function rename(name: string): Promise<void> {
  guest.me = await api.rename(name);
}
