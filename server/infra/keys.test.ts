import { describe, expect, it } from "vitest";
import { createKeys, keyPurposes } from "./keys.ts";

const first = "a secret of the operator, long enough";
const second = "the next secret of the operator, long enough";

describe("keys", () => {
  it("differ by purpose and are the same at every start", () => {
    const keys = createKeys(first);
    expect(new Set(keyPurposes.map((purpose) => Buffer.from(keys[purpose].current.bytes).toString("hex"))).size).toBe(8);
    expect(new Set(keyPurposes.map((purpose) => keys[purpose].current.kid)).size).toBe(8);
    expect(createKeys(first).links.sign("text")).toBe(keys.links.sign("text"));
    expect(keys.links.current.bytes).toHaveLength(32);
  });

  it("sign one purpose only, and notice one changed character", () => {
    const keys = createKeys(first);
    const signature = keys.links.sign("text");
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(keys.links.isSigned("text", signature)).toBe(true);
    expect(keys.fileUrl.isSigned("text", signature)).toBe(false);
    expect(keys.links.isSigned("texu", signature)).toBe(false);
    for (let place = 0; place < signature.length; place += 1) {
      const changed = signature.slice(0, place) + (signature[place] === "A" ? "B" : "A") + signature.slice(place + 1);
      expect(keys.links.isSigned("text", changed), changed).toBe(false);
    }
  });

  it("accept the previous secret during a rotation and sign with the new one", () => {
    const old = createKeys(first);
    const rotated = createKeys(second, first);
    expect(rotated.links.isSigned("text", old.links.sign("text"))).toBe(true);
    expect(rotated.links.sign("text")).toBe(createKeys(second).links.sign("text"));
    expect(rotated.pepper.find(old.pepper.current.kid)).toEqual(old.pepper.current);
    expect(createKeys(second).links.isSigned("text", old.links.sign("text"))).toBe(false);
  });
});
