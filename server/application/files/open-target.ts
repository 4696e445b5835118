import type { SignedInActor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import { notFound, unavailable } from "#domain/errors.ts";
import { dossierRemarks, fileMessages, isMediaType } from "#domain/reimbursements/file-rules.ts";
import { documentsWithFurtherPapers } from "#domain/reimbursements/further-papers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { selectDocuments, type StoredFile } from "#db/queries/documents.ts";
import { findDossier } from "#db/queries/dossiers.ts";
import type { AppContext } from "../../context.ts";
import { fileNotFound } from "../../infra/file-store.ts";
import { cachedDocument } from "../../infra/page-cache.ts";
import type { DossierProblem } from "../../infra/sandbox.ts";
import { recordRepeated } from "../audit/record-repeated.ts";
import { authorize } from "../authorize.ts";
import { requestDossier } from "../dossiers/get-dossier.ts";
import { renewLostDossier } from "../dossiers/renew-lost-dossier.ts";
import { getVisibleReimbursement } from "../dossiers/visible-reimbursement.ts";
import { findStoredFile, isLostFile, openStoredPath } from "../find-stored-file.ts";
import { downloadFile } from "./open-file.ts";
import { signLink } from "./signed-links.ts";

/** Bytes on this machine's disk, with the name and type under which they are sent. */
export type OpenedBytes = { readonly path: string; readonly name: string; readonly mediaType: string };

/** A signed address of the dossier of a reimbursement; asks the worker for a dossier that does not exist yet. @throws not_found */
export async function linkDossier(ctx: AppContext, reimbursementId: string): Promise<{ readonly link: string; readonly scheme: SchemeKind }> {
  const actor = authorize(ctx.actor, "dossiers.get");
  const row = await getVisibleReimbursement(ctx.db, actor, reimbursementId);
  await requestDossier(ctx, { reimbursementId });
  return { link: signLink(ctx, actor, { kind: "dossier", reimbursementId, contentVersion: row.contentVersion }), scheme: row.scheme };
}

/**
 * The dossier of one content version; undefined while the worker builds it, also again after the store has lost it. No dossier is built inside
 * a web request.
 * @throws not_found (also for an older content version without a dossier); unavailable
 */
export async function openDossier(ctx: AppContext, reimbursementId: string, contentVersion: number): Promise<OpenedBytes | undefined> {
  const actor = authorize(ctx.actor, "dossiers.get");
  const row = await getVisibleReimbursement(ctx.db, actor, reimbursementId);
  const found = await findDossier(ctx.db, row.id, contentVersion);
  const isCurrent = contentVersion === row.contentVersion;
  if (found !== undefined && (!isCurrent || (await findStoredFile(ctx, found.file.storageKey)) !== undefined))
    return openStored(ctx, reimbursementId, found.file.id);
  if (!isCurrent) throw notFound("not_found", fileMessages.notStored);
  if (found === undefined) await requestDossier(ctx, { reimbursementId });
  else await renewLostDossier(ctx, { reimbursementId, fileId: found.file.id });
  return undefined;
}

/**
 * A stored file of a reimbursement, for a download. When the store has lost the dossier of the current content, it is made again.
 * @throws not_found; unavailable
 */
export async function openStored(ctx: AppContext, reimbursementId: string, fileId: string): Promise<OpenedBytes> {
  const file = await downloadFile(ctx, { reimbursementId, fileId });
  const path = await openStoredPath(ctx, file.storageKey).catch(async (error: unknown) => {
    if (isLostFile(error)) await renewLostDossier(ctx, { reimbursementId, fileId });
    throw error;
  });
  return { path, name: file.name, mediaType: file.mediaType };
}

/**
 * One version of a document of several files as one PDF. A sandbox process joins it while the first request waits: its address answers
 * 200 at the first call, and clients that know no 202 read it. Later calls, and calls of the same moment, get the same file. The portal
 * shows pages instead, so no job makes this PDF for each upload. The audit trail records the download.
 * @throws not_found (also when a stored file cannot be read); unavailable (all sandbox processes are busy, or a file could not be opened in time)
 * @source rest-api.md "booth_photos are one row for the reviewer"; security.md row 40
 */
export async function openReimbursementDocument(
  ctx: AppContext,
  target: { readonly reimbursementId: string; readonly fieldName: string; readonly version: number },
): Promise<OpenedBytes> {
  const actor = authorize(ctx.actor, "files.read");
  const row = await getVisibleReimbursement(ctx.db, actor, target.reimbursementId);
  const versions = await selectDocuments(ctx.db, row.id);
  const version = versions.find((each) => each.fieldName === target.fieldName && each.version === target.version && mayOpen(actor, each));
  const label = documentsWithFurtherPapers(schemeOf(row.scheme), versions).find(({ field }) => field.name === target.fieldName)?.field.label;
  if (version === undefined || label === undefined) throw notFound("not_found", fileMessages.notStored);
  // After a restore the number of a claim can be issued again; the id of a version cannot.
  const path = await cachedDocument(ctx.config.dataDir, version.id, async (outPath) => {
    const { problems } = await ctx.sandbox.buildDossier(await specOf(ctx, { ...version, id: row.id, label }), outPath);
    assertNoneMissing(problems);
  });
  const { fieldName } = target;
  const subject = { kind: "reimbursement", id: row.id } as const;
  await recordRepeated(ctx, { event: "export.file", subject, detail: { fieldName, version: target.version } });
  return { path, name: `${row.id}-${fieldName}.pdf`, mediaType: "application/pdf" };
}

/** What `buildDossier` says of a file without pages; no page of this PDF would tell the reader that the file is missing. */
const withoutPages: readonly string[] = [
  dossierRemarks.damaged,
  dossierRemarks.passwordProtected,
  dossierRemarks.tooManyPages,
  dossierRemarks.tooManyPixels,
];

/**
 * Refuses a PDF that lacks a file, so that it is not kept either. A file that took too long can be in time at the next call.
 * @throws unavailable (busy); not_found (file_not_found)
 */
function assertNoneMissing(problems: readonly DossierProblem[]): void {
  if (problems.some(({ message }) => message === dossierRemarks.unreadable)) throw unavailable("busy", fileMessages.busy);
  if (problems.some(({ message }) => withoutPages.includes(message))) throw fileNotFound();
}

const mayOpen = ({ role }: SignedInActor, { wasSubmitted }: { wasSubmitted: boolean }): boolean => role === "MEMBER" || wasSubmitted;

type Bound = {
  readonly id: string;
  readonly fieldName: string;
  readonly label: string;
  readonly createdAt: Date;
  readonly files: readonly StoredFile[];
};

async function specOf(ctx: AppContext, { id, fieldName, label, createdAt, files }: Bound) {
  return {
    council: { shortName: council.shortName, fullName: council.fullName, contact: council.contactEmail },
    title: label,
    filesOnly: true,
    reimbursementId: id,
    status: "",
    preparedAt: createdAt.toISOString(),
    preparedAtLabel: "",
    firm: [],
    dates: [],
    values: [],
    remarks: [],
    documents: [{ field: fieldName, label, verdict: "", files: await Promise.all(files.map((file) => sourceOf(ctx, file))) }],
  };
}

async function sourceOf(ctx: AppContext, { storageKey, mediaType, name }: StoredFile) {
  if (!isMediaType(mediaType)) throw notFound("not_found", fileMessages.notStored);
  return { path: await openStoredPath(ctx, storageKey), mediaType, name };
}
