import { and, asc, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { unionAll, type PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AmountRange } from "#domain/reimbursements/amount-range.ts";
import type { ClaimTotals } from "#domain/reimbursements/amount-stage.ts";
import type { Hold } from "#domain/reimbursements/holds.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { verdictValues } from "#domain/reimbursements/verdicts.ts";
import { listOrders, statesFor, type ListOrder, type ReviewOffice } from "#domain/reviews/list-filter.ts";
import type { Db } from "../connection/client.ts";
import { preparedOnce, preparedVariants } from "../connection/prepared.ts";
import { holdsOfRow } from "./holds.ts";
import { narrowingName, narrowingValues, narrowingVariant, narrowingWhere, type ListNarrowing, type NarrowingVariant } from "./review-filters.ts";
import { inPeopleOrder } from "../schema/columns.ts";
import { firms } from "../schema/members.ts";
import { furthestForwardedPaise, furthestPaise, reimbursements, turnOf } from "../schema/reimbursements.ts";
import { classifySearch, isSearchTerm, literal, selectAmongFirms, searchValues, selectMatchingFirms, type SearchClass } from "./review-search.ts";
import { isOnReceivedVersion, mayHaveUnsent, receivedStep, StoredAnswers, type ReimbursementRow } from "./reimbursements.ts";

const ListedVerdicts = z.record(z.string(), z.object({ status: z.enum(verdictValues), remark: z.string() }));

const ListedFurtherPapers = z.array(z.string());

/** Where lists are read, and where the words of a search are looked up: slow words never hold up what is no search. */
export type ListPools = { readonly db: Db; readonly searchDb: Db };

export type ListedRow = Pick<
  ReimbursementRow,
  | "id"
  | "scheme"
  | "firmId"
  | "state"
  | "version"
  | "currentStep"
  | "partySince"
  | "submittedAt"
  | "decidedAt"
  | "closedReason"
  | "deficiencyOrigin"
  | "decidedDays"
  | "dueOn"
  | "heldUntil"
  | "councilOwnerId"
  | "dgftOwnerId"
  | "ruleOutcome"
  | keyof ClaimTotals
> & {
  readonly councilOwnerName: string | null;
  readonly dgftOwnerName: string | null;
  readonly firmName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Those that were asked for. */
  readonly answers: z.infer<typeof StoredAnswers>;
  /** By document, on the newest version that the council received. Of a remark only its first character: the list only shows whether there is one. */
  readonly verdicts: z.infer<typeof ListedVerdicts>;
  /** The fields of the further papers that the council received. */
  readonly furtherPapers: readonly string[];
  /** The holds of the wait that goes on; null when there was none. */
  readonly holds: readonly Hold[] | null;
};

/** Which rows a list shows, and in which order; `%`, `_` and `\` in `search` are just characters. */
export type ListFilter = {
  readonly office: ReviewOffice;
  readonly scheme: SchemeKind;
  readonly needsMe: boolean;
  readonly state: State | undefined;
  readonly search: string;
  /** Of the amount that the office knows furthest. */
  readonly amount?: AmountRange | undefined;
  readonly narrowing?: ListNarrowing | undefined;
  readonly order: ListOrder;
};

/** Rows are counted so far beyond the page that is shown, and no further: counting everything would cost more than the page. */
const countedBeyondPage = 1_000;

/**
 * A page of one scheme for the council or the officer. `count` is exact unless `isCountOpen`: then there are more.
 * @param filter `answers`: wire names of the answers that are wanted of each row
 */
export async function selectReviewRows(
  pools: ListPools,
  filter: ListFilter & { readonly answers: readonly string[]; readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedRow[]; count: number; isCountOpen: boolean }> {
  const counted = filter.offset + countedBeyondPage;
  const { db } = pools;
  const { variant, values } = await questionOf(pools, filter);
  const page = { answers: filter.answers.join(","), offset: filter.offset, limit: filter.limit, upTo: counted + 1 };
  const found = await listStatement(db, { ...variant, opening: openingOf(filter, variant), isLater: filter.offset > 0 }).execute({
    ...values,
    ...page,
  });
  const [first] = found;
  // Past the last page there is no row to read the total from.
  const count = first?.count ?? (filter.offset === 0 ? 0 : ((await countStatement(db, variant).execute(values))[0]?.count ?? 0));
  return { rows: found.map(listedRow), count: Math.min(count, counted), isCountOpen: count > counted };
}

type ReadRow = { readonly answers: unknown; readonly verdicts: unknown; readonly furtherPapers: unknown };

const listedRow = <T extends ReadRow>({ answers, verdicts, furtherPapers, ...row }: T) => ({
  ...row,
  answers: StoredAnswers.parse(answers ?? {}),
  verdicts: ListedVerdicts.parse(verdicts ?? {}),
  furtherPapers: ListedFurtherPapers.parse(furtherPapers ?? []),
});

/** The numbers of the rows of such a list, in its order: all of them, or the first ones. */
export async function selectReviewIds(pools: ListPools, filter: ListFilter, atMost = 2 ** 31): Promise<string[]> {
  const { variant, values } = await questionOf(pools, filter);
  return (await idsStatement(pools.db, variant).execute({ ...values, atMost })).map(({ id }) => id);
}

/** Those of some numbers that this office lists in a scheme, in the order in which they are given. */
export async function selectListedIds(
  db: Db,
  { office, scheme, ids }: { readonly office: ReviewOffice; readonly scheme: SchemeKind; readonly ids: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .select({ id: reimbursements.id })
    .from(reimbursements)
    .where(
      and(
        eq(reimbursements.scheme, scheme),
        isNotNull(office === "council" ? reimbursements.submittedAt : reimbursements.firstForwardedAt),
        sql`${reimbursements.id} = any(string_to_array(${ids.join(",")}, ','))`,
      ),
    );
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

/** Some rows of a list by their numbers, in the order of these. @param answers wire names of the answers that are wanted of each row */
export async function selectReviewRowsByIds(db: Db, ids: readonly string[], answers: readonly string[]): Promise<ListedRow[]> {
  const found = await rowsByIds(db).execute({ ids: ids.join(","), answers: answers.join(",") });
  const byId = new Map(found.map((row) => [row.id, listedRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The exact number of rows of such a list. */
export async function countReviewRows(pools: ListPools, filter: ListFilter): Promise<number> {
  const { variant, values } = await questionOf(pools, filter);
  return (await countStatement(pools.db, variant).execute(values))[0]?.count ?? 0;
}

export type Neighbour = { readonly id: string; readonly firmName: string };
export type Neighbours = { readonly previous: Neighbour | undefined; readonly next: Neighbour | undefined };

/** The rows before and after one in such a list, whether or not the row itself still belongs to it. */
export async function findNeighbours(pools: ListPools, filter: ListFilter, id: string): Promise<Neighbours> {
  const { db } = pools;
  const { variant, values } = await questionOf(pools, filter);
  const parameters = { ...values, id };
  const found = await rowsBeside(db, variant).execute(parameters);
  const on = (wanted: Side): Neighbour | undefined => {
    const row = found.find(({ side }) => side === wanted);
    return row && { id: row.id, firmName: row.firmName };
  };
  return { previous: on("before"), next: on("after") };
}

/** What decides the text of a statement; everything else is one of its parameters. */
type Variant = Pick<ListFilter, "office" | "needsMe" | "order"> & {
  readonly hasState: boolean;
  readonly hasAmount: boolean;
  readonly narrowing: NarrowingVariant;
  readonly searchClass: SearchClass;
};

/** What decides the text of the statements of a list, and their parameters. */
async function questionOf({ searchDb }: ListPools, { office, needsMe, order, state, scheme, search, amount, narrowing = {} }: ListFilter) {
  const { searchClass, firms: found } = await classifySearch(searchDb, search);
  const variant: Variant = {
    office,
    needsMe,
    order,
    hasState: state !== undefined,
    hasAmount: amount !== undefined,
    narrowing: narrowingVariant(narrowing),
    searchClass,
  };
  return {
    variant,
    values: { scheme, state: state ?? "", firms: found.join(","), ...searchValues(search), ...amount, ...narrowingValues(narrowing) },
  };
}
const nameOf = ({ office, needsMe, order, hasState, hasAmount, narrowing, searchClass }: Variant): string =>
  [office, needsMe ? "mine" : "all", order, hasState ? "state" : "", hasAmount ? "amount" : "", narrowingName(narrowing), searchClass].join("_");

/** A first page of a usual size has its numbers in the statement: PostgreSQL then plans it once, where unknown limits would make it plan every call. */
type ListVariant = Variant & { readonly opening: number | undefined; readonly isLater: boolean };
const usualSizes: readonly number[] = [10, 25, 50, 100];
const openingOf = ({ offset, limit }: { offset: number; limit: number }, { searchClass, narrowing }: Variant): number | undefined =>
  offset === 0 && narrowingName(narrowing) === "" && (searchClass === "nothing" || searchClass === "few firms") && usualSizes.includes(limit)
    ? limit
    : undefined;

/** Literal states, not parameters: only so are the partial indexes of these lists usable. */
const inStates = (wanted: readonly State[]): SQL => sql`${reimbursements.state} in ${sql.raw(`(${wanted.map((state) => `'${state}'`).join(", ")})`)}`;

/** What the council only prepares is not DGFT's to know. */
const furthestPaiseOf = (office: ReviewOffice): SQL<number> => (office === "council" ? furthestPaise : furthestForwardedPaise);

function whereOf({ office, needsMe, hasState, hasAmount, narrowing, searchClass }: Variant): SQL | undefined {
  return and(
    sql`${reimbursements.scheme} = ${sql.placeholder("scheme")}`,
    office === "council" ? isNotNull(reimbursements.submittedAt) : isNotNull(reimbursements.firstForwardedAt),
    needsMe ? inStates(statesFor(office)) : undefined,
    hasState ? sql`${reimbursements.state} = ${sql.placeholder("state")}` : undefined,
    hasAmount ? sql`${furthestPaiseOf(office)} between ${sql.placeholder("fromPaise")}::bigint and ${sql.placeholder("toPaise")}::bigint` : undefined,
    narrowingWhere(office, narrowing),
    isSearchTerm[searchClass],
  );
}

/** The columns of each order. The last one is the number, so that the order is total. All columns have one direction. */
const keys = {
  days: () => [reimbursements.partySince, reimbursements.id],
  firm: () => [inPeopleOrder(firms.name), reimbursements.partySince, reimbursements.id],
  contact: () => [inPeopleOrder(firms.contactName), reimbursements.partySince, reimbursements.id],
  number: () => [reimbursements.id],
  amount: ({ office }) => [furthestPaiseOf(office), reimbursements.id],
  // Where all of it is one party's move, the index of that list is in order already.
  with: ({ office, needsMe, hasState }) =>
    needsMe || hasState ? [reimbursements.partySince, reimbursements.id] : [turnOf(office), reimbursements.partySince, reimbursements.id],
} as const satisfies Record<(typeof listOrders)[ListOrder]["column"], (variant: Variant) => (PgColumn | SQL)[]>;

const keyOf = (variant: Variant): (PgColumn | SQL)[] => keys[listOrders[variant.order].column](variant);

/** Longest waiting is earliest changed. */
const isBackwards = (order: ListOrder): boolean => (listOrders[order].direction === "descending") !== (listOrders[order].column === "days");

const countStatement = preparedVariants(nameOf, (db, variant: Variant) =>
  selectAmongFirms(db, variant)
    .select({ count: sql<number>`count(*)::int` })
    .from(reimbursements)
    .where(whereOf(variant))
    .prepare(`count_${nameOf(variant)}`),
);

const isOfFirm = eq(firms.id, reimbursements.firmId);
/** What a list shows of a row. */
const shownColumns = {
  id: reimbursements.id,
  scheme: reimbursements.scheme,
  firmId: reimbursements.firmId,
  state: reimbursements.state,
  version: reimbursements.version,
  currentStep: reimbursements.currentStep,
  partySince: reimbursements.partySince,
  submittedAt: reimbursements.submittedAt,
  decidedAt: reimbursements.decidedAt,
  closedReason: reimbursements.closedReason,
  deficiencyOrigin: reimbursements.deficiencyOrigin,
  claimedPaise: reimbursements.claimedPaise,
  recommendedPaise: reimbursements.recommendedPaise,
  ruleOutcome: reimbursements.ruleOutcome,
  decidedDays: reimbursements.decidedDays,
  sanctionedPaise: reimbursements.sanctionedPaise,
  paymentStatus: reimbursements.paymentStatus,
  dueOn: reimbursements.dueOn,
  heldUntil: reimbursements.heldUntil,
  holds: holdsOfRow,
  councilOwnerId: reimbursements.councilOwnerId,
  councilOwnerName: sql<string | null>`(select name from users where users.id = reimbursements.council_owner_id)`,
  dgftOwnerId: reimbursements.dgftOwnerId,
  dgftOwnerName: sql<string | null>`(select name from users where users.id = reimbursements.dgft_owner_id)`,
  firmName: firms.name,
  contactName: firms.contactName,
  contactEmail: firms.contactEmail,
  contactPhone: firms.contactPhone,
  answers: sql<unknown>`(select json_object_agg(wanted.name, received.answers -> wanted.name)
    from reimbursement_steps s cross join lateral (
      select case when ${mayHaveUnsent(sql`reimbursements.state`)} then ${receivedStep(sql`reimbursements.id`)} else s.answers end as answers
      offset 0) received
    cross join unnest(string_to_array(${sql.placeholder("answers")}, ',')) wanted(name)
    where s.reimbursement_id = reimbursements.id and received.answers ? wanted.name)`,
  verdicts: sql<unknown>`(select json_object_agg(field_name, json_build_object('status', status, 'remark', left(btrim(remark), 1)))
    from verdicts where reimbursement_id = reimbursements.id and ${isOnReceivedVersion})`,
  furtherPapers: sql<unknown>`(select json_agg(distinct field_name) from document_versions
    where reimbursement_id = reimbursements.id and was_submitted and name is not null)`,
};

const idsStatement = preparedVariants(nameOf, (db, variant: Variant) =>
  selectAmongFirms(db, variant)
    .select({ id: reimbursements.id })
    .from(reimbursements)
    .innerJoin(firms, isOfFirm)
    .where(whereOf(variant))
    .orderBy(...orderOf(variant))
    .limit(sql.placeholder("atMost"))
    .prepare(`ids_${nameOf(variant)}`),
);
const rowsByIds = preparedOnce((db) =>
  db
    .select(shownColumns)
    .from(reimbursements)
    .innerJoin(firms, isOfFirm)
    .where(sql`${reimbursements.id} = any(string_to_array(${sql.placeholder("ids")}, ','))`)
    .prepare("review_rows_by_ids"),
);

const listNameOf = ({ opening = 0, isLater, ...variant }: ListVariant): string => `${nameOf(variant)}_${isLater ? "later" : opening}`;
/** The statement behind `selectReviewRows`. */
const listStatement = preparedVariants(listNameOf, (db, variant: ListVariant) =>
  (isFirstInOrder(variant) ? listInOrder(db, variant) : listByPage(db, variant, totalOf(variant))).prepare(`list_${listNameOf(variant)}`),
);

const boundsOf = ({ opening }: ListVariant) =>
  opening === undefined
    ? { offset: sql.placeholder("offset"), limit: sql.placeholder("limit"), upTo: sql.placeholder("upTo") }
    : { offset: literal(0), limit: literal(opening), upTo: literal(countedBeyondPage + 1) };
const orderOf = (variant: Variant): SQL[] => keyOf(variant).map((key) => (isBackwards(variant.order) ? desc(key) : asc(key)));

const isFirstInOrder = ({ searchClass, isLater }: ListVariant): boolean => searchClass !== "few firms" && !isLater;

/** All rows of few firms are read in an index and put in order in one go, so they are counted on the way. */
const totalOf = (variant: ListVariant): SQL<number> =>
  variant.searchClass === "few firms" ? sql<number>`(count(*) over ())::int` : countUpTo(variant);

const countUpTo = (variant: ListVariant): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from reimbursements where ${whereOf(variant)} limit ${boundsOf(variant).upTo}) counted)`;

/** Goes through an index in the order of the list until the first page is full; the total is counted apart. */
function listInOrder(db: Db, variant: ListVariant) {
  const { offset, limit } = boundsOf(variant);
  return selectAmongFirms(db, variant)
    .select({ ...shownColumns, count: countUpTo(variant) })
    .from(reimbursements)
    .innerJoin(firms, isOfFirm)
    .where(whereOf(variant))
    .orderBy(...orderOf(variant))
    .offset(offset)
    .limit(limit);
}

/**
 * Chooses the rows of the page first and looks up the rest for these alone. Of rows that an offset skips, PostgreSQL works out all columns.
 * @param count the total, as each row of the page has it
 */
function listByPage(db: Db, variant: ListVariant, count: SQL<number>) {
  const [order, { offset, limit }] = [orderOf(variant), boundsOf(variant)];
  const rows = db
    .select({ id: reimbursements.id, count: count.as("count") })
    .from(reimbursements)
    .$dynamic();
  const named = ["firm", "contact"].includes(listOrders[variant.order].column) ? rows.innerJoin(firms, isOfFirm) : rows;
  const page = db.$with("page").as(
    named
      .where(whereOf(variant))
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
  );
  return db
    .with(...selectMatchingFirms(db, variant), page)
    .select({ ...shownColumns, count: page.count })
    .from(page)
    .innerJoin(reimbursements, eq(reimbursements.id, page.id))
    .innerJoin(firms, isOfFirm)
    .orderBy(...order);
}

type Side = "before" | "after";

/** The row on one side of another one, in the order of a list. */
function rowBeside(db: Db, variant: Variant, side: Side) {
  const isUp = isBackwards(variant.order) === (side === "before");
  const key = keyOf(variant);
  const columns = sql.join(key, sql`, `);
  const here = sql`(select ${columns} from reimbursements join firms on firms.id = reimbursements.firm_id where reimbursements.id = ${sql.placeholder("id")})`;
  return selectAmongFirms(db, variant)
    .select({ side: sql<Side>`${sql.raw(`'${side}'`)}`.as("side"), id: reimbursements.id, firmName: firms.name })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(and(whereOf(variant), sql`(${columns}) ${sql.raw(isUp ? ">" : "<")} ${here}`))
    .orderBy(...key.map((column) => (isUp ? asc(column) : desc(column))))
    .limit(1);
}

const rowsBeside = preparedVariants(nameOf, (db, variant: Variant) =>
  unionAll(rowBeside(db, variant, "before"), rowBeside(db, variant, "after")).prepare(`beside_${nameOf(variant)}`),
);

/** The queries of DGFT that wait for the council, longest waiting first, with the total. */
export async function selectWaitingQueries(db: Db, filter: { offset: number; limit: number }) {
  const waiting = eq(reimbursements.state, "DEFICIENCY_DGFT");
  const [rows, count] = await Promise.all([
    db
      .select({
        id: reimbursements.id,
        scheme: reimbursements.scheme,
        firmName: firms.name,
        contactName: firms.contactName,
        contactEmail: firms.contactEmail,
        contactPhone: firms.contactPhone,
        dgftQuery: reimbursements.dgftQuery,
        claimedPaise: reimbursements.claimedPaise,
        recommendedPaise: reimbursements.recommendedPaise,
        sanctionedPaise: reimbursements.sanctionedPaise,
        paymentStatus: reimbursements.paymentStatus,
        raisedAt: reimbursements.stateSince,
      })
      .from(reimbursements)
      .innerJoin(firms, eq(firms.id, reimbursements.firmId))
      .where(waiting)
      .orderBy(asc(reimbursements.partySince), asc(reimbursements.id))
      .offset(filter.offset)
      .limit(filter.limit),
    db.$count(reimbursements, waiting),
  ]);
  return { rows, count };
}
