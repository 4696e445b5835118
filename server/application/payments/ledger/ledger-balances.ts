import { z } from "zod";
import { typedDate } from "#domain/date-input.ts";
import { ledgerAccountNames, shownPaise, type LedgerAccount } from "#domain/payments/ledger.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectAllBalances } from "#db/queries/ledger.ts";
import { findClosedThrough } from "#db/queries/ledger-closes.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { todayOf } from "./ledger-input.ts";

/** A row for each account; what came from a source is a plus. */
export type BalancesView = {
  readonly throughOn: string;
  readonly rows: readonly { readonly account: LedgerAccount; readonly paise: Readonly<Record<SchemeKind, Paise>> }[];
  /** Two views with the same one have the same figures. */
  readonly fingerprint: string;
};

export const LedgerBalancesInput = z.object({ throughOn: typedDate("Day").default("") });
export type LedgerBalancesInput = z.input<typeof LedgerBalancesInput>;

/** The balance of each account and scheme at the end of a day, today where none is given. @source money.md 6 "balances are sums" */
export async function getLedgerBalances(
  ctx: AppContext,
  input: LedgerBalancesInput,
): Promise<BalancesView & { readonly closedOn: string | undefined; readonly mayBook: boolean }> {
  const actor = authorize(ctx.actor, "payments.readLedger");
  const { throughOn } = LedgerBalancesInput.parse(input);
  const [balances, closedOn] = await Promise.all([balancesAt(ctx.db, throughOn === "" ? todayOf(ctx) : throughOn), findClosedThrough(ctx.db)]);
  return { ...balances, closedOn, mayBook: actor.rights.includes("payments.prepare") };
}

export async function balancesAt(db: Db | Tx, throughOn: string): Promise<BalancesView> {
  const balances = await selectAllBalances(db, throughOn);
  const rows = ledgerAccountNames.map((account) => {
    const of = (scheme: SchemeKind): Paise => shownPaise(account, balances.get(scheme)?.get(account) ?? 0);
    return { account, paise: { product: of("product"), plant: of("plant"), exhibition: of("exhibition") } };
  });
  const fingerprint = rows.map(({ paise }) => schemeKinds.map((scheme) => paise[scheme]).join(" ")).join(",");
  return { throughOn, rows, fingerprint };
}
