import { z } from "zod";
import { visitor, type MemberActor } from "#domain/accounts/actor.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { selectApplicationDocuments } from "#db/queries/joining-documents.ts";
import { contactMessages } from "#db/schema/site.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveContent } from "#server/application/site/content/save-content.ts";
import { sendMessage } from "#server/application/site/send-message.ts";
import { giveAccount, GiveAccountInput } from "#server/application/payments/give-account.ts";
import { givePreReceipt } from "#server/application/payments/give-pre-receipt.ts";
import { listDocuments } from "#server/application/payments/list-documents.ts";
import { createPaymentActors, createPaymentFile, createPaymentLine } from "../support/payments.ts";
import { listOwnDeliveries, sendTestEvent } from "#server/application/webhooks/own-deliveries.ts";
import { createWebhook } from "#server/application/webhooks/own-webhooks.ts";
import type { Services } from "#server/context.ts";
import { createBatch, createReadyLines } from "../support/batches.ts";
import { newCircular } from "../support/circulars.ts";
import { createMember, createStaffActor, createStoredKey, createUser, newGstNo } from "../support/factories.ts";
import { createApplication } from "../support/joining.ts";
import { newImport, type AbusePortal, type Principal } from "../support/principals.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";
import { givenUpJob, refusedEmail } from "../support/failed-jobs.ts";
import type { WebClient } from "../support/web-client.ts";
import { trpcEndpoints, type TargetKind } from "./endpoints.ts";

/** An id of a record, or of none, with a file of that record. */
export type Target = { readonly id: string; readonly file: string };
export type Owner = "own" | "foreign" | "absent";
export type Targets = Readonly<Record<TargetKind, Partial<Record<Owner, Target>>>>;

const anyId = "00000000-0000-4000-8000-000000000000";
const absentReimbursement = { id: "PRD-2627-99999", file: anyId };

