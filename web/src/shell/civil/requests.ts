// What people do about each other, as requests.
import { ask, table } from "../api";
import type { Block, BlockInfo, NewReport, NoteInfo, ReportSent, TablePerson } from "../wire";

export const requests = {
  people: (id: string) => ask<TablePerson[]>("GET", table(id, "/people")),
  shun: (id: string, wanted: Block) => ask<TablePerson[]>("POST", table(id, "/shun"), wanted),
  forgive: (id: string, who: string) => ask<TablePerson[]>("POST", table(id, "/forgive"), { who }),
  report: (id: string, wanted: NewReport) => ask<ReportSent>("POST", table(id, "/report"), wanted),
  shuns: () => ask<BlockInfo[]>("GET", "/me/shuns"),
  forgiveListed: (id: string) => ask<BlockInfo[]>("DELETE", `/me/shuns/${encodeURIComponent(id)}`),
  notes: () => ask<NoteInfo[]>("GET", "/me/notes"),
  putAside: (id: string) => ask<NoteInfo[]>("DELETE", `/me/notes/${encodeURIComponent(id)}`),
};
