import { expect, it } from "vitest";
import { latestNews, nextDeadline } from "./news.ts";

const tender = (slug: string, closesOn: string | null) => ({ slug, fields: { title: slug, closesOn } });

it("names the last day for offers that comes next, or the end of the membership year where it is sooner", () => {
  const tenders = [tender("standing", null), tender("over", "2026-11-23"), tender("later", "2026-12-20"), tender("next", "2026-11-24")];
  expect(nextDeadline(tenders, "2026-11-24")).toEqual({ kind: "tender", slug: "next", title: "next", on: "2026-11-24" });
  expect(nextDeadline([tender("after", "2027-04-01")], "2026-11-24")).toEqual({ kind: "membership", on: "2027-03-31", financialYear: "2026-27" });
  expect(nextDeadline([], "2027-04-01")).toMatchObject({ on: "2028-03-31", financialYear: "2027-28" });
});

it("shows the newest notices and tenders together", () => {
  const entry = (kind: "notice" | "tender", slug: string, publishedOn: string | null) => ({ kind, slug, fields: { title: slug, publishedOn } });
  const all = [
    entry("notice", "a", "2026-11-02"),
    entry("tender", "b", "2026-11-09"),
    entry("notice", "undated", null),
    ...["c", "d", "e"].map((slug) => entry("notice", slug, "2026-10-01")),
  ];
  expect(latestNews(all).map(({ slug }) => slug)).toEqual(["b", "a", "c", "d"]);
});
