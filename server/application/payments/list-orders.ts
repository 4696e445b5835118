import { z } from "zod";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { ClaimPayer, PaiseByPayer } from "#domain/payments/claim-payers.ts";
import { payers } from "#domain/payments/line-states.ts";
import { daysOfYear, FinancialYear } from "#domain/payments/financial-year.ts";
import { FirmStateInput } from "#domain/payments/firm-state.ts";
import { PaymentSearch } from "#domain/payments/sanction-order.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { selectSanctionOrders, type ListedOrder, type OrderFilter } from "#db/queries/sanction-order-list.ts";
import { selectUncoveredClaims } from "#db/queries/sanction-orders.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { selectPayers } from "./claim-payers.ts";

/** The filters of the list; the address of the page uses the same names. */
export const OrderFilters = z.object({
  search: PaymentSearch,
  scheme: SchemeKindInput.optional(),
  payer: z.enum(payers).optional(),
  year: FinancialYear.optional(),
  firmState: FirmStateInput.optional(),
  change: z.enum(["waiting"]).optional(),
});
export type OrderFilters = z.output<typeof OrderFilters>;
export const ListOrdersInput = Page.extend(OrderFilters.shape);
export type ListOrdersInput = z.output<typeof ListOrdersInput>;
/** Corrections are the council's own. */
export const ListSanctionsInput = ListOrdersInput.omit({ change: true });
export type ListSanctionsInput = z.output<typeof ListSanctionsInput>;

/** An order in the list of DGFT, which says nothing of corrections. */
export type ListedSanction = Omit<ListedOrder, "hasChange">;

/** The orders, the latest first. */
export async function listSanctionOrders(ctx: AppContext, input: ListOrdersInput): Promise<Paged<ListedOrder>> {
  authorize(ctx.actor, "payments.list");
  return pageOf(ctx, input);
}

/** The same for DGFT, without the council's corrections. @source issue of payments, "DGFT reads its own sanctions" */
export async function listSanctions(ctx: AppContext, input: ListSanctionsInput): Promise<Paged<ListedSanction>> {
  authorize(ctx.actor, "payments.listSanctions");
  const { rows, ...page } = await pageOf(ctx, input);
  return { ...page, rows: rows.map(({ hasChange: _hasChange, ...order }) => order) };
}

async function pageOf(ctx: AppContext, { page, pageSize, ...filters }: ListOrdersInput): Promise<Paged<ListedOrder>> {
  const { rows, count } = await selectSanctionOrders(ctx.db, { ...orderFilterOf(filters), offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, { page, pageSize });
}

export const orderFilterOf = ({ search, scheme, payer, year, firmState, change }: OrderFilters): OrderFilter => ({
  search,
  scheme,
  payer,
  days: year === undefined ? undefined : daysOfYear(year),
  firmState,
  isChangeWaiting: change === "waiting",
});

export const ListClaimChoicesInput = Page.extend({ search: PaymentSearch, scheme: SchemeKindInput.optional() });
export type ListClaimChoicesInput = z.output<typeof ListClaimChoicesInput>;

/** An approved claim that an order can take. */
export type ClaimChoiceView = {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  readonly sanctionedPaise: Paise;
  /** What no order gives yet. */
  readonly restPaise: Paise;
  /** YYYY-MM-DD. */
  readonly decidedOn: string;
  /** Who pays by the rules that the claim keeps; undefined where they do not say. */
  readonly payer: ClaimPayer["payer"] | undefined;
  /** The most that a further order of each payer can give to a claim that both pay; undefined for any other. */
  readonly leftPaise: PaiseByPayer | undefined;
};

/** The approved claims that no order covers wholly, those approved first first; found by firm or number. */
export async function listClaimChoices(ctx: AppContext, input: ListClaimChoicesInput): Promise<Paged<ClaimChoiceView>> {
  authorize(ctx.actor, "payments.recordOrder");
  const { page, pageSize, search, scheme } = input;
  const { rows, count } = await selectUncoveredClaims(ctx.db, { search, scheme, offset: (page - 1) * pageSize, limit: pageSize });
  const payersOf = await selectPayers(
    ctx.db,
    rows.map((row) => ({ ...row, filedAt: new Date(row.submittedAt ?? row.decidedAt) })),
  );
  return paged(
    rows.map((row) => {
      const paidBy = payersOf.get(row.id);
      return {
        id: row.id,
        scheme: row.scheme,
        firmName: row.firmName,
        sanctionedPaise: row.sanctionedPaise,
        restPaise: row.sanctionedPaise - row.coveredPaise,
        decidedOn: calendarDateInIndia(new Date(row.decidedAt)),
        payer: paidBy?.payer,
        leftPaise: paidBy?.payer === "both" ? paidBy.leftPaise : undefined,
      };
    }),
    count,
    { page, pageSize },
  );
}
