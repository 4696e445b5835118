import { keepsSheet, type ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import { selectForwarded } from "#db/queries/outcomes.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { signLink } from "../files/signed-links.ts";
import { paged, type Paged } from "../paging.ts";

export type ForwardedRow = ClaimTotals & {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly typeLabel: string;
  readonly state: State;
  readonly status: string;
  readonly firmName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** The last part of the signed address of its dossier. */
  readonly dossierLink: string;
};

/**
 * Every reimbursement of these schemes that was ever forwarded, the one that came to another party last first, each with the signed address
 * of its dossier.
 * @source rest-api.md "DGFT"
 */
export async function listForwarded(
  ctx: AppContext,
  { schemes, page, pageSize }: { readonly schemes: readonly SchemeKind[]; readonly page: number; readonly pageSize: number },
): Promise<Paged<ForwardedRow>> {
  const actor = authorize(ctx.actor, "dgft.list");
  const { rows, count } = await selectForwarded(ctx.db, { schemes, offset: (page - 1) * pageSize, limit: pageSize });
  const shown = rows.map((row) => ({
    id: row.id,
    scheme: row.scheme,
    typeLabel: schemeOf(row.scheme).typeLabel,
    state: row.state,
    status: statusText(row, "dgft"),
    firmName: row.firmName,
    contactName: row.contactName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    claimedPaise: row.claimedPaise,
    // Back with the council it is a draft.
    recommendedPaise: keepsSheet(row.state) ? row.recommendedPaise : null,
    sanctionedPaise: row.sanctionedPaise,
    paymentStatus: row.paymentStatus,
    dossierLink: signLink(ctx, actor, { kind: "dossier", reimbursementId: row.id, contentVersion: row.contentVersion }),
  }));
  return paged(shown, count, { page, pageSize });
}
