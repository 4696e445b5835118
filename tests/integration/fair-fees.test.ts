import { read, utils } from "@e965/xlsx";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { deleteUnnamedFiles } from "#db/queries/payment-files.ts";
import { startingCriteria } from "#domain/fairs/criteria.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { withdrawApplication } from "#server/application/fairs/apply.ts";
import { exportFairReport, exportRanking } from "#server/application/fairs/export-fair.ts";
import { receiveFee, returnFeeProof, sendFeeProof } from "#server/application/fairs/fees.ts";
import { getCouncilFair } from "#server/application/fairs/list-fairs.ts";
import { getOwnFair } from "#server/application/fairs/own-fairs.ts";
import { changeFair } from "#server/application/fairs/save-fair.ts";
import { saveStall, takeSeatBack } from "#server/application/fairs/seats.ts";
import { openPaymentFile } from "#server/application/payments/payment-files.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { afterLastDay, at, createRankedFair } from "../support/fairs.ts";
import { createInvoiceSettings, testSettings } from "../support/invoices.ts";
import { createPaymentFile } from "../support/payments.ts";
import { refusedWith } from "../support/refused-with.ts";
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

type Played = Awaited<ReturnType<typeof createRankedFair>>;

const ownFee = async ({ as, fairId }: Played, place: number) => (await getOwnFair(as(place), { fairId })).application?.fee ?? null;
const feesOf = async ({ staff, fairId }: Played) => (await getCouncilFair(staff, { fairId })).applications.map(({ fee }) => fee?.state ?? null);
const waitingProof = async (played: Played, place = 0): Promise<string> => (await ownFee(played, place))?.proofs[0]?.id ?? "";

/** A fair of two seats whose first firm has accepted. */
async function createAccepted(values: Parameters<typeof createRankedFair>[2] = {}): Promise<Played> {
  const played = await createRankedFair(services, 2, values);
  await played.accept(0);
  return played;
}

test("a proof is sent, returned with a remark and sent again, then received; the firm is notified and both files stay", async () => {
  const played = await createAccepted();
  const { staff, as, fairId, sendProof, actors } = played;
  expect(await ownFee(played, 0)).toEqual({ state: "unpaid", proofs: [] });
  expect(await getOwnFair(as(0), { fairId })).toMatchObject({ actions: expect.arrayContaining(["payFee"]), bankDetails: null });
  await createInvoiceSettings(services);
  expect((await getOwnFair(as(0), { fairId })).bankDetails).toBe(testSettings.bankDetails);
  expect(await feesOf(played)).toEqual(["unpaid", null]);

  await sendProof(0, " utr 100 ");
  expect(await ownFee(played, 0)).toMatchObject({
    state: "sent",
    proofs: [{ amountPaise: 2_500_000, paidOn: "2027-02-01", reference: "UTR100", file: { name: "paper.pdf" } }],
  });
  const waiting = await getOwnFair(as(0), { fairId });
  expect([waiting.actions.includes("payFee"), waiting.bankDetails]).toEqual([false, null]);
  expect(await returnFeeProof(staff, { proofId: await waitingProof(played), remark: "The picture cannot be read." })).toMatchObject({
    message: expect.stringContaining("is returned"),
  });
  expect(await ownFee(played, 0)).toMatchObject({ state: "returned", proofs: [{ remark: "The picture cannot be read.", checkedAt: afterLastDay }] });

  await sendProof(0, "UTR101");
  const { message } = await receiveFee(staff, { proofId: await waitingProof(played) });
  expect(message).toContain("Rs 25,000.00");
  const [application] = (await getCouncilFair(staff, { fairId })).applications;
  expect(application?.fee).toMatchObject({
    state: "received",
    proofs: [
      { state: "received", amountPaise: 2_500_000, reference: "UTR101", checkedAt: afterLastDay, checkedByName: expect.any(String) },
      { state: "returned", reference: "UTR100", remark: "The picture cannot be read." },
    ],
  });
  expect(JSON.stringify(await ownFee(played, 0))).not.toContain("checkedByName");
  const userId = actors[0]?.userId ?? "";
  const told = await services.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.kind, ["fair_fee_received", "fair_fee_returned"])));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(["fair_fee_received", "fair_fee_returned"]);
  const mails = await services.db
    .select({ params: mail.params })
    .from(mail)
    .where(and(eq(mail.userId, userId), eq(mail.kind, "fair_fee_returned")));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain("cannot be read");
});

