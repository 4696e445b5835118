import { and, asc, desc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import { importOutcomeNames, verdictsOf, type ImportOutcome, type ImportVerdict } from "#domain/members/import-verdicts.ts";
import { repeatedRows, type RowToCompare } from "#domain/members/repeated-rows.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { folded } from "../schema/columns.ts";
import { importChecks, importRows, imports } from "../schema/imports.ts";
import { violatedConstraint } from "../connection/transact.ts";

export type ImportRow = typeof imports.$inferSelect;
export type ImportCheck = typeof importChecks.$inferSelect;

export async function insertImport(tx: Tx, values: typeof imports.$inferInsert): Promise<ImportRow> {
  const [row] = await tx.insert(imports).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws not_found */
export async function getImportRow(db: Db | Tx, importId: string): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.id, importId));
  if (row === undefined) throw notFound("import_not_found", importMessages.notFound);
  return row;
}

/** Locks an import; every step of it waits for it. @throws not_found */
export async function lockImport(tx: Tx, importId: string): Promise<ImportRow> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, importId)).for("update");
  if (row === undefined) throw notFound("import_not_found", importMessages.notFound);
  return row;
}

/** Changes an import that the caller has locked. */
export async function updateImport(tx: Tx, importId: string, values: Partial<typeof imports.$inferInsert>): Promise<void> {
  await tx
    .update(imports)
    .set({ ...values, changedAt: sql`now()` })
    .where(eq(imports.id, importId));
}

/** Ends an import that cannot be finished; the caller has locked it. */
export async function markImportFailed(tx: Tx, importId: string, failure: string): Promise<void> {
  await tx
    .update(imports)
    .set({ state: "failed", failure, finishedAt: sql`now()`, changedAt: sql`now()` })
    .where(eq(imports.id, importId));
}

export type ListedImport = ImportRow & { readonly startedByName: string };

/** The newest imports of all users, with the user who started each. */
export async function selectImports(db: Db, limit: number): Promise<ListedImport[]> {
  const rows = await db
    .select({ row: imports, startedByName: users.name })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.startedBy))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
  return rows.map(({ row, startedByName }) => ({ ...row, startedByName }));
}

/** The name of the user who started an import. */
export async function getImportStarter(db: Db, { startedBy }: ImportRow): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, startedBy));
  return row?.name ?? "";
}

/**
 * Stores rows; rows that exist already are not changed.
 * @param lines one JSON array for each row: its number, then its cells
 */
