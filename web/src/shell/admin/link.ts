// What somebody pastes who means a table.

/** The id of a table, from its link or as it is. */
export function tableOf(link: string): string {
  const last = link.trim().replace(/[?#].*$/, "").split("/").filter(Boolean).at(-1);
  return last ?? "";
}
