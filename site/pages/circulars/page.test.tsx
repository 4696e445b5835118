import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { PublicCircularRow } from "#domain/circulars/circular-views.ts";
import { listRows, tableView } from "#domain/site/table-query.ts";
import { pageTextsOf, textsOf } from "../../content/languages/all-texts.ts";
import { SiteProvider } from "../../parts/site-context.ts";
import { Page } from "./page.tsx";

const circular = (slug: string, more: Partial<PublicCircularRow>): PublicCircularRow => ({
  slug,
  number: slug,
  subject: slug,
  subjectHindi: slug,
  publishedOn: "2026-11-20",
  holdsFromOn: "2026-11-20",
  isWithdrawn: false,
  withdrawnOn: null,
  replacedByNumber: null,
  replacedFromOn: null,
  ...more,
});

function listOf(row: PublicCircularRow): string {
  const circulars = tableView([row], {}, { sortable: [], rowChoices: listRows }, { words: () => [], orderBy: () => "", slug: ({ slug }) => slug });
  const site = {
    language: "en",
    texts: textsOf("en"),
    pageTexts: pageTextsOf("en"),
    address: { path: "/circulars", search: {}, params: {} },
  } as const;
  return renderToString(
    <SiteProvider value={site}>
      <Page content={{ circulars, years: [], year: null, today: "2026-12-01" }} language="en" address={site.address} />
    </SiteProvider>,
  );
}

it("says from when a circular holds or is replaced, while that day is still to come", () => {
  expect(listOf(circular("holds", {}))).toContain("In force");
  expect(listOf(circular("later", { holdsFromOn: "2027-01-01" }))).toContain("Holds from 01-01-2027");
  expect(listOf(circular("first", { replacedByNumber: "8", replacedFromOn: "2026-12-01" }))).toContain("Replaced by no. 8");
  expect(listOf(circular("first", { replacedByNumber: "8", replacedFromOn: "2027-01-01" }))).toContain("Replaced from 01-01-2027 by no. 8");
});

it("the Hindi words of a circular name the day it holds from, and are true before that day, too", () => {
  expect(pageTextsOf("hi").circular.about("7", "30-11-2026", "01-01-2027")).toBe("परिपत्र सं. 7, 30-11-2026। लागू होने की तिथि: 01-01-2027।");
});
