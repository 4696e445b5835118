import { randomUUID } from "node:crypto";
import { ZodError } from "zod";
import { domainErrorIn } from "#domain/errors.ts";
import { systemActor } from "#domain/accounts/actor.ts";
import { appRole } from "#db/connection/app-role.ts";
import { createDb, workerStatementTimeoutMs } from "#db/connection/client.ts";
import type { AppContext } from "../context.ts";
import { ConfigError, loadConfig } from "../infra/config.ts";
import { createLog } from "../infra/log.ts";
import { ensureDataDir } from "../infra/own-secret.ts";
import { AlreadyRunningError, lockDataDir, type ServerLock } from "../infra/server-lock.ts";
import { openDatabase, openServices } from "../services.ts";

/**
 * Runs an operator's command with the product's services, while the portal runs or not. A failure is printed as
 * one line and ends the process with 1.
 * @param name as in package.json; also the name of the actor
 * @param read reads the command line before anything is opened
 */
export const runOperatorCommand = <T>(
  name: string,
  { usage, read, work }: { readonly usage: string; read(): T; work(ctx: AppContext, input: T): Promise<string> },
): Promise<void> => runCommand({ usage, read, work: (input) => withServices(name, (ctx) => work(ctx, input)) });

/** The same for a command that opens its own resources. */
export async function runCommand<T>({ usage, read, work }: { readonly usage: string; read(): T; work(input: T): Promise<string> }): Promise<void> {
  try {
    const input = read();
    process.stdout.write(`${await work(input)}\n`);
  } catch (error) {
    process.stderr.write(`${problemOf(error, usage)}\n`);
    process.exitCode = 1;
  }
}

async function withServices(name: string, work: (ctx: AppContext) => Promise<string>): Promise<string> {
  const config = loadConfig(process.env);
  ensureDataDir(config.dataDir);
  const lock = await lockUnlessRunning(config.dataDir, config.databaseUrl);
  // Standard output has the answer only: it may be a list that is kept.
  const log = createLog("warn", process.stderr);
  const database = await openDatabase(config, log);
  // No page waits for a command, whatever the role of the node on which it runs.
  const pool = createDb(database.ownerUrl, { role: appRole, statementTimeoutMs: workerStatementTimeoutMs });
  const opened = openServices(config, log, database.ownerUrl, undefined, pool);
  try {
    const origin = { requestId: randomUUID(), transport: "system", ip: "", userAgent: name } as const;
    return await work({ ...opened.services, actor: systemActor(name), origin });
  } finally {
    await opened.close();
    await database.embedded?.stop();
    lock?.release();
  }
}

/**
 * A running portal shares its database; if none runs, none may start while the command uses it.
 * @throws AlreadyRunningError (it runs in another container, or on another machine)
 */
export async function lockUnlessRunning(dataDir: string, databaseUrl: string | undefined): Promise<ServerLock | undefined> {
  if (databaseUrl !== undefined) return undefined;
  try {
    return await lockDataDir(dataDir, ["web", "worker"]);
  } catch (error) {
    if (error instanceof AlreadyRunningError && error.isHere) return undefined;
    throw error;
  }
}

function problemOf(error: unknown, usage: string): string {
  if (error instanceof ZodError) return `${error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}`).join("\n")}\nUsage: ${usage}`;
  if (error instanceof TypeError && "code" in error) return `${error.message}\nUsage: ${usage}`; // an unknown option
  if (error instanceof ConfigError || error instanceof AlreadyRunningError) return error.message;
  if (error instanceof Error && "syscall" in error) return error.message; // of a file or folder: it names the path and what is wrong
  return domainErrorIn(error)?.message ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
