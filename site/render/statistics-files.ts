import { Router, type Response } from "express";
import { countryName } from "#domain/members/countries.ts";
import { csvChunks, type CsvFile } from "#domain/csv.ts";
import { statisticColumns, type ExportFigureRow, type StatisticsView } from "#domain/site/statistics-view.ts";
import { listExportFigures } from "#server/application/site/read-export-figures.ts";
import { readStatistics } from "#server/application/site/read-statistics.ts";
import type { Services } from "#server/context.ts";
import { frontBucket, maxMadePerMinute } from "#server/http/front-limits.ts";
import { hrefOf } from "../content/addresses.ts";
import { pageTextsOf } from "../content/languages/all-texts.ts";
import { languageKeys, type Language } from "../content/languages/languages.ts";
import { visitorContext } from "./site-pages.ts";

/** The tables of the statistics as csv, each at the address of its page with ".csv" behind it. Figures have neither separators nor unit. */
export function statisticsFiles(services: Services): Router {
  const router = Router();
  const bucket = frontBucket(maxMadePerMinute);
  for (const language of languageKeys) {
    router.get(`${hrefOf("statistics", language)}.csv`, bucket, async (_req, res) =>
      sendFile(res, statisticsFile(await readStatistics(visitorContext(services, language)), language)),
    );
    router.get(`${hrefOf("exports-in-figures", language)}.csv`, bucket, async (_req, res) =>
      sendFile(res, exportsFile(await listExportFigures(visitorContext(services, language)), language)),
    );
  }
  return router;
}

function statisticsFile({ countedUpTo, rows }: StatisticsView, language: Language): CsvFile {
  const { statistics: texts, "rules-in-force": rules } = pageTextsOf(language);
  return {
    name: `statistics-${countedUpTo}.csv`,
    header: [texts.year, texts.scheme, ...statisticColumns.map((column) => texts.columns[column]), texts.lastDay],
    rows: rows.map((row) => [row.year, rules.schemes[row.scheme], ...statisticColumns.map((column) => row[column] ?? texts.hidden), countedUpTo]),
  };
}

function exportsFile(rows: readonly ExportFigureRow[], language: Language): CsvFile {
  const { "exports-in-figures": texts } = pageTextsOf(language);
  const nameOf = (country: string | null): string => (country === null ? texts.allCountries : countryName(country, language));
  return {
    name: "exports-in-figures.csv",
    header: [texts.line, texts.year, texts.country, texts.exports, texts.imports, texts.source],
    rows: rows.map(({ line, year, country, exports, imports, source }) => [line, year, nameOf(country), exports, imports, source]),
  };
}

/** Both tables are short: they are sent whole. */
async function sendFile(res: Response, file: CsvFile): Promise<void> {
  const chunks: string[] = [];
  for await (const chunk of csvChunks(file)) chunks.push(chunk);
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("Content-Disposition", `attachment; filename="${file.name}"`); // a name of our own needs no quoting
  res.type("text/csv; charset=utf-8").send(chunks.join(""));
}
