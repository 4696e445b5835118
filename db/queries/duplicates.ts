import { desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { transferLength, type KeyKind } from "#domain/radar/reasons.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { duplicateVerdicts } from "../schema/radar.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { mayHaveUnsent } from "./reimbursements.ts";

/** Pairs of pages beyond these are not shown. */
const pairsAtMost = 200;

/** How many claims are compared for one number: the newest ones. */
export const claimsOfKey = 50;

/** An item of this claim and one of another that have a key in common. */
export type KeyPair = {
  readonly kind: KeyKind;
  readonly itemId: string;
  readonly otherId: string;
  readonly otherItemId: string;
  /** More claims have one of the keys than are in the list. */
  readonly isListCut: boolean;
};

/**
 * Pairs with the newest claims of each key; equal receipt numbers only where they can be a reason. Of a claim in this list all other pairs are
 * returned, too, however many claims have a key.
 */
export async function selectKeyPairs(db: Db | Tx, reimbursementId: string): Promise<KeyPair[]> {
  const rows = await db.execute<KeyPair>(sql`
    with shared as materialized (
      select k.kind, k.item_id, o.reimbursement_id as other_id, o.item_id as other_item_id, r.submitted_at,
        dense_rank() over (partition by k.kind, k.digest order by r.submitted_at desc, r.id desc) as place
      from duplicate_keys k
      join duplicate_keys o on o.kind = k.kind and o.digest = k.digest and o.reimbursement_id <> k.reimbursement_id
      join reimbursements r on r.id = o.reimbursement_id
      join reimbursements own on own.id = k.reimbursement_id
      left join reimbursement_items mine on mine.reimbursement_id = k.reimbursement_id and mine.id = k.item_id
      left join reimbursement_items theirs on theirs.reimbursement_id = o.reimbursement_id and theirs.id = o.item_id
      where k.reimbursement_id = ${reimbursementId} and (k.kind <> 'receipt' or ${canBeReceiptReason})
    )
    select kind, item_id as "itemId", other_id as "otherId", other_item_id as "otherItemId",
      exists(select from shared where place > ${claimsOfKey}) as "isListCut"
    from shared where other_id in (select other_id from shared where place <= ${claimsOfKey})
    order by submitted_at desc, other_id desc, kind, item_id, other_item_id`);
  return [...rows];
}

function canAgree(fact: string): SQL {
  const [mine, theirs] = [sql.raw(`mine.facts ->> '${fact}'`), sql.raw(`theirs.facts ->> '${fact}'`)];
  return sql`(coalesce(${mine}, '') = '' or coalesce(${theirs}, '') = '' or ${mine} = ${theirs})`;
}

/**
 * What `isReason` asks of an equal receipt number, before the newest claims are chosen: a short number that many claims have takes no place. An
 * item that differs from what the council received is kept; `isReason` decides.
 */
const canBeReceiptReason = sql`(${mayHaveUnsent(sql`own.state`)} or ${mayHaveUnsent(sql`r.state`)}
  or length(mine.facts ->> 'receipt_no') >= ${transferLength}::int or ${canAgree("paid_on")} or (${canAgree("currency")} and ${canAgree("amount")}))`;

/** A page of this claim and one of another: equal files (`bits` is null, the page is the first), or pages that look alike. */
export type PagePair = {
  readonly fieldName: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly page: number;
  readonly otherId: string;
  readonly otherFieldName: string;
  readonly otherFileId: string;
  readonly otherFileName: string;
  readonly otherPage: number;
  readonly bits: number | null;
  /** More claims have the page than are in the list. */
  readonly isCut: boolean;
  /** There are more pairs than the list has. */
  readonly isListCut: boolean;
};

/** Of a page that many claims have, such as a brochure of a fair, the newest are listed. */
export const pairsOfPage = 20;

/** The claim whose pages are looked for. */
export type PagesOwner = {
  readonly id: string;
  readonly firmId: string;
  readonly scheme: SchemeKind;
  /** The standing documents of all schemes, as "scheme/field". */
  readonly standing: readonly string[];
};

/**
 * Only documents that the council received count; a claim is no duplicate of itself, and a firm gives its own standing documents with each of
 * its claims. Equal files come first, then the newest claims.
 */
export async function selectPagePairs(db: Db | Tx, owner: PagesOwner): Promise<PagePair[]> {
  const { id: reimbursementId } = owner;
  const rows = await db.execute<PagePair>(sql`
    with ${pagesOf(reimbursementId)}, found as (
      select distinct on (v.reimbursement_id, own.id, p.page, f.id, p.other_page, p.bits)
        own.field_name, own.id as file_id, own.name as file_name, p.page, v.reimbursement_id as other_id, v.field_name as other_field_name,
        r.submitted_at, f.id as other_file_id, f.name as other_file_name, p.other_page, p.bits
      from pairs p
      join own on own.id = p.file_id
      join files f on f.sha256 = p.other_sha256
      join document_version_files vf on vf.file_id = f.id
      join document_versions v on v.id = vf.version_id and v.was_submitted and v.reimbursement_id <> ${reimbursementId}
      join reimbursements r on r.id = v.reimbursement_id
      where ${isComparedWith(owner)}
      order by v.reimbursement_id, own.id, p.page, f.id, p.other_page, p.bits
    ), placed as (
      select *, row_number() over (partition by file_id, page, bits is null order by submitted_at desc, other_id desc, other_file_id, other_page, bits) as place,
        count(*) over (partition by file_id, page, bits is null) as pairs
      from found
    )
    select field_name as "fieldName", file_id as "fileId", file_name as "fileName", page, other_id as "otherId",
      other_field_name as "otherFieldName", other_file_id as "otherFileId", other_file_name as "otherFileName", other_page as "otherPage", bits,
      pairs > ${pairsOfPage} as "isCut", count(*) over () > ${pairsAtMost} as "isListCut"
    from placed where place <= ${pairsOfPage}
    order by bits is not null, submitted_at desc, other_id desc, file_id, page, other_file_id, other_page, bits
    limit ${pairsAtMost}`);
  return [...rows];
}

/** The files of a claim that the council received, as `own`, and the pages that are equal to them or look like theirs, as `pairs`. */
const pagesOf = (reimbursementId: string): SQL => sql`own as materialized (
      select distinct on (f.id) f.id, f.sha256, f.name, v.field_name
      from document_versions v
      join document_version_files vf on vf.version_id = v.id
      join files f on f.id = vf.file_id
      where v.reimbursement_id = ${reimbursementId} and v.was_submitted
      order by f.id, v.version desc
    ), pairs as materialized (
      select id as file_id, 1 as page, sha256 as other_sha256, 1 as other_page, null::int as bits from own
      union all
      select own.id, m.page, m.other_sha256, m.other_page, m.bits from own join page_matches m on m.sha256 = own.sha256
      union all
      select own.id, m.other_page, m.sha256, m.page, m.bits from own join page_matches m on m.other_sha256 = own.sha256
    )`;

function isComparedWith({ firmId, scheme, standing }: PagesOwner): SQL {
  const isStanding = (field: SQL): SQL => sql`${field} = any(string_to_array(${standing.join(" ")}, ' '))`;
  return sql`(r.firm_id <> ${firmId} or not (${isStanding(sql`${scheme} || '/' || own.field_name`)} or ${isStanding(sql`r.scheme || '/' || v.field_name`)}))`;
}

/** The facts of a page pair to which a verdict refers. */
export type PageEvidence = Pick<PagePair, "fileId" | "page" | "otherId" | "otherFileId" | "otherPage" | "bits">;

/** All page pairs with these claims, without the limits of a list. Other claims with the same pages do not change the result. */
export async function selectPageEvidence(db: Db | Tx, owner: PagesOwner, otherIds: readonly string[]): Promise<PageEvidence[]> {
  if (otherIds.length === 0) return [];
  const rows = await db.execute<PageEvidence>(sql`
    with ${pagesOf(owner.id)}, theirs as materialized (
      select v.reimbursement_id, v.field_name, f.id, f.sha256
      from document_versions v
      join document_version_files vf on vf.version_id = v.id
      join files f on f.id = vf.file_id
      where v.reimbursement_id = any(string_to_array(${otherIds.join(" ")}, ' ')) and v.was_submitted
    )
    select distinct own.id as "fileId", p.page, r.id as "otherId", v.id as "otherFileId", p.other_page as "otherPage", p.bits
    from pairs p
    join own on own.id = p.file_id
    join theirs v on v.sha256 = p.other_sha256
    join reimbursements r on r.id = v.reimbursement_id
    where ${isComparedWith(owner)}`);
  return [...rows];
}

/** Files of a claim that were not looked at yet, and the names of those that could not be drawn. */
export async function getScanState(db: Db | Tx, reimbursementId: string): Promise<{ waiting: number; unreadable: string[] }> {
  const rows = await db.execute<{ name: string; isReadable: boolean | null }>(sql`
    select distinct on (f.id) f.name, s.is_readable as "isReadable"
    from document_versions v
    join document_version_files vf on vf.version_id = v.id
    join files f on f.id = vf.file_id
    left join file_scans s on s.sha256 = f.sha256
    where v.reimbursement_id = ${reimbursementId} and v.was_submitted`);
  return {
    waiting: rows.filter(({ isReadable }) => isReadable === null).length,
    unreadable: rows.filter(({ isReadable }) => isReadable === false).map(({ name }) => name),
  };
}

/** The other claim of a pair. */
export type PairedClaim = {
  readonly id: string;
  readonly scheme: SchemeKind;
  readonly firmId: string;
  readonly firmName: string;
  readonly state: State;
  readonly currentStep: number;
  readonly decidedAt: Date | null;
  readonly closedReason: string | null;
  readonly deficiencyOrigin: "EPCMD" | "DGFT" | null;
  readonly submittedAt: Date;
  readonly wasForwarded: boolean;
};

/** Submitted claims by their numbers. */
export async function selectPairedClaims(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PairedClaim>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: reimbursements.id,
      scheme: reimbursements.scheme,
      firmId: reimbursements.firmId,
      firmName: firms.name,
      state: reimbursements.state,
      currentStep: reimbursements.currentStep,
      decidedAt: reimbursements.decidedAt,
      closedReason: reimbursements.closedReason,
      deficiencyOrigin: reimbursements.deficiencyOrigin,
      submittedAt: reimbursements.submittedAt,
      firstForwardedAt: reimbursements.firstForwardedAt,
    })
    .from(reimbursements)
    .innerJoin(firms, eq(firms.id, reimbursements.firmId))
    .where(inArray(reimbursements.id, [...ids]));
  const submitted = rows.flatMap(({ submittedAt, firstForwardedAt, ...row }) =>
    submittedAt === null ? [] : [{ ...row, submittedAt, wasForwarded: firstForwardedAt !== null }],
  );
  return new Map(submitted.map((claim) => [claim.id, claim]));
}

