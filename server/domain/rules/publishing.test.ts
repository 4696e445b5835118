import { describe, expect, it } from "vitest";
import { hasFollower, publishingProblems, type VersionPeriod } from "./publishing.ts";
import type { RuleDate } from "./terms.ts";

const today = "2026-11-23";
const version = (number: number, effectiveFrom: string, effectiveTo: string | null, chosenBy: RuleDate = "certificate_issued"): VersionPeriod => ({
  number,
  effectiveFrom,
  effectiveTo,
  chosenBy,
});
const first = version(1, "2026-04-01", "2026-12-31");
const second = version(2, "2027-01-01", null);
const problemsOf = (draft: VersionPeriod, published: readonly VersionPeriod[] = [first, second], reasonForPast = "") =>
  publishingProblems({ ...draft, reasonForPast }, published, today);

describe("what speaks against publishing", () => {
  it("a later version follows an open-ended one from its own begin", () => {
    expect(problemsOf(version(3, "2027-06-01", null))).toEqual({});
  });
  it("a version within another leaves it the days around", () => {
    expect(problemsOf(version(3, "2027-02-01", "2027-02-28"))).toEqual({});
  });
  it("the end is not before the begin", () => {
    expect(problemsOf(version(3, "2027-06-01", "2027-05-31"))).toEqual({ effectiveTo: [expect.stringContaining("before the first day")] });
  });
  it.each([
    ["the whole of one", version(3, "2027-01-01", null)],
    ["the whole of one that has an end", version(3, "2026-04-01", "2026-12-31")],
  ])("each other version keeps days: %s", (_name, draft) => {
    expect(problemsOf(draft, [first, second], "a reason").effectiveFrom?.[0]).toMatch(/No day would be left to version [12]/);
  });
  it("the last days of a version, and the first of another, may not hide one between them together", () => {
    const published = [version(1, "2027-01-01", null), version(2, "2027-03-01", "2027-03-31"), version(3, "2027-03-10", "2027-04-30")];
    expect(problemsOf(version(4, "2027-03-01", "2027-03-09"), published).effectiveFrom?.[0]).toContain("version 2");
  });
  it("later versions may not cover it", () => {
    expect(problemsOf(version(0, "2027-01-01", "2027-01-31")).effectiveFrom?.[0]).toContain("would never be used");
  });
  it("a version that begins only after the end of a hidden one leaves it no day", () => {
    const far = version(5, "2027-06-01", null);
    const [wide, narrow] = [version(6, "2027-01-01", "2027-02-10"), version(1, "2027-01-01", "2027-01-31")];
    expect(problemsOf(wide, [narrow, far]).effectiveFrom?.[0]).toContain("No day would be left to version 1");
    expect(problemsOf(narrow, [wide, far]).effectiveFrom?.[0]).toContain("would never be used");
  });
  it("no day stays without a version", () => {
    const problems = problemsOf(version(3, "2027-01-02", null), [first]);
    expect(problems).toEqual({ effectiveFrom: [expect.stringContaining("From 01-01-2027 to 01-01-2027 no version would hold")] });
    expect(problemsOf(version(3, "2027-01-01", null), [first])).toEqual({});
  });
  it("a version before the others reaches them", () => {
    expect(problemsOf(version(3, "2026-01-01", "2026-03-30"), [first], "a reason").effectiveFrom?.[0]).toContain("31-03-2026");
  });
  it("an endless version by filing leaves no gap: whoever claims later files later", () => {
    const filed = version(3, "2026-12-01", null, "filed");
    expect(problemsOf(version(4, "2027-06-01", null), [first, filed])).toEqual({});
    expect(problemsOf(version(4, "2027-06-01", null), [first, { ...filed, effectiveTo: "2027-05-31" }])).toHaveProperty("effectiveFrom");
  });
  it("a version that began before an endless one by filing would never be used, whatever date chooses it", () => {
    const byFiling = version(1, "2023-06-26", null, "filed");
    const old = version(2, "2022-01-01", "2022-12-31", "cost_paid");
    const problemsWith = (draft: VersionPeriod, published: VersionPeriod) => problemsOf(draft, [published], "It came late");
    expect(problemsWith(old, byFiling)).toEqual({ effectiveFrom: [expect.stringContaining("Begin on 26-06-2023 or later")] });
    expect(problemsWith({ ...old, effectiveTo: null }, byFiling)).toHaveProperty("effectiveFrom");
    expect(problemsWith({ ...old, effectiveFrom: "2023-06-26", effectiveTo: null }, byFiling)).toEqual({});
    expect(problemsWith(old, { ...byFiling, effectiveTo: "2027-03-31" })).toEqual({});
    expect(problemsWith(old, { ...byFiling, effectiveFrom: "2026-11-24" })).toEqual({});
  });
  it("versions that another date chooses are not compared", () => {
    expect(problemsOf(version(3, "2027-01-01", null, "cost_paid"))).toEqual({});
  });
  it("the past needs a reason, today does not", () => {
    expect(problemsOf(version(3, "2026-11-22", null), [])).toEqual({ reasonForPast: [expect.stringContaining("say why")] });
    expect(problemsOf(version(3, "2026-11-22", null), [], "The circular came late")).toEqual({});
    expect(problemsOf(version(3, today, null), [])).toEqual({});
  });
});

it.each([
  ["one that begins before its end", version(2, "2026-10-01", null), true],
  ["one that begins on its last day", version(2, "2026-12-31", null), true],
  ["one that begins after its end", second, false],
  ["one that ends before it does", version(2, "2026-10-01", "2026-10-31"), false],
  ["one that another date chooses", version(2, "2026-10-01", null, "cost_paid"), false],
  ["one for every claim that is filed", version(2, "2026-10-01", null, "filed"), true],
  ["one for the claims that are filed in some days", version(2, "2026-10-01", "2027-01-31", "filed"), false],
])("whether a version is followed: by %s", (_name, other, isFollowed) => {
  expect(hasFollower(first, [first, other])).toBe(isFollowed);
});
