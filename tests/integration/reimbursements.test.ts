import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq, sql } from "drizzle-orm";
import { createDb } from "#db/connection/client.ts";
import { mail } from "#db/schema/mail.ts";
import { outbox } from "#db/schema/outbox.ts";
import { documentVersions, reimbursementHistory, reimbursements } from "#db/schema/reimbursements.ts";
import { notifications } from "#db/schema/notifications.ts";
import { answerDeficiency } from "#server/application/reimbursements/answer-deficiency.ts";
import { clearProgress } from "#server/application/reimbursements/clear-progress.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { removeDocument } from "#server/application/reimbursements/remove-document.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createUser } from "../support/factories.ts";
import { type Actors, attach, completeDraft, createActors, reimbursementIn } from "../support/reimbursements.ts";
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

const historyOf = (id: string) =>
  services.db.select().from(reimbursementHistory).where(eq(reimbursementHistory.reimbursementId, id)).orderBy(reimbursementHistory.version);

describe("a draft", () => {
  it("gets its number with the first step, and counts on", async () => {
    const { actor } = await createMember(services);
    const ctx = contextOf(services, actor);
    const first = await saveStep(ctx, { scheme: "product", step: 1, answers: { firm_address: "12 Industrial Area" } });
    const second = await saveStep(ctx, { scheme: "product", step: 1, answers: { firm_address: "14 Industrial Area" } });
    expect(first.id).toMatch(/^PRD-\d{4}-\d{5}$/);
    expect(Number(second.id.slice(-5))).toBe(Number(first.id.slice(-5)) + 1);
    expect(first.status).toBe("Draft, step 2 of 10");
  });

  it("gets its number while the draft of another firm is not yet written", async () => {
    const [slow, quick] = [await createMember(services), await createMember(services)];
    const step = { scheme: "exhibition", step: 1, answers: { firm_address: "12 Industrial Area" } } as const;
    const patient = createDb(database.url, { statementTimeoutMs: 60_000, settings: { lock_timeout: "60000" } });
    const ids = await patient.db.transaction(async (tx) => {
      await tx.execute(sql`select id from users where id = ${slow.actor.userId} for update`);
      const written = saveStep({ ...contextOf(services, slow.actor), db: patient.db }, step);
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "reimbursements"%'`;
      await eventually(async () => expect(await patient.db.execute(waiting)).toHaveLength(1));
      return { other: (await saveStep(contextOf(services, quick.actor), step)).id, later: written.then(({ id }) => ({ id })) };
    });
    expect(ids.other).not.toBe((await ids.later).id);
    await patient.close();
  });

  it("begins with a file as well", async () => {
    const { actor } = await createMember(services);
    const view = await attach(services, actor, undefined, "rcmc_certificate");
    expect(view.documents.find((document) => document.fieldName === "rcmc_certificate")?.current?.files).toHaveLength(1);
  });

  it("is saved with the one file it asks for; sent after it, it changes nothing", async () => {
    const { actor } = await createMember(services);
    const view = await attach(services, actor, undefined, "rcmc_certificate");
    expect(view).toMatchObject({ currentStep: 3, status: "Draft, step 3 of 10" });
    expect(view.steps[1]).toMatchObject({ isComplete: true, savedAt: expect.any(Date) });
    const again = await saveStep(contextOf(services, actor), { scheme: "product", reimbursementId: view.id, step: 2 });
    expect(again.version).toBe(view.version);
  });

  it("that asks for more than a file is not saved by that file", async () => {
    const { actor } = await createMember(services);
    const view = await attach(services, actor, undefined, "mission_certificate");
    expect(view).toMatchObject({ currentStep: 1 });
    expect(view.steps[5]?.savedAt).toBeUndefined();
  });

  it("refuses an incomplete step and names the field", async () => {
    const { actor } = await createMember(services);
    await expect(saveStep(contextOf(services, actor), { scheme: "product", step: 2 })).rejects.toMatchObject({
      kind: "invalid",
      message: "Please complete all required fields before proceeding to the next step.",
      fields: { rcmc_certificate: ["Select the RCMC certificate"] },
    });
    expect((await listOwnReimbursements(contextOf(services, actor), {})).count).toBe(0);
  });

  it.each([0, 10, 99, -1])("refuses step %i", async (step) => {
    const { actor } = await createMember(services);
    await expect(saveStep(contextOf(services, actor), { scheme: "product", step })).rejects.toMatchObject({ kind: "invalid", code: "no_such_step" });
  });

  it("row 7: stores only the step's own fields", async () => {
    const { actor } = await createMember(services);
    const answers = { firm_address: "12 Industrial Area", status: "APPROVED_DGFT", version: 99, firm_id: "x", submitted_at: "2020-01-01" };
    const view = await saveStep(contextOf(services, actor), { scheme: "product", step: 1, answers });
    expect(view.answers).toEqual({ firm_address: "12 Industrial Area" });
    expect(view.state).toBe("DRAFT");
  });

  it("takes steps in any order, and one sent again replaces itself", async () => {
    const { actor } = await createMember(services);
    const ctx = contextOf(services, actor);
    const late = await saveStep(ctx, { scheme: "product", step: 7, answers: { has_previous_claims: false } });
    const once = await saveStep(ctx, { scheme: "product", reimbursementId: late.id, step: 1, answers: { firm_address: "first" } });
    const second = { scheme: "product", reimbursementId: late.id, step: 1, answers: { firm_address: "second" } } as const;
    const again = await saveStep(ctx, { ...second, version: once.version });
    expect(again.answers).toEqual({ firm_address: "second", has_previous_claims: false });
    expect(again.version).toBe(once.version + 1);
    const same = await saveStep(ctx, { ...second, version: again.version });
    expect(same.version).toBe(again.version);
  });

  it("is not saved over what its writer has not seen; own saves in a row are no conflict", async () => {
    const { actor } = await createMember(services);
    const ctx = contextOf(services, actor);
    const opened = await saveStep(ctx, { scheme: "plant", step: 1, answers: { firm_address: "first" } });
    const of = { scheme: "plant", reimbursementId: opened.id } as const;
    const next = await saveStep(ctx, { ...of, version: opened.version, step: 6, answers: { fob_export_value: "111" } });
    const last = await saveStep(ctx, { ...of, version: next.version, step: 6, answers: { fob_export_value: "222" } });
    const stale = { kind: "conflict", code: "stale_version", message: reimbursementMessages.stale };
    await expect(saveStep(ctx, { ...of, version: opened.version, step: 6, answers: { fob_export_value: "333" } })).rejects.toMatchObject(stale);
    await expect(saveStep(ctx, { ...of, step: 6, answers: { fob_export_value: "333" } })).rejects.toMatchObject(stale);
    await expect(saveStep(ctx, { ...of, step: 3, answers: { country_of_origin: "India" } })).resolves.toMatchObject({ version: last.version + 1 });
  });

  it("keeps a replaced file as an earlier version only if the council had received it", async () => {
    const { actor } = await createMember(services);
    const first = await attach(services, actor, undefined, "rcmc_certificate", "one");
    const second = await attach(services, actor, first.id, "rcmc_certificate", "two");
    const document = second.documents.find(({ fieldName }) => fieldName === "rcmc_certificate");
    expect(document?.current?.version).toBe(2);
    expect(document?.earlier).toEqual([]);
    const repeated = await attach(services, actor, first.id, "rcmc_certificate", "two");
    expect(repeated.version).toBe(second.version);
  });

  it("lets a file be taken out, once", async () => {
    const { actor } = await createMember(services);
    const ctx = contextOf(services, actor);
    const view = await attach(services, actor, undefined, "rcmc_certificate");
    const fileId = view.documents.find((document) => document.current !== undefined)?.current?.files[0]?.id ?? "";
    const input = { scheme: "product" as const, reimbursementId: view.id, fieldName: "rcmc_certificate", fileId };
    const without = await removeDocument(ctx, input);
    expect(without.documents.every((document) => document.current === undefined)).toBe(true);
    expect((await removeDocument(ctx, input)).version).toBe(without.version);
  });

  it("has the replaced file again when the file in its place is taken back", async () => {
    const { actor } = await createMember(services);
    const ctx = contextOf(services, actor);
    const fileOf = ({ documents }: ReimbursementView) => documents.find(({ fieldName }) => fieldName === "rcmc_certificate")?.current?.files[0]?.id;
    const first = await attach(services, actor, undefined, "rcmc_certificate", "right");
    const second = await attach(services, actor, first.id, "rcmc_certificate", "wrong");
    const input = { scheme: "product" as const, reimbursementId: first.id, fieldName: "rcmc_certificate", fileId: fileOf(second) ?? "", backTo: 1 };
    const back = await removeDocument(ctx, input);
    expect(fileOf(back)).toBe(fileOf(first));
    expect((await removeDocument(ctx, input)).version).toBe(back.version);
  });

  it("is emptied by Clear Progress, and keeps its number", async () => {
    const { actor } = await createMember(services);
    const view = await completeDraft(services, actor);
    const cleared = await clearProgress(contextOf(services, actor), { reimbursementId: view.id, version: view.version });
    expect(cleared).toMatchObject({ id: view.id, answers: {}, currentStep: 1, state: "DRAFT" });
    expect(cleared.documents.every((document) => document.current === undefined)).toBe(true);
  });

  it.each([
    ["membership_expired", { membershipStartOn: "2024-04-01", membershipEndOn: "2025-03-31" }, /Your membership ended on 31-03-2025/],
    ["membership_not_started", { membershipStartOn: "2098-04-01", membershipEndOn: "2099-03-31" }, /Your membership starts on 01-04-2098/],
  ])("needs a valid membership: %s", async (code, membership, message) => {
    const { actor } = await createMember(services, membership);
    const error = await saveStep(contextOf(services, actor), { scheme: "product", step: 1, answers: { firm_address: "x" } }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ kind: "forbidden", code });
    expect(String(error)).toMatch(message);
  });
});

