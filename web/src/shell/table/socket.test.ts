import { afterEach, expect, it, vi } from "vitest";
import type { Outgoing } from "../wire";
import { backoff, Socket } from "./socket";

/** The other end of a connection. */
class Line {
  static readonly opened: Line[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly address: string) {
    Line.opened.push(this);
  }

  say(text: string): void {
    this.onmessage({ data: JSON.stringify({ type: "chat", lines: [{ text }] }) });
  }
}

function connect(): [Socket, Line] {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
  const socket = new Socket("ws://here");
  return [socket, Line.opened.at(-1)!];
}

function hear(socket: Socket): string[] {
  const heard: string[] = [];
  socket.listen({
    changed: (connection) => void heard.push(connection),
    receive: (message) => void heard.push((message as Extract<Outgoing, { type: "chat" }>).lines[0]!.text!),
  });
  return heard;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("keeps what is said before anybody listens", () => {
  const [socket, line] = connect();
  line.onopen();
  line.say("early");
  line.say("and in order");
  const heard = hear(socket);
  line.say("at once");
  expect(heard).toEqual(["open", "early", "and in order", "at once"]);
});

it("keeps nothing of a connection that was lost: whoever comes back is told everything", () => {
  vi.useFakeTimers();
  const [socket, line] = connect();
  line.onopen();
  line.say("old");
  line.onclose({ code: 1006 });
  vi.runAllTimers();
  Line.opened.at(-1)!.onopen();
  Line.opened.at(-1)!.say("new");
  expect(Line.opened.at(-1)).not.toBe(line);
  expect(hear(socket)).toEqual(["open", "new"]);
});

it("waits longer after every failure, never longer than twelve seconds", () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => backoff(attempt, 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(backoff(20, 1)).toBeCloseTo(12_000);
});
