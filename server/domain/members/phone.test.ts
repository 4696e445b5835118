import { describe, expect, it } from "vitest";
import { normalisePhone, PhoneNumber } from "./phone.ts";

describe("phone numbers", () => {
  it.each([
    ["+91 98765 43210", "+919876543210"],
    ["98765-43210", "+919876543210"],
    ["098765 43210", "+919876543210"],
    ["0091 98765 43210", "+919876543210"],
    ["+49 (30) 1234.567", "+49301234567"],
    ["1234567890", undefined],
    ["+91", undefined],
    ["+0 98765 43210", undefined],
    ["+91 98765 43210 ext 4", undefined],
    ["9.19E+11", undefined],
    ["", undefined],
  ])("%j is stored as %s", (text, stored) => expect(normalisePhone(text)).toBe(stored));

  it("says which field lacks what", () => {
    const texts = (value: string) =>
      PhoneNumber("WhatsApp number")
        .safeParse(value)
        .error?.issues.map(({ message }) => message);
    expect(texts("  ")).toEqual(["Enter the WhatsApp number"]);
    expect(texts("12")).toEqual(["WhatsApp number must be a phone number with its country, like +91 98765 43210"]);
  });
});