export async function insertImportRows(tx: Tx, importId: string, lines: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into import_rows (import_id, row_no, cells)
    select ${importId}::uuid, (line ->> 0)::int, line - 0 from jsonb_array_elements(${`[${lines.join(",")}]`}::jsonb) line
    on conflict do nothing`);
}

/** Rows after this one, in order. */
export async function selectImportRowsAfter(
  db: Db | Tx,
  importId: string,
  rowNo: number,
  limit: number,
): Promise<{ rowNo: number; cells: unknown }[]> {
  return db
    .select({ rowNo: importRows.rowNo, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.rowNo, rowNo)))
    .orderBy(asc(importRows.rowNo))
    .limit(limit);
}

/** A row as it was read and before it has a verdict: the seven fields of a firm, or what is wrong with its cells. */
export type RowToJudge = {
  readonly row_no: number;
  readonly name?: string;
  readonly gst_no?: string;
  readonly start_on?: string;
  readonly end_on?: string;
  readonly contact_name?: string;
  readonly contact_email?: string;
  readonly contact_phone?: string;
  readonly has_warning?: boolean;
  readonly problems?: readonly unknown[];
};

/** Whether a row `r` would end the membership of the firm `f` before the 31 March to which a paid invoice extended it. */
const endsPaidRenewal = sql`r.membership_end_on < f.membership_end_on and exists (select from invoices i
    where i.firm_id = f.id and i.end_before_on is not null and r.membership_end_on < make_date(left(i.financial_year, 4)::int + 1, 3, 31))`;
/**
 * The first day of the unbroken membership of the firm `f` once it has the dates of a row `r`: a later period that overlaps the present one, or
 * begins on the day after it, continues it; so does one from 1 April of a membership that ended in the March before, as a paid invoice does.
 * @source desks-and-more.md 5 "a paid renewal moves the membership's end to the next 31 March"
 */
const startOfMembership = sql`case
    when r.membership_start_on between f.membership_start_on and f.membership_end_on + 1
      or (r.membership_start_on > f.membership_end_on and to_char(r.membership_start_on, 'MM-DD') = '04-01'
        and f.membership_end_on >= (r.membership_start_on - interval '1 month')::date) then f.membership_start_on
    else r.membership_start_on
  end`;
/**
 * The verdict of a row `r`, given the firm `f` with its GST number, and a firm `e` and a login `u` with its email. An import
 * never changes the email of an existing firm, because that would move its login, and never takes back what a firm has paid for.
 */
const verdict = sql`case
    when f.id is null and (u.id is not null or e.id is not null) then 'email_taken'
    when f.id is null then 'create'
    when f.deactivated_at is not null then 'deactivated'
    when ${folded(sql`f.contact_email`)} <> ${folded(sql`r.contact_email`)} then 'email_differs'
    when ${endsPaidRenewal} then 'renewed'
    when (f.name, f.membership_start_on, f.membership_end_on, f.contact_name, f.contact_phone)
      = (r.name, ${startOfMembership}, r.membership_end_on, r.contact_name, r.contact_phone) then 'same'
    else 'update'
  end`;
/**
 * The values of the firm `f` that a row `r` changes. Null when the row has another contact email: then name and phone number belong to another
 * person, and an export or erasure finds the row by the email of the row.
 */
const before = sql`case when ${folded(sql`f.contact_email`)} = ${folded(sql`r.contact_email`)} then jsonb_strip_nulls(jsonb_build_object(
    'firmName', case when f.name <> r.name then f.name end,
    'membershipStartOn', case when f.membership_start_on <> ${startOfMembership} then f.membership_start_on end,
    'membershipEndOn', case when f.membership_end_on <> r.membership_end_on then f.membership_end_on end,
    'contactName', case when f.contact_name <> r.contact_name then f.contact_name end,
    'contactPhone', case when f.contact_phone <> r.contact_phone then f.contact_phone end)) end`;
/**
 * The firms and the login that a row `r` may match. They are looked up row by row in the unique indexes, also when the
 * planner's row estimate is wrong: a batch never reads the whole table.
 * @param hold the lock on the firm with its GST number, if any
 */
const besides = (hold: SQL): SQL => sql`
    left join lateral (select * from firms where gst_no = r.gst_no limit 1 ${hold}) f on true
    left join lateral (select id from firms where ${folded(sql`contact_email`)} = ${folded(sql`r.contact_email`)} limit 1) e on true
    left join lateral (select id from users where ${folded(sql`email`)} = ${folded(sql`r.contact_email`)} limit 1) u on true`;

/** Stores parsed rows and their verdicts in one statement. */
export async function insertChecks(tx: Tx, importId: string, rows: readonly RowToJudge[]): Promise<void> {
  await tx.execute(sql`
    with r as materialized (
      select row_no, name, gst_no, start_on as membership_start_on, end_on as membership_end_on, contact_name, contact_email, contact_phone,
        has_warning, problems
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read(
        row_no int, name text, gst_no text, start_on date, end_on date, contact_name text, contact_email text, contact_phone text,
        has_warning boolean, problems jsonb))
    insert into import_checks (import_id, row_no, name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone,
      has_warning, problems, verdict, before)
    select ${importId}::uuid, r.row_no, r.name, r.gst_no, r.membership_start_on, r.membership_end_on, r.contact_name, r.contact_email, r.contact_phone,
      r.has_warning, r.problems, case when r.problems is null then ${verdict} else 'cells' end, ${before}
    from r ${besides(sql``)}`);
}

/** Deletes the verdicts of the rows, before columns are matched again. */
export async function deleteChecks(tx: Tx, importId: string): Promise<void> {
  await tx.delete(importChecks).where(eq(importChecks.importId, importId));
}

/** Before another sheet of the same file is read. */
export async function deleteRows(tx: Tx, importId: string): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, importId));
}

/** Refuses rows whose GST number or email is in an earlier row that is not refused itself. */
export async function markRepeatedRows(tx: Tx, importId: string): Promise<void> {
  // The table has no statistics for these new rows yet: the planner would expect a few and compare each with each.
  await tx.execute(sql`set local enable_nestloop = off`);
  const shared = await tx.execute<RowToCompare>(sql`
    select row_no as "rowNo", gst_no as "gstNo", email from (
      select row_no, gst_no, lower(contact_email) as email,
        count(*) over (partition by gst_no) as of_gst_no, count(*) over (partition by lower(contact_email)) as of_email
      from import_checks where import_id = ${importId} and verdict in ('create', 'update', 'same')
    ) counted where of_gst_no > 1 or of_email > 1 order by row_no`);
  await tx.execute(sql`
    update import_checks c set verdict = repeated.verdict, same_as_row = repeated.same_as_row
    from jsonb_to_recordset(${JSON.stringify(repeatedRows(shared))}::jsonb) as repeated(row_no int, verdict text, same_as_row int)
    where c.import_id = ${importId} and c.row_no = repeated.row_no`);
}

/** How many rows have each outcome. */
export async function countOutcomes(db: Db | Tx, importId: string): Promise<Record<ImportOutcome, number>> {
  const rows = await db
    .select({ verdict: importChecks.verdict, count: sql<number>`count(*)::int` })
    .from(importChecks)
    .where(eq(importChecks.importId, importId))
    .groupBy(importChecks.verdict);
  const of = (outcome: ImportOutcome): number =>
    rows.filter((row) => verdictsOf(outcome).includes(row.verdict)).reduce((sum, row) => sum + row.count, 0);
  return Object.fromEntries(importOutcomeNames.map((outcome) => [outcome, of(outcome)])) as Record<ImportOutcome, number>; // one entry for each
}

export type Batch = { readonly importId: string; readonly afterRow: number; readonly untilRow: number };

const inBatch = ({ importId, afterRow, untilRow }: Batch) => sql`r.import_id = ${importId} and r.row_no > ${afterRow} and r.row_no <= ${untilRow}`;

/** The last row of the next batch, and how many rows it has; undefined when none is left. */
export async function findNextBatch(
  tx: Tx,
  importId: string,
  afterRow: number,
  size: number,
): Promise<{ untilRow: number; rows: number } | undefined> {
  const [row] = await tx.execute<{ untilRow: number | null; rows: number }>(sql`
    select max(row_no) as "untilRow", count(*)::int as rows
    from (select row_no from import_checks where import_id = ${importId} and row_no > ${afterRow} order by row_no limit ${size}) batch`);
  return row === undefined || row.untilRow === null ? undefined : { untilRow: row.untilRow, rows: row.rows };
}

/** Verdicts that come from the file alone, whatever firms exist. */
const ofTheFileAlone = ["cells", "gst_twice", "email_twice"] as const satisfies readonly ImportVerdict[];
const words = (verdicts: readonly ImportVerdict[]): SQL => sql.raw(verdicts.map((each) => `'${each}'`).join(", "));

/**
 * Computes the verdicts of a batch again from the current firms and logins; the caller holds the lock of the import. A firm is
 * created only if the dry run said so, and updated only if it showed this update, with these values before; otherwise its row is
 * refused as changed. Existing firms are locked until the commit, in the order of their GST numbers, so that two imports never
 * deadlock. Rows are found again by their ctid, which no other transaction changes.
 * @param except verdicts that are kept, in addition to those that come from the file alone
 */
export async function updateVerdicts(tx: Tx, batch: Batch, except: readonly ImportVerdict[] = []): Promise<void> {
  await tx.execute(sql`
    with asked as (
      select r.ctid as place, r.* from import_checks r
      where ${inBatch(batch)} and r.verdict not in (${words([...ofTheFileAlone, ...except])}) order by r.gst_no
    ), now as materialized (
      select r.place, r.verdict as was, r.before as seen, ${verdict} as verdict, ${before} as before
      from asked r ${besides(sql`for no key update`)}
    ), judged as (
      select place, was, seen, before,
        case when verdict = 'update' and (was <> 'update' or before is distinct from seen) then 'changed'
          when verdict = 'create' and was <> 'create' then 'changed' else verdict end as verdict
      from now
    )
    update import_checks c set verdict = judged.verdict, before = judged.before
    from judged where c.ctid = judged.place and (judged.verdict <> judged.was or judged.before is distinct from judged.seen)`);
}

/**
 * Inserts the new firms of a batch and the logins of their contacts, in the order in which firms are locked, and updates the
 * existing ones, which are locked. The login of a contact gets the contact's new name.
 * @throws a unique violation when a new firm or login exists already
 */
export async function upsertFirmsOfBatch(tx: Tx, batch: Batch): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into firms (name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone)
      select name, gst_no, membership_start_on, membership_end_on, contact_name, contact_email, contact_phone
      from import_checks r where ${inBatch(batch)} and r.verdict = 'create' order by gst_no
      returning id, contact_email, contact_name
    )
    insert into users (email, name, role, firm_id) select contact_email, contact_name, 'MEMBER', id from made`);
  await tx.execute(sql`
    update users u set name = r.contact_name from import_checks r join firms f on f.gst_no = r.gst_no
    where ${inBatch(batch)} and r.verdict = 'update' and f.contact_name <> r.contact_name
      and u.firm_id = f.id and ${folded(sql`u.email`)} = ${folded(sql`r.contact_email`)}`);
  await tx.execute(sql`
    update firms f set name = r.name, membership_start_on = ${startOfMembership}, membership_end_on = r.membership_end_on,
      contact_name = r.contact_name, contact_phone = r.contact_phone, version = f.version + 1, updated_at = now()
    from import_checks r where ${inBatch(batch)} and r.verdict = 'update' and f.gst_no = r.gst_no`);
}

