import { z } from "zod";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { amountFilters, amountRange } from "#domain/reimbursements/amount-range.ts";
import { seesRecommendation, type ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import { daysWithParty } from "#domain/reimbursements/clocks.ts";
import { dueStateOf, type DueState } from "#domain/reimbursements/due-state.ts";
import { stepCount } from "#domain/reimbursements/derive.ts";
import { clockOf, type Party, type State } from "#domain/reimbursements/lifecycle.ts";
import { ownOrderValues } from "#domain/reimbursements/own-orders.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { standingValues, statesOf } from "#domain/reimbursements/standing.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import { selectFirmReimbursements, type OwnRow } from "#db/queries/own-list.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { SchemeKindInput } from "./inputs.ts";

/** Filters and order of the member's list. */
export const OwnListFilters = z.object({
  scheme: SchemeKindInput.optional(),
  standing: z.enum(standingValues).optional(),
  /** In rupees, of the amount that the member knows furthest. */
  ...amountFilters,
  order: z.enum(ownOrderValues).default("changed"),
});

export const ListOwnInput = Page.extend(OwnListFilters.shape);
export type ListOwnInput = z.input<typeof ListOwnInput>;

/** The amounts are those that the member may see. */
export type OwnReimbursementRow = ClaimTotals & {
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
  /** Days that this party has had it, without those on hold. */
  readonly daysWaiting: number;
  /** The date by which the party that has to act now is to act, and how it stands against it. */
  readonly dueOn: string | undefined;
  readonly dueState: DueState | undefined;
  readonly heldUntil: string | undefined;
  readonly updatedAt: Date;
  readonly submittedAt: Date | undefined;
  /** The council asks the firm to pay money of it back. */
  readonly hasOpenRecovery: boolean;
};
/**
 * The reimbursements of the member's firm, of one or all schemes and standings, last changed first unless another order is chosen.
 * @source product.md; specification 2 "/Membership"
 */
export async function listOwnReimbursements(ctx: AppContext, input: ListOwnInput): Promise<Paged<OwnReimbursementRow>> {
  const actor = authorize(ctx.actor, "reimbursements.listOwn");
  const { page, pageSize, ...filters } = ListOwnInput.parse(input);
  const { rows, count } = await selectFirmReimbursements(ctx.db, {
    ...ownFilterOf(actor, filters),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return paged(
    rows.map((row) => presentOwnRow(row, ctx.now())),
    count,
    { page, pageSize },
  );
}

/** The filter of the query. */
export const ownFilterOf = ({ firmId }: Pick<MemberActor, "firmId">, { scheme, standing, order, ...amounts }: z.output<typeof OwnListFilters>) => ({
  firmId,
  scheme,
  states: statesOf(standing),
  amount: amountRange(amounts),
  order,
});

/** A row of the list with what the member may see. */
export function presentOwnRow(row: OwnRow, now: Date): OwnReimbursementRow {
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
    daysWaiting: daysWithParty(row, now),
    dueOn: row.dueOn ?? undefined,
    dueState: dueStateOf(row, calendarDateInIndia(now)),
    heldUntil: row.heldUntil ?? undefined,
    updatedAt: row.updatedAt,
    submittedAt: row.submittedAt ?? undefined,
    claimedPaise: row.claimedPaise,
    recommendedPaise: seesRecommendation("member", row) ? row.recommendedPaise : null,
    sanctionedPaise: row.sanctionedPaise,
    paymentStatus: row.paymentStatus,
    hasOpenRecovery: row.hasOpenRecovery,
  };
}
