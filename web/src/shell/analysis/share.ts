// Chances as they are shown: a part of the bar for each side. Pure, so that it can be tested.

/** Somebody's part of the chances; without a seat it is the team's. */
export interface Share {
  readonly seat: number | null;
  readonly chance: number;
}

export const sharesOf = (chances: readonly number[]): Share[] =>
  chances.map((chance, seat) => ({ seat: chances.length === 1 ? null : seat, chance }));

/** What a list has room for: the chance of whoever looks, else of whoever is ahead. */
export function foremost(chances: readonly number[], looks: number | null): Share {
  const shares = sharesOf(chances);
  return shares.find(({ seat }) => seat === looks) ?? shares.toSorted((a, b) => b.chance - a.chance)[0]!;
}
