import type { TestProject } from "vitest/node";
import { createDb } from "#db/connection/client.ts";
import { ensureDatabase } from "#db/connection/ensure-database.ts";
import { migrate } from "#db/connection/migrate.ts";
import { seedFees } from "#server/seed/fees.ts";
import { seedPhrases } from "#server/seed/phrases.ts";
import { seedReasons, seedRules } from "#server/seed/rules.ts";
import { startTestCluster } from "./cluster.ts";
import { templateName } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The test PostgreSQL's database "postgres", as superuser. */
    adminUrl: string;
  }
}

/** Starts one PostgreSQL for all tests of a project; the template is migrated and has the rules that every product has. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  await ensureDatabase(cluster.url, templateName);
  await migrate(cluster.urlOf(templateName));
  await seedTemplate(cluster.urlOf(templateName));
  project.provide("adminUrl", cluster.url);
  return () => cluster.remove();
}

async function seedTemplate(url: string): Promise<void> {
  const { db, close } = createDb(url, { max: 1 });
  await seedRules({ db, now: () => new Date() });
  await seedReasons({ db });
  await seedFees({ db, now: () => new Date() });
  await seedPhrases({ db });
  await close();
}
