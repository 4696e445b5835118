import { DomainError } from "#domain/errors.ts";
import { sameBelow } from "#domain/radar/compare-pages.ts";
import { comparedAtMost, nearBits } from "#domain/radar/fingerprint.ts";
import { isMediaType } from "#domain/reimbursements/file-rules.ts";
import { transact } from "#db/connection/transact.ts";
import {
  insertFileScan,
  insertPageHashes,
  selectNearPages,
  selectUnscannedFiles,
  type NewPageHash,
  type NewPageMatch,
  type UnscannedFile,
} from "#db/queries/radar.ts";
import type { AppContext } from "../../context.ts";
import { findStoredFile } from "../find-stored-file.ts";

const filesAtOnce = 100;
/** The scan time of a file that the store does not have: the next hourly scan tries it again, because the folder may not have been mounted. */
const longAgo = new Date(0);

/** How many files in turn a scan of all claims may skip. If more cannot be scanned, the store or the machine is at fault. */
const maxSkippedInTurn = 5;

/**
 * Scans each file that was not scanned, of one claim or of all claims, the newest first. A scan of all claims skips a file that cannot be scanned
 * now; the next scan tries it again.
 * @param hasTime asked before each file
 * @throws unavailable (the store or the drawing processes)
 */
export async function scanFiles(
  ctx: AppContext,
  { reimbursementId, hasTime = () => true }: { readonly reimbursementId?: string; readonly hasTime?: () => boolean },
): Promise<void> {
  const maxSkipped = reimbursementId === undefined ? maxSkippedInTurn : 0;
  let skippedInTurn = 0;
  let before: string | undefined;
  do {
    const files: UnscannedFile[] = await selectUnscannedFiles(ctx.db, { reimbursementId, before, at: ctx.now(), limit: filesAtOnce });
    for (const file of files) {
      if (!hasTime()) return;
      skippedInTurn = (await isScanned(ctx, file, skippedInTurn < maxSkipped)) ? 0 : skippedInTurn + 1;
    }
    before = files.at(-1)?.oldestId;
  } while (before !== undefined && hasTime());
}

/** False for a file that is skipped. @throws unavailable unless it may be skipped */
async function isScanned(ctx: AppContext, file: UnscannedFile, maySkip: boolean): Promise<boolean> {
  try {
    await scanFile(ctx, file);
    return true;
  } catch (error) {
    if (!maySkip || !(error instanceof DomainError) || error.kind !== "unavailable") throw error;
    return false;
  }
}

/**
 * Hashes the pages of a file and stores which pages of other files look like them. A file that cannot be drawn is noted as such. It may be
 * killed at any line and called again: nothing is stored twice.
 */
async function scanFile(ctx: AppContext, file: UnscannedFile): Promise<void> {
  const hashed = await hashesOf(ctx, file);
  const pages = hashed === "lost" ? undefined : hashed;
  await insertPageHashes(ctx.db, file.sha256, pages ?? []);
  const matches: NewPageMatch[] = [];
  for (const page of pages ?? []) matches.push(...(await matchesOf(ctx, file.sha256, page)));
  const scan = {
    sha256: file.sha256,
    isReadable: pages !== undefined,
    pages: pages?.length ?? 0,
    scannedAt: hashed === "lost" ? longAgo : ctx.now(),
  };
  await transact(ctx, (tx) => insertFileScan(tx, scan, matches));
}

/** Undefined for a file that cannot be drawn; "lost" where the store has none of its copies. */
async function hashesOf(ctx: AppContext, { storageKeys, mediaType }: UnscannedFile): Promise<NewPageHash[] | "lost" | undefined> {
  if (!isMediaType(mediaType)) return undefined;
  let isLost = true;
  for (const storageKey of storageKeys) {
    const path = await findStoredFile(ctx, storageKey);
    if (path === undefined) continue;
    isLost = false;
    const pages = await ctx.sandbox.hashPages(path, { mediaType });
    if (pages !== undefined)
      return pages.map(({ hash, detail, ...page }) => ({ ...page, hash: BigInt(hash), detail: Buffer.from(detail, "base64") }));
    ctx.log.warn({ event: "file_not_drawn", storageKey });
  }
  return isLost ? "lost" : undefined;
}

async function matchesOf(ctx: AppContext, sha256: string, { page, hash, fineHash, detail }: NewPageHash): Promise<NewPageMatch[]> {
  const near = await selectNearPages(ctx.db, { hash, fineHash, sha256, bits: nearBits, limit: comparedAtMost });
  if (near.length === 0) return [];
  const others = near.map((other) => Buffer.from(other.detail).toString("base64"));
  const differences = await ctx.sandbox.comparePages({ detail: detail.toString("base64"), others });
  return near.flatMap((other, place) => {
    const difference = differences[place] ?? 1;
    if (difference >= sameBelow) return [];
    const [first, second] = sha256 < other.sha256 ? [{ sha256, page }, other] : [other, { sha256, page }];
    return [{ sha256: first.sha256, page: first.page, otherSha256: second.sha256, otherPage: second.page, bits: other.bits, difference }];
  });
}
