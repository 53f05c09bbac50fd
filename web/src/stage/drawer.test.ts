import { expect, test } from "vitest";
import { LEAST, placeOf } from "./drawer";

test("the drawer opens from below on an upright screen", () => expect(placeOf(false, 900)).toBe("below"));
test("in a column that has room for it the drawer lies there", () => expect(placeOf(true, LEAST)).toBe("column"));
test("else it covers a part of the stage", () => expect(placeOf(true, LEAST - 1)).toBe("beside"));
