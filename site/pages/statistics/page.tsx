import { groupIndian } from "#domain/indian-figures.ts";
import { statisticColumns, type StatisticRow, type StatisticsView } from "#domain/site/statistics-view.ts";
import { formatDate } from "#client/shared/format.ts";
import { FigureTable } from "../../parts/tables/figure-table.tsx";
import { type SitePageProps, usePageTexts } from "../../parts/site-context.ts";
import classes from "../../parts/tables/figures-page.module.css";

/** Claims by scheme and financial year, for everybody. @source issue 23 part 8 "public statistics page" */
export function Page({ content: { countedUpTo, rows }, address }: SitePageProps<StatisticsView>) {
  const { statistics: texts, "rules-in-force": rules } = usePageTexts();
  const shown = (row: StatisticRow) => statisticColumns.map((column) => (row[column] === null ? texts.hidden : groupIndian(row[column])));
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{texts.lead}</p>
      {rows.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <FigureTable
          caption={texts.caption}
          columns={[texts.scheme, ...statisticColumns.map((column) => texts.columns[column])]}
          rows={rows.map((row) => ({ key: `${row.year} ${row.scheme}`, name: `${row.year}: ${rules.schemes[row.scheme]}`, figures: shown(row) }))}
        />
      )}
      <p>
        {texts.countedUpTo(formatDate(countedUpTo))}{" "}
        <a href={`${address.path}.csv`} download className="site-not-printed">
          {texts.download}
        </a>
      </p>
      <h2>{texts.notes}</h2>
      <ul>
        {texts.noteList.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
