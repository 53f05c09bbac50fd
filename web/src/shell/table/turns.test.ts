import { describe, expect, it } from "vitest";
import { hasMore, playedOf, seatOf, sinceMine, told, turnsOf, type Numbered, type Telling } from "./turns";

interface Plain {
  type: string;
  seat?: number;
}

const log = (...events: Plain[]): Numbered[] => events.map((event, id) => ({ id, event }));
const deal = { type: "deal" };
const begins = (seat: number) => ({ type: "begins", seat });
const moves = (seat: number) => ({ type: "moves", seat });
const opens = (event: unknown): boolean => (event as Plain).type === "begins";
const words = (event: unknown): string => `${(event as Plain).type} ${seatOf(event) ?? ""}`.trim() + ".";
const telling = (more: Partial<Telling["game"]> = {}): Telling => ({
  game: { describeEvent: words, ...more },
  view: null,
  names: [],
  me: 0,
});
const inShort = (turns: ReturnType<typeof turnsOf>) => turns.map(({ seat, entries }) => [seat, entries.map(({ id }) => id)]);

describe("turnsOf", () => {
  it("begins a turn where the game says so, whoever is named in it", () =>
    expect(inShort(turnsOf(log(deal, moves(1), begins(0), moves(0), moves(1), begins(1)), opens))).toEqual([
      [null, [0, 1]],
      [0, [2, 3, 4]],
      [1, [5]],
    ]));
  it("begins a turn where somebody else acts, and leaves what nobody does in it", () =>
    expect(inShort(turnsOf(log(deal, moves(0), deal, moves(0), moves(1))))).toEqual([
      [null, [0]],
      [0, [1, 2, 3]],
      [1, [4]],
    ]));
  it("is the turn of who acts first where its beginning names nobody", () =>
    expect(inShort(turnsOf(log(moves(1), { type: "begins" }, moves(0)), opens))).toEqual([
      [null, [0]],
      [0, [1, 2]],
    ]));
  it("takes neither chance nor clock for somebody", () => expect(seatOf({ type: "rolled", seat: -1 })).toBeNull());
});

describe("told", () => {
  const [turn] = turnsOf(log(begins(0), moves(0)), opens);

  it("says a turn as its game does, with the sentences as details", () =>
    expect(told(turn!, telling({ tellTurn: () => "All of it." }))).toEqual({
      seat: 0,
      first: 0,
      last: 1,
      said: "All of it.",
      lines: [
        { id: 0, text: "begins 0." },
        { id: 1, text: "moves 0." },
      ],
    }));
  it("says nothing where a game has no words for a turn", () =>
    expect(told(turn!, telling({ tellTurn: () => null }))).toBeNull());
  it("says nothing where no event has words", () =>
    expect(told(turn!, telling({ describeEvent: () => null }))).toBeNull());
  it("shortens the sentences where the game tells no turns", () => {
    expect(told(turn!, telling())?.said).toBe("begins 0. moves 0.");
    const long = turnsOf(log(...Array.from({ length: 40 }, () => moves(1))))[0]!;
    const { said, lines } = told(long, telling())!;
    expect(lines).toHaveLength(40);
    expect(said).toMatch(/^(moves 1\. )+…$/);
    expect(said.length).toBeLessThan(125);
  });
  it("puts what one step did into one line", () => {
    const entries = [begins(0), moves(0)].map((event) => ({ id: 7, event }));
    expect(told({ seat: 0, entries }, telling())?.lines).toEqual([{ id: 7, text: "begins 0. moves 0." }]);
  });
});

it("has details where they say more than the turn's own sentence", () => {
  const [turn] = turnsOf(log(begins(0), moves(0)), opens);
  expect(hasMore(told(turn!, telling())!)).toBe(false);
  expect(hasMore(told(turn!, telling({ tellTurn: () => "All of it." }))!)).toBe(true);
});

it("leaves out a turn that has only been opened", () => {
  const turns = turnsOf(log(begins(0), moves(0), begins(1)), opens);
  expect(inShort([...playedOf(turns, 0)])).toEqual([[0, [0, 1]]]);
  expect(playedOf(turnsOf(log(begins(0), moves(0), begins(1), moves(1)), opens), 1)).toHaveLength(2);
  expect(playedOf(turnsOf(log(moves(0), moves(1))), 1)).toHaveLength(2);
  expect(playedOf(turnsOf(log(deal), opens), null)).toHaveLength(1);
});

describe("sinceMine", () => {
  const game = (...events: Plain[]) => turnsOf(log(...events), opens);
  const whose = (turns: ReturnType<typeof turnsOf>) => turns.map(({ entries }) => entries[0]!.id);

  it("has every turn of others since mine, the latest first", () => {
    const turns = game(deal, begins(0), moves(0), begins(1), moves(1), begins(2), moves(2));
    expect(whose(sinceMine(turns, 0, 2))).toEqual([5, 3]);
  });
  it("stays while my turn has only begun", () => {
    const turns = game(begins(0), moves(0), begins(1), moves(1), begins(0));
    expect(whose(sinceMine(turns, 0, 1))).toEqual([2]);
  });
  it("is gone once I have acted, also where another answers in my turn", () => {
    expect(sinceMine(game(begins(1), moves(1), begins(0), moves(0)), 0, 0)).toEqual([]);
    expect(sinceMine(game(begins(1), moves(1), begins(0), moves(0), moves(1)), 0, 1)).toEqual([]);
  });
  it("tells neither the deal, nor anything to a spectator, nor before the first move", () => {
    expect(sinceMine(game(deal, begins(0)), 0, -1)).toEqual([]);
    expect(sinceMine(game(deal, begins(1), moves(1)), null, 1)).toEqual([]);
    expect(sinceMine(game(deal), 0, null)).toEqual([]);
  });
});
