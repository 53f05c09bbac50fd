import { describe, expect, test } from "vitest";
import { boardLabel, summary } from "./summary";
import type { View } from "./wire";

const NAMES = ["Ada", "Robot facile"];

/** A position of Big Bang drawn from rank 8 down, white to move, or what else is said of it. */
function position(drawn: string, more: Partial<View>): View {
  const pawns = drawn.trim().split(/\s+/).reverse().join("");
  const open = { colours: "R".repeat(64), goals: "RG", camps: "", home: [0, 0], turn: 0, ended: "", seat: null, threatened: [] } as const;
  return { ...open, pawns, ...more } as unknown as View;
}

const DOUBLED = "W....... ........ ........ ...b.... ........ ........ ........ .w......";
const CAMPED = "........ ........ ........ ...b.... ........ ........ ........ .w......";

describe("the position in words", () => {
  test("says who is to move", () => {
    expect(summary(position(DOUBLED, { turn: 1 }), NAMES)).toMatch(/^À jouer\u00a0: Robot facile\. /);
  });

  test("names the reader's pawns that are in danger", () => {
    const words = summary(position(DOUBLED, { threatened: [1, 35], seat: 0 }), NAMES);
    expect(words).toContain("En danger\u00a0: b1.");
  });

  test("counts both pawns of a doubled corner", () => {
    expect(summary(position(DOUBLED, { home: [3, 0] }), NAMES)).toContain(
      "Ada (Blancs)\u00a0: b1 (rouge), a8 (rouge, deux pions)\u202f; installés\u00a0: 3. Couleur d’objectif\u00a0: rouge.",
    );
  });

  test("tells who is in which camp", () => {
    const words = summary(position(CAMPED, { goals: "", camps: "-w--", home: [1, 0] }), NAMES);
    expect(words).toContain("Ada (Blancs)\u00a0: b1 (rouge)\u202f; dans les camps\u00a0: h9.");
    expect(words).toContain("Robot facile (Noirs)\u00a0: d5 (rouge)\u202f; dans les camps\u00a0: aucun.");
  });
});

describe("the colours in words", () => {
  const colours = `RY${"B".repeat(54)}GGGGGGGY`;

  test("tell how each pawn moves", () => {
    expect(summary(position(DOUBLED, { colours }), NAMES)).toContain("b1 (jaune), a8 (vert, deux pions)");
  });

  test("name the squares of the border apart where they are goals", () => {
    const words = summary(position(DOUBLED, { colours }), NAMES);
    expect(words).toContain("Jaune, au bord\u00a0: b1, h8\u202f; à l’intérieur\u00a0: aucune.");
    expect(words).toMatch(/Bleu, au bord\u00a0: c1, .*h7\u202f; à l’intérieur\u00a0: b2, /);
    expect(words.indexOf("À jouer")).toBeLessThan(words.indexOf("au bord"));
    const base = summary(position(CAMPED, { colours, goals: "", camps: "----" }), NAMES);
    expect(base).toContain("Cases, jaune\u00a0: b1, h8.");
  });

  test("are not told twice: the drawing has the last move and whose turn it is", () => {
    const label = (last: View["last"]): string => boardLabel(position(DOUBLED, { last }), NAMES);
    expect(label(null)).toBe("Le tablier. À jouer\u00a0: Ada.");
    expect(label({ type: "slide", start: 1, target: 8 })).toBe("Le tablier. Dernier coup\u00a0: b1–a2. À jouer\u00a0: Ada.");
    expect(label({ type: "camp", start: 56, camp: 0 })).toContain("a8–a9");
    expect(label({ type: "oust", start: 1, target: 8, to: 20 })).toContain("Pion délogé de a2 vers e3.");
  });
});

describe("the end in words", () => {
  const ending = (drawn: string, more: Partial<View>): string => {
    const words = summary(position(drawn, more), NAMES);
    expect(words).not.toContain("À jouer");
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
    expect(ending(CAMPED, { ...base, ended: "too-few-pawns" })).toMatch(/^Ada gagne\u00a0: en face/);
  });

  test("tells why nobody won, and that somebody gave up", () => {
    expect(ending(DOUBLED, { ended: "repetition" })).toMatch(/^Partie nulle\u00a0: la même position/);
    expect(ending(DOUBLED, { ended: "move-limit" })).toMatch(/^Partie nulle\u00a0: 400 coups/);
    expect(ending(DOUBLED, { ended: "conceded" })).toMatch(/^La partie est terminée\. /);
  });
});
