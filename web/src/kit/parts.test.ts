// How the parts of forms and lists are put together, as a screen reader finds them.
import { createRawSnippet, type Snippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Card from "./Card.svelte";
import Field, { type Tied } from "./Field.svelte";
import List from "./List.svelte";
import Row from "./Row.svelte";

const drawn = (html: string) => createRawSnippet(() => ({ render: () => html }));
const attributes = (tied: Tied): string =>
  Object.entries(tied)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
const control = createRawSnippet((tied: () => Tied) => ({
  render: () => `<input ${attributes(tied())} />`,
})) as Snippet<[Tied]>;
const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "nothing";

describe("a field", () => {
  it("ties its label to its control", () => {
    const { body } = render(Field, { props: { label: "Name", control } });
    expect(found(body, /<label for="([^"]+)"/)).toBe(found(body, /<input id="([^"]+)"/));
    expect(body).not.toContain("aria-describedby");
    expect(body).not.toContain("aria-invalid");
  });

  it("says with its control what it is for and what is wrong with it", () => {
    const { body } = render(Field, { props: { label: "Name", hint: "As you like.", error: "Too long.", control } });
    const told = found(body, /aria-describedby="([^"]+)"/).split(" ");
    const words = told.map((id) => found(body, new RegExp(`id="${id}"[^>]*>([^<]*)<`)));
    expect(words).toEqual(["As you like.", "Too long."]);
    expect(body).toContain('aria-invalid="true"');
    expect(body).toMatch(/role="alert"[^>]*>Too long\./);
  });

  it("keeps a label that is not seen for screen readers", () => {
    const { body } = render(Field, { props: { label: "Game", hidden: true, control } });
    expect(body).toMatch(/<label [^>]*class="[^"]*unseen[^>]*>Game</);
  });
});

describe("a card", () => {
  it("is a region under its heading", () => {
    const { body } = render(Card, { props: { title: "My groups", text: "None yet." } });
    expect(found(body, /<section [^>]*aria-labelledby="([^"]+)"/)).toBe(found(body, /<h2 id="([^"]+)"/));
    expect(body).toContain("None yet.");
  });

  it("is a form where something is sent", () => {
    const { body } = render(Card, { props: { title: "New", onsubmit: () => undefined, children: drawn("<p>words</p>") } });
    expect(body).toMatch(/<form [^>]*aria-labelledby=.*New.*words.*<\/form>/s);
  });
});

describe("a row", () => {
  it("is a link as a whole where it leads somewhere", () => {
    const children = drawn("<b>won</b>");
    const { body } = render(Row, { props: { title: "A game", detail: "with Ada", href: "/t/1", marked: true, children } });
    expect(body).toMatch(/<li[^>]*>.*<a [^>]*href="\/t\/1".*A game.*with Ada.*won.*<\/a>.*<\/li>/s);
    expect(body).toContain("marked");
  });

  it("is no link where it has buttons of its own", () => {
    const { body } = render(Row, { props: { title: "A device", children: drawn("<button>Sign out</button>") } });
    expect(body).not.toContain("<a ");
    expect(body).toMatch(/A device.*<button>Sign out/s);
  });

  it("stands in a list", () => {
    expect(render(List, { props: { children: drawn("<li>one</li>"), lined: true } }).body).toMatch(/<ul class="[^"]*lined[^>]*>.*<li>one<\/li>/s);
  });
});
