// My games in the order in which they want me. Pure, so that it can be tested.
import { acting, mySeats } from "../table/turn";
import type { TableInfo } from "../wire";

type Ordered = Pick<TableInfo, "status" | "seats" | "actors" | "created" | "deadlines">;

export const isMyTurn = ({ status, seats, actors }: Ordered): boolean =>
  status === "running" && mySeats(seats).some((seat) => acting(actors).includes(seat));

/** My turn, in play, waiting for players, finished; in each those whose time is over first, then the newest. */
export const inOrder = <Table extends Ordered>(tables: readonly Table[]): Table[] =>
  [...tables].sort(
    (one, other) =>
      urgency(one) - urgency(other) || end(one) - end(other) || other.created.localeCompare(one.created),
  );

/** When the first has to move for whom a table waits, or I have to if it is me; null where nobody has to by a time. */
export function nextEnd({ deadlines, seats }: Pick<Ordered, "deadlines" | "seats">): number | null {
  const ends = deadlines.flatMap((end, seat) => (end === null ? [] : [{ end, mine: seats[seat]!.mine }]));
  const mine = ends.filter((one) => one.mine);
  return ends.length ? Math.min(...(mine.length ? mine : ends).map(({ end }) => end)) : null;
}

const end = (table: Ordered): number => nextEnd(table) ?? Number.MAX_SAFE_INTEGER;

function urgency(table: Ordered): number {
  if (isMyTurn(table)) return 0;
  return { running: 1, open: 2, over: 3 }[table.status];
}
