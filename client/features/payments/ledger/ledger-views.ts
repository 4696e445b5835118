import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { paths } from "#domain/council.ts";
import type { FigureEntries } from "#domain/payments/gfr12a.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { AppRouter } from "#server/trpc/router.ts";

type LedgerCalls = inferRouterOutputs<AppRouter>["payments"]["ledger"];
type LedgerInputs = inferRouterInputs<AppRouter>["payments"]["ledger"];

export type Transaction = LedgerCalls["list"]["rows"][number];
export type Balances = Pick<LedgerCalls["balances"], "rows" | "throughOn">;
export type Recovery = LedgerCalls["recoveries"]["list"]["rows"][number];
export type Receipt = Recovery["receipts"][number];
export type PaidLine = LedgerCalls["recoveries"]["paidLines"][number];
export type Close = LedgerCalls["closes"]["list"]["closes"][number];
export type PaymentReport = LedgerCalls["report"];
export type Booking = LedgerInputs["book"];

export const receivedPaise = ({ principalPaise, interestPaise }: Receipt): number => principalPaise + interestPaise;

export const ledgerPath = `${paths.payments}/ledger`;

/** The list of the ledger, narrowed to the entries behind a figure. */
export const entriesPath = (scheme: SchemeKind, { view, from, to, kind }: FigureEntries): string =>
  `${ledgerPath}?${new URLSearchParams({ scheme, view, ...(from !== undefined && { from }), to, ...(kind !== undefined && { kind }) }).toString()}#ledger-transactions`;
