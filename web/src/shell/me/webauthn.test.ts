import { expect, test } from "vitest";
import { bytes, text } from "./webauthn";

test("bytes are written as WebAuthn writes them, and read again", () => {
  const all = Uint8Array.from({ length: 256 }, (_, place) => place);
  for (const length of [0, 1, 2, 3, 64, 256]) {
    const part = all.slice(256 - length);
    const written = text(part.buffer);
    expect(written).toMatch(/^[A-Za-z0-9_-]*$/);
    expect([...bytes(written)]).toEqual([...part]);
  }
});
