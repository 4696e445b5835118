import { and, asc, desc, eq, ilike, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Answers } from "#domain/reimbursements/answers.ts";
import { clockOf, states, type Reader } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db } from "../client.ts";
import { firms } from "../schema/members.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { loadForRows, type ReimbursementRow, type VerdictRow } from "./reimbursements.ts";

export type ListedRow = ReimbursementRow & {
  readonly firmName: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly answers: Answers;
  readonly verdicts: readonly VerdictRow[];
  /** The newest version of each document that the council received. */
  readonly receivedVersions: ReadonlyMap<string, number>;
};

/** `%`, `_` and `\` in what a person types are just characters. */
const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** A page of one scheme for the council or the officer, longest waiting first, with the total. */
export async function listForReaders(
  db: Db,
  filter: { reader: Exclude<Reader, "member">; scheme: SchemeKind; needsMe: boolean; search: string; offset: number; limit: number },
): Promise<{ rows: ListedRow[]; count: number }> {
  const mine = states.filter((state) => clockOf(state) === filter.reader);
  const where = and(
    eq(reimbursements.scheme, filter.scheme),
    filter.reader === "council" ? isNotNull(reimbursements.submittedAt) : isNotNull(reimbursements.firstForwardedAt),
    filter.needsMe ? inArray(reimbursements.state, mine) : undefined,
    filter.search === ""
      ? undefined
      : or(
          ilike(firms.name, contains(filter.search)),
          ilike(reimbursements.id, contains(filter.search)),
          ilike(firms.contactName, contains(filter.search)),
        ),
  );
  const order = filter.needsMe ? [asc(reimbursements.stateSince), asc(reimbursements.id)] : [desc(reimbursements.stateSince), asc(reimbursements.id)];
  const [found, [total]] = await Promise.all([
    db
      .select({
        row: reimbursements,
        firmName: firms.name,
        contactName: firms.contactName,
        contactEmail: firms.contactEmail,
        contactPhone: firms.contactPhone,
      })
      .from(reimbursements)
      .innerJoin(firms, eq(firms.id, reimbursements.firmId))
      .where(where)
      .orderBy(...order)
      .offset(filter.offset)
      .limit(filter.limit),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(reimbursements)
      .innerJoin(firms, eq(firms.id, reimbursements.firmId))
      .where(where),
  ]);
  const more = await loadForRows(
    db,
    found.map(({ row }) => row.id),
  );
  const rows = found.map(({ row, ...firm }) => ({
    ...row,
    ...firm,
    answers: more.answers.get(row.id) ?? {},
    verdicts: more.verdicts.get(row.id) ?? [],
    receivedVersions: more.versions.get(row.id) ?? new Map<string, number>(),
  }));
  return { rows, count: total?.count ?? 0 };
}

/** The queries of DGFT that wait for the council, longest waiting first, with the total. */
export async function listWaitingQueries(db: Db, filter: { offset: number; limit: number }) {
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
        stateSince: reimbursements.stateSince,
      })
      .from(reimbursements)
      .innerJoin(firms, eq(firms.id, reimbursements.firmId))
      .where(waiting)
      .orderBy(asc(reimbursements.stateSince), asc(reimbursements.id))
      .offset(filter.offset)
      .limit(filter.limit),
    db.$count(reimbursements, waiting),
  ]);
  return { rows, count };
}
