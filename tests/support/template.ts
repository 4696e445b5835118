import { randomBytes } from "node:crypto";
import postgres from "postgres";

/** The migrated database that every test database is a copy of. */
export const templateName = "portal_template";

/** Copies the template, or another database that nobody uses (some 50 ms), on the server of this URL; the URL of the copy, as its owner. */
export async function cloneTemplate(adminUrl: string, original = templateName): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(adminUrl, (admin) => admin.unsafe(`create database ${name} template ${original} strategy file_copy`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a copy and ends the connections to it. */
export async function dropClone(adminUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await asAdmin(adminUrl, (admin) => admin.unsafe(`drop database if exists ${name} with (force)`));
}

async function asAdmin(adminUrl: string, work: (admin: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