describe("submission", () => {
  it("row 8: needs every step, and names what is missing in the specification's words", async () => {
    const { actor } = await createMember(services);
    const ctx = contextOf(services, actor);
    const view = await saveStep(ctx, { scheme: "product", step: 1, answers: { firm_address: "x" } });
    await expect(submit(ctx, { reimbursementId: view.id, version: view.version })).rejects.toMatchObject({
      kind: "conflict",
      code: "not_complete",
      fields: {
        rcmc_certificate: ["Please re-upload the RCMC certificate file."],
        manufacturing_license: ["Please upload the manufacturing licence file."],
      },
    });
  });

  it("notifies everybody of the firm and the council but who did it, queues a dossier and receipts, in one transaction", async () => {
    const actors = await newActors();
    const colleague = await createUser(services, "MEMBER", { firmId: actors.member.firmId });
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    expect(view.status).toBe("Submitted, waiting for EPCMD");
    const notified = await services.db.select().from(notifications).where(eq(notifications.reimbursementId, view.id));
    expect(notified.find((row) => row.userId === colleague.id)?.kind).toBe("submitted");
    expect(notified.find((row) => row.userId === actors.member.userId)).toBeUndefined();
    // The council reads the firm's name, and no name of a person, which an erasure of that person would have to find.
    expect(notified.find((row) => row.userId === actors.council.userId)).toMatchObject({ kind: "new_reimbursement", actorName: null });
    const emails = await services.db.select().from(mail).where(eq(mail.userId, actors.member.userId));
    expect(emails.map((row) => row.kind)).toEqual(["receipt"]);
    const jobs = await services.db
      .select()
      .from(outbox)
      .where(sql`payload->>'reimbursementId' = ${view.id}`);
    expect(jobs.map((job) => job.topic)).toEqual(["build-dossier", "scan-reimbursement"]);
  });

  it("row 38: twenty times at once is one transition, one history row and one mail", async () => {
    const { actor } = await createMember(services);
    const draft = await completeDraft(services, actor);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => submit(contextOf(services, actor), { reimbursementId: draft.id, version: draft.version })),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    for (const result of results) if (result.status === "rejected") expect(["conflict", "unavailable"]).toContain(result.reason.kind);
    expect((await historyOf(draft.id)).filter((entry) => entry.action === "submit")).toHaveLength(1);
    expect(await services.db.$count(mail, eq(mail.userId, actor.userId))).toBe(1);
  });

  it("row 38: twenty times at once with one key gives twenty equal answers", async () => {
    const { actor } = await createMember(services);
    const draft = await completeDraft(services, actor);
    const idempotency = { key: `submit-${draft.id}`, route: "reimbursements.submit", bodyHash: "same" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit({ ...contextOf(services, actor), idempotency }, { reimbursementId: draft.id, version: draft.version })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await historyOf(draft.id)).filter((entry) => entry.action === "submit")).toHaveLength(1);
    const other = { ...idempotency, bodyHash: "other" };
    await expect(submit({ ...contextOf(services, actor), idempotency: other }, { reimbursementId: draft.id })).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  it("row 8: closes the steps: nothing can be changed behind the council's back", async () => {
    const actors = await newActors();
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    const ctx = contextOf(services, actors.member);
    await expect(saveStep(ctx, { scheme: "product", reimbursementId: view.id, step: 1, answers: { firm_address: "y" } })).rejects.toMatchObject({
      kind: "conflict",
      code: "wrong_state",
    });
    await expect(attach(services, actors.member, view.id, "rcmc_certificate", "other")).rejects.toMatchObject({
      kind: "conflict",
      code: "wrong_state",
    });
    expect((await getOwnReimbursement(ctx, { reimbursementId: view.id })).version).toBe(view.version);
  });

  it("drops the documents that a No made unnecessary", async () => {
    const { actor } = await createMember(services);
    const draft = await completeDraft(services, actor);
    const withDocument = await attach(services, actor, draft.id, "mission_certificate");
    expect(withDocument.documents.find((document) => document.fieldName === "mission_certificate")).toMatchObject({ isApplicable: false });
    const sent = await submit(contextOf(services, actor), { reimbursementId: draft.id, version: withDocument.version });
    expect(sent.documents.find((document) => document.fieldName === "mission_certificate")?.current).toBeUndefined();
  });
});

