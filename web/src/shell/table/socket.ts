// One websocket that comes back by itself. It knows nothing of what is said over it.
import type { Incoming, Outgoing } from "../wire";

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface SocketHandlers {
  receive(message: Outgoing): void;
  changed(connection: Connection): void;
}

/** The table is not there, or we may not have it: asking again would not help. */
const FINAL = [4404, 4403];

/** The wait before the next attempt: doubling from half a second to ten, with a little jitter so that not everybody comes at once. */
export function backoff(attempt: number, jitter: number): number {
  return Math.min(10_000, 500 * 2 ** attempt) * (0.8 + 0.4 * jitter);
}

export class Socket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #connection: Connection = "connecting";
  #handlers: SocketHandlers | null = null;
  /** What was said before anybody listened. */
  #unheard: Outgoing[] = [];

  constructor(readonly address: string) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** From now on somebody listens: how the connection is and what was said comes first. */
  listen(handlers: SocketHandlers): void {
    this.#handlers = handlers;
    handlers.changed(this.#connection);
    for (const message of this.#unheard.splice(0)) handlers.receive(message);
  }

  /** Whether it could be sent; nothing is kept for later. */
  send(message: Incoming): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#change("open");
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Outgoing);
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    if (FINAL.includes(code)) return this.#change("refused");
    this.#change("lost");
    this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt++, Math.random()));
  }

  #receive(message: Outgoing): void {
    if (this.#handlers) this.#handlers.receive(message);
    else this.#unheard.push(message);
  }

  /** Whoever comes back is told everything anew: what nobody has heard until then is old. */
  #change(connection: Connection): void {
    this.#connection = connection;
    this.#unheard = [];
    this.#handlers?.changed(connection);
  }

  /** The network is back, or somebody looks at the page again: no need to wait. */
  #hurry = (): void => {
    const idle = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (idle && !this.#closed && !document.hidden) this.#connect();
  };
}
