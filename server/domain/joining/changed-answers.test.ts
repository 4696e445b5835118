import { expect, it } from "vitest";
import { changedAnswers } from "./changed-answers.ts";

const stored = { contactName: "Export Desk", contactPhone: "+91 98765 43210", exports: "45 lakh", devices: "Stents\nSutures", exportYear: "2024-25" };
const contact = { contactName: "Export Desk", contactPhone: "+91 98765 43210" };

it("stores only what was typed over what the form showed", () => {
  const newer = { ...stored, contactName: "Ms Rao" };
  const of = (typed: Record<string, string>) => changedAnswers({ step: "contact", typed, seen: contact }, newer, "2025-26");
  expect(of(contact)).toEqual({ changed: {}, conflicting: [] });
  expect(of({ ...contact, contactPhone: "+91 11 2345 6789" })).toEqual({ changed: { contactPhone: "+91 11 2345 6789" }, conflicting: [] });
  expect(of({ ...contact, contactName: "Mr Iyer" }).conflicting).toEqual(["contactName"]);
  expect(of({ ...contact, contactName: "Ms Rao" }).conflicting).toEqual([]);
});

it("gives an amount the year that its form asked for", () => {
  const devices = "Stents\r\nSutures"; // as a browser sends line breaks
  const of = (exports: string, seen: Record<string, string>) =>
    changedAnswers({ step: "exports", typed: { devices, exports }, seen: { devices, ...seen } }, stored, "2025-26");
  const asked = { exports: "", exportYear: "2025-26" };
  expect(of("", asked)).toEqual({ changed: {}, conflicting: [] });
  expect(of("45 lakh", asked)).toEqual({ changed: { exports: "45 lakh", exportYear: "2025-26" }, conflicting: [] });
  const before = { exports: "45 lakh", exportYear: "2024-25" };
  expect(of("45 lakh", before)).toEqual({ changed: {}, conflicting: [] });
  expect(of("50 lakh", before)).toEqual({ changed: { exports: "50 lakh", exportYear: "2024-25" }, conflicting: [] });
  expect(of("50 lakh", { ...before, exportYear: "2030-31" }).changed).toMatchObject({ exportYear: "2025-26" });
});

it("takes a suggestion as an answer when the step is saved, not when it is left", () => {
  const typed = { gstNo: "32AAPFU0939F1ZV", stateCode: "32" };
  const changed = (isLeft: boolean) =>
    changedAnswers({ step: "firm", typed, seen: typed, suggested: "stateCode", isLeft }, { gstNo: typed.gstNo }, "2025-26").changed;
  expect(changed(true)).toEqual({});
  expect(changed(false)).toMatchObject({ stateCode: "32" });
});

it("leaves an answer empty that was cleared since the form showed it, and asks before another one is stored there", () => {
  const seen = { iecNo: "AAPFU0939F", stateCode: "32" };
  const of = (typed: Record<string, string>) => changedAnswers({ step: "firm", typed, seen }, { iecNo: "", stateCode: "" }, "2025-26");
  const { changed, conflicting } = of({ ...seen, address: "12 Delhi Road" });
  expect(changed).toMatchObject({ address: "12 Delhi Road" });
  expect([Object.keys(changed).filter((field) => field in seen), conflicting]).toEqual([[], []]);
  expect(of({ ...seen, iecNo: "BBPFU0939F" }).conflicting).toEqual(["iecNo"]);
});