describe("a reply", () => {
  it("changes only what was flagged, and every other verdict stands", async () => {
    const actors = await newActors();
    const returned = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    const ctx = contextOf(services, actors.member);
    const mine = await getOwnReimbursement(ctx, { reimbursementId: returned.id });
    expect(mine.status).toBe("Action needed: deficiency in 1 document");
    expect(mine.documents.filter((document) => document.isOpen).map((document) => document.fieldName)).toEqual(["foreign_certificate"]);
    await expect(attach(services, actors.member, mine.id, "rcmc_certificate", "other")).rejects.toMatchObject({ code: "not_open" });
    await expect(
      saveStep(ctx, { scheme: "product", reimbursementId: mine.id, version: mine.version, step: 1, answers: { firm_address: "elsewhere" } }),
    ).rejects.toMatchObject({ code: "not_open" });
    await expect(submit(ctx, { reimbursementId: mine.id, version: mine.version })).rejects.toMatchObject({ code: "not_answered" });
    const mended = await attach(services, actors.member, mine.id, "foreign_certificate", "clearer scan");
    const sent = await submit(ctx, { reimbursementId: mine.id, version: mended.version });
    expect(sent.state).toBe("RESUBMITTED");
    const versions = await services.db.select().from(documentVersions).where(eq(documentVersions.reimbursementId, mine.id));
    expect(
      versions
        .filter((version) => version.fieldName === "foreign_certificate")
        .map((version) => [version.version, version.isCurrent, version.wasSubmitted]),
    ).toEqual([
      [1, false, true],
      [2, true, true],
    ]);
  });

  it("may be a written answer instead of a new file", async () => {
    const actors = await newActors();
    const returned = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    const ctx = contextOf(services, actors.member);
    const mine = await getOwnReimbursement(ctx, { reimbursementId: returned.id });
    const deficiency = mine.documents.flatMap((document) => document.deficiencies)[0];
    expect(deficiency).toMatchObject({ remark: "The stamp cannot be read.", isOpen: true });
    const answered = await answerDeficiency(ctx, { reimbursementId: mine.id, deficiencyId: deficiency?.id ?? "", answer: "The stamp is on page 2." });
    const sent = await submit(ctx, { reimbursementId: mine.id, version: answered.version });
    expect(sent.state).toBe("RESUBMITTED");
    expect(sent.documents.flatMap((document) => document.deficiencies)[0]).toMatchObject({ answer: "The stamp is on page 2.", isOpen: false });
  });
});

