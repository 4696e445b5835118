import { createHash } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { insertOperatorRun } from "#db/queries/system.ts";
import { countNamedFiles, selectNamedFiles, selectNamedFilesSample, selectReferencedKeys, type NamedFile } from "#db/queries/stored-bytes.ts";
import type { AppContext } from "../../context.ts";
import { isDamage } from "../../infra/file-store.ts";
import { authorizeSystem } from "../authorize.ts";
import { rebuildDossiers } from "../dossiers/rebuild-dossiers.ts";

export type FilesReport = {
  readonly checked: number;
  readonly missing: readonly string[];
  readonly damaged: readonly string[];
};

const filesAtOnce = 500;
const readAtOnce = 4;
const sampleShare = 0.01;
const sampleAtLeast = 20;
const sampleAtMost = 5_000;
const namedAtMost = 5;

/**
 * Reads every stored file that a row names and compares its SHA-256 with the one of its upload. Dossiers that lack a file which can be read by
 * now are requested again.
 * @throws forbidden (not the product itself); unavailable (the store does not answer)
 * @source security.md 4.1
 */
export async function verifyFiles(ctx: AppContext): Promise<FilesReport> {
  authorizeSystem(ctx.actor);
  return checked(ctx, "all", everyNamedFile(ctx));
}

/**
 * The same for a random hundredth of them: over the nights a damaged disk shows.
 * @source security.md 4.1
 */
export async function sampleFiles(ctx: AppContext): Promise<FilesReport> {
  authorizeSystem(ctx.actor);
  const count = Math.ceil((await countNamedFiles(ctx.db)) * sampleShare);
  return checked(ctx, "sample", [await selectNamedFilesSample(ctx.db, Math.min(sampleAtMost, Math.max(sampleAtLeast, count)))]);
}

async function* everyNamedFile({ db }: AppContext): AsyncGenerator<readonly NamedFile[]> {
  let after = "";
  for (;;) {
    const portion = await selectNamedFiles(db, { after, limit: filesAtOnce });
    if (portion.length === 0) return;
    yield portion;
    after = portion.at(-1)?.key ?? after;
  }
}

async function checked(
  ctx: AppContext,
  scope: "all" | "sample",
  portions: AsyncIterable<readonly NamedFile[]> | Iterable<readonly NamedFile[]>,
): Promise<FilesReport> {
  const report = { checked: 0, missing: [] as string[], damaged: [] as string[] };
  for await (const portion of portions) {
    const waiting = [...portion];
    const missing: string[] = [];
    const checkWaiting = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const state = await stateOf(ctx, file);
        report.checked += 1;
        if (state === "missing") missing.push(file.key);
        else if (state === "damaged") report.damaged.push(file.key);
      }
    };
    await Promise.all(Array.from({ length: readAtOnce }, checkWaiting));
    // Where the row went meanwhile, its bytes went with it.
    report.missing.push(...(await selectReferencedKeys(ctx.db, missing)));
  }
  const detail = { scope, checked: report.checked, missing: report.missing.length, damaged: report.damaged.length };
  const isWhole = detail.missing + detail.damaged === 0;
  if (!isWhole) ctx.log.error({ event: "files_damaged", ...detail }, describeFiles(report));
  await insertOperatorRun(ctx.db, { kind: "files_verify", outcome: isWhole ? "done" : "failed", detail });
  await rebuildDossiers(ctx);
  return report;
}

async function stateOf({ files }: AppContext, { key, sha256 }: NamedFile): Promise<"whole" | "missing" | "damaged"> {
  try {
    const hash = createHash("sha256");
    for await (const chunk of await files.openRead(key)) hash.update(chunk);
    return sha256 === null || hash.digest("hex") === sha256 ? "whole" : "damaged";
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not_found") return "missing";
    if (isDamage(error)) return "damaged";
    throw error;
  }
}

/** A sentence for operators; names a few files. */
export function describeFiles({ checked, missing, damaged }: FilesReport): string {
  if (missing.length + damaged.length === 0) return `${checked} stored files were read, and every byte is what was uploaded.`;
  const named = [...missing.map((key) => `${key} is missing`), ...damaged.map((key) => `${key} is damaged`)];
  const rest = named.length > namedAtMost ? ` and ${named.length - namedAtMost} more` : "";
  return `Of ${checked} stored files ${missing.length} are missing and ${damaged.length} are damaged: ${named.slice(0, namedAtMost).join("; ")}${rest}. Take them from the last backup that has them whole.`;
}
