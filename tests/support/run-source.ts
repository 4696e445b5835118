import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { projectRoot } from "#server/infra/project-root.ts";
import { bundled } from "./bundle.ts";
import type { TestDatabase } from "./database.ts";
import type { TestServices } from "./services.ts";

/**
 * Runs an operator's command from its source, on the database and the data of a test.
 * @param source such as `server/commands/admin-create.ts`
 * @throws with `code` and `stderr` when the command fails
 */
export async function runCommandSource(
  { database, opened }: { readonly database: TestDatabase; readonly opened: TestServices },
  source: string,
  ...options: string[]
): Promise<{ stdout: string; stderr: string }> {
  const { dataDir, appSecret } = opened.services.config;
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: database.url, SEED: "none", APP_SECRET: appSecret };
  return promisify(execFile)(process.execPath, [await bundled(source), ...options], { env, cwd: projectRoot });
}
