import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { ZodError } from "zod";
import { systemActor } from "#domain/accounts/actor.ts";
import { createStaff, CreateStaffInput } from "./application/accounts/create-staff.ts";
import { domainErrorIn } from "./error-mapping.ts";
import { ConfigError, loadConfig } from "./infra/config.ts";
import { createLog } from "./infra/log.ts";
import { ensureDataDir } from "./infra/own-secret.ts";
import { AlreadyRunningError, lockDataDir, type ServerLock } from "./infra/server-lock.ts";
import { openDatabase, openServices } from "./services.ts";

const usage = 'npm run admin:create -- --email name@example.org --role EPCMD_ADMIN|DGFT_ADMIN --name "Full name"';

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${problemOf(error)}\n`);
  return 1;
});

/** Makes the login of a person of the council or of DGFT. It works beside a running portal and without one. */
async function run(): Promise<number> {
  const options = { email: { type: "string" }, role: { type: "string" }, name: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const input = CreateStaffInput.parse({ ...values, name: values.name ?? values.email });
  const config = loadConfig(process.env);
  const log = createLog("warn");
  ensureDataDir(config.dataDir);
  const lock = lockUnlessRunning(config.dataDir, config.databaseUrl);
  const database = await openDatabase(config, log);
  const opened = openServices(config, log, database.ownerUrl);
  try {
    const origin = { requestId: randomUUID(), door: "system", ip: "", userAgent: "admin:create" } as const;
    await createStaff({ ...opened.services, actor: systemActor("admin:create"), origin }, input);
    process.stdout.write(`${input.email} may sign in as ${input.role} after activation. The link is mailed by the portal while it runs.\n`);
    return 0;
  } finally {
    await opened.close();
    await database.embedded?.stop();
    lock?.release();
  }
}

/** A portal that runs shares its database; without one, none may start while we use it. */
function lockUnlessRunning(dataDir: string, databaseUrl: string | undefined): ServerLock | undefined {
  if (databaseUrl !== undefined) return undefined;
  try {
    return lockDataDir(dataDir, ["web", "worker"]);
  } catch (error) {
    if (error instanceof AlreadyRunningError) return undefined;
    throw error;
  }
}

function problemOf(error: unknown): string {
  if (error instanceof ZodError) return `${error.issues.map(({ path, message }) => `--${path.join(".")}: ${message}`).join("\n")}\nUsage: ${usage}`;
  if (error instanceof TypeError && "code" in error) return `${error.message}\nUsage: ${usage}`; // an option that we do not know
  if (error instanceof ConfigError) return error.message;
  return domainErrorIn(error)?.message ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
