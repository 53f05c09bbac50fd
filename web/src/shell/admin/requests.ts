// The administrator's page, as requests.
import { ask } from "../api";
import type { AdminSession, BanInfo, BanPerson, CloseTable, DeedInfo, RenamePerson, ReportInfo, Settle } from "../wire";

const report = (id: string, deed: string): string => `/admin/reports/${encodeURIComponent(id)}/${deed}`;

export const requests = {
  session: () => ask<AdminSession>("GET", "/admin/session"),
  enter: (key: string) => ask<AdminSession>("POST", "/admin/session", { key }),
  leave: () => ask<AdminSession>("DELETE", "/admin/session"),
  reports: (settled: boolean) => ask<ReportInfo[]>("GET", `/admin/reports?settled=${settled}`),
  settle: (id: string, wanted: Settle) => ask<ReportInfo>("POST", report(id, "settle"), wanted),
  close: (id: string, wanted: CloseTable) => ask<ReportInfo>("POST", report(id, "close"), wanted),
  rename: (id: string, wanted: RenamePerson) => ask<ReportInfo>("POST", report(id, "rename"), wanted),
  bar: (id: string, wanted: BanPerson) => ask<ReportInfo>("POST", report(id, "bar"), wanted),
  closeTable: (table: string, wanted: CloseTable) =>
    ask<DeedInfo[]>("POST", `/admin/tables/${encodeURIComponent(table)}/close`, wanted),
  bars: () => ask<BanInfo[]>("GET", "/admin/bars"),
  free: (id: string) => ask<BanInfo[]>("DELETE", `/admin/bars/${encodeURIComponent(id)}`),
  deeds: () => ask<DeedInfo[]>("GET", "/admin/deeds"),
};
