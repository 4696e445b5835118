import type { PublicCircularRow } from "#domain/circulars/circular-views.ts";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { listRows, tableView, type TableView } from "#domain/site/table-query.ts";
import { listEveryPublicCircular } from "#server/application/circulars/public-circulars.ts";
import type { ChangedOn, Loader } from "../../render/page-loader.ts";

/** `year`: the financial year that the address asks for, if there is such a year. */
export type CircularsContent = {
  readonly circulars: TableView<PublicCircularRow>;
  readonly years: readonly string[];
  readonly year: string | null;
  /** YYYY-MM-DD. A circular may hold, or be replaced, from a later day. */
  readonly today: string;
};

const yearOf = ({ publishedOn }: PublicCircularRow): string => financialYearLabel(publishedOn);

export const load: Loader<CircularsContent> = async (ctx, { search, language }) => {
  const all = await listEveryPublicCircular(ctx);
  const years = [...new Set(all.map(yearOf))];
  const year = years.find((one) => one === search["year"]) ?? null;
  const rows = year === null ? all : all.filter((row) => yearOf(row) === year);
  const subjectOf = ({ subject, subjectHindi }: PublicCircularRow): string => (language === "hi" ? subjectHindi : subject);
  const circulars = tableView(
    rows,
    search,
    { sortable: ["number", "subject", "holdsFrom"], rowChoices: listRows },
    {
      words: ({ number, subject, subjectHindi }) => [number, subject, subjectHindi],
      orderBy: (row, column) => (column === "subject" ? subjectOf(row) : column === "holdsFrom" ? row.holdsFromOn : row.slug),
      slug: ({ slug }) => slug,
    },
  );
  return { content: { circulars, years, year, today: calendarDateInIndia(ctx.now()) } };
};

export const changedOn: ChangedOn = async (ctx) =>
  (await listEveryPublicCircular(ctx))
    .map(({ publishedOn, withdrawnOn }) => withdrawnOn ?? publishedOn)
    .toSorted()
    .at(-1);
