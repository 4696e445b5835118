import { and, asc, desc, eq, max, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { RuleTerms } from "#domain/rules/terms.ts";
import type { Weekend } from "#domain/rules/working-days.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { ruleVersions } from "../schema/rules.ts";

export type RuleVersionRow = typeof ruleVersions.$inferSelect;
export type NewRuleVersion = typeof ruleVersions.$inferInsert;

/** What every computation needs: the published versions in the order of their publication, and the days on which the office does not work. */
export type RulesAndHolidays = {
  readonly published: readonly RuleVersionRow[];
  readonly holidays: readonly string[];
  readonly weekends: readonly Weekend[];
};

/** Which version was published last, and the holidays, as columns of a statement, so that a publication counts at once on every node. */
export const ruleColumns = {
  weekends: sql<
    Weekend[]
  >`(select coalesce(json_agg(json_build_object('fromOn', from_on, 'weekdays', weekdays) order by from_on), '[]'::json) from weekends)`,
  last: sql<
    string | null
  >`(select concat_ws(' ', rule_versions.id, revision, publication) from rule_versions where publication is not null order by publication desc limit 1)`,
  holidays: sql<string[]>`(select coalesce(json_agg(on_date order by on_date), '[]'::json) from holidays)`,
};
type RuleHead = { readonly weekends: readonly Weekend[]; readonly last: string | null; readonly holidays: readonly string[] };

/** The rules that a statement with `ruleColumns` found. The versions themselves come from memory, for a published version never changes. */
export async function selectRulesUntil(db: Db | Tx, { last, holidays, weekends }: RuleHead): Promise<RulesAndHolidays> {
  return { published: last === null ? [] : (publishedUntil.get(last) ?? (await readPublished(db))), holidays, weekends };
}

/** The rules that count now, in one statement. */
export async function selectRulesAndHolidays(db: Db | Tx): Promise<RulesAndHolidays> {
  const { weekends, last, holidays } = ruleColumns;
  const [row] = await db.execute<RuleHead>(sql`select ${weekends} as weekends, ${last} as last, ${holidays} as holidays`);
  return selectRulesUntil(db, row ?? { last: null, holidays: [], weekends: [] });
}

/**
 * The published versions up to one, by its id, revision and publication. Publications are in the order of their commits, so a list never
 * changes. The list of a publication that failed stays unused: the next one has another revision or number.
 */
const publishedUntil = new Map<string, readonly RuleVersionRow[]>();
/** A list is replaced by the next publication; a process with many databases, like the tests, has one for each. */
const maxListsInMemory = 20;

async function readPublished(db: Db | Tx): Promise<readonly RuleVersionRow[]> {
  const rows = await db.select().from(ruleVersions).where(eq(ruleVersions.state, "published")).orderBy(asc(ruleVersions.publication));
  const parsed = rows.map((row) => ({ ...row, terms: RuleTerms.parse(row.terms) }));
  const last = parsed.at(-1);
  if (last === undefined) return [];
  for (const [oldest] of [...publishedUntil].slice(0, Math.max(0, publishedUntil.size + 1 - maxListsInMemory))) publishedUntil.delete(oldest);
  publishedUntil.set(`${last.id} ${last.revision} ${last.publication ?? ""}`, parsed);
  return parsed;
}

/** The published versions of a scheme in the order of their publication. */
export const selectPublishedRules = async (db: Db | Tx, scheme: SchemeKind): Promise<RuleVersionRow[]> =>
  (await selectRulesAndHolidays(db)).published.filter((rule) => rule.scheme === scheme);

/** The number of the last publication, of one scheme if given; 0 when there is none. */
export async function getLastPublication(db: Db | Tx, scheme?: SchemeKind): Promise<number> {
  const [row] = await db
    .select({ last: max(ruleVersions.publication) })
    .from(ruleVersions)
    .where(scheme === undefined ? undefined : eq(ruleVersions.scheme, scheme));
  return row?.last ?? 0;
}

/** Any number that no other advisory lock of this database has. */
const rulesLock = 7_204_020;

/** Makes every other change of the list of versions wait until the commit: numbers and publications are in the order of commits. */
export async function lockRuleList(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rulesLock})`);
}

/** Keeps the list of versions as it is until the commit; others may do the same beside it. */
export async function lockRuleListShared(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${rulesLock})`);
}

const preparers = alias(users, "preparers");
const publishers = alias(users, "publishers");

/** A version with the names of the people who prepared and published it; null for the product's own. */
export type NamedRuleVersion = RuleVersionRow & { readonly preparedByName: string | null; readonly publishedByName: string | null };

const selectNamed = (db: Db | Tx) =>
  db
    .select({ row: ruleVersions, preparedByName: preparers.name, publishedByName: publishers.name })
    .from(ruleVersions)
    .leftJoin(preparers, eq(preparers.id, ruleVersions.preparedBy))
    .leftJoin(publishers, eq(publishers.id, ruleVersions.publishedBy));

/** Every version that was not discarded, by scheme; the highest number first. */
export async function selectRuleVersions(db: Db | Tx): Promise<NamedRuleVersion[]> {
  const rows = await selectNamed(db)
    .where(ne(ruleVersions.state, "discarded"))
    .orderBy(asc(ruleVersions.scheme), desc(ruleVersions.effectiveFrom), desc(ruleVersions.number));
  return rows.map(({ row, ...names }) => ({ ...row, ...names }));
}

/** @throws not_found */
export async function getRuleVersion(db: Db | Tx, id: string): Promise<NamedRuleVersion> {
  const [found] = await selectNamed(db).where(eq(ruleVersions.id, id));
  if (found === undefined) throw notFound("rule_not_found", ruleMessages.notFound);
  const { row, ...names } = found;
  return { ...row, ...names };
}

/** Locks a version, of any state. @throws not_found */
export async function lockRuleVersion(tx: Tx, id: string): Promise<RuleVersionRow> {
  const [row] = await tx.select().from(ruleVersions).where(eq(ruleVersions.id, id)).for("update");
  if (row === undefined) throw notFound("rule_not_found", ruleMessages.notFound);
  return row;
}

/** The number that the next version of a scheme has. The caller holds the lock of the list. */
export async function getNextRuleNumber(tx: Tx, scheme: SchemeKind): Promise<number> {
  const [row] = await tx
    .select({ last: max(ruleVersions.number) })
    .from(ruleVersions)
    .where(eq(ruleVersions.scheme, scheme));
  return (row?.last ?? 0) + 1;
}

/** The schemes that have a version in any state. */
export const selectSchemesWithRules = async (db: Db | Tx): Promise<SchemeKind[]> =>
  (await db.selectDistinct({ scheme: ruleVersions.scheme }).from(ruleVersions)).map(({ scheme }) => scheme);

export async function insertRuleVersions(tx: Tx, versions: readonly NewRuleVersion[]): Promise<RuleVersionRow[]> {
  return tx
    .insert(ruleVersions)
    .values([...versions])
    .returning();
}

/** Changes a draft that the caller has locked; a published version never changes. */
export async function updateRuleDraft(tx: Tx, id: string, values: Partial<NewRuleVersion>): Promise<RuleVersionRow> {
  const [row] = await tx
    .update(ruleVersions)
    .set(values)
    .where(and(eq(ruleVersions.id, id), eq(ruleVersions.state, "draft")))
    .returning();
  if (row === undefined) throw new Error("only a draft changes");
  return row;
}
