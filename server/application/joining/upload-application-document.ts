import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { joiningDocumentFields } from "#domain/joining/documents.ts";
import { deleteApplicationDocument, insertApplicationDocument, updateDocumentReplaced } from "#db/queries/joining-documents.ts";
import { updateJoiningApplication } from "#db/queries/joining.ts";
import type { AppContext } from "../../context.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import { consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { authorizeAnyone } from "../authorize.ts";
import { transactStored } from "../transact-stored.ts";
import { getOwnApplication, lockOwnApplication } from "./own-application.ts";
import { assertMay, JoiningKey } from "./save-answers.ts";

export const UploadApplicationDocumentInput = z.object({ key: JoiningKey, field: z.enum(joiningDocumentFields) });
export type UploadApplicationDocumentInput = z.output<typeof UploadApplicationDocumentInput>;

/**
 * Checks before any byte is read that the link may upload now.
 * @throws not_found; conflict (`application_closed`); rate_limited
 */
export async function checkDocumentUpload(ctx: AppContext, { key }: UploadApplicationDocumentInput): Promise<void> {
  authorizeAnyone(ctx.actor, "joining.apply");
  const { id, state } = await getOwnApplication(ctx, ctx.db, key);
  assertMay("save", state);
  const tries = await consumeRateLimit(ctx, [{ limit: limits.joiningDocuments, subject: id }]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
}

/**
 * Stores a document of an application, with the checks of members' documents. Another one replaces it: of a draft the earlier one is removed, of a
 * submitted application it stays for the council.
 * @throws not_found; conflict (`application_closed`); unsupported_type; too_large; invalid (empty, damaged, password_protected, too_many_pages,
 *   unreadable); unavailable
 */
export async function uploadApplicationDocument(
  ctx: AppContext,
  { key, field }: UploadApplicationDocumentInput,
  { staged, name }: { readonly staged: StagedFile; readonly name: string },
): Promise<void> {
  authorizeAnyone(ctx.actor, "joining.apply");
  const { mediaType, pages } = await ctx.sandbox.inspect(staged.tempPath, { name, accept: "pdf_or_image" });
  const storageKey = await ctx.files.commit(staged);
  await transactStored(ctx, [storageKey], async (tx) => {
    const { id: applicationId, state, confirmedAt } = await lockOwnApplication(ctx, tx, key);
    assertMay("save", state);
    const at = ctx.now();
    const place = { applicationId, field };
    if (state === "draft") await deleteApplicationDocument(tx, place);
    else await updateDocumentReplaced(tx, place, at);
    const { sha256, sizeBytes } = staged;
    await insertApplicationDocument(tx, { ...place, name, storageKey, sha256, sizeBytes, mediaType, pages, uploadedAt: at });
    await updateJoiningApplication(tx, applicationId, { changedAt: at, confirmedAt: confirmedAt ?? at });
  });
}
