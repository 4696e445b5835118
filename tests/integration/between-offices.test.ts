import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { notifications } from "#db/schema/notifications.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { DecisionListInput, listDecisions } from "#server/application/dgft/list-decisions.ts";
import { listForwarded } from "#server/application/dgft/list-forwarded.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { listReviews } from "#server/application/reviews/list-reviews.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { createActors, forwardByTwo, reimbursementIn } from "../support/reimbursements.ts";
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

it("keeps the council's new verdicts and amounts from DGFT until it forwards the claim again", async () => {
  const { services } = opened;
  const actors = await createActors(services);
  const [council, dgft] = [contextOf(services, actors.council), contextOf(services, actors.dgft)];
  const { id, version, items } = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
  const saved = await saveReview(council, {
    reimbursementId: id,
    version,
    documents: [{ fieldName: "foreign_certificate", status: "DEFICIENT", remark: "Perhaps it is a copy." }],
    assessments: items.map((item) => ({ itemId: item.id, admissiblePaise: 100, reason: "Perhaps the fee alone." })),
  });
  const readByDgft = () => getDecision(dgft, { reimbursementId: id });
  const decision = await readByDgft();
  expect(JSON.stringify(decision)).not.toContain("Perhaps");
  expect(decision).toMatchObject({ recommendedPaise: null, reviewProgress: undefined });
  expect(decision.documents.map(({ verdict }) => verdict)).not.toContainEqual(expect.anything());
  const { rows } = await listForwarded(dgft, { schemes: ["product"], page: 1, pageSize: 50 });
  expect(rows.find((row) => row.id === id)).toMatchObject({ claimedPaise: 80_000_00, recommendedPaise: null });
  const listed = DecisionListInput.parse({ scheme: "product", show: "all", search: id });
  const progressForDgft = async () => (await listDecisions(dgft, listed)).rows.map(({ reviewProgress }) => reviewProgress);
  expect(await progressForDgft()).toEqual([undefined]);
  expect((await listReviews(council, listed)).rows.map(({ reviewProgress }) => reviewProgress)).toEqual(["In Progress"]);

  // Nor does DGFT read them where the claim is closed instead.
  await closeReimbursement(council, { reimbursementId: id, version: saved.version, reason: "Filed twice" });
  const closed = await readByDgft();
  expect([closed.state, closed.reviewProgress]).toEqual(["CLOSED", undefined]);
  expect(await progressForDgft()).toEqual([undefined]);
  expect(JSON.stringify(closed)).not.toContain("Perhaps");
});

it("lists for a program of DGFT first the claim that came to another party last, also one that comes back", async () => {
  const { services } = opened;
  const actors = await createActors(services);
  const [council, dgft] = [contextOf(services, actors.council), contextOf(services, actors.dgft)];
  const queried = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
  const later = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const top = async () => (await listForwarded(dgft, { schemes: ["product", "plant"], page: 1, pageSize: 2 })).rows.map(({ id }) => id);
  expect(await top()).toEqual([later.id, queried.id]);
  await forwardByTwo(services, council, queried);
  expect(await top()).toEqual([queried.id, later.id]);
});

it("leaves DGFT the verdicts of a claim that is closed while DGFT has it", async () => {
  const { services } = opened;
  const actors = await createActors(services);
  const { id, version } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const dgft = contextOf(services, actors.dgft);
  const before = await getDecision(dgft, { reimbursementId: id });
  await closeReimbursement(contextOf(services, actors.council), { reimbursementId: id, version, reason: "The firm asked for it" });
  const closed = await getDecision(dgft, { reimbursementId: id });
  expect([before.reviewProgress, closed.state, closed.reviewProgress]).toEqual(["Completed", "CLOSED", "Completed"]);
  expect(closed.documents.map(({ verdict }) => verdict)).toEqual(before.documents.map(({ verdict }) => verdict));
});

it("tells DGFT that a claim is over which it has, or about which it asked, and nothing of one that it never had", async () => {
  const { services } = opened;
  const actors = await createActors(services);
  const [member, council] = [contextOf(services, actors.member), contextOf(services, actors.council)];
  const toldOf = async (reimbursementId: string) =>
    (
      await services.db
        .select({ kind: notifications.kind })
        .from(notifications)
        .where(and(eq(notifications.userId, actors.dgft.userId), eq(notifications.reimbursementId, reimbursementId)))
    ).map(({ kind }) => kind);
  const close = ({ id, version }: { readonly id: string; readonly version: number }) =>
    closeReimbursement(council, { reimbursementId: id, version, reason: "The firm asked for it" });

  const atDgft = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  await close(atDgft);
  expect((await toldOf(atDgft.id)).toSorted()).toEqual(["closed_by_council", "forwarded_to_dgft"]);

  const query = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
  const shared = await shareDgftQuery(council, { reimbursementId: query.id, version: query.version, comment: "Give the bill of entry." });
  await withdraw(member, { reimbursementId: query.id, version: shared.version });
  expect(await toldOf(query.id)).toContain("withdrawn");

  const before = await reimbursementIn(services, actors, "UNDER_REVIEW");
  await close(before);
  const left = await reimbursementIn(services, actors, "SUBMITTED");
  await withdraw(member, { reimbursementId: left.id, version: left.version });
  expect([await toldOf(before.id), await toldOf(left.id)]).toEqual([[], []]);
});
