import { and, desc, eq } from "drizzle-orm";
import { fairMessages } from "#domain/fairs/messages.ts";
import { notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { fairApplications, fairFeeProofs } from "../schema/fairs.ts";
import { paymentFiles } from "../schema/payments.ts";

export type FeeProofRow = typeof fairFeeProofs.$inferSelect;

/** A proof with its file, and who checked it. */
export type FeeProofWithFile = FeeProofRow & {
  readonly file: { readonly id: string; readonly name: string; readonly mediaType: string; readonly sizeBytes: number; readonly pages: number };
  readonly checkedByName: string | null;
};

/** The proofs of a fair, or of one of its firms, by application, the newest first. */
export async function selectFeeProofs(db: Db | Tx, fairId: string, firmId?: string): Promise<ReadonlyMap<string, readonly FeeProofWithFile[]>> {
  const { id, name, mediaType, sizeBytes, pages } = paymentFiles;
  const rows = await db
    .select({ proof: fairFeeProofs, file: { id, name, mediaType, sizeBytes, pages }, checkedByName: users.name })
    .from(fairFeeProofs)
    .innerJoin(fairApplications, eq(fairApplications.id, fairFeeProofs.applicationId))
    .innerJoin(paymentFiles, eq(paymentFiles.id, fairFeeProofs.fileId))
    .leftJoin(users, eq(users.id, fairFeeProofs.checkedBy))
    .where(and(eq(fairApplications.fairId, fairId), firmId === undefined ? undefined : eq(fairApplications.firmId, firmId)))
    .orderBy(desc(fairFeeProofs.sentAt), desc(fairFeeProofs.id));
  const byApplication = new Map<string, FeeProofWithFile[]>();
  for (const { proof, ...more } of rows)
    byApplication.set(proof.applicationId, [...(byApplication.get(proof.applicationId) ?? []), { ...proof, ...more }]);
  return byApplication;
}

/** @throws not_found */
export async function getFeeProof(db: Db | Tx, id: string): Promise<FeeProofRow> {
  const [row] = await db.select().from(fairFeeProofs).where(eq(fairFeeProofs.id, id));
  if (row === undefined) throw notFound("fee_proof_not_found", fairMessages.feeProofNotFound);
  return row;
}

export async function insertFeeProof(tx: Tx, values: typeof fairFeeProofs.$inferInsert): Promise<void> {
  await tx.insert(fairFeeProofs).values(values);
}

/** Settles a proof whose fair the caller has locked. */
export async function updateFeeProof(
  tx: Tx,
  id: string,
  values: Pick<FeeProofRow, "state" | "checkedBy" | "checkedAt"> & Partial<Pick<FeeProofRow, "remark">>,
): Promise<void> {
  await tx.update(fairFeeProofs).set(values).where(eq(fairFeeProofs.id, id));
}
