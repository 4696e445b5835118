import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reimbursementHistory } from "#db/schema/reimbursements.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { deactivateFirm } from "#server/application/members/deactivate-firm.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import type { AppContext } from "#server/context.ts";
import { createMember } from "../support/factories.ts";
import { openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

/** Few in every run; RACE_ROUNDS makes it as many as one likes. */
const rounds = Number(process.env["RACE_ROUNDS"] ?? 6);

let portal: AbusePortal;
let council: AppContext;
let dgft: AppContext;
let member: AppContext;
beforeAll(async () => {
  portal = await openAbusePortal();
  const { services, cast } = portal;
  [council, dgft, member] = [contextOf(services, cast.council), contextOf(services, cast.dgft), contextOf(services, cast.member)];
});
afterAll(() => portal?.close());

type Seen = { readonly reimbursementId: string; readonly version: number };
const flagged = [{ fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];

/** What two people do at the same moment, from which state, both having seen the same version. */
const races: Record<string, { readonly from: State; readonly both: readonly [(seen: Seen) => Promise<unknown>, (seen: Seen) => Promise<unknown>] }> =
  {
    "approving and asking": { from: "UNDER_REVIEW_DGFT", both: [(seen) => approve(dgft, seen), (seen) => shareQuery(dgft, { ...seen, query: "?" })] },
    "approving and closing": {
      from: "UNDER_REVIEW_DGFT",
      both: [(seen) => approve(dgft, seen), (seen) => closeReimbursement(council, { ...seen, reason: "Filed twice" })],
    },
    "withdrawing and forwarding": {
      from: "UNDER_REVIEW",
      both: [(seen) => withdraw(member, seen), (seen) => forwardToDgft(council, { ...seen, comment: "" })],
    },
    "sharing and forwarding": {
      from: "UNDER_REVIEW",
      both: [(seen) => shareDeficiencies(council, { ...seen, documents: flagged }), (seen) => forwardToDgft(council, { ...seen, comment: "" })],
    },
    "submitting and withdrawing": { from: "DRAFT", both: [(seen) => submit(member, seen), (seen) => withdraw(member, seen)] },
  };

const historyOf = (id: string) =>
  portal.services.db
    .select()
    .from(reimbursementHistory)
    .where(eq(reimbursementHistory.reimbursementId, id))
    .orderBy(asc(reimbursementHistory.version));

describe("row 39: two at the same moment", () => {
  it.each(Object.entries(races))(
    `row 39: of %s exactly one wins, and the other is told (${rounds} rounds)`,
    { timeout: rounds * 20_000 },
    async (_what, { from, both }) => {
      for (let round = 0; round < rounds; round += 1) {
        const { id, version } = await reimbursementIn(portal.services, portal.cast, from);
        const before = await historyOf(id);
        const seen = { reimbursementId: id, version };
        // Who comes first is left to chance, and each side begins half of the rounds.
        const order = round % 2 === 0 ? both : [both[1], both[0]];
        const results = await Promise.allSettled(order.map((act) => act(seen)));
        expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
        expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { kind: "conflict" } });
        const after = await historyOf(id);
        expect(after).toHaveLength(before.length + 1);
        expect(after.map((entry) => entry.version)).toEqual(after.map((_, index) => index + 1));
      }
    },
  );

  it(
    `row 39: a firm that is closed while it submits has either submitted before or not at all (${rounds} rounds)`,
    { timeout: rounds * 20_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { actor, firm, user } = await createMember(portal.services);
        const draft = await reimbursementIn(portal.services, { ...portal.cast, member: actor }, "DRAFT");
        const client = await portal.signIn(user.email, "MEMBER");
        const [sent, closed] = await Promise.all([
          client.mutate("reimbursements.submit", { reimbursementId: draft.id, version: draft.version }),
          deactivateFirm(council, { firmId: firm.id, version: firm.version, reason: "Left the trade" }).then(
            () => "closed",
            (error: unknown) => error,
          ),
        ]);
        expect(closed).toBe("closed");
        expect([200, 401, 403, 409]).toContain(sent.status);
        const submitted = (await historyOf(draft.id)).filter(({ action }) => action === "submit");
        expect(submitted).toHaveLength(sent.status === 200 ? 1 : 0);
        expect((await client.mutate("reimbursements.submit", { reimbursementId: draft.id })).status).toBe(401);
      }
    },
  );
});
