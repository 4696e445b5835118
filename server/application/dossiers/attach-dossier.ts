import type { Tx } from "#db/connection/client.ts";
import { deleteDossier, deleteDossierProgress, findDossier, insertDossier } from "#db/queries/dossiers.ts";
import { insertFile } from "#db/queries/documents.ts";
import { lockOwnReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import type { BuiltDossier } from "../../infra/sandbox.ts";
import type { StagedFile } from "../../infra/file-staging.ts";
import { authorizeSystem } from "../authorize.ts";
import type { DossierToBuild } from "./load-dossier.ts";

export type DossierToAttach = Pick<DossierToBuild, "contentVersion" | "isDraft" | "firmId" | "name"> & {
  readonly reimbursementId: string;
  readonly storageKey: string;
  readonly staged: StagedFile;
  readonly built: BuiltDossier;
};

/**
 * Inserts the row of a stored dossier for its content version; it replaces one that lacks a file. Returns false when that version has a whole
 * dossier already, or is a draft that was submitted meanwhile; then no row names the stored bytes, and the caller deletes them.
 * @throws forbidden (not the worker); not_found (the reimbursement is gone)
 */
export async function attachDossier(ctx: AppContext, tx: Tx, input: DossierToAttach): Promise<boolean> {
  authorizeSystem(ctx.actor);
  const { reimbursementId, contentVersion, isDraft, firmId, name, storageKey, staged, built } = input;
  // A second build waits for this lock until the first has committed, and then finds its dossier.
  const { submittedAt } = await lockOwnReimbursement(tx, reimbursementId, firmId);
  await deleteDossierProgress(tx, reimbursementId, contentVersion);
  // The offices may open what is made after the submission.
  if (isDraft && submittedAt !== null) return false;
  const before = await findDossier(tx, reimbursementId, contentVersion);
  if (before?.dossier.lacksFile === false) return false;
  if (before !== undefined) await deleteDossier(tx, before.dossier);
  const fileId = await insertFile(tx, {
    storageKey,
    sha256: staged.sha256,
    sizeBytes: staged.sizeBytes,
    mediaType: "application/pdf",
    pages: built.pages,
    name,
    firmId,
    createdAt: ctx.now(),
  });
  await insertDossier(tx, { reimbursementId, contentVersion, fileId, pages: built.pages, problems: built.problems });
  return true;
}
