import { and, count, desc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db } from "../connection/client.ts";
import { firms } from "../schema/members.ts";
import { reimbursements } from "../schema/reimbursements.ts";

/** A reimbursement as the lists of other programs show it. */
export type OutcomeRow = ClaimTotals & {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly state: State;
  readonly currentStep: number;
  readonly contentVersion: number;
  readonly decidedAt: Date | null;
  readonly closedReason: string | null;
  readonly deficiencyOrigin: "EPCMD" | "DGFT" | null;
  readonly dgftQuery: string | null;
  readonly firmName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
};

const columns = {
  id: reimbursements.id,
  scheme: reimbursements.scheme,
  state: reimbursements.state,
  currentStep: reimbursements.currentStep,
  contentVersion: reimbursements.contentVersion,
  decidedAt: reimbursements.decidedAt,
  closedReason: reimbursements.closedReason,
  deficiencyOrigin: reimbursements.deficiencyOrigin,
  dgftQuery: reimbursements.dgftQuery,
  claimedPaise: reimbursements.claimedPaise,
  recommendedPaise: reimbursements.recommendedPaise,
  sanctionedPaise: reimbursements.sanctionedPaise,
  paymentStatus: reimbursements.paymentStatus,
  firmName: firms.name,
  contactName: firms.contactName,
  contactEmail: firms.contactEmail,
  contactPhone: firms.contactPhone,
};

/**
 * A page of all reimbursements that were ever forwarded to DGFT, of these schemes, the one that came to another party last first, with the
 * exact total.
 */
export async function selectForwarded(
  db: Db,
  { schemes, offset, limit }: { schemes: readonly SchemeKind[]; offset: number; limit: number },
): Promise<{ rows: OutcomeRow[]; count: number }> {
  const where: SQL | undefined = and(inArray(reimbursements.scheme, [...schemes]), isNotNull(reimbursements.firstForwardedAt));
  const rows = await db
    .select(columns)
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(where)
    .orderBy(desc(reimbursements.partySince), desc(reimbursements.id))
    .offset(offset)
    .limit(limit);
  const [total] = await db.select({ count: count() }).from(reimbursements).where(where);
  return { rows, count: total?.count ?? 0 };
}

/** The approved reimbursements of all schemes, the latest first. */
export function selectApproved(db: Db, limit: number): Promise<OutcomeRow[]> {
  return db
    .select(columns)
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(eq(reimbursements.state, "APPROVED_DGFT"))
    .orderBy(desc(reimbursements.decidedAt), desc(reimbursements.id))
    .limit(limit);
}
