import { beforeEach, expect, test, vi } from "vitest";
import worker from "../../public/offline.js?raw";

type Asked = { request: { method: string; mode: string; url: string }; respondWith: (answer: Promise<Response>) => void };

const HERE = "http://here";
const kept = new Map<string, Response>();
const listening: Record<string, (event: Asked) => void> = {};
let answers: Record<string, [body: string, kind: string]> = {};

const cache = {
  match: async (key: string) => kept.get(new URL(key, HERE).href)?.clone(),
  put: async (key: string, answer: Response) => void kept.set(new URL(key, HERE).href, answer),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => kept.delete(url),
};
const network = async ({ url }: { url: string }): Promise<Response> => {
  const [body, kind] = answers[new URL(url).pathname]!;
  return new Response(body, { headers: { "content-type": kind, etag: body } });
};

beforeEach(() => {
  kept.clear();
  const given = { addEventListener: (kind: string, hear: (event: Asked) => void) => void (listening[kind] = hear) };
  const world = { ...given, caches: { open: async () => cache }, fetch: network, location: { origin: HERE } };
  new Function(...Object.keys(world), worker)(...Object.values(world));
});

async function ask(path: string, mode = "cors"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  const respondWith = vi.fn((given: Promise<Response>) => void (answer = given));
  listening["fetch"]!({ request: { method: "GET", mode, url: HERE + path }, respondWith });
  return answer && (await (answer as Promise<Response>)).text();
}

test("the page is there without the network, whatever else was looked at by itself", async () => {
  answers = { "/t/abc": ["page", "text/html; charset=utf-8"], "/health": ["{}", "application/json"] };
  answers["/icon.svg"] = ["<svg/>", "image/svg+xml"];
  for (const path of Object.keys(answers)) expect(await ask(path, "navigate")).toBe(answers[path]![0]);
  answers = {};
  expect(await ask("/puzzles", "navigate")).toBe("page");
});

test("a page in the place of a part is not kept as one", async () => {
  answers = { "/assets/a-1.js": ["Log in first", "text/html"], "/api/games": ["Log in first", "text/html"] };
  for (const path of Object.keys(answers)) await ask(path);
  expect([...kept.keys()]).toEqual([]);
});

test("nothing of a table or a person is kept", async () => {
  for (const path of ["/api/me", "/api/tables/abc", "/api/days", "/api/days/x", "/api/tables/abc/replay"]) {
    expect(await ask(path)).toBeNull();
  }
});
