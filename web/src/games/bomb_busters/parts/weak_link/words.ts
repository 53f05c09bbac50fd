// What the reader knows of the weak link.
import { m } from "$messages";
import { nameOf } from "../../saying";
import type { Link, View } from "../../wire";

export function linkWords({ seat, ended }: Link, view: View, names: readonly string[]): string {
  if (ended || (view.ended && seat >= 0)) return m.bomb_busters_link_is({ name: nameOf(names, seat) });
  if (seat >= 0) return m.bomb_busters_link_you();
  return view.seat === null ? m.bomb_busters_link_unknown() : m.bomb_busters_link_not_you();
}
