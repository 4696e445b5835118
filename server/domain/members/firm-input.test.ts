import { describe, expect, it } from "vitest";
import { z } from "zod";
import { FirmInput } from "./firm-input.ts";

const firm = {
  firmName: "  Sahyadri  Orthopaedic Implants Pvt Ltd ",
  gstNo: "27 aapfu0939f1zv",
  membershipStartOn: "01-04-2026",
  membershipEndOn: "2027-03-31",
  contactName: "Export Office",
  contactEmail: " export@sahyadri.example ",
  contactPhone: "+91 98765 43210",
};

const problems = (changes: Record<string, unknown>) => {
  const parsed = FirmInput.safeParse({ ...firm, ...changes });
  return parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
};

describe("the seven fields of a firm", () => {
  it("come out trimmed, with ISO dates and the GST number in capitals", () => {
    expect(FirmInput.parse(firm)).toEqual({
      firmName: "Sahyadri Orthopaedic Implants Pvt Ltd",
      gstNo: "27AAPFU0939F1ZV",
      membershipStartOn: "2026-04-01",
      membershipEndOn: "2027-03-31",
      contactName: "Export Office",
      contactEmail: "export@sahyadri.example",
      contactPhone: "+91 98765 43210",
    });
  });

  it("takes a GST number of unusual form and names in Devanagari", () => {
    expect(problems({ gstNo: "APPLIED FOR", firmName: "सह्याद्री इम्प्लांट्स" })).toEqual({});
  });

  it.each([
    [{ firmName: "   " }, { firmName: ["Enter the firm name"] }],
    [{ firmName: "Evil\r\nBcc: x@y.example" }, { firmName: ["Firm name must be one line without special control characters"] }],
    // A curly quote of Windows-1252 that was read as ISO 8859-1.
    [{ firmName: "St. Mary\u0092s" }, { firmName: ["Firm name must be one line without special control characters"] }],
    [{ contactEmail: "a@b.example, c@d.example" }, { contactEmail: ["Enter an e-mail address, like name@example.com"] }],
    [{ contactEmail: '"a b"@c.example' }, { contactEmail: ["Enter an e-mail address, like name@example.com"] }],
    [{ contactEmail: "a@b.example\r\nBcc: c@d.example" }, { contactEmail: ["Enter an e-mail address, like name@example.com"] }],
    [{ membershipStartOn: "soon" }, { membershipStartOn: ["Start date must be a date, like 31-03-2027"] }],
    [{ membershipEndOn: "31-03-2026" }, { membershipEndOn: ["The membership must not end before it starts"] }],
    [{ contactPhone: "none" }, { contactPhone: ["Enter a phone number, like +91 98765 43210"] }],
  ])("%o is refused", (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });
});
