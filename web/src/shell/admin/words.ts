// What the administrator's page says of reports and deeds.
import { m } from "$messages";
import { language } from "../locale.svelte";
import type { DeedInfo, ReportInfo } from "../wire";

/** A day as people write it, with the time. */
export const moment = (at: string): string =>
  new Date(at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

export const untilWords = (until: string): string =>
  until ? m.admin_bar_until({ day: new Date(until).toLocaleDateString(language(), { dateStyle: "medium" }) }) : m.admin_bar_good();

export function reasonWords(reason: ReportInfo["reason"]): string {
  const words = {
    insult: m.civil_reason_insult,
    spam: m.civil_reason_spam,
    name: m.civil_reason_name,
    unfair: m.civil_reason_unfair,
    other: m.civil_reason_other,
  };
  return words[reason]();
}

export function deedWords({ what, name, renamed, table, until }: DeedInfo): string {
  if (what === "close") return m.admin_deed_close({ table });
  if (what === "rename") return m.admin_deed_rename({ name, renamed });
  if (what === "bar") return m.admin_deed_bar({ name, until: untilWords(until) });
  return what === "free" ? m.admin_deed_free({ name }) : m.admin_deed_settle({ name });
}
