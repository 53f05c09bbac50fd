// Drawing a deal together with the server: promising a number with whatever sets a table up, opening it when asked.
import { api } from "../api";
import type { TableInfo } from "../wire";
import { adopt, follow, hashed, newNumber } from "./numbers";

/** Sets a table up with a promise; where the game is to start, its number is opened before anybody goes there. */
export async function withPromise(setUp: (commitment: string) => Promise<TableInfo>): Promise<TableInfo> {
  const number = newNumber();
  const table = await setUp(hashed(number));
  adopt(table.id, number);
  return (await openIfAsked(table)) ?? table;
}

/** Opens this browser's number, where the table asks for it. One that does not arrive is left out, and the game begins. */
export async function openIfAsked(table: TableInfo): Promise<TableInfo | null> {
  const number = follow(table);
  return number === null ? null : await api.openNumber(table.id, number).catch(() => null);
}