/** Whether a statement failed because a firm or a login exists already. */
export const isFirmTaken = (error: unknown): boolean => {
  const constraint = violatedConstraint(error);
  return constraint === "firms_gst_no_unique" || constraint === "firms_contact_email_unique" || constraint === "users_email_unique";
};

/** Merges the words of new firms into the indexes of searches; until then a search reads them one by one. */
export async function updateFirmWordIndexes(db: Db): Promise<void> {
  await db.execute(sql`select merge_firm_words()`);
}

/** How many rows of a batch have each verdict. */
export async function countBatch(tx: Tx, batch: Batch): Promise<Partial<Record<ImportVerdict, number>>> {
  const rows = await tx.execute<{ verdict: ImportVerdict; count: number }>(sql`
    select r.verdict, count(*)::int as count from import_checks r where ${inBatch(batch)} group by r.verdict`);
  return Object.fromEntries(rows.map(({ verdict: found, count }) => [found, count]));
}

/** How many firms an import gives other days of membership. */
export const countMembershipChanges = (tx: Tx, importId: string): Promise<number> =>
  tx.$count(
    importChecks,
    and(
      eq(importChecks.importId, importId),
      eq(importChecks.verdict, "update"),
      sql`coalesce(${importChecks.before} ->> 'membershipStartOn', ${importChecks.before} ->> 'membershipEndOn') is not null`,
    ),
  );

