// The numbers that this browser draws for deals, and what it saw of others' promises. A number leaves the browser once
// seal and promises are noted, so that whoever exchanged them afterwards is found out. `docs/fair-deals.md` says how.
import { sha256 } from "@noble/hashes/sha2.js";
import { recallMap, remember } from "$kit/memory";
import type { TableInfo } from "../wire";

/** What is kept of a table: the own number, if there is one; the seal as it was first seen; the promises before opening. */
export interface Kept {
  readonly number: string;
  readonly seal: string;
  readonly commitments: readonly (string | null)[];
}

const KEY = "fair-numbers";
const MOST_KEPT = 100;
/** Numbers for tables at which it is not known yet whether they are wanted. */
const drafts = new Map<string, string>();

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of a text. The browser's own hashes only over TLS, and tables among friends often have none. */
export const hashed = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

export const newNumber = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export const keptOf = (table: string): Kept | null => recallMap<string, Kept>(KEY).get(table) ?? null;

export function keep(table: string, kept: Kept): void {
  const all = recallMap<string, Kept>(KEY);
  all.delete(table);
  all.set(table, kept);
  remember(KEY, [...all].slice(-MOST_KEPT));
}

/** What this browser promises at a table: always the same, also after a reload. */
export function commitmentFor(table: string): string {
  const number = keptOf(table)?.number || drafts.get(table) || newNumber();
  drafts.set(table, number);
  return hashed(number);
}

/** A number that was drawn before its table had a name. */
export function adopt(table: string, number: string): void {
  drafts.set(table, number);
}

/** Keeps what has to be kept now that the table is seen so; the number to open, where it is asked for. */
export function follow({ id, seats, draw }: TableInfo): string | null {
  const mine = seats.flatMap((seat, number) => (seat.mine && seat.kind === "guest" ? [number] : []));
  if (!draw || !mine.length) return null;
  const before = keptOf(id);
  const isPromised = (number: string): boolean => mine.some((seat) => draw.commitments[seat] === hashed(number));
  const promised = [before?.number, drafts.get(id)].find((number) => number && isPromised(number)) ?? "";
  const asked = promised !== "" && draw.waiting.some((seat) => mine.includes(seat));
  const kept = {
    number: promised || before?.number || "",
    seal: before?.seal || draw.seal,
    commitments: before?.commitments.length ? before.commitments : asked ? draw.commitments : [],
  };
  if (!isSame(kept, before)) keep(id, kept);
  const asSeen = kept.seal === draw.seal && kept.commitments.join() === draw.commitments.join();
  return asked && asSeen ? promised : null;
}

const isSame = (one: Kept, other: Kept | null): boolean => JSON.stringify(one) === JSON.stringify(other);
