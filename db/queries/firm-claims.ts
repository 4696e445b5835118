import { and, asc, desc, eq, exists, ilike, isNotNull, or, sql } from "drizzle-orm";
import type { ReviewOffice } from "#domain/reviews/list-filter.ts";
import type { Db } from "../connection/client.ts";
import { preparedOnce } from "../connection/prepared.ts";
import { firms } from "../schema/members.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { likePattern } from "./like-pattern.ts";

type FirmSearch = { readonly office: ReviewOffice; readonly search: string; readonly firmId: string | undefined; readonly limit: number };

/** Firms with a claim that this office lists, whose names have some words: by name, after the one with an id. */
export const selectFirmsWithClaims = (db: Db, { office, search, firmId, limit }: FirmSearch): Promise<{ id: string; name: string }[]> => {
  const chosen = firmId === undefined ? undefined : eq(firms.id, firmId);
  const named = search === "" && firmId !== undefined ? undefined : ilike(firms.name, likePattern(search));
  const reachedOffice = isNotNull(office === "council" ? reimbursements.submittedAt : reimbursements.firstForwardedAt);
  // One look into `reimbursements_firm_list_index` for each firm.
  const listed = db
    .select({ one: sql`1` })
    .from(reimbursements)
    .where(and(eq(reimbursements.firmId, firms.id), reachedOffice));
  return db
    .select({ id: firms.id, name: firms.name })
    .from(firms)
    .where(and(or(chosen, named), exists(listed)))
    .orderBy(...(firmId === undefined ? [] : [sql`${firms.id} <> ${firmId}`]), sql`${firms.name} collate "und-x-icu"`, asc(firms.id))
    .limit(limit);
};

const ofFirm = and(eq(reimbursements.firmId, sql.placeholder("firmId")), isNotNull(reimbursements.submittedAt));

const firmClaims = preparedOnce((db) =>
  db
    .select({ id: reimbursements.id, count: sql<number>`(count(*) over ())::int` })
    .from(reimbursements)
    .where(ofFirm)
    .orderBy(desc(reimbursements.submittedAt), desc(reimbursements.id))
    .offset(sql.placeholder("offset"))
    .limit(sql.placeholder("limit"))
    .prepare("claims_of_firm"),
);

/** The numbers of a firm's submitted reimbursements of all schemes, submitted last first, and how many there are. */
export async function selectFirmClaims(
  db: Db,
  page: { readonly firmId: string; readonly offset: number; readonly limit: number },
): Promise<{ ids: string[]; count: number }> {
  const rows = await firmClaims(db).execute(page);
  const ids = rows.map(({ id }) => id);
  if (rows[0] !== undefined || page.offset === 0) return { ids, count: rows[0]?.count ?? 0 };
  // Past the last page there is no row to read the total from.
  return { ids, count: (await firmClaims(db).execute({ ...page, offset: 0, limit: 1 }))[0]?.count ?? 0 };
}
