import { eq, sql } from "drizzle-orm";
import { fineBits } from "#domain/radar/fingerprint.ts";
import type { KeyKind } from "#domain/radar/reasons.ts";
import { stepOfItems } from "#domain/reimbursements/answer-changes.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import type { Db, Tx } from "../connection/client.ts";
import { duplicateKeys, duplicateScans, fileScans, hashBand, hashBands, pageHashes, pageMatches } from "../schema/radar.ts";
import { files, reimbursementHistory, reimbursements } from "../schema/reimbursements.ts";
import { receivedWith } from "./reimbursements.ts";

/** A file that the radar has to look at. Equal ones are one; it has the places of at most three of them, as one can be damaged. */
export type UnscannedFile = {
  readonly sha256: string;
  readonly mediaType: string;
  readonly storageKeys: readonly string[];
  /** The oldest id of the whole portion. */
  readonly oldestId: string;
};

/**
 * Files of submitted documents that the radar has not scanned: of one claim, or of all claims, the newest first. With `before`, only files whose
 * id is older. A file that could not be drawn is scanned again, because the machine may have been too busy: after a day in the first week after
 * the council received the claim or a reply, later after 30 days.
 */
export async function selectUnscannedFiles(
  db: Db,
  { reimbursementId, before, at, limit }: { reimbursementId?: string | undefined; before?: string | undefined; at: Date; limit: number },
): Promise<UnscannedFile[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const ofClaim = reimbursementId === undefined ? sql`true` : sql`v.reimbursement_id = ${reimbursementId}`;
  const isOlder = before === undefined ? sql`true` : sql`f.id < ${before}::uuid`;
  return db.execute<UnscannedFile>(sql`
    with newest as (
      select f.id, f.sha256, f.media_type from ${files} f
      where f.deleted_at is null and ${isOlder}
        and exists (select from document_version_files vf join document_versions v on v.id = vf.version_id
                    where vf.file_id = f.id and v.was_submitted and ${ofClaim})
        and not exists (select from ${fileScans} s where s.sha256 = f.sha256
                        and (s.is_readable or s.scanned_at > ${now} - interval '1 day'
                          or (s.scanned_at > ${now} - interval '30 days' and not exists (
                            select from document_version_files vf join document_versions v on v.id = vf.version_id
                            join ${reimbursementHistory} h on h.reimbursement_id = v.reimbursement_id
                            where vf.file_id = f.id and v.was_submitted and h.action in ('submit', 'reply', 'fresh_look')
                              and h.at >= ${now} - interval '7 days'))))
      order by f.id desc limit ${limit}
    )
    select sha256, min(media_type) as "mediaType", min(min(id::text)) over () as "oldestId",
      (select json_agg(storage_key) from (select o.storage_key from ${files} o where o.sha256 = n.sha256 and o.deleted_at is null
                                          order by o.id desc limit 3) equal) as "storageKeys"
    from newest n group by sha256 order by max(id::text) desc`);
}

/** A page of a file that was looked at. `detail` is compressed. */
export type NewPageHash = { readonly page: number; readonly hash: bigint; readonly fineHash: string; readonly detail: Buffer };
export type NewPageMatch = typeof pageMatches.$inferInsert;

/** Stores the hashes of a file before others are looked for: of two files that are looked at together, one sees the other. */
export async function insertPageHashes(db: Db, sha256: string, pages: readonly NewPageHash[]): Promise<void> {
  if (pages.length > 0)
    await db
      .insert(pageHashes)
      .values(pages.map((page) => ({ ...page, sha256 })))
      .onConflictDoNothing();
}

/** Stores what a file looks like, and that it was looked at; a file that was drawn once stays readable. */
export async function insertFileScan(tx: Tx, scan: typeof fileScans.$inferInsert, matches: readonly NewPageMatch[]): Promise<void> {
  if (matches.length > 0)
    await tx
      .insert(pageMatches)
      .values([...matches])
      .onConflictDoNothing();
  await tx
    .insert(fileScans)
    .values(scan)
    .onConflictDoUpdate({ target: fileScans.sha256, set: scan, setWhere: eq(fileScans.isReadable, false) });
}

/** A page whose hash is near. */
export type NearPage = { readonly sha256: string; readonly page: number; readonly bits: number; readonly detail: Buffer };

const bandValues = 65_536;

