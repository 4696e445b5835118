import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { appRole } from "#db/connection/app-role.ts";
import { createDb, type DbClient } from "#db/connection/client.ts";
import { templateName } from "./database-setup.ts";

export type TestDatabase = DbClient & {
  /** As its owner, like DATABASE_URL. */
  readonly url: string;
  /** Closes `db` and removes the database with whoever is still connected. */
  drop(): Promise<void>;
};

/**
 * A database of one's own with every migration applied, a copy of the template (some 50 ms). `db` runs as the
 * application's role with the limits of a request, as in the product. One for each test file: make it in `beforeAll`,
 * drop it in `afterAll`.
 */
export async function createTestDatabase(options: { readonly max?: number } = {}): Promise<TestDatabase> {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(adminUrl, (admin) => admin.unsafe(`create database ${name} template ${templateName} strategy file_copy`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const client = createDb(url.href, { role: appRole, ...options });
  const drop = async (): Promise<void> => {
    await client.close();
    await asAdmin(adminUrl, (admin) => admin.unsafe(`drop database if exists ${name} with (force)`));
  };
  return { ...client, url: url.href, drop };
}

async function asAdmin(adminUrl: string, work: (admin: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