/** One record of every kind that an endpoint works on. */
export async function openTargets(portal: AbusePortal): Promise<Targets> {
  const { services, actors, rival } = portal;
  const rivalActors = { ...actors, member: rival };
  const target = async (view: { id: string }, who = actors.member): Promise<Target> => {
    const { documents } = await getOwnReimbursement(contextOf(services, who), { reimbursementId: view.id });
    return { id: view.id, file: documents.flatMap(({ current }) => current?.files ?? [])[0]?.id ?? anyId };
  };
  const draft = await target(await reimbursementIn(services, actors, "DRAFT"));
  const received = await target(await reimbursementIn(services, actors, "SUBMITTED"));
  const forwarded = await target(await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT"));
  const foreign = await target(await reimbursementIn(services, rivalActors, "DRAFT"), rival);
  const session = async (client: Principal): Promise<Target> => {
    const { value } = await portal.everybody[client].query("accounts.sessions");
    return { id: Array.isArray(value) ? String(value[0].id) : "", file: "" };
  };
  await sendMessage(contextOf(services, visitor), {
    name: "Asha",
    email: "asha@people.example",
    subject: "Hello",
    message: "Hello",
    consentVersion: consentNotice.version,
  });
  // Only firms with a profile stand in the directory.
  const { error } = await portal.everybody.MEMBER.mutate("members.saveProfile", trpcEndpoints["members.saveProfile"]?.input?.(""));
  if (error !== undefined) throw new Error(error.message);
  await portal.everybody.BUYER.mutate("directory.enquiries.send", trpcEndpoints["directory.enquiries.send"]?.input?.(actors.member.firmId));
  const payments = await openPayments(portal);
  const [entry] = await services.db.select().from(contactMessages);
  const notice = await saveContent(contextOf(services, actors.council), { kind: "notice", fields: { title: "Matrix" } });
  return {
    nothing: { own: { id: "", file: "" } },
    "own draft": { own: draft, foreign, absent: absentReimbursement },
    received: { own: received, foreign, absent: absentReimbursement },
    forwarded: { own: forwarded, foreign: received, absent: absentReimbursement },
    readable: { own: forwarded, foreign, absent: absentReimbursement },
    "listed firm": { own: { id: actors.member.firmId, file: "" }, absent: { id: anyId, file: "" } },
    // A firm of none of the principals: an action of the council on it ends no session that a later call needs.
    firm: { own: { id: (await createMember(services)).firm.id, file: "" }, absent: { id: anyId, file: "" } },
    import: { own: { id: await newImport(portal), file: "" }, absent: { id: anyId, file: "" } },
    // Members and buyers are not found here.
    staff: {
      own: { id: (await createStaffActor(services, "DGFT_ADMIN")).userId, file: "" },
      foreign: { id: rival.userId, file: "" },
      absent: { id: anyId, file: "" },
    },
    // Who may settle it is in tests/integration/segregation.test.ts: it can be settled once.
    "staff request": { own: { id: anyId, file: "" }, absent: { id: anyId, file: "" } },
    // Staff and members are not found here.
    buyer: {
      own: { id: (await createUser(services, "BUYER")).id, file: "" },
      foreign: { id: rival.userId, file: "" },
      absent: { id: anyId, file: "" },
    },
    ...payments,
    session: { own: { id: anyId, file: "" }, foreign: await session("DGFT_ADMIN"), absent: { id: anyId, file: "" } },
    "api key": { own: { id: anyId, file: "" }, foreign: await strangersKey(services), absent: { id: anyId, file: "" } },
    "sent enquiry": { own: await newestIn(portal.everybody.BUYER, "directory.enquiries.listSent"), absent: { id: anyId, file: "" } },
    "received enquiry": { own: await newestIn(portal.everybody.MEMBER, "directory.enquiries.listReceived"), absent: { id: anyId, file: "" } },
    // Whose it is stands in tests/integration/directory-exports.test.ts: each of three roles would need its own.
    "made list": { own: { id: anyId, file: "" }, absent: { id: anyId, file: "" } },
    application: { own: await newApplication(services), absent: { id: anyId, file: anyId } },
    "given-up job": { own: { id: await givenUpJob(services), file: "" }, absent: { id: anyId, file: "" } },
    "refused letter": { own: { id: await refusedEmail(services), file: "" }, absent: { id: anyId, file: "" } },
    "payment batch": { own: { id: await newBatch(services), file: "" }, absent: { id: anyId, file: "" } },
    ...(await openCirculars(portal)),
    webhook: { own: await newWebhook(services, actors.member), foreign: await newWebhook(services, rival), absent: { id: anyId, file: anyId } },
    "content entry": { own: { id: notice.id, file: "" }, absent: { id: anyId, file: "" } },
    "inbox entry": { own: { id: entry?.id ?? "", file: "" }, absent: { id: anyId, file: "" } },
  };
}

/** A usable API key of a user who is none of the principals. */
async function strangersKey(services: Services): Promise<Target> {
  const user = await createUser(services, "BUYER");
  const { id } = await createStoredKey(services, user, { scopes: ["directory:read"] });
  return { id, file: "" };
}

/** A payment of the member and one of the rival, an account that waits for the council, a signed pre-receipt, and an order's file. */
async function openPayments({ services, actors, rival }: AbusePortal) {
  const paymentActors = await createPaymentActors(services);
  const { line } = await createPaymentLine(services, { actors: paymentActors, member: actors.member, state: "papers_asked", hasAccount: false });
  const { line: foreign } = await createPaymentLine(services, { actors: paymentActors, member: rival, state: "papers_asked", hasAccount: false });
  const { line: given } = await createPaymentLine(services, { actors: paymentActors, member: rival, state: "papers_asked", hasAccount: false });
  const ctx = contextOf(services, rival);
  await givePreReceipt(ctx, { lineId: given.id, fileId: await createPaymentFile(services, rival.userId, rival.firmId) });
  const entry = trpcEndpoints["payments.documents.giveAccount"]?.input?.("");
  const chequeFileId = await createPaymentFile(services, rival.userId, rival.firmId);
  const { account } = await giveAccount(ctx, GiveAccountInput.parse({ ...Object(entry), chequeFileId }));
  const waiting = await listDocuments(contextOf(services, paymentActors.preparer), { page: 1, pageSize: 10, kind: "pre_receipt" });
  const one = (id: string) => ({ own: { id, file: "" }, absent: { id: anyId, file: "" } });
  return {
    "payment line": { ...one(line.id), foreign: { id: foreign.id, file: "" } },
    // The council reads every payment and every file, so that only an absent one is not found by all.
    "any payment": one(line.id),
    "payment file": one(await createPaymentFile(services, actors.member.userId, actors.member.firmId)),
    "bank account": one(account.id),
    "pre-receipt": one(waiting.rows[0]?.id ?? ""),
  };
}

/** A circular for all members, and one for a firm of another state. */
async function openCirculars({ services, actors }: AbusePortal) {
  const council = contextOf(services, actors.council);
  await createMember(services, { gstNo: newGstNo().replace(/^27/, "24") });
  const forAll = await newCircular(council);
  const { id } = await newCircular(council, { audience: { isForAll: false, schemes: [], deviceGroups: [], states: ["24"] } });
  const one = { own: { id: forAll.id, file: "" }, absent: { id: anyId, file: "" } };
  return { circular: { ...one, foreign: { id, file: "" } }, "any circular": one };
}

/** A submitted application for membership, with one of its documents. */
async function newApplication(services: Services): Promise<Target> {
  const { id } = await createApplication(services, "submitted");
  const [document] = await selectApplicationDocuments(services.db, id);
  return { id, file: document?.id ?? anyId };
}

/** A webhook with a delivery. */
async function newWebhook(services: Services, actor: MemberActor): Promise<Target> {
  const ctx = contextOf(services, actor);
  const { webhook } = await createWebhook(ctx, { name: "Matrix", url: "https://erp.example/hooks", events: ["claim.submitted"] });
  await sendTestEvent(ctx, { webhookId: webhook.id });
  const [delivery] = await listOwnDeliveries(ctx, { webhookId: webhook.id });
  return { id: webhook.id, file: delivery?.id ?? "" };
}

/** A batch that waits for approval. */
async function newBatch(services: Services): Promise<string> {
  const actors = await createPaymentActors(services);
  return createBatch(services, { actors, lineIds: await createReadyLines(services, actors, [1_000_00]), state: "prepared" });
}

/** The first row of a list, as a user who may read it. */
async function newestIn(client: WebClient, list: string): Promise<Target> {
  const { value } = await client.query(list, {});
  const { rows } = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(value);
  return { id: rows[0]?.id ?? "", file: "" };
}
