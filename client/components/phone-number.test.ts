import { describe, expect, it } from "vitest";
import { followChoice, followCountry, formatPhone, phoneValue, phoneWarning, typedPhone } from "./phone-number.ts";

describe("phone numbers as people type them", () => {
  it.each([
    ["+919876543210", { country: "IN", text: "098765 43210" }],
    ["+91 98765 43210", { country: "IN", text: "098765 43210" }],
    ["+442079460958", { country: "GB", text: "020 7946 0958" }],
    ["", { country: "IN", text: "" }],
    ["ask the desk", { country: "IN", text: "ask the desk" }],
  ])("%j is shown as %j", (value, typed) => expect(typedPhone(value)).toEqual(typed));

  it.each([
    [{ country: "IN", text: "98765 43210" }, "+919876543210"],
    [{ country: "IN", text: "098765-43210" }, "+919876543210"],
    [{ country: "DE", text: "030 1234567" }, "+49301234567"],
    [{ country: "IN", text: "+44 20 7946 0958" }, "+442079460958"],
    [{ country: "IN", text: "12" }, "+9112"],
    [{ country: "AQ", text: "123456" }, "+672123456"],
    [{ country: "IN", text: "  " }, ""],
  ])("%j is kept as %j", (typed, value) => expect(phoneValue(typed)).toBe(value));

  it("follows a country that is pasted with the number, and reads back what it keeps", () => {
    expect(followCountry({ country: "IN", text: "+1 212 555 0123" })).toEqual({ country: "US", text: "(212) 555-0123" });
    expect(followCountry({ country: "IN", text: "212 555 0123" })).toEqual({ country: "IN", text: "212 555 0123" });
    expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
  });

  it("follows the country that is chosen in the form, unless the number has one of its own", () => {
    expect(followChoice({ country: "", text: "0722 000111" }, { before: "", now: "KE" })).toEqual({ country: "KE", text: "0722 000111" });
    expect(phoneValue({ country: "KE", text: "0722 000111" })).toBe("+254722000111");
    expect(phoneValue({ country: "", text: "0722 000111" })).toBe("0722 000111");
    expect(followChoice({ country: "GB", text: "020 7946 0958" }, { before: "", now: "KE" })).toEqual({ country: "GB", text: "020 7946 0958" });
    expect(followChoice({ country: "KE", text: "" }, { before: "KE", now: "UG" })).toEqual({ country: "UG", text: "" });
  });

  it("warns of a number that the country cannot have", () => {
    expect(phoneWarning({ country: "IN", text: "12" })).toBe("This does not look like a phone number of India. Check it.");
    expect(phoneWarning({ country: "IN", text: "98765 43210" })).toBeUndefined();
    expect(phoneWarning({ country: "AQ", text: "12" })).toBeUndefined();
  });
});
