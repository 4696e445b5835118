import { expect, it } from "vitest";
import { latestNews, nextDeadline } from "./news.ts";

const tender = (slug: string, closesOn: string | null) => ({ slug, writtenIn: "hi" as const, fields: { title: slug, closesOn } });

it("names the last day for offers that comes next, or the end of the membership year where it is sooner", () => {
  const tenders = [tender("standing", null), tender("over", "2026-11-23"), tender("later", "2026-12-20"), tender("next", "2026-11-24")];
  expect(nextDeadline(tenders, "2026-11-24")).toEqual({ kind: "tender", slug: "next", title: "next", on: "2026-11-24", writtenIn: "hi" });
  expect(nextDeadline([tender("after", "2027-04-01")], "2026-11-24")).toEqual({ kind: "membership", on: "2027-03-31", financialYear: "2026-27" });
  expect(nextDeadline([], "2027-04-01")).toMatchObject({ on: "2028-03-31", financialYear: "2027-28" });
});

it("shows the newest notices and tenders together, without those of the archive", () => {
  const entry = (kind: "notice" | "tender", slug: string, publishedOn: string | null, lastDay: string | null = null) => ({
    kind,
    slug,
    writtenIn: "en" as const,
    fields: { title: slug, publishedOn, lastOn: lastDay, closesOn: lastDay },
  });
  const all = [
    entry("notice", "a", "2026-11-02"),
    entry("tender", "b", "2026-11-09", "2026-11-24"),
    entry("notice", "undated", null),
    entry("notice", "notice past its day", "2026-11-10", "2026-11-23"),
    entry("tender", "tender past its day", "2026-11-10", "2026-11-23"),
    ...["c", "d", "e"].map((slug) => entry("notice", slug, "2026-10-01")),
  ];
  expect(latestNews([...all, entry("notice", "more than a year old", "2025-11-23")], "2026-11-24").map(({ slug }) => slug)).toEqual([
    "b",
    "a",
    "c",
    "d",
  ]);
});
