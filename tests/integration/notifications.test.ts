import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { notifications } from "#db/schema/notifications.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember } from "../support/factories.ts";
import { completeDraft } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

/** A member without notices, and what adds some: one for each second before 10:00, the first is the newest; every other one is read. */
async function reader() {
  const { services } = opened;
  const { actor } = await createMember(services);
  const { id } = await completeDraft(services, actor);
  await services.db.delete(notifications).where(eq(notifications.userId, actor.userId));
  const add = (from: number, to: number, isEverySecondRead: boolean) =>
    services.db.execute(sql`
      insert into notifications (user_id, kind, reimbursement_id, firm_name, created_at, read_at)
      select ${actor.userId}::uuid, 'approved', ${id}::text, n::text, '2026-11-20T10:00:00Z'::timestamptz - n * interval '1 second',
        case when ${isEverySecondRead}::boolean and n % 2 = 0 then now() end
      from generate_series(${from}::int, ${to}::int) n`);
  return { ctx: contextOf(services, actor), userId: actor.userId, add };
}

const pageOf = (ctx: AppContext, page: number, pageSize: number) => listNotifications(ctx, { page, pageSize, part: "all" });
const unreadOf = async (ctx: AppContext): Promise<number> => (await pageOf(ctx, 1, 1)).unread;

it("lists the unread first and each part newest first, over several pages", async () => {
  const { ctx, userId, add } = await reader();
  await add(1, 7, true);
  const rows = await opened.services.db.select().from(notifications).where(eq(notifications.userId, userId));
  const names = new Map(rows.map(({ id, firmName }) => [id, firmName]));
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push((await pageOf(ctx, page, 3)).rows.map(({ id }) => names.get(id)));
  expect(pages).toEqual([["1", "3", "5"], ["7", "2", "4"], ["6"], []]);
  expect(await pageOf(ctx, 4, 3)).toMatchObject({ count: 7, totalPages: 3, isCountOpen: false, unread: 4 });
});

it("counts no further than a thousand beyond the page, and marks all of many as read in one call", async () => {
  const { ctx, add } = await reader();
  await add(1, 12_000, false);
  expect(await pageOf(ctx, 1, 20)).toMatchObject({ count: 1_000, isCountOpen: true, unread: 12_000 });
  await markRead(ctx, {});
  expect(await unreadOf(ctx)).toBe(0);
});

it("marks all that a list counts as read, and nothing that was made before the list but committed after it", async () => {
  const { ctx, add } = await reader();
  await add(1, 3, false);
  const { newestUnreadAt } = await pageOf({ ...ctx, now: () => new Date("2026-11-20T10:00:05Z") }, 1, 20);
  expect(newestUnreadAt).toEqual(new Date("2026-11-20T09:59:59Z"));
  await add(0, 0, false);
  await markRead(ctx, { until: newestUnreadAt ?? undefined });
  expect(await unreadOf(ctx)).toBe(1);
});
