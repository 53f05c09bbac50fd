// What this browser keeps for its reader: the pace of the last tune-up, whether leg lengths are shown, what was heard.
import { recallFields, remember } from "$kit/memory";

const KEY = "cosmotheque-contact";

/** The pace of the house, at which bots transmit: milliseconds for a tenth of a millimetre. */
export const HOUSE_PACE = 0.6;

interface Stored {
  pace?: number;
  lengths?: boolean;
  heard?: string;
}

class Kept {
  #stored = $state.raw<Stored>(recallFields(KEY));

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
    remember(KEY, this.#stored);
  }
}

export const kept = new Kept();
