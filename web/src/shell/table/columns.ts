// Actions as the server tells them by columns.
import type { Columns } from "../wire";

/** The actions one by one, in their order and with their fields in theirs. */
export const inRows = (columns: readonly Columns[]): unknown[] => columns.flatMap(rows);

function rows({ count, fields }: Columns): unknown[] {
  return Array.from({ length: count }, (_, number) => {
    const row: Record<string, unknown> = {};
    for (const [name, values] of fields) row[name] = values[values.length === 1 ? 0 : number];
    return row;
  });
}
