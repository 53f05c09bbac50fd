// A proof, checked in this browser: what follows from what, in words. The server's own findings are not believed here.
import { m } from "$messages";
import type { House, ProofInfo, Share, Together } from "../wire";
import { hashed, type Kept } from "./numbers";

export interface Line {
  readonly holds: boolean;
  readonly said: string;
}

export interface Judgement {
  readonly title: string;
  readonly holds: boolean | null;
  /** Who drew the deal, and whether that fits what was sealed. */
  readonly drawn: readonly Line[];
  /** Whether it is what this browser saw at the table; nothing where it saw nothing. */
  readonly kept: readonly Line[];
}

/** `names` are those of the seats; `null` where the proof is that of another table. */
export function judge({ proof, verdict }: ProofInfo, kept: Kept | null, names: readonly string[] | null): Judgement {
  if (!proof || verdict === "no-chance" || verdict === "unverifiable") {
    return { title: verdict === "no-chance" ? m.fair_no_chance() : m.fair_unverifiable(), holds: null, drawn: [], kept: [] };
  }
  const drawn = proof.kind === "house" ? houseLines(proof) : sharedLines(proof, names);
  const own = kept ? keptLines(proof, kept) : [];
  const holds = verdict === "verified" && [...drawn, ...own].every((one) => one.holds);
  return { title: title(proof, holds), holds, drawn, kept: own };
}

function title(proof: Together | House, holds: boolean): string {
  if (!holds) return m.fair_altered();
  if (proof.kind === "house") return m.fair_house();
  return proof.shares?.some((share) => share.number && !share.bot) ? m.fair_verified() : m.fair_alone();
}

const line = (holds: boolean, said: string): Line => ({ holds, said });
const either = (holds: boolean, yes: string, no: string): Line => line(holds, holds ? yes : no);

const houseLines = ({ deal, seal, day }: House): Line[] => [
  line(true, m.fair_house_chose({ date: day })),
  either(deal !== undefined && hashed(deal) === seal, m.fair_deal_fits(), m.fair_deal_wrong()),
];

function sharedLines({ seal, secret, shares = [], repeat }: Together, names: readonly string[] | null): Line[] {
  return [
    ...(repeat ? [line(true, m.fair_repeat())] : []),
    either(hashed(secret) === seal, m.fair_seal_fits(), m.fair_seal_wrong()),
    ...shares.map((share, seat) => shareLine(share, secret, seat, names?.[seat] ?? m.fair_seat({ number: seat + 1 }))),
  ];
}

function shareLine({ commitment, number, bot }: Share, secret: string, seat: number, name: string): Line {
  if (bot) return either(number === hashed(`${secret}/bot ${seat}`), m.fair_bot({ name }), m.fair_bot_wrong({ name }));
  if (commitment && !number) return line(true, m.fair_not_opened({ name }));
  if (!commitment && !number) return line(true, m.fair_no_part({ name }));
  return either(hashed(number ?? "") === commitment, m.fair_number_fits({ name }), m.fair_number_wrong({ name }));
}

function keptLines(proof: Together | House, { number, seal, commitments }: Kept): Line[] {
  const sealed = seal ? [either(seal === proof.seal, m.fair_same_seal(), m.fair_other_seal())] : [];
  if (proof.kind === "house" || proof.repeat) return sealed;
  const shares = proof.shares ?? [];
  const promised = shares.map((share) => (share.bot ? null : share.commitment || null));
  const seen = commitments.length
    ? [either(commitments.join() === promised.join(), m.fair_same_promises(), m.fair_other_promises())]
    : [];
  return [...sealed, ...seen, ...(number ? [ownLine(shares, number)] : [])];
}

function ownLine(shares: readonly Share[], number: string): Line {
  if (shares.some((share) => share.number === number)) return line(true, m.fair_own_used());
  const late = shares.some((share) => share.commitment === hashed(number));
  return late ? line(true, m.fair_own_late()) : line(false, m.fair_own_missing());
}
