import { describe, expect, it } from "vitest";
import { isAnswered, openRemarks, replyProblems, unsentAnswers } from "./remarks.ts";
import type { DeficiencyView, DocumentView, ReimbursementView } from "./views.ts";

const sharedAt = new Date("2026-11-20T06:00:00Z");
const remark = (id: string, fieldName?: string, isOpen = true): DeficiencyView => ({
  id,
  round: 1,
  fieldName,
  remark: "The seal is missing",
  remarkHi: undefined,
  origin: "EPCMD",
  sharedAt,
  answer: undefined,
  answeredAt: undefined,
  isOpen,
});
const document = (fieldName: string, uploadedAt: string, deficiencies: DeficiencyView[]): DocumentView => ({
  fieldName,
  label: fieldName,
  noun: fieldName,
  step: 2,
  isApplicable: true,
  isOpen: deficiencies.length > 0,
  current: { version: 1, uploadedAt: new Date(uploadedAt), uploadedBy: "A", files: [] },
  earlier: [],
  deficiencies,
  verdict: undefined,
});
const viewOf = (documents: DocumentView[], generalDeficiencies: DeficiencyView[] = []) =>
  ({ documents, generalDeficiencies, items: [] }) as unknown as ReimbursementView; // only these parts are read

describe("a reply", () => {
  it("lists open remarks only, those on the whole last", () => {
    const view = viewOf([document("a", "2026-11-01T00:00:00Z", [remark("r0", "a", false), remark("r1", "a")])], [remark("r2")]);
    expect(openRemarks(view).map(({ id }) => id)).toEqual(["r1", "r2"]);
  });

  it("needs a new file or words for each remark", () => {
    const old = document("a", "2026-11-01T00:00:00Z", [remark("r1", "a")]);
    const fresh = document("a", "2026-11-20T06:00:01Z", [remark("r1", "a")]);
    expect(isAnswered(viewOf([old]), remark("r1", "a"), {})).toBe(false);
    expect(isAnswered(viewOf([old]), remark("r1", "a"), { r1: "  " })).toBe(false);
    expect(isAnswered(viewOf([old]), remark("r1", "a"), { r1: "It is on page 2" })).toBe(true);
    expect(isAnswered(viewOf([fresh]), remark("r1", "a"), {})).toBe(true);
  });

  it("leaves over what the server does not have, not what was sent", () => {
    const sent = { ...remark("r1", "a", false), answer: "It is on page 2" };
    const view = viewOf([document("a", "2026-11-01T00:00:00Z", [sent])], [{ ...remark("r2", undefined, false), answer: "Theirs" }]);
    expect(unsentAnswers(view, { r1: "It is on page 2 ", r2: "Mine", r3: "To a remark that is gone" })).toEqual(["Mine", "To a remark that is gone"]);
  });

  it("takes the change of the cost that is asked about as the answer, and its removal", () => {
    const item = (id: string, savedAt: string, enteredBy = "member") => ({ id, enteredBy, savedAt: new Date(savedAt) });
    const withItems = (...items: ReturnType<typeof item>[]) => ({ ...viewOf([]), items }) as unknown as ReimbursementView;
    const [before, after] = ["2026-11-20T05:59:59Z", "2026-11-20T06:00:01Z"];
    const asked = remark("r1", "item:one");
    expect(isAnswered(withItems(item("one", before), item("two", after)), asked, {})).toBe(false);
    expect(isAnswered(withItems(item("one", after), item("two", before)), asked, {})).toBe(true);
    expect(isAnswered(withItems(item("one", after, "council")), asked, {})).toBe(false);
    expect(isAnswered(withItems(item("two", before)), asked, {})).toBe(true);
    expect(isAnswered(withItems(item("one", before)), remark("r2"), {})).toBe(false);
    expect(isAnswered(withItems(item("one", after)), remark("r2"), {})).toBe(true);
    const view = { ...withItems(item("one", before)), generalDeficiencies: [asked] };
    expect(replyProblems(view, {}).map(({ text }) => text)).toEqual(["Change the cost that the remark names, or write an answer"]);
  });

  it("names the document that still waits and leads to its field", () => {
    const view = viewOf([document("Licence", "2026-11-01T00:00:00Z", [remark("r1", "Licence")])], [remark("r2")]);
    expect(replyProblems(view, {})).toEqual([
      { text: "Give a new file or a written answer: Licence", fieldId: "field-r1" },
      { text: "Write an answer to the remark", fieldId: "field-r2" },
    ]);
    expect(replyProblems(view, { r1: "see page 2", r2: "done" })).toEqual([]);
  });
});
