// Who is here: a guest with a cookie and a name that can be changed.
import { api } from "./api";
import type { Guest } from "./wire";

export const guest = $state<{ me: Guest | null }>({ me: null });

let asked: Promise<Guest> | null = null;

/** The guest; the first call makes the server hand out the cookie. Everything that changes something waits for it. */
export function meet(): Promise<Guest> {
  asked ??= api.me().then(
    (me) => (guest.me = me),
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
