import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AppContext } from "../../../context.ts";
import type { ReadSheet, ReadSheetInput } from "../../../infra/sandbox-protocol.ts";
import { newNonce } from "../../../infra/secrets.ts";

/**
 * Reads a list in a process of the sandbox and stores nothing of it.
 * @throws unsupported_type; invalid (not readable); unavailable (all sandbox processes are busy)
 */
export async function trySheet({ config, sandbox }: AppContext, path: string, list: Pick<ReadSheetInput, "name" | "sheet">): Promise<ReadSheet> {
  const tempDir = join(config.dataDir, "tmp");
  await mkdir(tempDir, { recursive: true, mode: 0o700 });
  const outPath = join(tempDir, `sheet-${newNonce()}`);
  try {
    return await sandbox.readSheet(path, { ...list, outPath });
  } finally {
    await rm(outPath, { force: true });
  }
}
