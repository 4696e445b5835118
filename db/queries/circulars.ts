import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, lt, max, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { circularMessages } from "#domain/circulars/messages.ts";
import { notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { circularFiles, circulars } from "../schema/circulars.ts";
import { likePattern } from "./like-pattern.ts";

export type CircularRow = typeof circulars.$inferSelect;
export type NewCircular = typeof circulars.$inferInsert;
export type CircularFileRow = typeof circularFiles.$inferSelect;

/** A circular that replaces another, or that another replaces. */
export type RelatedCircular = {
  readonly id: string;
  readonly number: string;
  readonly subject: string;
  readonly subjectHindi: string;
  /** YYYY-MM-DD. */
  readonly holdsFromOn: string;
};

export const replaced = alias(circulars, "replaced");
export const successors = alias(circulars, "successors");

/** Columns of a related circular; null where there is none. A draft has no number and is related to nothing. */
export const relatedColumns = (table: typeof circulars | typeof replaced | typeof successors) => ({
  id: table.id,
  number: table.number,
  subject: table.subject,
  subjectHindi: table.subjectHindi,
  holdsFromOn: table.holdsFromOn,
});

/** A replacement counts while the circular that replaces is neither a draft nor withdrawn. */
export const succeeds = and(eq(successors.replacesId, circulars.id), eq(successors.state, "published"));

type SelectedRelated = { readonly [K in keyof RelatedCircular]: string | null } | null;
export function relatedOf(row: SelectedRelated): RelatedCircular | null {
  const { id = null, number = null, subject = null, subjectHindi = null, holdsFromOn = null } = row ?? {};
  if (id === null || number === null || subject === null || subjectHindi === null || holdsFromOn === null) return null;
  return { id, number, subject, subjectHindi, holdsFromOn };
}

const updaters = alias(users, "updaters");
const publishers = alias(users, "publishers");
const withdrawers = alias(users, "withdrawers");

/** A circular with the other values that the desk shows. */
export type ShownCircular = CircularRow & {
  readonly updatedByName: string;
  readonly publishedByName: string | null;
  readonly withdrawnByName: string | null;
  readonly replaces: RelatedCircular | null;
  readonly replacedBy: RelatedCircular | null;
};

/** One circular of any state for the desk. @throws not_found */
export async function getCircular(db: Db | Tx, id: string): Promise<ShownCircular> {
  const [found] = await db
    .select({
      row: getTableColumns(circulars),
      updatedByName: updaters.name,
      publishedByName: publishers.name,
      withdrawnByName: withdrawers.name,
      replaces: relatedColumns(replaced),
      replacedBy: relatedColumns(successors),
    })
    .from(circulars)
    .innerJoin(updaters, eq(updaters.id, circulars.updatedBy))
    .leftJoin(publishers, eq(publishers.id, circulars.publishedBy))
    .leftJoin(withdrawers, eq(withdrawers.id, circulars.withdrawnBy))
    .leftJoin(replaced, eq(replaced.id, circulars.replacesId))
    .leftJoin(successors, succeeds)
    .where(eq(circulars.id, id));
  if (found === undefined) throw notFound("not_found", circularMessages.notFound);
  const { row, replaces, replacedBy, ...names } = found;
  return { ...row, ...names, replaces: relatedOf(replaces), replacedBy: relatedOf(replacedBy) };
}

/** Locks a circular of any state. @throws not_found */
export async function lockCircular(tx: Tx, id: string): Promise<CircularRow> {
  const [row] = await tx.select().from(circulars).where(eq(circulars.id, id)).for("update");
  if (row === undefined) throw notFound("not_found", circularMessages.notFound);
  return row;
}

/** Words found in the number, the subjects and the texts of both languages. */
export const circularHas = (words: string): SQL | undefined =>
  or(
    ...[circulars.number, circulars.subject, circulars.subjectHindi, circulars.body, circulars.bodyHindi].map((column) =>
      ilike(column, likePattern(words)),
    ),
  );

export type CircularFilter = {
  readonly search: string | undefined;
  readonly state: CircularRow["state"] | undefined;
  readonly financialYear: string | undefined;
};
export type ListedCircular = Pick<
  CircularRow,
  | "id"
  | "number"
  | "state"
  | "subject"
  | "holdsFromOn"
  | "isForAll"
  | "schemes"
  | "deviceGroups"
  | "gstCodes"
  | "isPublic"
  | "isUrgent"
  | "publishedAt"
  | "updatedAt"
> & { readonly replacedBy: RelatedCircular | null };

/** A page of circulars for the desk: drafts first, then the newest. */
export async function selectCirculars(
  db: Db,
  { search, state, financialYear, offset, limit }: CircularFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedCircular[]; count: number }> {
  const where = and(
    search === undefined ? undefined : circularHas(search),
    state === undefined ? undefined : eq(circulars.state, state),
    financialYear === undefined ? undefined : eq(circulars.financialYear, financialYear),
  );
  const { id, number, subject, holdsFromOn, isForAll, schemes, deviceGroups, gstCodes, isPublic, isUrgent, publishedAt, updatedAt } = circulars;
  const shown = {
    id,
    number,
    state: circulars.state,
    subject,
    holdsFromOn,
    isForAll,
    schemes,
    deviceGroups,
    gstCodes,
    isPublic,
    isUrgent,
    publishedAt,
    updatedAt,
  };
  const [rows, count] = await Promise.all([
    db
      .select({ row: shown, replacedBy: relatedColumns(successors) })
      .from(circulars)
      .leftJoin(successors, succeeds)
      .where(where)
      .orderBy(sql`${publishedAt} desc nulls first`, desc(updatedAt), desc(id))
      .offset(offset)
      .limit(limit),
    db.$count(circulars, where),
  ]);
  return { rows: rows.map(({ row, replacedBy }) => ({ ...row, replacedBy: relatedOf(replacedBy) })), count };
}

/** The financial years in which a circular was published, the newest first. */
export async function selectCircularYears(db: Db, where?: SQL): Promise<string[]> {
  const { financialYear } = circulars;
  const rows = await db
    .selectDistinct({ financialYear })
    .from(circulars)
    .where(and(isNotNull(financialYear), where))
    .orderBy(desc(financialYear));
  return rows.flatMap((row) => row.financialYear ?? []);
}

/** Published circulars that nothing replaces yet, the newest first. */
export async function selectReplaceable(db: Db, limit: number): Promise<RelatedCircular[]> {
  const { publishedAt, state } = circulars;
  const rows = await db
    .select(relatedColumns(circulars))
    .from(circulars)
    .leftJoin(successors, succeeds)
    .where(and(eq(state, "published"), sql`${successors.id} is null`))
    .orderBy(desc(publishedAt), desc(circulars.id))
    .limit(limit);
  return rows.flatMap((row) => relatedOf(row) ?? []);
}

/** The published circular that replaces this one, if there is one. */
export async function findSuccessor(tx: Tx, id: string): Promise<CircularRow | undefined> {
  const [row] = await tx
    .select()
    .from(circulars)
    .where(and(eq(circulars.replacesId, id), eq(circulars.state, "published")));
  return row;
}

/** Any number that no other advisory lock of this database has. */
const numbersLock = 7_404_014;

/** Gives numbers of circulars one after the other: held until the transaction ends. */
export async function lockCircularNumbers(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numbersLock})`);
}

/** The place of the next circular in a financial year; the caller holds the lock of the numbers. */
export async function getNextSerial(tx: Tx, financialYear: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(circulars.serial) })
    .from(circulars)
    .where(eq(circulars.financialYear, financialYear));
  return (row?.last ?? 0) + 1;
}

export async function insertCircular(tx: Tx, values: NewCircular): Promise<string> {
  const [row] = await tx.insert(circulars).values(values).returning({ id: circulars.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** Changes a draft that the caller has locked; a published text never changes. */
export async function updateCircularDraft(
  tx: Tx,
  { id, revision }: Pick<CircularRow, "id" | "revision">,
  values: Partial<NewCircular>,
): Promise<void> {
  const done = await tx
    .update(circulars)
    .set({ ...values, revision: revision + 1 })
    .where(and(eq(circulars.id, id), eq(circulars.state, "draft")))
    .returning({ id: circulars.id });
  if (done.length === 0) throw new Error("only a draft changes");
}

/** Marks a published circular that the caller has locked as withdrawn. */
export async function updateCircularWithdrawn(
  tx: Tx,
  { id, revision }: Pick<CircularRow, "id" | "revision">,
  { reason, by, at }: { readonly reason: string; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(circulars)
    .set({ state: "withdrawn", withdrawnReason: reason, withdrawnBy: by, withdrawnAt: at, revision: revision + 1 })
    .where(eq(circulars.id, id));
}

export async function deleteCircularDraft(tx: Tx, id: string): Promise<void> {
  await tx.delete(circulars).where(and(eq(circulars.id, id), eq(circulars.state, "draft")));
}

export async function insertCircularFile(tx: Tx, values: typeof circularFiles.$inferInsert): Promise<CircularFileRow> {
  const [row] = await tx.insert(circularFiles).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Deletes uploads that no circular named within this time. Their bytes have no row then, and go with the next sweep. */
export async function deleteUnnamedCircularFiles(db: Db, uploadedBefore: Date): Promise<number> {
  const gone = await db
    .delete(circularFiles)
    .where(
      and(
        isNotNull(circularFiles.createdBy),
        lt(circularFiles.createdAt, uploadedBefore),
        sql`not exists (select from ${circulars} where ${circulars.fileId} = ${circularFiles.id})`,
      ),
    )
    .returning({ id: circularFiles.id });
  return gone.length;
}

/** The files with these ids, by id. */
export async function findCircularFiles(db: Db | Tx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, CircularFileRow>> {
  const known = ids.flatMap((one) => one ?? []);
  if (known.length === 0) return new Map();
  const rows = await db.select().from(circularFiles).where(inArray(circularFiles.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names the PDF that was made in a language. */
export async function updateMadeDocument(tx: Tx, id: string, column: "documentId" | "hindiDocumentId", fileId: string): Promise<void> {
  await tx
    .update(circulars)
    .set({ [column]: fileId })
    .where(eq(circulars.id, id));
}
