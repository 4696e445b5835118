import { describe, expect, it } from "vitest";
import { gstStateName, stateCodeOf, stateCodes } from "./gst-states.ts";
import { gstinCheckCharacter, gstinWarning, normaliseGstin } from "./gstin.ts";

describe("GST numbers", () => {
  it.each([
    "09ZZZCM0001A1ZQ",
    "07ZZQFD0012B1Z1",
    "27ZZXPS0345C2ZD",
    "33ZZWTA6780D1ZB",
    "36ZZVCK9001EAZ0",
    "27AAPFU0939F1ZV",
    "97AAPFU0939F1ZO",
    " 27aapfu 0939f1zv ",
  ])("%s is taken without a warning", (gstin) => {
    expect(gstinWarning(gstin)).toBeUndefined();
  });

  it.each([
    ["09ZZZCM0001A1ZR", "The last character of this GST number does not match the others. Check it for a slip."],
    ["36ZZVCK0901EAZ0", "The last character of this GST number does not match the others. Check it for a slip."],
    ["07ZZQFD0012B1Z", "A GST number has 15 characters; this one has 14. Check it."],
    ["45ZZXPS0345C2ZF", "No state has the code 45. Check the first two digits of the GST number."],
    ["33ZZW1A6780D1ZB", "This does not look like a GST number, such as 27AAPFU0939F1ZV. Check it."],
    ["", "A GST number has 15 characters; this one has 0. Check it."],
  ])("%s is warned about", (gstin, warning) => {
    expect(gstinWarning(gstin)).toBe(warning);
  });

  it("knows a state for every code that is taken, and offers no other place as one", () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, "0"));
    const taken = codes.filter((code) => {
      const firstFourteen = `${code}AAPFU0939F1Z`;
      return gstinWarning(`${firstFourteen}${gstinCheckCharacter(firstFourteen) ?? ""}`) === undefined;
    });
    expect(taken).toHaveLength(39);
    expect(taken.map(stateCodeOf)).not.toContain(undefined);
    expect([stateCodeOf("97"), gstStateName("97"), stateCodes.includes("97")]).toEqual(["97", "Other territory", false]);
  });

  it("notices every single changed digit of the public sample", () => {
    const sample = "27AAPFU0939F1ZV";
    for (const place of [2, 7, 8, 9, 10]) {
      const changed =
        sample.slice(0, place) +
        (sample[place] === "B" ? "C" : sample[place] === "5" ? "6" : /\d/.test(sample.charAt(place)) ? "5" : "B") +
        sample.slice(place + 1);
      expect(gstinWarning(changed), changed).toBeDefined();
    }
  });

  it("computes the check character and normalises", () => {
    expect(gstinCheckCharacter("27AAPFU0939F1Z")).toBe("V");
    expect(gstinCheckCharacter("27AAPFU0939F1é")).toBeUndefined();
    expect(normaliseGstin(" 27 aapfu0939f1zv\n")).toBe("27AAPFU0939F1ZV");
  });
});
