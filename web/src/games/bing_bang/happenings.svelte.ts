// The token just turned stays in sight for a moment, also when the next player is quick.
import type { Event } from "./wire";

const SHOWN_FOR = 5000;

export interface Happening {
  seat: number;
  face: number | null;
  surprise: string | null;
}

export class Happenings {
  current = $state.raw<Happening | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  see(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === "token-turned") this.#show({ seat: event.seat, face: event.face, surprise: null });
      if (event.type === "surprise-drawn") {
        const face = this.current?.seat === event.seat ? this.current.face : null;
        this.#show({ seat: event.seat, face, surprise: event.card });
      }
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  #show(happening: Happening): void {
    this.close();
    this.current = happening;
    this.#timer = setTimeout(() => this.close(), SHOWN_FOR);
  }
}
