import { z } from "zod";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import type { Desk } from "#db/queries/claims.ts";
import { findDossier, findDossierProgress, upsertDossierProgress } from "#db/queries/dossiers.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "../reimbursements/inputs.ts";
import { enqueueBuildDossier } from "../reimbursements/transition.ts";
import { getVisibleReimbursement } from "./visible-reimbursement.ts";

export const DossierInput = z.object({ reimbursementId: ReimbursementId });
export type DossierInput = z.infer<typeof DossierInput>;

/** The dossier of the current content: ready to open, or the worker's progress. `contentVersion` names that content. */
export type DossierView =
  | { readonly state: "ready"; readonly fileId: string; readonly name: string; readonly pages: number; readonly sizeBytes: number }
  | { readonly state: "building"; readonly contentVersion: number; readonly done: number; readonly total: number }
  | { readonly state: "none"; readonly contentVersion: number };

/** @source specification 4 "PDF download" */
export const dossierName = (scheme: SchemeKind, id: string): string => `${scheme}_reimbursement_${id}.pdf`;

/**
 * The state of the dossier; requests no build.
 * @throws not_found
 */
export async function getDossier(ctx: AppContext, input: DossierInput): Promise<DossierView> {
  const actor = authorize(ctx.actor, "dossiers.get");
  return dossierOf(ctx.db, await getVisibleReimbursement(ctx.db, actor, input.reimbursementId));
}

/**
 * Requests the build of the dossier unless it exists; requesting it twice builds one.
 * @throws not_found
 */
export async function requestDossier(ctx: AppContext, input: DossierInput): Promise<DossierView> {
  const actor = authorize(ctx.actor, "dossiers.get");
  return transact(ctx, async (tx) => {
    const row = await getVisibleReimbursement(tx, actor, input.reimbursementId);
    const found = await dossierOf(tx, row);
    if (found.state !== "none") return found;
    const progress = { done: 0, total: 0 };
    await enqueueBuildDossier(tx, row);
    // A build that fails deletes this row, and the page that polls sees it.
    await upsertDossierProgress(tx, { reimbursementId: row.id, contentVersion: row.contentVersion, ...progress });
    return dossierView(row, { dossier: undefined, progress });
  });
}

/** The state of the dossier, without a check of the reader: the caller has done it. */
async function dossierOf(db: Db | Tx, row: ReimbursementRow): Promise<DossierView> {
  const ready = await findDossier(db, row.id, row.contentVersion);
  if (ready !== undefined)
    return dossierView(row, { dossier: { ...ready.file, fileId: ready.file.id, pages: ready.dossier.pages }, progress: undefined });
  return dossierView(row, { dossier: undefined, progress: await findDossierProgress(db, row.id, row.contentVersion) });
}

/** The same of what the caller has read. */
export function dossierView(
  { contentVersion }: Pick<ReimbursementRow, "contentVersion">,
  { dossier, progress }: Pick<Desk, "dossier" | "progress">,
): DossierView {
  if (dossier !== undefined)
    return { state: "ready", fileId: dossier.fileId, name: dossier.name, pages: dossier.pages, sizeBytes: dossier.sizeBytes };
  return progress === undefined ? { state: "none", contentVersion } : { state: "building", contentVersion, ...progress };
}
