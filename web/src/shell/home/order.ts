// My games in the order in which they want me. Pure, so that it can be tested.
import { acting, mySeats } from "../table/turn";
import type { TableInfo } from "../wire";

type Ordered = Pick<TableInfo, "status" | "seats" | "actors" | "created">;

export const isMyTurn = ({ status, seats, actors }: Ordered): boolean =>
  status === "running" && mySeats(seats).some((seat) => acting(actors).includes(seat));

/** My turn, in play, waiting for players, finished; the newest first in each. */
export const inOrder = <Table extends Ordered>(tables: readonly Table[]): Table[] =>
  [...tables].sort((one, other) => urgency(one) - urgency(other) || other.created.localeCompare(one.created));

function urgency(table: Ordered): number {
  if (isMyTurn(table)) return 0;
  return { running: 1, open: 2, over: 3 }[table.status];
}
