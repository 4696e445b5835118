import { describe, expect, it } from "vitest";
import { normalisePhone, PhoneNumber, WorldPhoneNumber } from "./phone.ts";

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

  it.each([
    ["+254 722 000111", "+254722000111"],
    ["0044 20 7946 0958", "+442079460958"],
    ["+1 212 555 0123", "+12125550123"],
    ["+91722000111", "Phone number must have 10 digits after +91. Check the country and the number."],
    ["+254 722 00011122", "Phone number must have 7 to 9 digits after +254. Check the country and the number."],
    ["9876543210", "Phone number must be a phone number with its country, like +91 98765 43210"],
    ["+999 1234567", "Phone number must be a phone number with its country, like +91 98765 43210"],
    [" ", "Enter the phone number"],
  ])("from anywhere: %j becomes %s", (text, expected) => {
    const parsed = WorldPhoneNumber("Phone number").safeParse(text);
    expect(parsed.success ? parsed.data : parsed.error.issues[0]?.message).toBe(expected);
  });
});
