// Who did something, as a sentence needs it: French conjugates, and the reader is "you".
import { m } from "$messages";

export interface Person {
  name: string;
  aux: string;
  own: string;
}

export function personOf(seat: number, names: readonly string[], me: number | null): Person {
  return seat === me
    ? { name: m.bing_bang_you(), aux: m.bing_bang_aux_you(), own: m.bing_bang_own_you() }
    : { name: names[seat] ?? "", aux: m.bing_bang_aux_they(), own: m.bing_bang_own_they() };
}