/** A row with its cells and its verdict. */
export type CheckedRow = ImportCheck & { readonly cells: unknown };

/** A new firm whose GST number looks wrong. */
const isWarnedRow = and(eq(importChecks.verdict, "create"), eq(importChecks.hasWarning, true));

/** How many new firms have a GST number that looks wrong. */
export const countWarnedRows = (db: Db | Tx, importId: string): Promise<number> =>
  db.$count(importChecks, and(eq(importChecks.importId, importId), isWarnedRow));

type RowsPage = { readonly outcome: ImportOutcome | undefined; readonly isWarned: boolean; readonly offset: number; readonly limit: number };

/** A page of the rows in their order, of one outcome if given; with `isWarned` the new firms whose GST number looks wrong. */
export async function selectChecks(db: Db, importId: string, { outcome, isWarned, offset, limit }: RowsPage): Promise<CheckedRow[]> {
  const isOfOutcome = outcome === undefined ? undefined : inArray(importChecks.verdict, [...verdictsOf(outcome)]);
  const rows = await withCells(db)
    .where(and(eq(importChecks.importId, importId), isOfOutcome, isWarned ? isWarnedRow : undefined))
    .orderBy(asc(importChecks.rowNo))
    .offset(offset)
    .limit(limit);
  return rows.map(({ check, cells }) => ({ ...check, cells }));
}