test("what cannot be sent is refused with what to do", async () => {
  const played = await createAccepted();
  const { fairId, as, sendProof, staff, actors } = played;
  await expect(sendProof(1)).rejects.toEqual(refusedWith("no_seat", fairMessages.feeNeedsSeat));
  const proof = { fairId, amountPaise: 2_500_000, paidOn: "2027-02-01", reference: "UTR1" };
  await expect(sendFeeProof(as(0), { ...proof, fileId: "" })).rejects.toThrow(fairMessages.feeProofFile);
  const foreign = await createPaymentFile(services, actors[1]?.userId ?? "", actors[1]?.firmId ?? null);
  await expect(sendFeeProof(as(0), { ...proof, fileId: foreign })).rejects.toMatchObject({
    code: "file_unknown",
    fields: { fileId: expect.anything() },
  });
  const own = await createPaymentFile(services, actors[0]?.userId ?? "", actors[0]?.firmId ?? null);
  await expect(sendFeeProof(as(0), { ...proof, fileId: own, paidOn: "2027-02-02" })).rejects.toMatchObject({ code: "in_future" });
  await expect(sendProof(0, "UTR1", 0)).rejects.toThrow(ledgerMessages.amount);
  await sendProof(0);
  await expect(sendProof(0)).rejects.toEqual(refusedWith("fee_proof_waits"));
  await receiveFee(staff, { proofId: await waitingProof(played) });
  await expect(sendProof(0)).rejects.toEqual(refusedWith("fee_received"));
  const free = await createAccepted({ feePaise: null });
  expect(await ownFee(free, 0)).toBeNull();
  await expect(free.sendProof(0)).rejects.toEqual(refusedWith("no_fee"));
});

test("a proof keeps what was paid, not the fee of the moment, and the rest is sent with another proof", async () => {
  const played = await createAccepted();
  await played.sendProof(0, "UTR1", 2_000_000);
  expect((await ownFee(played, 0))?.proofs).toMatchObject([{ amountPaise: 2_000_000 }]);
  expect((await receiveFee(played.staff, { proofId: await waitingProof(played) })).message).toContain("Rs 20,000.00");
  const text = fairMessages.feeReferenceKnown("UTR1", "Rs 20,000.00");
  await expect(played.sendProof(0, "utr 1", 500_000)).rejects.toMatchObject({ code: "reference_known", fields: { reference: [text] } });
  await played.sendProof(0, "UTR2", 500_000);
  await expect(played.sendProof(0, "UTR3", 500_000)).rejects.toEqual(refusedWith("fee_proof_waits"));
  await receiveFee(played.staff, { proofId: await waitingProof(played) });
  expect(await ownFee(played, 0)).toMatchObject({ state: "received", proofs: [{ amountPaise: 500_000 }, { amountPaise: 2_000_000 }] });
});

test("the rest of a fee that was raised after its receipt is owed, and its proof is taken", async () => {
  const played = await createAccepted();
  const { staff, as, fairId, sendProof, fair } = played;
  await sendProof(0, "UTR1");
  await receiveFee(staff, { proofId: await waitingProof(played) });
  const { startsOn, endsOn, seats, subsidyText } = fair;
  const { version } = await getCouncilFair(staff, { fairId });
  const raised = { startsOn, endsOn, seats, subsidyText, feePaise: 3_000_000, applyUntilOn: "2027-01-31", criteria: startingCriteria };
  await changeFair(staff, { fairId, version, fair: raised });
  expect(await ownFee(played, 0)).toMatchObject({ state: "part" });
  expect((await getOwnFair(as(0), { fairId })).actions).toContain("payFee");
  await sendProof(0, "UTR2", 500_000);
  await receiveFee(staff, { proofId: await waitingProof(played) });
  expect(await feesOf(played)).toEqual(["received", null]);
  await expect(sendProof(0, "UTR3")).rejects.toEqual(refusedWith("fee_received"));
});

test("of two proofs at the same moment one is stored, and a proof is settled once", async () => {
  const played = await createAccepted();
  const { staff, sendProof } = played;
  const sent = await Promise.allSettled([sendProof(0, "UTR1"), sendProof(0, "UTR2")]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(sent.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "fee_proof_waits" } });
  const proofId = await waitingProof(played);
  const other = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), afterLastDay);
  const settled = await Promise.allSettled([
    receiveFee(staff, { proofId }),
    receiveFee(other, { proofId }),
    returnFeeProof(other, { proofId, remark: "Not on our statement." }),
    sendProof(0, "UTR3"),
  ]);
  expect(settled.slice(0, 3).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of settled.slice(0, 3))
    if (one.status === "rejected") expect(one.reason).toEqual(refusedWith("fee_settled", fairMessages.feeSettled));
  const states = (await ownFee(played, 0))?.proofs.map(({ state }) => state);
  expect([["received"], ["returned"], ["sent", "returned"]]).toContainEqual(states);
  expect(states?.length).toBe(settled[3]?.status === "fulfilled" ? 2 : 1);
});

