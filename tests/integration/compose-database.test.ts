import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { headMigration, isSchemaAtHead, migrate } from "#db/connection/migrate.ts";
import { createDb } from "#db/connection/client.ts";
import { appRole } from "#db/connection/app-role.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { startTestCluster } from "../support/cluster.ts";

test("the database and the role that docker-compose.yml makes are enough for the portal, which is no superuser", async () => {
  const compose = readFileSync(join(projectRoot, "docker-compose.yml"), "utf8");
  const statements = /<<'SQL'\n(.*?)\n *SQL\n/s.exec(compose)?.[1]?.replace(":'password'", "'of the portal'").split(";") ?? [];
  expect(statements.length).toBeGreaterThan(3);
  const cluster = await startTestCluster();
  try {
    const admin = postgres(cluster.url, { max: 1, onnotice: () => {} });
    for (const statement of statements) await admin.unsafe(statement);
    await admin.end();
    const url = new URL(cluster.urlOf("portal"));
    [url.username, url.password] = ["portal", "of the portal"];
    await migrate(url.href);
    const client = createDb(url.href, { role: appRole });
    expect(await isSchemaAtHead(client.db, headMigration())).toBe(true);
    await client.close();
    const portal = postgres(url.href, { max: 1 });
    expect(await portal`select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    await portal.end();
  } finally {
    await cluster.remove();
  }
});
