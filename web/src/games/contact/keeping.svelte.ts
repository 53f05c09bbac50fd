// What this browser keeps for its reader: the pace of the last tune-up, whether leg lengths are shown, what was heard.
const KEY = "cosmotheque-contact";

/** The pace of the house, at which bots transmit: milliseconds for a tenth of a millimetre. */
export const HOUSE_PACE = 0.6;

interface Stored {
  pace?: number;
  lengths?: boolean;
  heard?: string;
}

class Kept {
  #stored = $state.raw<Stored>(read());

  get pace(): number {
    return this.#stored.pace ?? HOUSE_PACE;
  }

  set pace(pace: number) {
    this.#write({ pace });
  }

  get lengths(): boolean {
    return this.#stored.lengths ?? false;
  }

  set lengths(lengths: boolean) {
    this.#write({ lengths });
  }

  /** The newest transmission that this browser has seen: one that was missed may be played once, and no more. */
  get heard(): string {
    return this.#stored.heard ?? "";
  }

  set heard(heard: string) {
    if (heard !== this.heard) this.#write({ heard });
  }

  #write(change: Stored): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that keeps nothing: it lasts as long as the page.
    }
  }
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

export const kept = new Kept();
