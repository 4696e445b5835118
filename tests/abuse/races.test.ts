import { join } from "node:path";
import { Readable } from "node:stream";
import { asc, eq } from "drizzle-orm";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { imports } from "#db/schema/imports.ts";
import { firms } from "#db/schema/members.ts";
import { reimbursementHistory } from "#db/schema/reimbursements.ts";
import { DomainError } from "#domain/errors.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { deactivateFirm } from "#server/application/members/deactivate-firm.ts";
import { beginImport } from "#server/application/members/imports/begin-import.ts";
import { checkRows } from "#server/application/members/imports/check-rows.ts";
import { getImport } from "#server/application/members/imports/get-import.ts";
import { matchColumns } from "#server/application/members/imports/match-columns.ts";
import { runImport } from "#server/application/members/imports/run-import.ts";
import { runRows } from "#server/application/members/imports/run-rows.ts";
import { stageImport } from "#server/application/members/imports/stage-import.ts";
import { updateFirm } from "#server/application/members/update-firm.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import type { AppContext } from "#server/context.ts";
import { createFirm, createMember } from "../support/factories.ts";
import { openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { attach, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, systemContext } from "../support/services.ts";
import { headings } from "../support/sheets.ts";
import { isDeep } from "../support/tier.ts";

/** RACE_ROUNDS asks for another number. */
const rounds = Number(process.env["RACE_ROUNDS"] ?? (isDeep ? 500 : 6));
/** More of them wait for each other's locks, on a busy machine for longer than a request may. */
const roundsAtOnce = isDeep ? 4 : 2;

/** All rounds; independent ones run in parallel. */
async function inRounds(race: (round: number) => Promise<void>): Promise<void> {
  const left = Array.from({ length: rounds }, (_, round) => round);
  const worker = async (): Promise<void> => {
    for (let round = left.shift(); round !== undefined; round = left.shift()) await race(round);
  };
  await Promise.all(Array.from({ length: roundsAtOnce }, worker));
}

let portal: AbusePortal;
let council: AppContext;
let dgft: AppContext;
let member: AppContext;
beforeAll(async () => {
  portal = await openAbusePortal();
  const { services, actors } = portal;
  [council, dgft, member] = [contextOf(services, actors.council), contextOf(services, actors.dgft), contextOf(services, actors.member)];
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
    "replying and closing": {
      from: "DEFICIENCY_SHARED",
      both: [(seen) => submit(member, seen), (seen) => closeReimbursement(council, { ...seen, reason: "Filed twice" })],
    },
    "submitting and withdrawing": { from: "DRAFT", both: [(seen) => submit(member, seen), (seen) => withdraw(member, seen)] },
  };

/** A busy machine refuses what waits too long for a lock, and asks to try again: so it is done again. */
async function untilAnswered<T>(act: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left -= 1) {
    try {
      return await act();
    } catch (error) {
      if (left === 0 || !(error instanceof DomainError) || error.kind !== "unavailable") throw error;
    }
  }
}

/** A reimbursement with which both may go on: what was asked for is there already. */
async function inState(state: State): Promise<{ id: string; version: number }> {
  const view = await reimbursementIn(portal.services, portal.actors, state);
  return state === "DEFICIENCY_SHARED" ? attach(portal.services, portal.actors.member, view.id, "foreign_certificate", "clearer scan") : view;
}

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
      await inRounds(async (round) => {
        const { id, version } = await untilAnswered(() => inState(from));
        const before = await historyOf(id);
        const seen = { reimbursementId: id, version };
        // Who comes first is left to chance, and each side begins half of the rounds.
        const order = round % 2 === 0 ? both : [both[1], both[0]];
        const results = await Promise.allSettled(order.map((act) => untilAnswered(() => act(seen))));
        expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
        expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { kind: "conflict" } });
        const after = await historyOf(id);
        expect(after).toHaveLength(before.length + 1);
        expect(after.map((entry) => entry.version)).toEqual(after.map((_, index) => index + 1));
      });
    },
  );

  it(
    `row 39: a firm that is closed while it submits has either submitted before or not at all (${rounds} rounds)`,
    { timeout: rounds * 20_000 },
    async () => {
      await inRounds(async () => {
        const { actor, firm, user } = await createMember(portal.services);
        const draft = await reimbursementIn(portal.services, { ...portal.actors, member: actor }, "DRAFT");
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
      });
    },
  );

  it(
    `row 39: a firm that is edited while a list changes it is wholly the one or the other (${rounds} rounds)`,
    { timeout: rounds * 20_000 },
    async () => {
      await inRounds(async (round) => {
        const { id: firmId, version, gstNo, contactEmail } = await createFirm(portal.services);
        const common = { membershipStartOn: "2026-04-01", membershipEndOn: "2027-03-31", contactEmail, gstNo };
        const edited = { ...common, firmName: `Edited ${round}`, contactName: "Edited Office", contactPhone: "+91 98765 43211" };
        const listed = ["Listed", gstNo, "01-04-2026", "31-03-2027", "Listed Office", contactEmail, "+91 98765 43212"];
        const list = await startedImport(listed, round);
        const edit = () =>
          updateFirm(council, { firmId, version, firm: edited }).then(
            () => "edited",
            (error: unknown) => error,
          );
        const run = () => runRows(systemContext(portal.services), list, alone);
        const [outcome] = round % 2 === 0 ? await Promise.all([edit(), run()]) : (await Promise.all([run(), edit()])).toReversed();
        if (outcome !== "edited") expect(outcome).toMatchObject({ kind: "conflict", code: "stale_version" });
        const view = await getImport(council, { importId: list.importId });
        const [row] = await portal.services.db.select().from(firms).where(eq(firms.id, firmId));
        expect(view).toMatchObject({ state: "done", totalRows: 1 });
        // Each acknowledged call is one version, and the last of them is the current one.
        expect(row?.version).toBe(version + (outcome === "edited" ? 1 : 0) + view.counts.updated);
        const whole = [
          [edited.firmName, edited.contactName, edited.contactPhone],
          [listed[0], listed[4], listed[6]],
        ];
        expect(whole).toContainEqual([row?.name, row?.contactName, row?.contactPhone]);
      });
    },
  );
});

/** Nobody takes the work away. */
const alone = { hold: async () => {}, finish: async () => {} };

/** A list of one firm that was checked and waits for its worker. */
async function startedImport(line: readonly string[], number: number): Promise<{ importId: string; round: number }> {
  const { services } = portal;
  const system = systemContext(services);
  await portal.forgetLimits(); // one clerk may upload thirty an hour
  const staged = await services.files.stage(Readable.from([Buffer.from(Papa.unparse([headings, [...line]]))]), { maxBytes: 100_000 });
  const { importId } = await beginImport(council, { name: "firms.csv", staged });
  await stageImport(system, importId, join(services.config.dataDir, "tmp", `list-${number}`), alone);
  const { file, round } = await getImport(council, { importId });
  await matchColumns(council, { importId, round, mapping: [...(file?.mapping ?? [])] });
  await checkRows(system, { importId, round: await roundOf(importId) }, alone);
  await runImport(council, { importId, round: await roundOf(importId) });
  return { importId, round: await roundOf(importId) };
}

async function roundOf(importId: string): Promise<number> {
  const [row] = await portal.services.db.select().from(imports).where(eq(imports.id, importId));
  return row?.round ?? 0;
}
