import { describe, expect, it } from "vitest";
import { mappingProblems, guessColumnMapping } from "./import-fields.ts";

const all = ["firmName", "gstNo", "membershipStartOn", "membershipEndOn", "contactName", "contactEmail", "contactPhone"];

describe("headings", () => {
  it.each([
    [["Firm name", "GST number", "Start date", "End date", "Contact name", "Contact e-mail", "Contact phone"]],
    // What the old call names them.
    [["firm_name", "gst_no", "membership_start_date", "membership_end_date", "contact_person_name", "contact_person_email", "contact_person_phone"]],
    [[" NAME OF FIRM ", "Gst.No", "Valid From", "Valid Till", "Contact Person", "E-Mail ID", "Mobile No."]],
    [["Company", "GSTIN*", "From", "To", "Person", "Email", "Phone"]],
  ])("%j are recognised", (headings) => {
    expect(guessColumnMapping(headings)).toEqual(all);
  });

  it("that are not ours stay out, wherever they stand", () => {
    expect(guessColumnMapping(["Sr. No.", "Firm name", "", "Remarks", "GSTIN"])).toEqual([null, "firmName", null, null, "gstNo"]);
  });

  it("that name one field twice leave it to a person", () => {
    expect(guessColumnMapping(["GST", "Firm name", "GSTIN"])).toEqual([null, "firmName", null]);
  });

  it("never match what every object has", () => {
    expect(guessColumnMapping(["constructor", "__proto__", "toString"])).toEqual([null, null, null]);
  });
});

it("names missing and repeated fields", () => {
  expect(mappingProblems(["gstNo", "gstNo", "firmName", null, "contactName", "contactEmail"])).toEqual({
    missing: ["membershipStartOn", "membershipEndOn", "contactPhone"],
    doubled: ["gstNo"],
  });
});