test("a fee that was recorded as received by mistake is returned with a remark, and the firm sends another proof", async () => {
  const played = await createAccepted();
  const { staff, sendProof } = played;
  await sendProof(0, "UTR1");
  const proofId = await waitingProof(played);
  await receiveFee(staff, { proofId });
  const remark = "The payment is that of another firm.";
  await expect(returnFeeProof(staff, { proofId, remark })).rejects.toEqual(refusedWith("fee_settled", fairMessages.feeSettled));
  await returnFeeProof(staff, { proofId, remark, seen: "received" });
  const userId = played.actors[0]?.userId ?? "";
  const toldByMail = await services.db.select({ kind: mail.kind }).from(mail).where(eq(mail.userId, userId));
  const feeMails = toldByMail.map(({ kind }) => kind).filter((kind) => kind.startsWith("fair_fee_"));
  expect(feeMails.toSorted()).toEqual(["fair_fee_received", "fair_fee_taken_back"]);
  expect(await services.db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.kind, "fair_fee_taken_back")))).toBe(1);
  expect(await ownFee(played, 0)).toMatchObject({ state: "returned", proofs: [{ state: "returned", remark }] });
  await sendProof(0, "UTR1");
  expect((await ownFee(played, 0))?.proofs.map(({ state }) => state)).toEqual(["sent", "returned"]);
});

test("the receipt of an earlier part is taken back beside a proof that waits, and that part is owed again", async () => {
  const played = await createAccepted();
  const { staff, sendProof } = played;
  await sendProof(0, "UTR1", 2_000_000);
  const proofId = await waitingProof(played);
  await receiveFee(staff, { proofId });
  await sendProof(0, "UTR2", 500_000);
  const { message } = await returnFeeProof(staff, { proofId, remark: "The payment is that of another firm.", seen: "received" });
  expect(message).not.toContain("can send another one");
  expect((await ownFee(played, 0))?.proofs.map(({ state }) => state)).toEqual(["sent", "returned"]);
  await receiveFee(staff, { proofId: await waitingProof(played) });
  expect(await ownFee(played, 0)).toMatchObject({ state: "part" });
  await sendProof(0, "UTR3", 2_000_000);
  await receiveFee(staff, { proofId: await waitingProof(played) });
  expect(await ownFee(played, 0)).toMatchObject({ state: "received" });
});

test("the proof is opened by its firm and the council without a right of payments, by nobody else, also after the seat is lost", async () => {
  const played = await createAccepted();
  const { staff, as, sendProof, fairId } = played;
  await sendProof(0);
  const { id: fileId } = (await ownFee(played, 0))?.proofs[0]?.file ?? { id: "" };
  const dgft = contextOf(services, await createStaffActor(services, "DGFT_ADMIN"));
  const readable = async (): Promise<void> => {
    expect((await openPaymentFile(as(0), { fileId })).id).toBe(fileId);
    expect((await openPaymentFile(staff, { fileId })).id).toBe(fileId);
    await expect(openPaymentFile(as(1), { fileId })).rejects.toMatchObject({ kind: "not_found" });
    await expect(openPaymentFile(dgft, { fileId })).rejects.toMatchObject({ kind: "not_found" });
  };
  await readable();
  expect((await getOwnFair(as(1), { fairId })).application?.fee).toBeNull();
  const applicationId = (await getCouncilFair(staff, { fairId })).applications[0]?.id ?? "";
  await takeSeatBack(staff, { applicationId, reason: "The firm cannot come." });
  await readable();
  expect(await feesOf(played)).toEqual(["sent", null]);
  await receiveFee(staff, { proofId: await waitingProof(played) });
  expect(await feesOf(played)).toEqual(["received", null]);
  await deleteUnnamedFiles(services.db, new Date("2100-01-01"));
  await readable();
});

test("a firm that withdraws keeps its proof; a stall is given before the fee; the lists name where the fee stands", async () => {
  const played = await createAccepted();
  const { staff, as, fairId, sendProof, accept } = played;
  await accept(1);
  await sendProof(0, "UTR1", 2_000_000);
  const [first, second] = (await getCouncilFair(staff, { fairId })).applications.map(({ id }) => id);
  for (const [number, applicationId] of [first, second].entries())
    await saveStall(staff, { applicationId: applicationId ?? "", hall: "12", number: `A${number}`, seen: null });
  await receiveFee(staff, { proofId: await waitingProof(played) });
  const columnOf = ({ bytes }: { readonly bytes: Uint8Array }): unknown[] => {
    const [sheet = {}] = Object.values(read(bytes).Sheets);
    return utils.sheet_to_json<Record<string, unknown>>(sheet).map((row) => row["Fee"]);
  };
  expect(columnOf(await exportFairReport(staff, { fairId }))).toEqual(["Received in part; Rs 20,000.00 received", "Not paid"]);
  await sendProof(0, "UTR2", 500_000);
  expect(columnOf(await exportFairReport(staff, { fairId }))).toEqual(["Proof sent; Rs 20,000.00 received", "Not paid"]);
  await receiveFee(staff, { proofId: await waitingProof(played) });
  await withdrawApplication(as(0), { fairId });
  expect(columnOf(await exportRanking(staff, { fairId }))).toEqual(["Received", "Not paid"]);
  expect((await ownFee(played, 0))?.proofs).toHaveLength(2);
});
