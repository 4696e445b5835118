import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { occupationOf, withSnapshot } from "#db/backup/archive.ts";
import { createDb } from "#db/connection/client.ts";
import { apiKeys } from "#db/schema/accounts.ts";
import { invoiceNumbers } from "#db/schema/invoices.ts";
import { membershipApplicationNumbers } from "#db/schema/joining.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";
import { council } from "#domain/council.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { createApiKey } from "#server/application/accounts/api-keys/own-api-keys.ts";
import { backUp } from "#server/application/system/back-up.ts";
import { describeOtherSettings } from "#server/application/system/describe-manifest.ts";
import { describeNextNumbers, readGivenNumbers } from "#server/application/system/given-numbers.ts";
import { restore } from "#server/application/system/restore.ts";
import { sendTestEvent } from "#server/application/webhooks/own-deliveries.ts";
import { createWebhook } from "#server/application/webhooks/own-webhooks.ts";
import { temporaryFolder } from "../support/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember } from "../support/factories.ts";
import { attach } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

// Archives as an operator makes and uses them, by the built commands: tests/runtime/backup.test.ts.

const folder = temporaryFolder("portal-archive-");
let database: TestDatabase;
let opened: TestServices;
let copy: TestDatabase;
let openedCopy: TestServices;
beforeAll(async () => {
  [database, copy] = [await createTestDatabase(), await createTestDatabase()];
  [opened, openedCopy] = [openTestServices(database), openTestServices(copy)];
});
afterAll(async () => {
  for (const each of [opened, openedCopy]) await each?.close();
  for (const each of [database, copy]) await each?.drop();
  folder.remove();
});

const portalOf = ({ url }: TestDatabase, { services }: TestServices) => ({
  databaseUrl: url,
  files: services.files,
  secret: "x",
  hasSecret: () => true,
  version: "1",
  now: () => new Date(),
});

it("holds no table while it copies files, goes on behind the numbers that were given since, ends access, and is restored once", async () => {
  const { actor } = await createMember(opened.services);
  await attach(opened.services, actor, undefined, "rcmc_certificate");
  await database.db.insert(invoiceNumbers).values({ series: "INV/26-27/", last: 7 });
  const member = contextOf(opened.services, actor);
  await createApiKey(member, { name: "ERP", scopes: ["claims:read"], expiresOn: daysAfter(calendarDateInIndia(new Date()), 30) });
  const { webhook } = await createWebhook(member, { name: "ERP", url: "https://erp.example/hooks", events: ["claim.submitted"] });
  await sendTestEvent(member, { webhookId: webhook.id });
  const owner = postgres(database.url, { max: 1 });
  const source = portalOf(database, opened);
  const openRead = async (key: string) => {
    // As a migration does.
    await owner.unsafe("begin; set local lock_timeout = '1s'; lock table users in access exclusive mode; commit");
    return source.files.openRead(key);
  };
  const archive = join(folder.path, "archive");
  const settings = { STAFF_MFA: "required", FRESH_LOOK_DAYS: "30" };
  const { manifest } = await backUp({ ...source, previousSecret: "y", settings, files: { ...source.files, openRead } }, archive);
  await owner.end();
  expect(manifest.files.count).toBe(1);

  const given = ["INV/26-27=130", "PRD-2627=42", "JOIN-2026-27=12", "BATCH=13"].flatMap((text) => readGivenNumbers(text) ?? []);
  const target = portalOf(copy, openedCopy);
  const node = createDb(copy.url, { max: 1, name: `${council.slug}-web` });
  await node.db.execute(sql`select 1`);
  await expect(restore(target, archive, { withOtherSecret: false, given })).rejects.toMatchObject({ code: "portal_runs" });
  await node.close();
  await eventually(async () => expect((await occupationOf(copy.url)).nodeConnections).toBe(0));
  const restored = await restore(target, archive, { withOtherSecret: false, given });
  expect(describeNextNumbers(restored.given)).toBe(
    "INV/26-27: the next number is 131.\nPRD-2627: the next number is 43.\nJOIN-2026-27: the next number is 13.\nBATCH: the next number is 14.\n",
  );
  // The settings are not in the archive; what they were is.
  const here = { settings: { ...settings, STAFF_MFA: "optional" }, hasSecret: (id: string) => id !== "y" };
  expect(describeOtherSettings(restored.manifest, here)).toMatch(
    /^STAFF_MFA was required there and is optional here\.\nAPP_SECRET_PREVIOUS was set there: .*\n$/,
  );
  expect(describeOtherSettings(restored.manifest, { settings, hasSecret: () => true })).toBe("");
  expect(await copy.db.select().from(invoiceNumbers)).toEqual([{ series: "INV/26-27/", last: 130 }]);
  expect(await copy.db.select().from(membershipApplicationNumbers)).toEqual([{ financialYear: "2026-27", last: 12 }]);
  const [{ next } = {}] = await copy.db.execute<{ next: number }>(
    sql`select nextval(pg_get_serial_sequence('payment_batches', 'number'))::int as next`,
  );
  expect(next).toBe(14);
  expect(await copy.db.select().from(apiKeys)).toMatchObject([{ name: "ERP", revokedAt: expect.any(Date) }]);
  expect(await copy.db.select().from(webhooks)).toMatchObject([{ id: webhook.id, offAt: expect.any(Date), offReason: "user" }]);
  expect(await copy.db.select().from(webhookDeliveries)).toMatchObject([{ state: "failed", lastError: "The webhook was off" }]);
  // An operator who does not know whether it ended starts it again.
  await expect(restore(target, archive, { withOtherSecret: false, given })).rejects.toMatchObject({ code: "already_restored" });
});

it("a copy whose target fails in the middle of a table ends at once, with the reason", async () => {
  const owner = postgres(database.url, { max: 1 });
  // Far more than the buffers of the connection hold.
  await owner.unsafe("create view long_list as select repeat('x', 1000) as line from generate_series(1, 100000)");
  await owner.end();
  const full = new Error("no space left on device");
  const target = new Writable({ write: (_chunk, _encoding, done) => done(full) });
  const copy = withSnapshot(database.url, ({ copyOut }) => pipeline(copyOut({ name: "long_list", columns: ["line"] }), target));
  await expect(copy).rejects.toBe(full);
});

it.each(["INV/26-27/=130", "INV/27-26=1", "INV/26-28=1", "PDR-2627=1", "PRD-2672=1", "JOIN-2026-28=1", "BATCH-2627=1", "INV=1"])(
  "takes %s for no series of the portal",
  (text) => {
    expect(readGivenNumbers(text)).toBeUndefined();
  },
);
