import type { StatisticsView } from "#domain/site/statistics-view.ts";
import { readStatistics } from "#server/application/site/read-statistics.ts";
import type { Loader } from "../../render/page-loader.ts";

export const load: Loader<StatisticsView> = async (ctx) => ({ content: await readStatistics(ctx) });
