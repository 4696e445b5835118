import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#server/infra/postgres/embedded-postgres.ts";

/** A folder for one test, which the database's account may enter; removed by `remove`. */
export function temporaryFolder(prefix = "portal-test-"): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Nothing in a test database has to survive a power cut. */
const fastSettings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** A PostgreSQL of one's own, for a test that stops it. `url` is that of its database "postgres", as superuser. */
export async function startTestCluster(): Promise<EmbeddedPostgres & { readonly url: string; readonly dataDir: string; remove(): Promise<void> }> {
  const folder = temporaryFolder("portal-postgres-");
  const cluster = await startEmbeddedPostgres({ dataDir: folder.path, settings: fastSettings });
  const remove = async (): Promise<void> => {
    await cluster.stop();
    folder.remove();
  };
  return { ...cluster, url: cluster.urlOf("postgres"), dataDir: folder.path, remove };
}
