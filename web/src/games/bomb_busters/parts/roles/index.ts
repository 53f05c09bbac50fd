// The role that somebody plays (BOM-240 f.).
import { m } from "$messages";
import { said } from "../../saying";
import type { Played } from "../../wire";
import type { MissionPart } from "../part";

const ROLES: Readonly<Record<string, () => string>> = {
  rookie: m.bomb_busters_role_rookie,
  liar: m.bomb_busters_role_liar,
  careless: m.bomb_busters_role_careless,
};

const roleName = (played: Played | null | undefined): string => ROLES[played?.name ?? ""]?.() ?? "";

export const roles = {
  slice: "roles",
  title: (played, seat) => (played.seat === seat ? roleName(played) : ""),
  events: {
    role: {
      says: ({ seat }, { parts }, names, me) => said(seat, me, names, { role: roleName(parts.roles) }, m.bomb_busters_on_role, m.bomb_busters_on_role_you),
      sound: "slide",
    },
  },
} satisfies MissionPart<"roles">;
