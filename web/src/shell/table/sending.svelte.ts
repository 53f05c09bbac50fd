// The action that is on its way. Most answers are there at once: until one takes its time nothing changes for it, since
// what changes twice is painted twice.

/** Milliseconds in which an answer is there at once. */
const AT_ONCE = 50;

export class Sending {
  /** The action whose answer takes its time; null where there is none. */
  late = $state.raw<unknown>(null);
  #action: unknown = null;
  #next: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: () => void = () => undefined;

  get isOn(): boolean {
    return this.#action !== null;
  }

  /** Returns what is over when the answer is there, or takes its time. */
  begin(action: unknown): Promise<void> {
    this.#action = action;
    return new Promise((over) => {
      this.#over = over;
      this.#timer = setTimeout(() => {
        this.late = action;
        over();
      }, AT_ONCE);
    });
  }

  /** Keeps what is done before the answer is there, unless it is the same once more. */
  keep(action: unknown): void {
    if (!isSame(action, this.#action)) this.#next = action;
  }

  /** Returns what was kept, where it is one of these actions. */
  end(actions: readonly unknown[] = []): unknown {
    const next = this.#next;
    clearTimeout(this.#timer);
    this.#action = this.#next = this.late = null;
    this.#over();
    return next !== null && actions.some((action) => isSame(action, next)) ? next : null;
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
