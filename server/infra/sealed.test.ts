import { expect, it } from "vitest";
import { createKeys } from "./keys.ts";
import { openSealed, seal } from "./sealed.ts";

const old = createKeys("an old secret of more than thirty-two letters").secondFactor;
const rotated = createKeys("a new secret of more than thirty-two letters!", "an old secret of more than thirty-two letters").secondFactor;

it("opens for its owner only, whole only, and is never twice the same", () => {
  const sealed = seal(old, "asha", "JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(seal(old, "asha", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(openSealed(old, "asha", sealed)).toEqual({ text: "JBSWY3DPEHPK3PXP", isOutdated: false });
  expect(openSealed(old, "ravi", sealed)).toBeUndefined();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
    // The last character of base64url may carry bits that mean nothing.
    if (at < sealed.length - 1) expect(openSealed(old, "asha", changed), String(at)).toBeUndefined();
  }
  expect(openSealed(old, "asha", "")).toBeUndefined();
});

it("opens after a rotation of the secret, and says so", () => {
  expect(openSealed(rotated, "asha", seal(old, "asha", "text"))).toEqual({ text: "text", isOutdated: true });
  expect(openSealed(old, "asha", seal(rotated, "asha", "text"))).toBeUndefined();
});
