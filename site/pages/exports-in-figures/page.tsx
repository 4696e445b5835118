import { groupIndian } from "#domain/indian-figures.ts";
import { countryName } from "#domain/members/countries.ts";
import type { ExportFigureRow, ExportFiguresView } from "#domain/site/statistics-view.ts";
import { entryAnchor } from "#domain/site/table-query.ts";
import { EnglishMark, EntryWords } from "../../parts/entry-words.tsx";
import { PastNotice } from "../../parts/past-notice.tsx";
import { SourceOfFigure } from "../../parts/source-of-figure.tsx";
import { SiteDataTable } from "../../parts/tables/site-data-table.tsx";
import type { SiteColumn } from "../../parts/tables/site-table.tsx";
import { type SitePageProps, usePageTexts, useSite, useTexts } from "../../parts/site-context.ts";
import classes from "../../parts/tables/figures-page.module.css";

/** What India exported, by product line and country, with the source of each figure. @source issue 23 part 8 "exports by product line and country" */
export function Page({ content: view, address }: SitePageProps<ExportFiguresView>) {
  const texts = usePageTexts()["exports-in-figures"];
  const { frame } = useTexts();
  const columns = useColumns();
  return (
    <div className={classes.page}>
      {view.yearOver !== null && <PastNotice text={frame.figuresOf(view.yearOver)} />}
      <p className={classes.lead}>{texts.lead}</p>
      <SiteDataTable
        id="figures"
        caption={texts.caption}
        columns={columns}
        view={view}
        rowKey={({ id }) => id}
        rowAnchor={({ slug }) => entryAnchor(slug)}
      />
      <p className="site-not-printed">
        <a href={`${address.path}.csv`} download>
          {texts.download}
        </a>
      </p>
    </div>
  );
}

function useColumns(): readonly SiteColumn<ExportFigureRow>[] {
  const { language, texts: all } = useSite();
  const texts = usePageTexts()["exports-in-figures"];
  return [
    {
      key: "line",
      label: texts.line,
      show: (row) => (
        <>
          <EntryWords of={row}>{row.line}</EntryWords> <EnglishMark of={row} />
        </>
      ),
    },
    { key: "year", label: texts.year, isFigure: true, show: ({ year }) => year },
    { key: "country", label: texts.country, show: ({ country }) => (country === null ? texts.allCountries : countryName(country, language)) },
    { key: "exports", label: texts.exports, isFigure: true, show: ({ exports }) => groupIndian(exports) },
    {
      key: "imports",
      label: texts.imports,
      isFigure: true,
      show: ({ imports }) => (imports === null ? all.tables.notProvided : groupIndian(imports)),
    },
    { key: "source", label: texts.source, show: (row) => <SourceOfFigure of={row} /> },
  ];
}
