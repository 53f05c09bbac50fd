// The people at one table, as far as one may do something about them. The server sends everybody the same lines; those of
// somebody whom this reader has muted are hidden here, so that nobody else can tell.
import { showRefusal } from "../words";
import type { NewReport, TablePerson } from "../wire";
import { requests } from "./requests";

/** Somebody who is looked at: by the seat they have, or by a line they said. */
export type Chosen = { seat: number } | { who: string; line: number };

export class People {
  all = $state.raw<readonly TablePerson[]>([]);
  chosen = $state.raw<Chosen | null>(null);
  readonly muted: ReadonlySet<string> = $derived(new Set(this.all.flatMap(({ who, muted }) => (muted ? [who] : []))));
  /** Whoever is looked at; null while nobody is, or while they are asked for. */
  readonly person: TablePerson | null = $derived.by(() => {
    const { chosen } = this;
    if (chosen === null) return null;
    return ("who" in chosen ? this.all.find(({ who }) => who === chosen.who) : this.at(chosen.seat)) ?? null;
  });

  #asked = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly table: string) {
    void this.load();
  }

  /** Who is there. Whoever came when all was over is told of nobody. */
  async load(): Promise<void> {
    this.all = await requests.people(this.table).catch(() => this.all);
  }

  /** Ask about those whom nobody has asked about: somebody who has come since may be one of the muted. */
  async ensure(speakers: readonly string[]): Promise<void> {
    const strangers = speakers.filter((who) => !this.knows(who));
    if (!strangers.length) return;
    await this.load();
    this.#asked = new Set([...this.#asked, ...strangers]);
  }

  /** Whether it is known if somebody is muted; before that, no line of theirs is shown. */
  knows(who: string): boolean {
    return who === "" || this.#asked.has(who) || this.all.some((person) => person.who === who);
  }

  isMuted(who: string): boolean {
    return this.muted.has(who);
  }

  isMine(who: string): boolean {
    return this.all.some((person) => person.who === who && person.mine);
  }

  at(seat: number): TablePerson | undefined {
    return this.all.find(({ seats }) => seats.includes(seat));
  }

  /** Look at somebody, who may have come since. */
  open(chosen: Chosen): void {
    this.chosen = chosen;
    void this.load();
  }

  /** Whether it was done. */
  shun(who: string, block: boolean): Promise<boolean> {
    return this.#change(requests.shun(this.table, { who, block }));
  }

  forgive(who: string): Promise<boolean> {
    return this.#change(requests.forgive(this.table, who));
  }

  async report(wanted: NewReport): Promise<boolean> {
    return requests.report(this.table, wanted).then(() => true, refused);
  }

  async #change(asked: Promise<TablePerson[]>): Promise<boolean> {
    return asked.then((people) => {
      this.all = people;
      return true;
    }, refused);
  }
}

function refused(fault: unknown): boolean {
  showRefusal(fault);
  return false;
}
