import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { exportFormatValues, sameFileMinutes } from "#domain/directory/export-rules.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { rateLimited } from "#domain/errors.ts";
import { lockUser } from "#db/queries/accounts.ts";
import { findNewestExport, findOpenExport, findSameExport, insertExport } from "#db/queries/directory-exports.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { hashSecret } from "../../../infra/secrets.ts";
import { consumeRateLimit } from "../../accounts/rate-limits.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { DirectorySearch } from "../directory-search.ts";
import { keptFrom, presentExport, type ExportView } from "./export-view.ts";

const minuteMs = 60 * 1_000;

export const RequestExportInput = DirectorySearch.extend({ format: z.enum(exportFormatValues).default("xlsx") });
export type RequestExportInput = z.input<typeof RequestExportInput>;

/** The current export of the user; `isAnother` when it is of another search, and the requested one has to wait. */
export type RequestedExport = { readonly list: ExportView; readonly isAnother: boolean };

/**
 * Requests the export of a search. Each user has one running export: while another one runs, that one is the answer. The same
 * export, finished minutes ago, is not made again.
 * @throws rate_limited (more than ten lists in an hour)
 * @source issue of the directory, "Spreadsheet"; security.md row 3
 */
export async function requestExport(ctx: AppContext, input: RequestExportInput): Promise<RequestedExport> {
  const actor = authorize(ctx.actor, "directory.export");
  const { format, ...search } = RequestExportInput.parse(input);
  const searchKey = searchKeyOf(search);
  const tries = await consumeRateLimit(ctx, [{ limit: limits.directoryExports, subject: actor.userId }]);
  let isNew = false;
  try {
    return await transact(ctx, async (tx) => {
      // Two requests at the same moment wait for each other here.
      await lockUser(tx, actor.userId);
      const at = ctx.now();
      const after = new Date(at.getTime() - sameFileMinutes * minuteMs);
      const there = (await findOpenExport(tx, actor.userId)) ?? (await findSameExport(tx, { userId: actor.userId, format, searchKey, after }));
      if (there !== undefined) return { list: presentExport(there), isAnother: there.searchKey !== searchKey || there.format !== format };
      if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyExports(tries.waitSeconds), tries.waitSeconds);
      const row = await insertExport(tx, { userId: actor.userId, sessionId: actor.sessionId, format, search, searchKey, createdAt: at });
      await enqueue(tx, "export-directory", { exportId: row.id }, { key: `export-directory-${row.id}` });
      const isWhole = search.search === "" && search.codes.length === 0 && search.categories.length === 0;
      await recordAudit(tx, ctx, { event: "export.directory", subject: { kind: "directory" }, detail: { format, isWhole, exportId: row.id } });
      isNew = true;
      return { list: presentExport(row), isAnother: false };
    });
  } catch (error) {
    isNew = false;
    throw error;
  } finally {
    if (!isNew && tries.isAllowed) await tries.refundAttempt();
  }
}

const searchKeyOf = ({ search, codes, categories }: z.output<typeof DirectorySearch>): string =>
  hashSecret(JSON.stringify([search.trim(), [...codes].sort(), [...categories].sort()])).slice(0, 32);

/** The last export of the user: running, finished or failed. Undefined without one in the last day. */
export async function currentExport(ctx: AppContext): Promise<{ readonly current: ExportView | undefined }> {
  const actor = authorize(ctx.actor, "directory.export");
  const row = await findNewestExport(ctx.db, actor.userId, keptFrom(ctx.now()));
  return { current: row && presentExport(row) };
}
