import { inject } from "vitest";
import { appRole } from "#db/connection/app-role.ts";
import { createDb, type DbClient } from "#db/connection/client.ts";
import { cloneTemplate, dropClone } from "./template.ts";

export type TestDatabase = DbClient & {
  /** As its owner, like DATABASE_URL. */
  readonly url: string;
  /** Closes `db` and drops the database, with the connections that are still open. */
  drop(): Promise<void>;
};

/**
 * A database of one's own with every migration applied, a copy of the template (some 50 ms). `db` runs as the
 * application's role with the limits of a request, as in the product. One for each test file: make it in `beforeAll`,
 * drop it in `afterAll`.
 * @param copyOf another database to copy, by name
 */
export async function createTestDatabase({
  copyOf,
  ...options
}: { readonly max?: number; readonly statementTimeoutMs?: number; readonly copyOf?: string } = {}): Promise<TestDatabase> {
  const adminUrl = inject("adminUrl");
  const url = await cloneTemplate(adminUrl, copyOf);
  const client = createDb(url, { role: appRole, ...options });
  const drop = async (): Promise<void> => {
    await client.close();
    await dropClone(adminUrl, url);
  };
  return { ...client, url, drop };
}
