import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Actor } from "#domain/accounts/actor.ts";
import { systemActor } from "#domain/accounts/actor.ts";
import type { AppContext, Services } from "#server/context.ts";
import { loadConfig } from "#server/infra/config.ts";
import { createPasswords } from "#server/infra/passwords.ts";
import { createSandbox } from "#server/infra/sandbox.ts";
import { createLog } from "#server/infra/log.ts";
import { openServices } from "#server/services.ts";
import { bundledChildren } from "./bundle.ts";
import type { TestDatabase } from "./database.ts";

export type TestServices = { readonly services: Services; close(): Promise<void> };

/**
 * One sandbox for all files of a test worker: to start its processes takes longer than most files. It replaces a process after any failure, as
 * in the product.
 */
const sandbox = createSandbox({ scriptDir: await bundledChildren() });

/** The least that argon2 takes. The product's costs, 62 ms a hash, are the subject of passwords.test.ts alone. */
const leastCosts = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The product's own services on a test's database, with a data folder of their own and hashes that cost little. */
export function openTestServices(
  database: Pick<TestDatabase, "url">,
  env: Readonly<Record<string, string>> = {},
  log = createLog("silent"),
): TestServices {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-test-"));
  const config = loadConfig({
    DATA_DIR: dataDir,
    APP_SECRET: "a secret that only the tests use, 32+",
    SEED: "none",
    SECOND_LOOK_PERCENT: "0",
    ...env,
  });
  const opened = openServices(config, log, database.url);
  return {
    services: { ...opened.services, sandbox, passwords: createPasswords(opened.services.keys.pepper, leastCosts, leastCosts) },
    close: async () => {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A context as a request of this actor has it, the password just given; `ip` and the like can be given. */
export function contextOf(services: Services, actor: Actor, origin: Partial<AppContext["origin"]> = {}): AppContext {
  return {
    ...services,
    actor,
    origin: { requestId: "test", transport: "web", ip: "203.0.113.1", userAgent: "vitest", secondsSincePassword: 0, ...origin },
  };
}

/** The same context, in which every password is wrong without the time of a hash: for tests that count wrong ones. */
export const withWrongPasswords = (ctx: AppContext): AppContext => ({
  ...ctx,
  passwords: { ...ctx.passwords, verify: () => Promise.resolve({ isRight: false, isOutdated: false }) },
});

/** A context of the product itself, as workers have it. */
export const systemContext = (services: Services): AppContext => contextOf(services, systemActor("test"), { transport: "system", ip: "" });
