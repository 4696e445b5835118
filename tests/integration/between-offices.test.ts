import { afterAll, beforeAll, expect, it } from "vitest";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
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

it("keeps from the member what the council and DGFT write to each other, not that they acted", async () => {
  const { services } = opened;
  const { actor: member } = await createMember(services);
  const actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
  const reviewed = await reimbursementIn(services, actors, "UNDER_REVIEW");
  const forwarded = await forwardToDgft(contextOf(services, actors.council), {
    reimbursementId: reviewed.id,
    version: reviewed.version,
    comment: "Please look at the fee",
  });
  await shareQuery(contextOf(services, actors.dgft), { reimbursementId: reviewed.id, version: forwarded.version, query: "Which bill of entry?" });

  const own = await getOwnReimbursement(contextOf(services, member), { reimbursementId: reviewed.id });
  expect(own.timeline.map(({ action, comment }) => [action, comment])).toEqual([
    ["start", undefined],
    ["submit", undefined],
    ["forward", undefined],
    ["dgft_share", undefined],
  ]);
  expect(JSON.stringify(own)).not.toMatch(/look at the fee|bill of entry/);

  const decision = await getDecision(contextOf(services, actors.dgft), { reimbursementId: reviewed.id });
  expect(decision.timeline.map(({ comment }) => comment)).toEqual([undefined, undefined, "Please look at the fee", "Which bill of entry?"]);
});
