// The hand of the source, as it holds flights and as the crew sees them.
// Times are milliseconds on the source's own clock since its first take-off: what the network does to the signs on
// their way is undone by showing everything a little later, each sign at its own time. A sign that comes later still
// cannot be shown in time; then the whole transmission is shown once more, as it is recorded.
import type { Flight, Signal } from "./wire";

/** How late the crew sees a sign: jitter below this is not seen at all. */
export const BUFFER = 400;
/** A landing is handed to the audio clock this long before it is heard: timers are late, that clock is not. */
const AHEAD = 50;
const REST = 1200;
/** A flight that was seen to last so much longer or shorter than it did was not seen. */
const BLUR = 15;
export const SHORTEST = 80;
export const LONGEST = 120_000;

/** Holding flights: what the source does. */
export class Holding {
  flights = $state<Flight[]>([]);
  lifted = $state(false);
  /** The last flight was too short to be one: its leg is held again. */
  again = $state(false);
  #began: number | null = null;
  #takeOff = 0;
  #send: (sign: Signal) => void;

  constructor(send: (sign: Signal) => void) {
    this.#send = send;
  }

  /** `stamp` is the time of the pointer or key event itself, not of our getting round to it. */
  lift(stamp: number): void {
    if (this.lifted) return;
    this.#began ??= stamp;
    this.#takeOff = Math.round(stamp - this.#began);
    this.lifted = true;
    this.again = false;
    this.#send({ type: "take-off", at: this.#takeOff });
  }

  /** Ends a flight; one that was too short to be meant is asked for again, alone (CON-12). */
  land(stamp: number): void {
    if (!this.lifted || this.#began === null) return;
    const landing = Math.round(stamp - this.#began);
    this.lifted = false;
    if (landing > LONGEST) return this.breakOff();
    if (landing - this.#takeOff < SHORTEST) return this.#askAgain();
    this.flights.push([this.#takeOff, landing]);
    this.#send({ type: "landing", at: landing });
  }

  breakOff(): void {
    if (this.#began !== null) this.#send({ type: "broken-off" });
    this.clear();
  }

  /** Before the first flight the clock itself begins anew. */
  #askAgain(): void {
    if (this.flights.length === 0) this.breakOff();
    else this.#send({ type: "too-short" });
    this.again = true;
  }

  clear(): void {
    this.flights = [];
    this.lifted = false;
    this.again = false;
    this.#began = null;
  }
}

/** What is done when the hand lifts, lands after so many seconds, is put down without a landing, or has shown it all. */
export interface Felt {
  lift?(): void;
  land(after: number): void;
  drop?(): void;
  end?(): void;
}

/** Watching flights: what the crew sees and hears. */
export class Watching {
  lifted = $state(false);
  /** How long each flight was seen to last. */
  seen = $state<number[]>([]);
  /** A transmission is on, or was a moment ago. */
  active = $state(false);
  /** It is shown once more, because signs came too late. */
  repeated = $state(false);
  #base = 0;
  #up = 0;
  /** The last take-off that was heard of. */
  #takeOff = 0;
  #felt: Felt;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Landings received live in the running transmission. */
  #live = 0;
  /** How many flights it has, once that is known. */
  #flights = Infinity;
  /** The whole of it, where it was seen live. */
  #whole: readonly Flight[] = [];
  #blurred = false;
  /** The last take-off, while it is still to be shown. */
  #rising: ReturnType<typeof setTimeout> | undefined;

  constructor(felt: Felt) {
    this.#felt = felt;
  }

  /** Signs of a transmission whose beginning was not seen say nothing: it is shown when all of it has come. */
  hear(sign: Signal): void {
    if (sign.type === "take-off" && sign.at === 0) this.#start();
    if (!this.active) return;
    if (sign.type === "broken-off") return this.#stop();
    if (sign.type === "take-off") this.#lift(sign.at);
    if (sign.type === "landing") this.#land(sign.at);
    if (sign.type === "too-short") this.#drop();
  }

  /** The whole transmission has come. Answers whether it is seen live; what was not can be shown. */
  complete(flights: readonly Flight[]): boolean {
    if (this.#live < flights.length) {
      this.#stop();
      return false;
    }
    this.#live = 0;
    this.#flights = flights.length;
    this.#whole = flights;
    this.#rest();
    return true;
  }

  show(flights: readonly Flight[]): void {
    const first = flights[0]?.[0] ?? 0;
    this.#start();
    this.#flights = flights.length;
    for (const [takeOff, landing] of flights) {
      this.#at(takeOff - first, () => this.#goUp());
      this.#at(landing - first - AHEAD, () => this.#comeDown(landing - takeOff));
    }
  }

  stop(): void {
    this.#stop();
  }

  #lift(at: number): void {
    this.#takeOff = at;
    this.#rising = this.#at(at, () => this.#goUp());
  }

  /** What was no flight is mostly not even seen: signs are shown late enough. */
  #drop(): void {
    if (this.#rising !== undefined && this.#timers.delete(this.#rising)) clearTimeout(this.#rising);
    else this.#putDown();
  }

  #putDown(): void {
    if (this.lifted) this.#felt.drop?.();
    this.lifted = false;
  }

  #land(at: number): void {
    const duration = at - this.#takeOff;
    this.#live += 1;
    this.#at(at - AHEAD, () => this.#comeDown(duration));
  }

  #start(): void {
    this.#stop();
    this.#base = performance.now() + BUFFER;
    this.active = true;
    this.seen = [];
  }

  #at(time: number, then: () => void): ReturnType<typeof setTimeout> {
    return this.#after(this.#base + time - performance.now(), then);
  }

  #after(wait: number, then: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, Math.max(0, wait));
    this.#timers.add(timer);
    return timer;
  }

  #goUp(): void {
    this.lifted = true;
    this.#up = performance.now();
    this.#felt.lift?.();
  }

  /** A busy machine may have lifted the hand late: then it lands as much later, and the flight keeps its length. */
  #comeDown(duration: number): void {
    const wait = Math.max(0, this.#up + duration - performance.now());
    this.#felt.land(wait / 1000);
    this.#after(wait, () => {
      const lasted = Math.round(performance.now() - this.#up);
      this.lifted = false;
      this.seen.push(lasted);
      this.#blurred ||= Math.abs(lasted - duration) > BLUR;
      this.#rest();
    });
  }

  /** The hand stays on the table for a moment after the last landing. What was not seen as it was comes once more. */
  #rest(): void {
    if (this.seen.length < this.#flights) return;
    const again = this.#blurred ? this.#whole : [];
    this.#after(REST, () => (again.length ? this.#repeat(again) : this.#finish()));
  }

  #finish(): void {
    this.active = false;
    this.#felt.end?.();
  }

  #repeat(flights: readonly Flight[]): void {
    this.show(flights);
    this.repeated = true;
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    this.#putDown();
    this.active = false;
    this.repeated = false;
    this.#live = 0;
    this.#flights = Infinity;
    this.#whole = [];
    this.#blurred = false;
  }
}
