import { describe, expect, it } from "vitest";
import { blamedField, counts, fieldsOf } from "./schema";

const schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        opening: { enum: ["halves", "quarters"], default: "quarters" },
        level: { type: "integer", minimum: 1, maximum: 6, default: 2 },
        pro: { type: "boolean", default: true },
        board: { type: "string", maxLength: 16, default: "random" },
        shape: { $ref: "#/$defs/Shape", default: "b" },
        crowd: { type: "array" },
      },
    },
    Shape: { enum: ["a", "b"] },
  },
};

describe("fieldsOf", () => {
  it("makes a field of every option that a form can show, with its default", () => {
    expect(fieldsOf(schema)).toEqual([
      { kind: "choice", name: "opening", values: ["halves", "quarters"], initial: "quarters" },
      { kind: "number", name: "level", min: 1, max: 6, whole: true, initial: 2 },
      { kind: "switch", name: "pro", initial: true },
      { kind: "text", name: "board", max: 16, initial: "random" },
      { kind: "choice", name: "shape", values: ["a", "b"], initial: "b" },
    ]);
  });

  it("knows the values that stand apart from the others", () => {
    const [mission] = fieldsOf({ properties: { mission: { enum: ["1", "2", "own@1"], apart: ["own@1"], type: "string" } } });
    expect(mission).toMatchObject({ kind: "choice", values: ["1", "2", "own@1"], apart: ["own@1"], initial: "1" });
  });

  it("finds nothing where a game has no options", () => {
    expect(fieldsOf({ type: "object", properties: {} })).toEqual([]);
  });
});

describe("counts", () => {
  const [level] = fieldsOf({ properties: { level: { type: "integer", default: 2, when: { variant: "base" } } } });

  it("leaves out an option that makes no difference beside the others", () => {
    expect(counts(level!, { variant: "base" })).toBe(true);
    expect(counts(level!, { variant: "pro" })).toBe(false);
  });

  it("counts with any of several values", () => {
    const [clock] = fieldsOf({ properties: { clock: { type: "boolean", default: false, when: { mission: ["10", "19"] } } } });
    expect(["8", "10", "19"].map((mission) => counts(clock!, { mission }))).toEqual([false, true, true]);
  });

  it("keeps an option without conditions", () => {
    expect(fieldsOf(schema).every((field) => counts(field, {}))).toBe(true);
  });
});

describe("blamedField", () => {
  const fields = fieldsOf(schema);

  it("reads the field out of a refusal", () => {
    expect(blamedField("The option 'level' cannot be 9; it has to be a whole number from 1 to 6.", fields)).toBe("level");
    expect(blamedField("There is no option 'board'; there is …", fields)).toBe("board");
  });

  it("blames nothing that is not named", () => {
    expect(blamedField("The level of water is high.", fields)).toBeNull();
  });
});
