import { expect, test } from "vitest";
import { answerFacts, changedFacts, changesByReply, latestChanges } from "./answer-changes.ts";

const firm = {
  firmName: "Malabar Sutures",
  gstNo: "32AAPFU0939F1ZV",
  pan: "AAPFU0939F",
  iecNo: "AAPFU0939F",
  kind: "manufacturer",
  isMsme: "yes",
  address: "Plot 9, Kochi",
  stateCode: "32",
  contactName: "Export Office",
  contactPhone: "+91 98765 43210",
  devices: "Sutures",
  exportsPaise: 60_00_00_000_00,
} as const;
const submitted = { at: new Date("2026-11-03T06:00:00Z"), firm, exportYear: "2025-26" };
const replied = { ...submitted, at: new Date("2026-11-20T06:00:00Z"), firm: { ...firm, gstNo: "32AAPFU0939F2ZU", exportsPaise: 6_00_000_00 } };

test("a reply names the answers that it changed, each with what it was", () => {
  const view = { ...replied, handedIn: [submitted, replied] };
  expect(latestChanges(view).map(({ label, text, was }) => [label, text, was])).toEqual([
    ["GST number", "32AAPFU0939F2ZU", "32AAPFU0939F1ZV"],
    ["Exports of 2025-26", "Rs 6,00,000.00", "Rs 60,00,00,000.00"],
  ]);
  expect(changesByReply(view.handedIn)).toEqual([{ at: replied.at, labels: ["GST number", "Exports of 2025-26"] }]);
});

test("what is changed after the reply is compared with the reply; without an earlier copy nothing is called changed", () => {
  const now = { ...replied, firm: { ...replied.firm, devices: "Needles" } };
  expect(latestChanges({ ...now, handedIn: [submitted, replied] }).map(({ key }) => key)).toEqual(["devices"]);
  expect(changedFacts(submitted, { ...submitted, exportYear: "2026-27" })).toMatchObject([{ was: "Rs 60,00,00,000.00 (Exports of 2025-26)" }]);
  expect(latestChanges({ ...now, handedIn: [] })).toEqual([]);
  expect(answerFacts({ ...now, firm: undefined })).toEqual([]);
});
