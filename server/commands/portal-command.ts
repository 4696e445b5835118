import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createDb } from "#db/connection/client.ts";
import { insertOperatorRun } from "#db/queries/system.ts";
import type { Portal } from "../application/system/back-up.ts";
import { loadConfig, type Config } from "../infra/config.ts";
import { createKeys } from "../infra/keys.ts";
import { createLog } from "../infra/log.ts";
import { ensureDataDir } from "../infra/own-secret.ts";
import { projectRoot } from "../infra/project-root.ts";
import { lockDataDir, type ServerLock } from "../infra/server-lock.ts";
import { lockUnlessRunning } from "./operator-command.ts";
import { openDatabaseWith, openFileStore, unreachable } from "../services.ts";

/** Whether the command may run while the portal runs. */
export type LockMode = "shared" | "exclusive";

/**
 * Opens database and files of the portal that the settings name, and changes neither: no migration runs.
 * @throws ConfigError (also for a database that does not answer); AlreadyRunningError (exclusive, and the portal runs)
 */
export async function withPortal<T>(lockMode: LockMode, work: (portal: Portal) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env);
  ensureDataDir(config.dataDir);
  const lock = lockMode === "shared" ? await lockUnlessRunning(config.dataDir, config.databaseUrl) : await lockAlone(config);
  const database = await openDatabaseWith(config, createLog("warn"), () => Promise.resolve());
  const { pepper } = createKeys(config.appSecret, config.previousAppSecret);
  try {
    return await work({
      databaseUrl: database.ownerUrl,
      files: openFileStore(config),
      secret: pepper.current.kid,
      previousSecret: config.previousAppSecret === undefined ? undefined : createKeys(config.previousAppSecret).pepper.current.kid,
      settings: rulesIn(config),
      hasSecret: (name) => pepper.find(name) !== undefined,
      version: productVersion(),
      now: () => new Date(),
    });
  } catch (error) {
    throw config.databaseUrl === undefined ? error : unreachable(config.databaseUrl, error);
  } finally {
    await database.embedded?.stop();
    lock?.release();
  }
}

/** The settings that say who decides and until when, as their variables have them. */
const rulesIn = (config: Config): Readonly<Record<string, string>> => ({
  STAFF_MFA: config.staffMfa,
  SECOND_PERSON_ABOVE: String(config.secondPersonAbovePaise / 100),
  SECOND_LOOK_PERCENT: String(config.secondLookPercent),
  FRESH_LOOK_DAYS: String(config.freshLookDays),
  TARGET_DAYS_COUNCIL: String(config.targetDays.council),
  TARGET_DAYS_DGFT: String(config.targetDays.dgft),
  TARGET_DAYS_REPLY: String(config.targetDays.member),
});

/** Records for the council's page how a command ended. */
export async function recordRun({ databaseUrl }: Portal, run: Parameters<typeof insertOperatorRun>[1]): Promise<void> {
  const { db, close } = createDb(databaseUrl, { max: 1 });
  await insertOperatorRun(db, run).finally(close);
}

/** Keeps away the nodes of an embedded database. Those of an external one are seen by their connections, which the command looks for. */
const lockAlone = ({ dataDir }: Config): Promise<ServerLock> => lockDataDir(dataDir, ["web", "worker"]);

const productVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"))).version;
