import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { rateLimited, tooLarge } from "#domain/errors.ts";
import { importMessages, maxImportBytes } from "#domain/members/import-messages.ts";
import { insertImport } from "#db/queries/imports.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import type { AppContext } from "../../../context.ts";
import type { StagedFile } from "../../../infra/file-staging.ts";
import { consumeRateLimit } from "../../accounts/rate-limits.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { transactStored } from "../../transact-stored.ts";

/** Counts a list that was received; a request without one costs nothing of the allowance. @throws rate_limited */
export async function countReceivedList(ctx: AppContext): Promise<void> {
  const actor = authorize(ctx.actor, "members.import");
  const tries = await consumeRateLimit(ctx, [{ limit: limits.importsOfPerson, subject: actor.userId }]);
  if (!tries.isAllowed) throw rateLimited(importMessages.tooMany, tries.waitSeconds);
}

export type ImportFile = {
  readonly name: string;
  readonly staged: StagedFile;
  /** Without a clerk who matches columns and checks the dry run. */
  readonly runsByItself?: boolean;
  /** The sheet of a workbook to read; by default the first visible one with rows. */
  readonly sheet?: string | undefined;
};

/** The sheet that was asked for, as `facts` of an import keeps it until the file is read. */
export const WantedSheet = z.object({ sheet: z.string().optional() }).nullable();

/**
 * Stores an uploaded list durably and enqueues its reading. The content is not checked here.
 * @throws too_large; unavailable
 * @source issue "Import"; security.md 4.1
 */
export async function beginImport(ctx: AppContext, file: ImportFile): Promise<{ importId: string }> {
  const actor = authorize(ctx.actor, "members.import");
  const { name, staged, runsByItself = false, sheet } = file;
  if (staged.sizeBytes > maxImportBytes) throw tooLarge("file_too_large", importMessages.tooLarge(name), { file: [importMessages.tooLarge(name)] });
  const storageKey = await ctx.files.commit(staged);
  const answer = await transactStored(ctx, [storageKey], async (tx) => {
    const { sizeBytes, sha256 } = staged;
    const { id } = await insertImport(tx, {
      fileName: name,
      storageKey,
      sizeBytes,
      sha256,
      startedBy: actor.userId,
      runsByItself,
      facts: { sheet },
    });
    await enqueue(tx, "read-import", { importId: id }, { key: `read-import-${id}` });
    await recordAudit(tx, ctx, { event: "import.upload", subject: { kind: "import", id }, detail: { sizeBytes } });
    return { importId: id };
  });
  ctx.log.info({ event: "import_begun", importId: answer.importId, userId: actor.userId, requestId: ctx.origin.requestId });
  return answer;
}