describe("withdrawing", () => {
  it.each(["DRAFT", "SUBMITTED", "UNDER_REVIEW", "DEFICIENCY_SHARED", "RESUBMITTED"] as const)("is possible in %s", async (state) => {
    const actors = await newActors();
    const view = await reimbursementIn(services, actors, state);
    const gone = await withdraw(contextOf(services, actors.member), { reimbursementId: view.id, version: view.version });
    const closedReason = state === "DRAFT" ? "Draft discarded by the member" : "Withdrawn by the member";
    expect(gone).toMatchObject({ state: "CLOSED", closedReason, actions: [] });
  });

  it.each(["UNDER_REVIEW_DGFT", "DEFICIENCY_DGFT", "APPROVED_DGFT", "CLOSED"] as const)("is refused in %s", async (state) => {
    const actors = await newActors();
    const view = await reimbursementIn(services, actors, state);
    await expect(withdraw(contextOf(services, actors.member), { reimbursementId: view.id, version: view.version })).rejects.toMatchObject({
      kind: "conflict",
      code: "wrong_state",
    });
  });
});

describe("row 1: another firm's reimbursement", () => {
  it("does not exist, in any use case", async () => {
    const actors = await newActors();
    const { actor: rival } = await createMember(services);
    const view = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    const ctx = contextOf(services, rival);
    const before = await historyOf(view.id);
    const { id, version } = view;
    const tries = [
      getOwnReimbursement(ctx, { reimbursementId: id }),
      saveStep(ctx, { scheme: "product", reimbursementId: id, step: 1, answers: { firm_address: "x" } }),
      attach(services, rival, id, "foreign_certificate"),
      submit(ctx, { reimbursementId: id, version }),
      withdraw(ctx, { reimbursementId: id, version }),
      clearProgress(ctx, { reimbursementId: id, version }),
      removeDocument(ctx, {
        scheme: "product",
        reimbursementId: id,
        fieldName: "foreign_certificate",
        fileId: "00000000-0000-4000-8000-000000000000",
      }),
      answerDeficiency(ctx, { reimbursementId: id, deficiencyId: "00000000-0000-4000-8000-000000000000", answer: "x" }),
    ];
    const [unknown, ...answers] = await Promise.allSettled([getOwnReimbursement(ctx, { reimbursementId: "PRD-2627-99999" }), ...tries]);
    for (const refused of answers) {
      expect(refused).toMatchObject({ status: "rejected", reason: { kind: "not_found" } });
      if (refused.status === "rejected" && unknown.status === "rejected") expect(refused.reason.message).toBe(unknown.reason.message);
    }
    expect(await historyOf(id)).toEqual(before);
    expect((await listOwnReimbursements(ctx, {})).count).toBe(0);
  });
});

