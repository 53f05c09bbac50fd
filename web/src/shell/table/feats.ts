// What people at a table have done that is worth telling.
import type { FeatInfo, GameInfo, TableInfo } from "../wire";

export interface Told {
  readonly feat: FeatInfo;
  /** The seats that did it; none where it was the whole team. */
  readonly seats: readonly number[];
}

/** The feats of a game that is over, each once, in the order in which the game lists them. */
export function featsTold(
  info: Pick<GameInfo, "feats" | "meta">,
  table: Pick<TableInfo, "feats">,
): readonly Told[] {
  return (info.feats ?? []).flatMap((feat) => {
    const seats = (table.feats ?? []).flatMap((keys, seat) => (keys.includes(feat.key) ? [seat] : []));
    return seats.length ? [{ feat, seats: info.meta.cooperative ? [] : seats }] : [];
  });
}