/** Refused rows after this one, in their order. */
export async function selectRefusedRowsAfter(db: Db, importId: string, rowNo: number, limit: number): Promise<CheckedRow[]> {
  const rows = await withCells(db)
    .where(and(eq(importChecks.importId, importId), gt(importChecks.rowNo, rowNo), inArray(importChecks.verdict, [...verdictsOf("refused")])))
    .orderBy(asc(importChecks.rowNo))
    .limit(limit);
  return rows.map(({ check, cells }) => ({ ...check, cells }));
}

const withCells = (db: Db) =>
  db
    .select({ check: importChecks, cells: importRows.cells })
    .from(importChecks)
    .innerJoin(importRows, and(eq(importRows.importId, importChecks.importId), eq(importRows.rowNo, importChecks.rowNo)));

/**
 * Logins of firms that this import made, after this row, that have neither been activated nor sent a mail, with their rows; locked. They are
 * found by their addresses: the GST number of a firm may have been corrected since.
 */
export async function lockUninvitedLogins(
  tx: Tx,
  importId: string,
  afterRow: number,
  limit: number,
): Promise<{ rowNo: number; id: string; email: string; isWaiting: boolean }[]> {
  const rows = await tx.execute<{ rowNo: number; id: string; email: string; isWaiting: boolean }>(sql`
    select c.row_no as "rowNo", u.id, u.email::text as email,
      (u.activated_at is null and u.deactivated_at is null and f.deactivated_at is null
        and not exists (select from activation_links l where l.user_id = u.id)) as "isWaiting"
    from import_checks c
      join users u on ${folded(sql`u.email`)} = ${folded(sql`c.contact_email`)} and u.role = 'MEMBER' join firms f on f.id = u.firm_id
    where c.import_id = ${importId} and c.verdict = 'create' and c.row_no > ${afterRow}
    order by c.row_no limit ${limit} for update of u`);
  return [...rows];
}

/** Imports that ended or were left so long ago that they are deleted, locked. */
export async function lockStaleImports(tx: Tx, days: number): Promise<Pick<ImportRow, "id" | "storageKey">[]> {
  return tx
    .select({ id: imports.id, storageKey: imports.storageKey })
    .from(imports)
    .where(sql`${imports.changedAt} < now() - make_interval(days => ${days})`)
    .limit(100)
    .for("update", { skipLocked: true });
}

/** Removes an import with its rows; the firms that it made stay. */
export async function deleteImport(tx: Tx, importId: string): Promise<void> {
  await deleteRows(tx, importId);
  await deleteChecks(tx, importId);
  await tx.delete(imports).where(eq(imports.id, importId));
}
