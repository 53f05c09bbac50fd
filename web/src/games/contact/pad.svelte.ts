// The source at its pad: flights that are held and sent, or tried in silence.
import { announce } from "$kit/announce.svelte";
import { play } from "$kit/sound";
import { Holding } from "./hand.svelte";
import { FlightTone } from "./tones";
import type { Flight, Signal } from "./wire";

interface Post {
  signal(sign: Signal): void;
  send(flights: readonly Flight[]): void;
  /** So many flights make a transmission (CON-12). */
  legs(): number;
  /** Says that a flight was too short, or what a try was like. */
  told(what: "again" | "tried"): string;
  landed(): void;
}

export class SourcePad {
  /** True if taps are tried out, and not sent. */
  practice = $state(false);
  /** The flights of the last try. */
  practised = $state.raw<readonly Flight[]>([]);
  /** The last landing was made, and nobody has answered yet. */
  sent = $state(false);
  readonly holding: Holding;
  #tone = new FlightTone();
  #post: Post;

  constructor(post: Post) {
    this.#post = post;
    this.holding = new Holding((sign) => !this.practice && post.signal(sign));
  }

  lift(stamp: number): void {
    if (this.holding.flights.length >= this.#post.legs()) return;
    this.sent = false;
    this.holding.lift(stamp);
    this.#tone.takeOff();
  }

  land(stamp: number): void {
    const { holding } = this;
    if (!holding.lifted) return;
    const before = holding.flights.length;
    holding.land(stamp);
    this.#tone.land();
    play("wood");
    if (holding.again) announce(this.#post.told("again"));
    if (holding.flights.length > before) this.#post.landed();
    if (holding.flights.length === this.#post.legs()) this.#finish();
  }

  breakOff(): void {
    this.#tone.land();
    this.holding.breakOff();
  }

  rehearse(): void {
    this.breakOff();
    this.practice = !this.practice;
  }

  /** The pad is put away; what was begun is broken off (CON-13). */
  leave(): void {
    this.breakOff();
    this.practice = this.sent = false;
    this.practised = [];
  }

  #finish(): void {
    const flights = $state.snapshot(this.holding.flights) as Flight[];
    this.holding.clear();
    if (!this.practice) {
      this.sent = true;
      return this.#post.send(flights);
    }
    this.practised = flights;
    announce(this.#post.told("tried"));
  }
}
