import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { isMediaType } from "#domain/reimbursements/file-rules.ts";
import { findApplicationDocument, type ApplicationDocument } from "#db/queries/joining-documents.ts";
import type { AppContext } from "../../context.ts";
import { cachedPage } from "../../infra/page-cache.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { authorize, authorizeAnyone } from "../authorize.ts";
import { openStoredPath } from "../find-stored-file.ts";
import { RenderFilePageInput } from "../files/render-file-page.ts";
import { getOwnApplication } from "./own-application.ts";
import { JoiningKey } from "./save-answers.ts";

const DocumentId = z.uuid();

/** A document of an application for the council. @throws not_found */
async function openApplicationDocument(ctx: AppContext, { documentId }: { readonly documentId: string }): Promise<ApplicationDocument> {
  authorize(ctx.actor, "joining.read");
  return documentThatIs(await findDocument(ctx, documentId));
}

/**
 * The same for a download, which the audit trail records; the range requests of one download count once.
 * @throws not_found
 * @source security.md row 40
 */
export async function downloadApplicationDocument(ctx: AppContext, input: { readonly documentId: string }): Promise<ApplicationDocument> {
  const document = await openApplicationDocument(ctx, input);
  const subject = { kind: "application", id: document.applicationId } as const;
  await recordRepeated(ctx, { event: "export.file", subject, detail: { fileId: document.id } });
  return document;
}

export const OpenOwnDocumentInput = z.object({ documentId: z.string(), key: JoiningKey });
export type OpenOwnDocumentInput = z.output<typeof OpenOwnDocumentInput>;

/** A document of the own application for its applicant, by the key of the link. @throws not_found (also that of another application) */
export async function openOwnApplicationDocument(ctx: AppContext, { documentId, key }: OpenOwnDocumentInput): Promise<ApplicationDocument> {
  authorizeAnyone(ctx.actor, "joining.apply");
  const application = await getOwnApplication(ctx, ctx.db, key);
  const document = await findDocument(ctx, documentId);
  return documentThatIs(document?.applicationId === application.id ? document : undefined);
}

async function findDocument(ctx: AppContext, documentId: string): Promise<ApplicationDocument | undefined> {
  const id = DocumentId.safeParse(documentId);
  return id.success ? findApplicationDocument(ctx.db, id.data) : undefined;
}

function documentThatIs(row: ApplicationDocument | undefined): ApplicationDocument {
  if (row === undefined) throw notFound("document_not_found", joiningMessages.documentNotFound);
  return row;
}

export const RenderApplicationPageInput = RenderFilePageInput.pick({ page: true, widthPx: true }).extend({ documentId: z.string() });
export type RenderApplicationPageInput = z.output<typeof RenderApplicationPageInput>;

/**
 * A page of a document as a WebP picture, drawn in the sandbox.
 * @returns the path of the picture in the page cache, where it stays until the cache is swept
 * @throws not_found (the document, or the page); invalid (cannot be drawn); unavailable
 */
export async function renderApplicationPage(ctx: AppContext, { documentId, page, widthPx }: RenderApplicationPageInput): Promise<string> {
  const { id, mediaType, storageKey } = await openApplicationDocument(ctx, { documentId });
  if (!isMediaType(mediaType)) throw notFound("document_not_found", joiningMessages.documentNotFound);
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : "";
  return cachedPage(ctx.config.dataDir, { fileId: id, page, widthPx, userId }, async (outPath) => {
    await ctx.sandbox.renderPage(await openStoredPath(ctx, storageKey), { mediaType, page, widthPx, outPath });
  });
}
