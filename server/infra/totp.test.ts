import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { newRecoveryCharacters, newTotpSecret, totpAddress, totpStep } from "./totp.ts";

/** The shared secret of the RFC's test vectors. */
const secret = Secret.fromUTF8("12345678901234567890").base32;

describe("the test vectors of RFC 6238, appendix B, last six digits", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at %d seconds the code is %s", (seconds, code) => {
    expect(totpStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });
});

describe("a code", () => {
  const step = 41152263; // of 1234567890 seconds
  const within = (delta: number) => totpStep(secret, "005924", (1234567890 + delta * 30) * 1000);

  it("is right one step early and one step late, and keeps its own step", () => {
    expect([within(-1), within(0), within(1)]).toEqual([step, step, step]);
  });

  it("is wrong two steps away", () => {
    expect([within(-2), within(2)]).toEqual([undefined, undefined]);
  });

  it.each(["5924", "0059240", "00592a", ""])("is wrong as %s", (code) => {
    expect(totpStep(secret, code, 1234567890 * 1000)).toBeUndefined();
  });
});

it("a new secret has 160 bits, and its address says all that an app asks", () => {
  const fresh = newTotpSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(fresh);
  const address = new URL(totpAddress(fresh, "officer@dgft.example"));
  expect(address.protocol).toBe("otpauth:");
  expect(Object.fromEntries(address.searchParams)).toEqual({ issuer: "EPCMD Portal", secret: fresh, algorithm: "SHA1", digits: "6", period: "30" });
});

it("recovery codes are ten characters of the alphabet", () => {
  expect(newRecoveryCharacters()).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
});
