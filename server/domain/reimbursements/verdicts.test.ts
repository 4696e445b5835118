import { describe, expect, it } from "vitest";
import { receivedVersion, verdictThatCounts } from "./verdicts.ts";

const none = { phraseCodes: [], ticks: [] };
const given = [
  { fieldName: "rcmc_certificate", status: "SUFFICIENT", remark: "", ...none, isOnReceivedVersion: true },
  { fieldName: "mou_document", status: "DEFICIENT", remark: "No stamp.", ...none, isOnReceivedVersion: false },
] as const;

describe("the verdict that counts", () => {
  it("is the one on the newest version that the council received", () => {
    expect(verdictThatCounts(given, "rcmc_certificate")).toEqual({ status: "SUFFICIENT", remark: "", ...none, isReplacedSinceCheck: false });
  });

  it("is Unchecked after a newer version was received", () => {
    expect(verdictThatCounts(given, "mou_document")).toEqual({ status: "", remark: "", ...none, isReplacedSinceCheck: true });
  });

  it("is Unchecked for a document without a verdict", () => {
    expect(verdictThatCounts(given, "booth_photos")).toEqual({ status: "", remark: "", ...none, isReplacedSinceCheck: false });
  });
});

it("a version that was not submitted is not received", () => {
  const versions = [
    { fieldName: "rcmc_certificate", version: 3, wasSubmitted: false },
    { fieldName: "rcmc_certificate", version: 2, wasSubmitted: true },
    { fieldName: "rcmc_certificate", version: 1, wasSubmitted: true },
  ];
  expect(receivedVersion(versions, "rcmc_certificate")).toBe(2);
  expect(receivedVersion(versions, "mou_document")).toBe(0);
});
