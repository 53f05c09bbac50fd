// Who is here, asked for once. A browser that is new here is handed its cookie with the answer.
import { recall, remember } from "$kit/memory";
import { api } from "./api";
import type { Guest } from "./wire";

const KEY = "cosmotheque-met";

let asked: Promise<Guest> | null = null;

/** Who was met here last time, if anybody was; the cookie names the same as a rule. */
export const metBefore = (): unknown => recall(KEY);

export function met(): Promise<Guest> {
  asked ??= api.me().then(
    (me) => {
      remember(KEY, me.id);
      return me;
    },
    (refusal: unknown) => {
      asked = null;
      throw refusal;
    },
  );
  return asked;
}
