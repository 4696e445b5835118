import type { TestProject } from "vitest/node";
import { ensureDatabase } from "#db/connection/ensure-database.ts";
import { migrate } from "#db/connection/migrate.ts";
import { startTestCluster } from "./cluster.ts";
import { templateName } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The test PostgreSQL's database "postgres", as superuser. */
    adminUrl: string;
  }
}

/** Starts one PostgreSQL for all tests of a project and migrates the template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  await ensureDatabase(cluster.url, templateName);
  await migrate(cluster.urlOf(templateName));
  project.provide("adminUrl", cluster.url);
  return () => cluster.remove();
}
