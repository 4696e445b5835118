import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { CircularSerial } from "#domain/circulars/circular-number.ts";
import type { Db, Tx } from "../connection/client.ts";
import { circularReads, circulars } from "../schema/circulars.ts";
import { circularHas, relatedColumns, relatedOf, replaced, succeeds, successors, type CircularRow, type RelatedCircular } from "./circulars.ts";
import { isOpenToFirm, isOwnOfFirm } from "./circular-readers.ts";

/** A circular of a long list, without its texts. */
type ListedRow = Omit<CircularRow, "body" | "bodyHindi">;
type Published<Row> = Row &
  CircularSerial & {
    readonly number: string;
    readonly publishedAt: Date;
    readonly replaces: RelatedCircular | null;
    readonly replacedBy: RelatedCircular | null;
  };
/** A circular that is or was published, as its readers see it. */
export type PublishedCircular = Published<CircularRow>;
export type ListedOwnCircular = Published<ListedRow>;
export type OwnCircular = PublishedCircular & { readonly readAt: Date | null };

type Selected<Row> = { row: Row; replaces: Parameters<typeof relatedOf>[0]; replacedBy: Parameters<typeof relatedOf>[0] };

/** Undefined for a draft, which has no number. */
function publishedOf<Row extends ListedRow>({ row, replaces, replacedBy }: Selected<Row>): Published<Row> | undefined {
  const { number, financialYear, serial, publishedAt } = row;
  if (number === null || financialYear === null || serial === null || publishedAt === null) return undefined;
  return { ...row, number, financialYear, serial, publishedAt, replaces: relatedOf(replaces), replacedBy: relatedOf(replacedBy) };
}

const related = { replaces: relatedColumns(replaced), replacedBy: relatedColumns(successors) };
const shown = { row: circulars, ...related };
const { body: _body, bodyHindi: _bodyHindi, ...listedColumns } = getTableColumns(circulars);
const listed = { row: listedColumns, ...related };

const selectShown = (db: Db | Tx) =>
  db.select(shown).from(circulars).leftJoin(replaced, eq(replaced.id, circulars.replacesId)).leftJoin(successors, succeeds).$dynamic();

export type ReaderFilter = {
  readonly search: string | undefined;
  readonly financialYear: string | undefined;
  readonly offset: number;
  readonly limit: number;
};

const filterOf = ({ search, financialYear }: ReaderFilter): SQL | undefined =>
  and(search === undefined ? undefined : circularHas(search), financialYear === undefined ? undefined : eq(circulars.financialYear, financialYear));

/** A page of the circulars of a firm, the newest first; with `isUnreadFirst` those that the user has not read before all others. */
export async function selectOwnCirculars(
  db: Db,
  { userId, firmId }: { readonly userId: string; readonly firmId: string },
  filter: ReaderFilter & { readonly isUnreadFirst: boolean },
): Promise<{ rows: OwnCircular[]; count: number }> {
  const where = and(sql`${circulars.state} <> 'draft'`, isOwnOfFirm(db, firmId), filterOf(filter));
  const [rows, count] = await Promise.all([
    db
      .select({ ...shown, readAt: circularReads.readAt })
      .from(circulars)
      .leftJoin(replaced, eq(replaced.id, circulars.replacesId))
      .leftJoin(successors, succeeds)
      .leftJoin(circularReads, and(eq(circularReads.circularId, circulars.id), eq(circularReads.userId, userId)))
      .where(where)
      .orderBy(...(filter.isUnreadFirst ? [sql`${circularReads.readAt} is not null`] : []), desc(circulars.publishedAt), desc(circulars.serial))
      .offset(filter.offset)
      .limit(filter.limit),
    db.$count(circulars, where),
  ]);
  return {
    rows: rows.flatMap((row) => {
      const found = publishedOf(row);
      return found === undefined ? [] : [{ ...found, readAt: row.readAt }];
    }),
    count,
  };
}

/** The number of published circulars of a firm that a user has not read. */
export const countUnreadCirculars = (db: Db, { userId, firmId }: { readonly userId: string; readonly firmId: string }): Promise<number> =>
  db.$count(
    circulars,
    and(
      eq(circulars.state, "published"),
      isOwnOfFirm(db, firmId),
      sql`not exists (select from ${circularReads} where ${circularReads.circularId} = ${circulars.id} and ${circularReads.userId} = ${userId})`,
    ),
  );

/** A circular that a firm may open; undefined for any other. */
export async function findOwnCircular(db: Db | Tx, id: string, firmId: string): Promise<PublishedCircular | undefined> {
  const [row] = await selectShown(db).where(and(eq(circulars.id, id), isOpenToFirm(db, firmId)));
  return row && publishedOf(row);
}

/** Which of these circulars a firm may open. */
export async function selectOpenIds(db: Db | Tx, ids: readonly string[], firmId: string): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: circulars.id })
    .from(circulars)
    .where(and(inArray(circulars.id, [...ids]), isOpenToFirm(db, firmId)));
  return new Set(rows.map(({ id }) => id));
}

const isOnWebsite = and(eq(circulars.isPublic, true), sql`${circulars.state} <> 'draft'`);

/** A page of the circulars of the website, the newest first. */
export async function selectPublicCirculars(db: Db, filter: ReaderFilter): Promise<{ rows: ListedOwnCircular[]; count: number }> {
  const where = and(isOnWebsite, filterOf(filter));
  const [rows, count] = await Promise.all([selectListed(db, where, filter), db.$count(circulars, where)]);
  return { rows, count };
}

/** The newest circulars of the website, without those that are withdrawn. */
export const selectNewestPublicCirculars = (db: Db, limit: number): Promise<ListedOwnCircular[]> =>
  selectListed(db, and(isOnWebsite, ne(circulars.state, "withdrawn")), { offset: 0, limit });

async function selectListed(db: Db, where: SQL | undefined, { offset, limit }: Pick<ReaderFilter, "offset" | "limit">): Promise<ListedOwnCircular[]> {
  const rows = await db
    .select(listed)
    .from(circulars)
    .leftJoin(replaced, eq(replaced.id, circulars.replacesId))
    .leftJoin(successors, succeeds)
    .where(where)
    .orderBy(desc(circulars.publishedAt), desc(circulars.serial))
    .offset(offset)
    .limit(limit);
  return rows.flatMap((row) => publishedOf(row) ?? []);
}

/** A circular of the website by its number; undefined also for one that only members may read. */
export async function findPublicCircular(db: Db, { financialYear, serial }: CircularSerial): Promise<PublishedCircular | undefined> {
  const [row] = await selectShown(db).where(and(isOnWebsite, eq(circulars.financialYear, financialYear), eq(circulars.serial, serial)));
  return row && publishedOf(row);
}

/** Which of these circulars the website shows. */
export async function selectPublicIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: circulars.id })
    .from(circulars)
    .where(and(inArray(circulars.id, [...ids]), isOnWebsite));
  return new Set(rows.map(({ id }) => id));
}
