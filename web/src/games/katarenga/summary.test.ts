import { describe, expect, test } from "vitest";
import { summary } from "./summary";
import type { View } from "./wire";

const NAMES = ["Ada", "Robot facile"];

/** A position of Big Bang drawn from rank 8 down, white to move, or what else is said of it. */
function position(drawn: string, more: Partial<View>): View {
  const pawns = drawn.trim().split(/\s+/).reverse().join("");
  const open = { colours: "R".repeat(64), goals: "RG", camps: "", home: [0, 0], turn: 0, ended: "" } as const;
  return { ...open, pawns, ...more } as unknown as View;
}

const DOUBLED = "W....... ........ ........ ...b.... ........ ........ ........ .w......";
const CAMPED = "........ ........ ........ ...b.... ........ ........ ........ .w......";

describe("the position in words", () => {
  test("says who is to move", () => {
    expect(summary(position(DOUBLED, { turn: 1 }), NAMES)).toMatch(/^À Robot facile de jouer\. /);
  });

  test("counts both pawns of a doubled corner", () => {
    expect(summary(position(DOUBLED, { home: [3, 0] }), NAMES)).toContain(
      "Ada (Blanc) : b1, a8 (deux pions) ; arrivés : 3. Couleur visée : rouge.",
    );
  });

  test("tells who is in which camp", () => {
    const words = summary(position(CAMPED, { goals: "", camps: "-w--", home: [1, 0] }), NAMES);
    expect(words).toContain("Ada (Blanc) : b1 ; dans les camps : h9.");
    expect(words).toContain("Robot facile (Noir) : d5 ; dans les camps : aucun.");
  });
});

describe("the end in words", () => {
  const ending = (drawn: string, more: Partial<View>): string => {
    const words = summary(position(drawn, more), NAMES);
    expect(words).not.toContain("de jouer");
    return words;
  };

  test("names whoever settled all pawns, also where the other side's move did it (KBB-17)", () => {
    const ended = "all-settled";
    expect(ending(DOUBLED, { ended, turn: 1, home: [8, 3] })).toMatch(/^Ada a installé ses huit pions et gagne\. /);
    expect(ending(DOUBLED, { ended, turn: 1, home: [3, 8] })).toMatch(/^Robot facile a installé/);
    expect(ending(DOUBLED, { ended, turn: 1, home: [8, 8] })).toMatch(/^Ada a installé/);
  });

  test("tells how the base game was won", () => {
    const base = { goals: "", camps: "ww--", home: [2, 0], turn: 1 } as const;
    expect(ending(CAMPED, { ...base, ended: "both-camps" })).toMatch(/^Ada occupe les deux camps adverses et gagne\. /);
    expect(ending(CAMPED, { ...base, ended: "too-few-pawns" })).toMatch(/^Ada gagne : en face/);
  });

  test("tells why nobody won, and that somebody gave up", () => {
    expect(ending(DOUBLED, { ended: "repetition" })).toMatch(/^Partie nulle : la même position/);
    expect(ending(DOUBLED, { ended: "move-limit" })).toMatch(/^Partie nulle : 400 coups/);
    expect(ending(DOUBLED, { ended: "conceded" })).toMatch(/^La partie est finie\. /);
  });
});
