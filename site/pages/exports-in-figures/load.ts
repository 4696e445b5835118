import type { ExportFiguresView } from "#domain/site/statistics-view.ts";
import { readExportFigures } from "#server/application/site/read-export-figures.ts";
import { entriesChangedOn } from "../../render/entries-changed-on.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<ExportFiguresView> = async (ctx, { search }) => ({ content: await readExportFigures(ctx, { search }) });

export const changedOn = entriesChangedOn("export-figure");
