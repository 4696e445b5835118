import { and, asc, desc, eq, inArray, is, Placeholder, sql } from "drizzle-orm";
import type { AmountRange } from "#domain/reimbursements/amount-range.ts";
import type { ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import type { Hold } from "#domain/reimbursements/holds.ts";
import { states, type State } from "#domain/reimbursements/lifecycle.ts";
import type { OwnOrder } from "#domain/reimbursements/own-orders.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db } from "../connection/client.ts";
import { preparedVariants } from "../connection/prepared.ts";
import { furthestForwardedPaise, reimbursements } from "../schema/reimbursements.ts";
import { holdsOfRow } from "./holds.ts";
import { hasOpenRecovery } from "./recoveries.ts";
import type { ReimbursementRow } from "./reimbursements.ts";

export type OwnRow = Pick<
  ReimbursementRow,
  | "id"
  | "title"
  | "scheme"
  | "state"
  | "version"
  | "currentStep"
  | "partySince"
  | "submittedAt"
  | "decidedAt"
  | "closedReason"
  | "deficiencyOrigin"
  | "dueOn"
  | "heldUntil"
  | "createdAt"
  | "updatedAt"
  | "firstForwardedAt"
  | keyof ClaimTotals
> & { readonly flaggedCount: number; readonly holds: readonly Hold[] | null; readonly hasOpenRecovery: boolean };

export type OwnListFilter = {
  firmId: string;
  scheme?: SchemeKind | undefined;
  states?: readonly State[];
  /** Of the amount that the member knows furthest. */
  amount?: AmountRange | undefined;
  order?: OwnOrder | undefined;
  offset: number;
  limit: number;
};

/** What decides the text of the statement. Filters that are not set are not in it: the total is then counted from an index alone. */
type OwnVariant = { readonly order: OwnOrder; readonly byScheme: boolean; readonly byState: boolean; readonly byAmount: boolean };
const variantOf = ({ order = "changed", scheme, states: chosen = states, amount }: OwnListFilter): OwnVariant => ({
  order,
  byScheme: scheme !== undefined,
  byState: chosen.length !== states.length,
  byAmount: amount !== undefined,
});
const variantName = ({ order, byScheme, byState, byAmount: isByAmount }: OwnVariant): string =>
  [order, byScheme ? "scheme" : "", byState ? "state" : "", isByAmount ? "amount" : ""].join("_");

/** The statement behind `selectFirmReimbursements`: the page by index, the total by the same index. */
const firmReimbursements = preparedVariants(variantName, (db, variant: OwnVariant) => {
  const { order, byScheme, byState } = variant;
  const { placeholder } = sql;
  const ofFirm = and(
    sql`firm_id = ${placeholder("firmId")}`,
    byScheme ? sql`scheme = ${placeholder("scheme")}` : undefined,
    byState ? sql`state = any(string_to_array(${placeholder("states")}, ' '))` : undefined,
    variant.byAmount ? sql`${furthestForwardedPaise} between ${placeholder("fromPaise")}::bigint and ${placeholder("toPaise")}::bigint` : undefined,
  );
  const byAmount = order === "amount" ? [desc(furthestForwardedPaise)] : order === "amount_back" ? [asc(furthestForwardedPaise)] : [];
  return db
    .select({
      id: reimbursements.id,
      title: reimbursements.title,
      scheme: reimbursements.scheme,
      state: reimbursements.state,
      version: reimbursements.version,
      currentStep: reimbursements.currentStep,
      partySince: reimbursements.partySince,
      submittedAt: reimbursements.submittedAt,
      decidedAt: reimbursements.decidedAt,
      closedReason: reimbursements.closedReason,
      deficiencyOrigin: reimbursements.deficiencyOrigin,
      dueOn: reimbursements.dueOn,
      heldUntil: reimbursements.heldUntil,
      holds: holdsOfRow,
      createdAt: reimbursements.createdAt,
      updatedAt: reimbursements.updatedAt,
      firstForwardedAt: reimbursements.firstForwardedAt,
      claimedPaise: reimbursements.claimedPaise,
      recommendedPaise: reimbursements.recommendedPaise,
      sanctionedPaise: reimbursements.sanctionedPaise,
      paymentStatus: reimbursements.paymentStatus,
      flaggedCount: sql<number>`case when state = 'DEFICIENCY_SHARED' then (select count(*)::int from deficiencies d where d.reimbursement_id = reimbursements.id and d.answered_at is null
        and d.round = (select max(round) from deficiencies o where o.reimbursement_id = d.reimbursement_id) and not starts_with(d.field_name, 'item:')) else 0 end`,
      hasOpenRecovery,
      count: sql<number>`(select count(*)::int from reimbursements where ${ofFirm})`,
    })
    .from(reimbursements)
    .where(ofFirm)
    .orderBy(...byAmount, desc(reimbursements.updatedAt), asc(reimbursements.id))
    .offset(sql.placeholder("offset"))
    .limit(sql.placeholder("limit"))
    .prepare(`firm_reimbursements_${variantName(variant)}`);
});

const parametersOf = ({ firmId, scheme, states: chosen = states, amount, offset, limit }: OwnListFilter) => ({
  firmId,
  scheme: scheme ?? null,
  states: chosen.length === states.length ? null : chosen.join(" "),
  fromPaise: amount?.fromPaise ?? null,
  toPaise: amount?.toPaise ?? null,
  offset,
  limit,
});

/** Text and parameters of that statement, so that the benchmark can run the same one without the product around it. */
export function selectFirmReimbursementsSql(db: Db, filter: OwnListFilter): { sql: string; params: unknown[] } {
  const { sql: text, params } = firmReimbursements(db, variantOf(filter)).getQuery();
  const values: Record<string, unknown> = parametersOf(filter);
  return { sql: text, params: params.map((value) => (is(value, Placeholder) ? values[value.name] : value)) };
}

/** A page of a firm's reimbursements, last changed first, with the total. */
export async function selectFirmReimbursements(db: Db, filter: OwnListFilter): Promise<{ rows: OwnRow[]; count: number }> {
  const rows = await firmReimbursements(db, variantOf(filter)).execute(parametersOf(filter));
  const [first] = rows;
  if (first !== undefined || filter.offset === 0) return { rows, count: first?.count ?? 0 };
  return { rows, count: await db.$count(reimbursements, isOwn(filter)) };
}

/** Past the last page there is no row to read the total from. */
const isOwn = ({ firmId, scheme, states: chosen = states, amount }: OwnListFilter) =>
  and(
    eq(reimbursements.firmId, firmId),
    scheme === undefined ? undefined : eq(reimbursements.scheme, scheme),
    inArray(reimbursements.state, [...chosen]),
    amount === undefined ? undefined : sql`${furthestForwardedPaise} between ${amount.fromPaise} and ${amount.toPaise}`,
  );
