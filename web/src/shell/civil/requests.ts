// What people do about each other, as requests.
import { ask, table } from "../api";
import type { NewReport, NoteInfo, ReportSent, Shun, ShunInfo, TablePerson } from "../wire";

export const requests = {
  people: (id: string) => ask<TablePerson[]>("GET", table(id, "/people")),
  shun: (id: string, wanted: Shun) => ask<TablePerson[]>("POST", table(id, "/shun"), wanted),
  forgive: (id: string, who: string) => ask<TablePerson[]>("POST", table(id, "/forgive"), { who }),
  report: (id: string, wanted: NewReport) => ask<ReportSent>("POST", table(id, "/report"), wanted),
  shuns: () => ask<ShunInfo[]>("GET", "/me/shuns"),
  forgiveListed: (id: string) => ask<ShunInfo[]>("DELETE", `/me/shuns/${encodeURIComponent(id)}`),
  notes: () => ask<NoteInfo[]>("GET", "/me/notes"),
  putAside: (id: string) => ask<NoteInfo[]>("DELETE", `/me/notes/${encodeURIComponent(id)}`),
};