/** A page of the document that proves an item, in the newest version that the council received. */
export type ProofFile = {
  readonly reimbursementId: string;
  readonly fieldName: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly pages: number;
};

/** The files of the newest received version of each document of these claims, in their order. */
export async function selectProofFiles(db: Db | Tx, ids: readonly string[]): Promise<ProofFile[]> {
  if (ids.length === 0) return [];
  const rows = await db.execute<ProofFile>(sql`
    select v.reimbursement_id as "reimbursementId", v.field_name as "fieldName", f.id as "fileId", f.name as "fileName", f.pages
    from (select distinct on (reimbursement_id, field_name) id, reimbursement_id, field_name from document_versions
          where reimbursement_id = any(string_to_array(${ids.join(" ")}, ' ')) and was_submitted
          order by reimbursement_id, field_name, version desc) v
    join document_version_files vf on vf.version_id = v.id
    join files f on f.id = vf.file_id
    order by v.reimbursement_id, v.field_name, vf.position`);
  return [...rows];
}

/** A verdict with the name of who gave it. */
export type PairVerdictRow = typeof duplicateVerdicts.$inferSelect & { readonly actorName: string };

/** Every verdict on a pair with this claim, the newest first. */
export async function selectPairVerdicts(db: Db | Tx, reimbursementId: string): Promise<PairVerdictRow[]> {
  const rows = await db
    .select({ verdict: duplicateVerdicts, actorName: users.name })
    .from(duplicateVerdicts)
    .innerJoin(users, eq(users.id, duplicateVerdicts.actorId))
    .where(or(eq(duplicateVerdicts.firstId, reimbursementId), eq(duplicateVerdicts.secondId, reimbursementId)))
    .orderBy(desc(duplicateVerdicts.at), desc(duplicateVerdicts.id));
  return rows.map(({ verdict, actorName }) => ({ ...verdict, actorName }));
}

export async function insertPairVerdict(tx: Tx, values: typeof duplicateVerdicts.$inferInsert): Promise<void> {
  await tx.insert(duplicateVerdicts).values(values);
}
