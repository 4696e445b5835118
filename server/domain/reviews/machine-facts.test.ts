import { describe, expect, test } from "vitest";
import { datesIn, machineFacts, type CheckedDocument } from "./machine-facts.ts";

const text = "This is to certify that ASHA DEVICES PVT. LTD. exported goods. Dated 12/05/2026, valid until 11 May 2029.";
const file = { name: "ca.pdf", pageCount: 2, isRead: true, pages: ["Letter head of the accountant", text], signatures: 0 };
const document: CheckedDocument = { files: [file], firmName: "Asha Devices Private Limited", filedOn: "2026-06-11", windows: [] };
const factsOf = (change: Partial<CheckedDocument>) =>
  Object.fromEntries(machineFacts({ ...document, ...change }).map(({ about, text: fact }) => [about, fact]));

describe("the machine", () => {
  test("finds the firm's name in other capitals and short forms, and says where", () => {
    expect(factsOf({})["name"]).toBe('The name "Asha Devices Private Limited" of the profile stands on page 2.');
    expect(factsOf({ firmName: "Asha Device" })["name"]).toContain("was not found");
  });
  test("names the newest date up to the filing, with its age", () => {
    expect(factsOf({})["date"]).toBe("The newest date in the text up to the day of filing is 12-05-2026, 30 days before.");
    expect(factsOf({ filedOn: "2026-01-01" })["date"]).toContain("No date");
  });
  test("says whether the date from which the rule counts is on the document", () => {
    const window = { fromOn: "2026-05-12", lastOn: "2026-08-10", days: 90, counts: "calendar_days" } as const;
    expect(factsOf({ windows: [window] })["window"]).toBe(
      "The date 12-05-2026, from which the rule counts 90 days (until 10-08-2026), stands on page 2; the claim was filed on 11-06-2026.",
    );
    expect(factsOf({ windows: [{ ...window, fromOn: "2026-05-13", lastOn: "2026-08-11" }] })["window"]).toContain("was not found");
    const working = { ...window, lastOn: "2026-09-15", counts: "working_days" } as const;
    expect(factsOf({ windows: [working] })["window"]).toContain("the rule counts 90 working days (until 15-09-2026)");
  });
  test("says what it cannot read, and judges nothing about it", () => {
    const scan = { name: "scan.jpg", pageCount: 1, isRead: true, pages: [], signatures: 0 };
    const facts = factsOf({ files: [scan] });
    expect(facts["text"]).toBe("The file cannot be read by the machine: it has no text, only a picture.");
    expect(Object.keys(facts)).toEqual(["text", "signature"]);
    expect(factsOf({ files: [file, scan] })["text"]).toMatch(/^scan.jpg cannot be read/);
  });
  test("says nothing of the text and the signatures of a file that it did not read", () => {
    const unread = { name: "large.pdf", pageCount: 900, isRead: false, pages: [], signatures: 0 };
    const facts = factsOf({ files: [unread] });
    expect(facts["text"]).toMatch(/^The file could not be read by the machine/);
    expect(Object.keys(facts)).toEqual(["text"]);
    const both = factsOf({ files: [file, unread] });
    expect(both["text"]).toMatch(/^large.pdf could not be read by the machine/);
    expect(both["signature"]).toBe("No digital signature is in ca.pdf.");
  });
  test("says how many pages it read where these are not all", () => {
    const facts = factsOf({ files: [{ ...file, pageCount: 640 }], firmName: "Sahyadri Implants", filedOn: "2026-01-01" });
    expect(facts["name"]).toBe('The name "Sahyadri Implants" of the profile was not found in the text (only the first 2 pages of ca.pdf).');
    expect(facts["date"]).toBe("No date up to the day of filing was found in the text (only the first 2 pages of ca.pdf).");
  });
  test("says whether a file is signed digitally", () => {
    expect(factsOf({})["signature"]).toBe("No digital signature is in the file.");
    expect(factsOf({ files: [{ ...file, signatures: 1 }] })["signature"]).toContain("does not check whether it holds");
  });
});

test.each([
  ["12-05-2026, 1.6.2026 and 2026-07-08", ["2026-05-12", "2026-06-01", "2026-07-08"]],
  ["May 12, 2026; 3rd June 2026; 12 MAY 2026", ["2026-05-12", "2026-06-03"]],
  ["31-02-2026, 45/45/2026, 112-05-20261", []],
])("the days in %s", (words, days) => {
  expect(datesIn(words)).toEqual(days);
});
