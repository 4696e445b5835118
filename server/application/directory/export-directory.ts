import { limits } from "#domain/accounts/limits.ts";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { memberColumns } from "#domain/directory/export-rules.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { invalid, rateLimited } from "#domain/errors.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { findInOrder } from "#db/queries/directory.ts";
import type { AppContext } from "../../context.ts";
import { writeTextSheet } from "../../infra/text-sheet.ts";
import { consumeRateLimit } from "../accounts/rate-limits.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { allMatches } from "./all-matches.ts";
import { DirectorySearch, directoryFilterOf } from "./directory-search.ts";
import { lexiconOf } from "./lexicon.ts";

export const ExportDirectoryInput = DirectorySearch;
export type ExportDirectoryInput = DirectorySearch;

/** The most rows of an export that a request writes itself. @source rest-api.md "generate" */
export const maxExportedMembers = 5_000;

/** Whether a search finds more members than a request writes itself: a worker makes that list. @throws forbidden */
export async function isLongList(ctx: AppContext, input: ExportDirectoryInput): Promise<boolean> {
  authorize(ctx.actor, "directory.export");
  const filter = directoryFilterOf(DirectorySearch.parse(input), await lexiconOf(ctx));
  return (await findInOrder(ctx.searchDb, filter, { offset: maxExportedMembers }, 1)).length > 0;
}

/**
 * The members that a search finds as a spreadsheet of text cells.
 * @throws invalid (`too_many_rows`: more than 5,000); rate_limited (more than ten in an hour)
 * @source specification 2 "download as excel"; security.md rows 3, 30
 */
export async function exportDirectoryXlsx(ctx: AppContext, input: ExportDirectoryInput): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, rows } = await exported(ctx, input);
  const all: (readonly string[])[] = [];
  for await (const row of rows) all.push(row);
  return { name: `${name}.xlsx`, bytes: await writeTextSheet({ name: "Members", header: memberColumns, rows: all }) };
}

/** The same as a csv. @throws invalid (`too_many_rows`); rate_limited */
export async function exportDirectoryCsv(ctx: AppContext, input: ExportDirectoryInput): Promise<CsvFile> {
  const { name, rows } = await exported(ctx, input);
  return { name: `${name}.csv`, header: [...memberColumns], rows };
}

async function exported(ctx: AppContext, input: ExportDirectoryInput): Promise<{ name: string; rows: AsyncGenerator<readonly string[]> }> {
  const actor = authorize(ctx.actor, "directory.export");
  const search = DirectorySearch.parse(input);
  if (await isLongList(ctx, search)) throw invalid("too_many_rows", directoryMessages.tooManyRows(maxExportedMembers));
  const tries = await consumeRateLimit(ctx, [{ limit: limits.directoryExports, subject: actor.userId }]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyExports(tries.waitSeconds), tries.waitSeconds);
  await recordAuditInOwnTransaction(ctx, {
    event: "export.directory",
    detail: { isWhole: search.search === "" && search.codes.length === 0 && search.categories.length === 0 },
  });
  ctx.log.info({ event: "directory_exported", userId: actor.userId, role: actor.role, requestId: ctx.origin.requestId });
  return { name: `${council.slug}-members-${calendarDateInIndia(ctx.now())}`, rows: rowsOf(ctx, search) };
}

async function* rowsOf(ctx: AppContext, search: DirectorySearch): AsyncGenerator<readonly string[]> {
  for await (const rows of allMatches(ctx, search)) yield* rows;
}