/**
 * The pages of other files whose hash differs in at most `bits`, those first whose fine hash is nearest. The index of a
 * quarter of the hash finds them: with six bits over four quarters, one quarter differs in one bit at most.
 */
export async function selectNearPages(
  db: Db | Tx,
  { hash, fineHash, sha256, bits, limit }: { hash: bigint; fineHash: string; sha256: string; bits: 6; limit: number },
): Promise<NearPage[]> {
  const anyBand = hashBands.map((band) => {
    const value = Number(BigInt.asUintN(64, hash >> BigInt(band * 16)) & BigInt(bandValues - 1));
    const near = [value, ...Array.from({ length: 16 }, (_, bit) => value ^ (1 << bit))];
    return sql`${hashBand(band)} = any(${sql.raw(`'{${near.join(",")}}'::bigint[]`)})`;
  });
  const distance = sql`bit_count((hash # ${String(hash)}::bigint)::bit(64))`;
  const rows = await db.execute<NearPage>(sql`
    select sha256, page, ${distance}::int as bits, detail from ${pageHashes}
    where (${sql.join(anyBand, sql` or `)}) and ${distance} <= ${bits} and sha256 <> ${sha256}
    order by bit_count(fine_hash # ${fineHash}::bit(${sql.raw(String(fineBits))})), bits, sha256, page limit ${limit}`);
  return [...rows];
}

/** The items of a claim with what they are called by. */
export type StoredKey = { readonly itemId: string; readonly kind: KeyKind; readonly digest: string };

/** Makes these the keys of a claim, and notes that it was looked at. */
export async function updateDuplicateKeys(tx: Tx, reimbursementId: string, keys: readonly StoredKey[], scannedAt: Date): Promise<void> {
  await tx.delete(duplicateKeys).where(eq(duplicateKeys.reimbursementId, reimbursementId));
  if (keys.length > 0) await tx.insert(duplicateKeys).values(keys.map((key) => ({ ...key, reimbursementId })));
  await tx
    .insert(duplicateScans)
    .values({ reimbursementId, scannedAt })
    .onConflictDoUpdate({ target: duplicateScans.reimbursementId, set: { scannedAt } });
}

/** Submitted claims whose items nobody has looked at, the newest first. */
export async function selectUnscannedClaims(db: Db, limit: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select r.id from ${reimbursements} r
    where r.submitted_at is not null and not exists (select from ${duplicateScans} s where s.reimbursement_id = r.id)
    order by r.submitted_at desc, r.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** How far the radar is with the files of submitted documents. */
export type RadarProgress = { readonly scanned: number; readonly total: number; readonly unreadable: number };

export async function getRadarProgress(db: Db): Promise<RadarProgress> {
  const [row] = await db.execute<RadarProgress>(sql`
    select count(s.sha256)::int as scanned, count(*)::int as total, count(*) filter (where not s.is_readable)::int as unreadable
    from (select distinct vf.file_id from document_version_files vf join document_versions v on v.id = vf.version_id where v.was_submitted) d
    join ${files} f on f.id = d.file_id
    left join ${fileScans} s on s.sha256 = f.sha256`);
  return row ?? { scanned: 0, total: 0, unreadable: 0 };
}

/** Items by claim and id, as the council received them. */
export async function selectItemsOf(db: Db | Tx, reimbursementIds: readonly string[]): Promise<Map<string, Item>> {
  if (reimbursementIds.length === 0) return new Map();
  const rows = await db.execute<{ reimbursementId: string; item: { id: string; kind: string } }>(sql`
    select r.id as "reimbursementId", item
    from reimbursements r
    left join earlier_answers received on received.reimbursement_id = r.id and received.step = ${stepOfItems}
      and received.submission = ${receivedWith(sql`r.id`)}
    cross join lateral jsonb_array_elements(coalesce(received.answers -> 'items', (
      select jsonb_agg(i.facts || jsonb_build_object('id', i.id, 'kind', i.kind)) from reimbursement_items i where i.reimbursement_id = r.id))) item
    where r.id = any(string_to_array(${reimbursementIds.join(" ")}, ' '))`);
  // The order of the facts is part of the evidence of a verdict.
  return new Map(rows.map(({ reimbursementId, item: { id, kind, ...facts } }) => [`${reimbursementId}/${id}`, { ...facts, id, kind }]));
}
