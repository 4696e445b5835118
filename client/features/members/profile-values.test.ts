import { describe, expect, it } from "vitest";
import { isChanged, mergeProfiles, type ProfileValues } from "./profile-values.ts";

const start: ProfileValues = {
  organization: "Sahyadri",
  address: "Pune",
  gst: "27AAPFU0939F1ZV",
  pan: "AAPFU0939F",
  contact_name: "Desk",
  contact_email: "a@b.example",
  contact_mobile: "+919876543210",
  whatsapp: "+919876543210",
  alternate_email: "c@d.example",
  description: "We make implants.",
  hsn_codes: ["1", "2", "3"],
  show_email: false,
  show_phone: false,
};

describe("a profile that two people changed", () => {
  it("holds what either of them changed alone", () => {
    const merged = mergeProfiles(
      start,
      { ...start, address: "Pune 411026", hsn_codes: ["2", "3", "4"] },
      { ...start, contact_name: "Exports", hsn_codes: ["1", "2", "5"], show_email: true },
    );
    expect(merged.values).toMatchObject({ address: "Pune 411026", contact_name: "Exports", show_email: true, show_phone: false });
    expect(merged.values.hsn_codes.toSorted()).toEqual(["2", "4", "5"]);
    expect(merged.adopted).toEqual(["Contact person name", "Devices and HSN codes", "What the directory shows"]);
    expect(merged.conflicts).toEqual([]);
  });

  it("keeps mine where both changed the same, and shows theirs", () => {
    const merged = mergeProfiles(start, { ...start, address: "Mine", pan: "SAME" }, { ...start, address: "Theirs", pan: "SAME" });
    expect(merged.values).toMatchObject({ address: "Mine", pan: "SAME" });
    expect(merged.adopted).toEqual([]);
    expect(merged.conflicts).toEqual([{ field: "address", theirs: "Theirs" }]);
  });

  it("tells whether anything was changed", () => {
    expect(isChanged(start, { ...start, hsn_codes: ["3", "2", "1"] })).toBe(false);
    expect(isChanged(start, { ...start, hsn_codes: ["1", "2"] })).toBe(true);
    expect(isChanged(start, { ...start, show_phone: true })).toBe(true);
    expect(isChanged(start, { ...start, description: "" })).toBe(true);
  });
});