describe("history", () => {
  it("counts every version without a gap, and the product cannot change it", async () => {
    const actors = await newActors();
    const view = await reimbursementIn(services, actors, "APPROVED_DGFT");
    const entries = await historyOf(view.id);
    expect(entries.map((entry) => entry.version)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.at(-1)).toMatchObject({ action: "approve", toState: "APPROVED_DGFT", version: view.version });
    for (const statement of [
      sql`update reimbursement_history set action = 'start'`,
      sql`delete from reimbursement_history`,
      sql`truncate reimbursement_history`,
    ])
      await expect(services.db.execute(statement)).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  it("has a constraint behind each rule", async () => {
    const actors = await newActors();
    const view = await reimbursementIn(services, actors, "DRAFT");
    await expect(services.db.update(reimbursements).set({ state: "SUBMITTED" }).where(eq(reimbursements.id, view.id))).rejects.toMatchObject({
      cause: { constraint_name: "reimbursements_draft_or_submitted" },
    });
  });
});

describe("the list of one's own", () => {
  it("pages, newest first, and is empty with true totals past its end", async () => {
    const { actor } = await createMember(services);
    const ctx = contextOf(services, actor);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.unshift((await saveStep(ctx, { scheme: "product", step: 1, answers: { firm_address: `${count}` } })).id);
    const first = await listOwnReimbursements(ctx, { page: 1, pageSize: 2 });
    expect(first.rows.map((row) => row.id)).toEqual(ids.slice(0, 2));
    expect(first).toMatchObject({ count: 3, totalPages: 2 });
    expect(await listOwnReimbursements(ctx, { page: 9, pageSize: 2 })).toMatchObject({ rows: [], count: 3, totalPages: 2 });
  });
});
