import { z } from "zod";
import { circularMessages } from "#domain/circulars/messages.ts";
import { dayMs } from "#domain/dates.ts";
import { notFound, unsupportedType } from "#domain/errors.ts";
import { deleteUnnamedCircularFiles, findCircularFiles, getCircular, insertCircularFile, type CircularRow } from "#db/queries/circulars.ts";
import { findOwnCircular, selectPublicIds } from "#db/queries/own-circulars.ts";
import type { AppContext } from "../../context.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize, authorizeAnyone, authorizeSystem } from "../authorize.ts";
import { transactStored } from "../transact-stored.ts";

/** Checks the rights before any byte is read. @throws unauthenticated, forbidden */
export function checkCircularUpload(ctx: AppContext): void {
  authorize(ctx.actor, "circulars.prepare");
}

/**
 * Stores the PDF of a circular, with the checks of members' documents. It belongs to nothing until a draft names it.
 * @throws unsupported_type; too_large; invalid (empty, damaged, password_protected, too_many_pages, unreadable); unavailable
 */
export async function uploadCircularFile(
  ctx: AppContext,
  { staged, name }: { readonly staged: StagedFile; readonly name: string },
): Promise<{ readonly id: string; readonly name: string; readonly sizeBytes: number }> {
  const actor = authorize(ctx.actor, "circulars.prepare");
  const found = await ctx.sandbox.inspect(staged.tempPath, { name, accept: "pdf_or_image" });
  if (found.mediaType !== "application/pdf") throw unsupportedType("unsupported_type", circularMessages.onlyPdf(name));
  const storageKey = await ctx.files.commit(staged);
  return transactStored(ctx, [storageKey], async (tx) => {
    const { sizeBytes } = staged;
    const { id } = await insertCircularFile(tx, { name, sizeBytes, storageKey, createdAt: ctx.now(), createdBy: actor.userId });
    await recordAudit(tx, ctx, { event: "circular.upload", subject: { kind: "circular" }, detail: { fileId: id } });
    return { id, name, sizeBytes };
  });
}

const unnamedKeptMs = 7 * dayMs;

/**
 * Deletes uploaded PDFs that no circular has named for a week after the upload: another file took their place, or the draft was never saved.
 * @throws forbidden (not the worker)
 */
export async function forgetUnnamedCircularFiles(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const files = await deleteUnnamedCircularFiles(ctx.db, new Date(ctx.now().getTime() - unnamedKeptMs));
  ctx.log.info({ event: "circular_files_swept", files });
}

export const OpenCircularPdfInput = z.object({ id: z.uuid(), language: z.enum(["en", "hi"]) });
type OpenedPdf = { readonly storageKey: string; readonly name: string; readonly sizeBytes: number };

/**
 * The PDF of a circular: of the office for both languages, or the made one. Staff open each, a member those of the own firm, everybody those
 * of the website.
 * @throws not_found (also of a circular that this reader may not open, and `pdf_not_made`: it is on its way)
 */
export async function openCircularPdf(ctx: AppContext, input: { readonly id: string; readonly language: string }): Promise<OpenedPdf> {
  const parsed = OpenCircularPdfInput.safeParse(input);
  const row = parsed.success ? await findReadable(ctx, parsed.data.id) : undefined;
  if (row === undefined || !parsed.success) throw notFound("not_found", circularMessages.notFound);
  const id = row.fileId ?? (parsed.data.language === "hi" ? row.hindiDocumentId : row.documentId);
  const file = (await findCircularFiles(ctx.db, [id])).get(id ?? "");
  if (file === undefined) throw notFound("pdf_not_made", circularMessages.noDocument);
  return file;
}

async function findReadable(ctx: AppContext, id: string): Promise<CircularRow | undefined> {
  const { actor, db } = ctx;
  if (actor.kind === "user" && actor.role === "MEMBER") return findOwnCircular(db, id, authorize(actor, "circulars.readOwn").firmId);
  if (actor.kind === "user" && actor.role === "EPCMD_ADMIN") {
    authorize(actor, "circulars.read");
    return getCircular(db, id);
  }
  authorizeAnyone(actor, "circulars.readPublic");
  return (await selectPublicIds(db, [id])).has(id) ? getCircular(db, id) : undefined;
}
