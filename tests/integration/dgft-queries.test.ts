import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mail } from "#db/schema/mail.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { listDgftQueries } from "#server/application/reviews/list-dgft-queries.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { type Actors, createActors, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

async function newActors(): Promise<Actors> {
  return await createActors(services);
}

it("lists the queries that wait, longest waiting first, until they are passed on", async () => {
  const actors = await newActors();
  const council = contextOf(services, actors.council);
  const first = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
  const second = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
  await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");

  const before = await listDgftQueries(council, { page: 1, pageSize: 1 });
  expect(before).toMatchObject({ count: 2, currentPage: 1, totalPages: 2 });
  expect(before.rows).toMatchObject([{ id: first.id, scheme: "product", typeLabel: "Product", query: "Which bill of entry?" }]);
  expect((await listDgftQueries(council, { page: 2, pageSize: 1 })).rows.map(({ id }) => id)).toEqual([second.id]);

  await shareDgftQuery(council, { reimbursementId: first.id, version: first.version, comment: "DGFT asks for the bill of entry." });
  expect((await listDgftQueries(council, { page: 1, pageSize: 10 })).rows.map(({ id }) => id)).toEqual([second.id]);
});

it("is for the council alone", async () => {
  const actors = await newActors();
  for (const actor of [actors.member, actors.dgft])
    await expect(listDgftQueries(contextOf(services, actor), { page: 1, pageSize: 10 })).rejects.toMatchObject({ kind: "forbidden" });
});

it("reads what a notice is about when it is opened, for that person alone; one's own acts are no notices", async () => {
  const actors = await newActors();
  const colleague = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
  const { id } = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
  const other = await reimbursementIn(services, actors, "SUBMITTED");
  const council = contextOf(services, actors.council);
  const unreadOf = async (ctx: AppContext) =>
    (await listNotifications(ctx, { page: 1, pageSize: 100, part: "all" })).rows
      .filter(({ isRead, reimbursementId }) => !isRead && [id, other.id].includes(reimbursementId ?? ""))
      .map(({ title }) => title);
  await markRead(council, { reimbursementId: id });
  expect(await unreadOf(council)).toEqual(["New reimbursement"]);
  expect((await unreadOf(colleague)).toSorted()).toEqual(["Deficiency raised by DGFT", "New reimbursement", "New reimbursement"]);
  // The member submitted both: what the others did is told, one's own act is not.
  expect((await unreadOf(contextOf(services, actors.member))).toSorted()).toEqual(["DGFT has a query", "Forwarded to DGFT"]);
});

it("lists approvals for the council alone, the newest first", async () => {
  const actors = await newActors();
  const council = contextOf(services, actors.council);
  const first = await reimbursementIn(services, actors, "APPROVED_DGFT");
  const second = await reimbursementIn(services, actors, "APPROVED_DGFT", "exhibition");
  const approvals = await listNotifications(council, { page: 1, pageSize: 10, part: "approvals" });
  expect(approvals.rows.map(({ reimbursementId }) => reimbursementId)).toEqual([second.id, first.id]);
  const [newest] = approvals.rows;
  await markRead(council, { ids: [newest?.id ?? ""] });
  // Opening one does not move it: days stay days.
  const after = await listNotifications(council, { page: 1, pageSize: 10, part: "approvals" });
  expect(after.rows.map(({ reimbursementId, isRead }) => [reimbursementId, isRead])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  expect(new Set(after.rows.map(({ title }) => title))).toEqual(new Set(["Approved by DGFT"]));
});

it.each([
  ["RESUBMITTED", ["deficiency", "receipt", "receipt"]],
  ["DEFICIENCY_DGFT", ["forwarded", "query_notice", "receipt"]],
  ["APPROVED_DGFT", ["approved", "forwarded", "receipt"]],
] as const)("the member of a claim in %s gets an email for each step", async (state, kinds) => {
  const actors = await newActors();
  await reimbursementIn(services, actors, state);
  const emails = await services.db.select().from(mail).where(eq(mail.userId, actors.member.userId));
  expect(emails.map(({ kind }) => kind).toSorted()).toEqual(kinds);
});
