import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { unsupportedType } from "#domain/errors.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import type { SiteDocument, UnnamedPicture } from "#domain/site/content/published.ts";
import { findDocuments, findPictures, insertPicture, type NewVariant } from "#db/queries/content.ts";
import { insertContentFile } from "#db/queries/content-desk.ts";
import type { AppContext } from "../../../context.ts";
import type { StagedFile } from "../../../infra/file-staging.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { transactStored } from "../../transact-stored.ts";

/** Bytes that have arrived, but belong to nothing yet. */
export type ContentUpload = { readonly staged: StagedFile; readonly name: string };

/** Checks the rights before any byte is read. @throws unauthenticated, forbidden */
export function checkContentUpload(ctx: AppContext): Promise<void> {
  authorize(ctx.actor, "site.saveContent");
  return Promise.resolve();
}

/**
 * Stores a picture for the website. A limited child process makes its variants at once, so the editor sees them after a few seconds. The
 * upload itself is not stored.
 * @throws unsupported_type; too_large; invalid (empty, damaged, image_too_large, image_too_small, unreadable); unavailable
 * @source issue "images uploaded through the same checks and resized"; security.md rows 22 to 26
 */
export async function uploadPicture(ctx: AppContext, { staged, name }: ContentUpload): Promise<UnnamedPicture> {
  const actor = authorize(ctx.actor, "site.saveContent");
  const tempDir = join(ctx.config.dataDir, "tmp");
  await mkdir(tempDir, { recursive: true, mode: 0o700 });
  const outDir = await mkdtemp(join(tempDir, "picture-"));
  try {
    const { width, height, variants } = await ctx.sandbox.makePictures(staged.tempPath, { name, outDir });
    const stored: (NewVariant & Stored)[] = [];
    for (const variant of variants) stored.push({ ...variant, ...(await store(ctx, join(outDir, `${variant.width}.${variant.format}`))) });
    const storageKeys = stored.map(({ storageKey }) => storageKey);
    const pictures = await transactStored(ctx, storageKeys, async (tx) => {
      const id = await insertPicture(tx, { name, width, height, createdBy: actor.userId }, stored);
      await recordAudit(tx, ctx, {
        event: "content.upload",
        subject: { kind: "content", ...(id === undefined ? {} : { id }) },
        detail: { type: "picture" },
      });
      return findPictures(tx, id === undefined ? [] : [id]);
    });
    const [picture] = pictures.values();
    if (picture === undefined) throw new Error("the picture that was just kept is not there");
    return picture;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

type Stored = { readonly storageKey: string; readonly sizeBytes: number };

async function store({ files }: AppContext, path: string): Promise<Stored> {
  const staged = await files.stage(createReadStream(path), { maxBytes: maxFileBytes });
  return { storageKey: await files.commit(staged), sizeBytes: staged.sizeBytes };
}

/**
 * Stores a PDF for the website, with the checks of members' documents.
 * @throws unsupported_type; too_large; invalid (empty, damaged, password_protected, too_many_pages, unreadable); unavailable
 */
export async function uploadDocument(ctx: AppContext, { staged, name }: ContentUpload): Promise<SiteDocument & { readonly id: string }> {
  const actor = authorize(ctx.actor, "site.saveContent");
  const found = await ctx.sandbox.inspect(staged.tempPath, { name, accept: "pdf_or_image" });
  if (found.mediaType !== "application/pdf") throw unsupportedType("unsupported_type", contentMessages.onlyPdf(name));
  const storageKey = await ctx.files.commit(staged);
  return transactStored(ctx, [storageKey], async (tx) => {
    const { sizeBytes } = staged;
    const file = { name, mediaType: found.mediaType, sizeBytes, storageKey, createdBy: actor.userId, createdAt: ctx.now() };
    const id = await insertContentFile(tx, file);
    await recordAudit(tx, ctx, { event: "content.upload", subject: { kind: "content", id }, detail: { type: "document" } });
    const document = (await findDocuments(tx, [id])).get(id);
    if (document === undefined) throw new Error("the document that was just kept is not there");
    return { ...document, id };
  });
}
