import { z } from "zod";
import { daysBetween } from "#domain/dates.ts";
import { stepCount } from "#domain/reimbursements/derive.ts";
import { clockOf, type Party, type State } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { standingValues, statesOf } from "#domain/reimbursements/standing.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import { selectFirmReimbursements, type OwnRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { SchemeKindInput } from "./inputs.ts";

export const ListOwnInput = Page.extend({ scheme: SchemeKindInput.optional(), standing: z.enum(standingValues).optional() });
export type ListOwnInput = z.input<typeof ListOwnInput>;

export type OwnReimbursementRow = {
  readonly id: string;
  /** The name that the firm gave it. */
  readonly title: string | undefined;
  readonly scheme: SchemeKind;
  readonly typeLabel: string;
  readonly state: State;
  readonly status: string;
  readonly version: number;
  readonly currentStep: number;
  readonly stepCount: number;
  readonly withWhom: Party;
  readonly daysWaiting: number;
  readonly updatedAt: Date;
  readonly submittedAt: Date | undefined;
};
/**
 * The reimbursements of the member's firm, of one or all schemes and standings, last changed first.
 * @source product.md; specification 2 "/Membership"
 */
export async function listOwnReimbursements(ctx: AppContext, input: ListOwnInput): Promise<Paged<OwnReimbursementRow>> {
  const actor = authorize(ctx.actor, "reimbursements.listOwn");
  const { page, pageSize, scheme, standing } = ListOwnInput.parse(input);
  const { rows, count } = await selectFirmReimbursements(ctx.db, {
    firmId: actor.firmId,
    scheme,
    states: statesOf(standing),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return paged(
    rows.map((row) => presentRow(row, ctx.now())),
    count,
    { page, pageSize },
  );
}

function presentRow(row: OwnRow, now: Date): OwnReimbursementRow {
  const scheme = schemeOf(row.scheme);
  return {
    id: row.id,
    title: row.title ?? undefined,
    scheme: row.scheme,
    typeLabel: scheme.typeLabel,
    state: row.state,
    status: statusText(row, "member", row.flaggedCount),
    version: row.version,
    currentStep: row.currentStep,
    stepCount: stepCount(scheme),
    withWhom: clockOf(row.state),
    daysWaiting: daysBetween(row.partySince, now),
    updatedAt: row.updatedAt,
    submittedAt: row.submittedAt ?? undefined,
  };
}
