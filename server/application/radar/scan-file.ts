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
/** A file that the store does not have counts as looked at so long ago that the next look comes within the hour: its folder may not be mounted. */
const longAgo = new Date(0);

/** So many files in turn that cannot be looked at now are left for the next look. After them the store or the machine is at fault. */
const leftAtMost = 5;

/**
 * Looks once at each file of one claim, or of all claims, that nobody has looked at, the newest first. Of all claims, a file that cannot be
 * looked at now does not hold up the others.
 * @param hasTime asked before each file
 * @throws unavailable (the store or the drawing processes)
 */
export async function scanFiles(
  ctx: AppContext,
  { reimbursementId, hasTime = () => true }: { readonly reimbursementId?: string; readonly hasTime?: () => boolean },
): Promise<void> {
  const mayLeave = reimbursementId === undefined ? leftAtMost : 0;
  let leftInTurn = 0;
  let before: string | undefined;
  do {
    const files: UnscannedFile[] = await selectUnscannedFiles(ctx.db, { reimbursementId, before, at: ctx.now(), limit: filesAtOnce });
    for (const file of files) {
      if (!hasTime()) return;
      leftInTurn = (await isScanned(ctx, file, leftInTurn < mayLeave)) ? 0 : leftInTurn + 1;
    }
    before = files.at(-1)?.oldestId;
  } while (before !== undefined && hasTime());
}

/** False for a file that is left. @throws unavailable unless it may be left */
async function isScanned(ctx: AppContext, file: UnscannedFile, mayBeLeft: boolean): Promise<boolean> {
  try {
    await scanFile(ctx, file);
    return true;
  } catch (error) {
    if (!mayBeLeft || !(error instanceof DomainError) || error.kind !== "unavailable") throw error;
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
