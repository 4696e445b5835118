import { Readable } from "node:stream";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, dayMs, financialYearLabel, formatIndianDate } from "#domain/dates.ts";
import { ignoreRefusal } from "./ignore-refusal.ts";
import { SanctionOrderInput } from "#domain/payments/sanction-order.ts";
import { BankAccountInput } from "#domain/payments/bank-account.ts";
import type { Payer } from "#domain/payments/line-states.ts";
import type { PaymentFileKind } from "#domain/payments/file-kinds.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { approveBatch } from "../application/payments/batches/approve-batch.ts";
import { listBatches, listBatchLines, listReadyLines, readBatch } from "../application/payments/batches/list-batches.ts";
import { makeBankFile } from "../application/payments/batches/make-bank-file.ts";
import { prepareBatch } from "../application/payments/batches/prepare-batch.ts";
import { sendBatch } from "../application/payments/batches/send-batch.ts";
import { recordElsewhere, RecordElsewhereInput } from "../application/payments/change-line.ts";
import { getLine } from "../application/payments/get-line.ts";
import { getOrder } from "../application/payments/get-order.ts";
import { giveAccount } from "../application/payments/give-account.ts";
import { givePreReceipt } from "../application/payments/give-pre-receipt.ts";
import { bookByHand } from "../application/payments/ledger/book-by-hand.ts";
import { listLayouts } from "../application/payments/layouts/list-layouts.ts";
import { listDocuments } from "../application/payments/list-documents.ts";
import { listClaimChoices, listSanctionOrders, type ClaimChoiceView } from "../application/payments/list-orders.ts";
import { listOwnPayments } from "../application/payments/own-payments.ts";
import { uploadPaymentFile } from "../application/payments/payment-files.ts";
import { recordOrder } from "../application/payments/record-order.ts";
import { importBankReply } from "../application/payments/replies/import-bank-reply.ts";
import { confirmAccount } from "../application/payments/settle-account.ts";
import { acceptPreReceipt } from "../application/payments/settle-pre-receipt.ts";
import { selectFirmAccounts } from "#db/queries/bank-accounts.ts";
import type { AppContext, Services } from "../context.ts";
import { systemActor } from "#domain/accounts/actor.ts";
import { demoFile } from "./demo-files.ts";
import type { DemoFirm } from "./demo-firms.ts";

/** A firm of the demonstration that is paid, with its login. */
export type DemoPayee = { readonly firm: DemoFirm; readonly member: MemberActor };
export type DemoPaymentActors = { readonly preparer: StaffActor; readonly approver: StaffActor; readonly payees: readonly [DemoPayee, DemoPayee] };

const all = { page: 1, pageSize: 50, search: "" } as const;
/** One firm gives a number that its bank does not know. */
const accountNumbers = ["50100234567890", "50100987654321"] as const;
const grantPaise = 5_00_00_000_00;

/**
 * Grants, four sanction orders and two batches of the demonstration: the first firm is paid, its second instalment is in a batch that waits for
 * approval, the payment of the second firm comes back, an exhibition claim waits for its pre-receipt, and DGFT has paid a plant claim
 * itself. An interrupted seed goes on with what is not there yet.
 */
export async function seedDemoPayments(services: Services, { preparer, approver, payees }: DemoPaymentActors): Promise<void> {
  let day = 20;
  const as = (actor: AppContext["actor"]): AppContext => {
    const at = new Date(services.now().getTime() - day * dayMs);
    return { ...services, actor, now: () => at, origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" } };
  };
  const date = (): string => calendarDateInIndia(as(preparer).now());
  const today = (): string => formatIndianDate(date());
  const year = (): string => date().slice(0, 4);
  const upload = async (actor: AppContext["actor"], kind: PaymentFileKind, title: string, firmName: string): Promise<string> =>
    store(as(actor), kind, `${title}.pdf`, await demoFile(title, firmName));

  const known = new Map((await listSanctionOrders(as(preparer), all)).rows.map(({ number, id }) => [number, id]));
  const [firstBatch, secondBatch] = (await listBatches(as(preparer), { page: 1, pageSize: 50 })).rows.toReversed();
  for (const [place, scheme] of schemeKinds.entries())
    await bookByHand(as(preparer), {
      kind: "grant",
      scheme,
      occurredOn: today(),
      amountPaise: grantPaise,
      reference: `MAI/${financialYearLabel(date())}/${place + 1}`,
      referenceOn: today(),
      fileId: await upload(preparer, "proof", "Release order", "Department of Commerce"),
    }).catch(ignoreRefusal("booked_before"));

  const { rows: choices } = await listClaimChoices(as(preparer), all);
  /** @param place of the order among those of its year; `parts` into how many equal instalments a claim is divided, of which the order gives one */
  const order = async (place: number, payer: Payer, claims: readonly ClaimChoiceView[], parts = 1): Promise<string> => {
    const number = `${place}/${year()}`;
    const recorded = known.get(number);
    if (recorded !== undefined) return recorded;
    const fileId = await upload(preparer, "order", `Sanction order ${place}-${year()}`, "Directorate General of Foreign Trade");
    const lines = claims.map(({ id, restPaise, payer: ofRules }) => ({
      reimbursementId: id,
      amount: rupeesOf(Math.ceil(restPaise / parts)),
      isOtherPayer: ofRules !== payer,
    }));
    const typed = { number, orderedOn: today(), budgetHead: "3453-00-194-14-00-31", payer, fileId, lines };
    return (await recordOrder(as(preparer), SanctionOrderInput.parse(typed))).id;
  };
  const inInstalments = choices.filter(({ scheme, firmName }) => scheme === "product" && firmName === payees[0].firm.name);
  await order(
    14,
    "council",
    choices.filter((choice) => choice.scheme !== "plant" && !inInstalments.includes(choice)),
  );
  await order(16, "council", inInstalments, 2);
  const direct = await order(
    15,
    "dgft_direct",
    choices.filter(({ scheme }) => scheme === "plant"),
  );

  day -= 3;
  for (const [place, { firm, member }] of payees.entries()) {
    const number = accountNumbers[place] ?? "";
    const [before] = await selectFirmAccounts(services.db, member.firmId);
    if (before?.state === "given") await confirmAccount(as(approver), { accountId: before.id });
    if (before !== undefined) continue;
    const account = {
      holderName: firm.name,
      ifsc: "ABCD0123456",
      number,
      numberAgain: number,
      bankName: "Example Bank",
      branch: "Pune",
      chequeFileId: await upload(member, "cheque", "Cancelled cheque", firm.name),
    };
    const given = await giveAccount(as(member), BankAccountInput.parse(account));
    await confirmAccount(as(approver), { accountId: given.account.id });
  }
  const completeProductLines = async (): Promise<void> => {
    for (const { firm, member } of payees)
      for (const { id: lineId, preReceipt } of (await listOwnPayments(as(member))).payments.filter(({ scheme }) => scheme === "product"))
        if (preReceipt === undefined)
          await givePreReceipt(as(member), { lineId, fileId: await upload(member, "pre_receipt", "Pre-receipt", firm.name) });
    for (const { id } of (await listDocuments(as(preparer), { ...all, kind: "pre_receipt" })).rows)
      await acceptPreReceipt(as(preparer), { preReceiptId: id });
  };
  if (firstBatch === undefined) await completeProductLines();

  day -= 5;
  for (const { id: lineId } of (await getOrder(as(preparer), { orderId: direct })).lines) {
    const line = await getLine(as(preparer), { lineId });
    if (line.state !== "sanctioned") continue;
    await recordElsewhere(
      as(preparer),
      RecordElsewhereInput.parse({
        lineId: line.id,
        version: line.version,
        reference: `DGFT-PAO-${year()}-0412`,
        paidOn: today(),
        amount: rupeesOf(line.amountPaise),
      }),
    );
  }

  const layoutId = (await listLayouts(as(preparer))).layouts[0]?.id ?? "";
  const prepared = async (): Promise<string> => {
    const lineIds = (await listReadyLines(as(preparer), { page: 1, pageSize: 50 })).rows.map(({ lineId }) => lineId);
    return (await prepareBatch(as(preparer), { layoutId, choice: { kind: "lines", lineIds } })).batchId;
  };
  const batchId = firstBatch?.id ?? (await prepared());
  const { state, version } = await readBatch(as(preparer), { batchId });
  if (state === "prepared") await approveBatch(as(approver), { batchId, version });
  await makeBankFile(as(systemActor("demo-seed")), { batchId }, { finish: () => Promise.resolve() });
  const approved = await readBatch(as(preparer), { batchId });
  if (approved.state === "approved") await sendBatch(as(preparer), { batchId, version: approved.version, sentOn: today() });

  day -= 3;
  if (state !== "settled") await answerOfBank(as(preparer), { batchId, paidFirm: payees[0].firm.name });

  if (!known.has(`17/${year()}`)) await order(17, "council", (await listClaimChoices(as(preparer), all)).rows);
  await completeProductLines();
  if (secondBatch === undefined) await prepared();
}

/** The bank has paid one firm and returned the amounts of the others. */
async function answerOfBank(ctx: AppContext, { batchId, paidFirm }: { readonly batchId: string; readonly paidFirm: string }): Promise<void> {
  const today = calendarDateInIndia(ctx.now());
  const { rows } = await listBatchLines(ctx, { batchId, page: 1, pageSize: 50 });
  const answers = rows.map(({ reference, amountPaise, firmName }, place) =>
    firmName === paidFirm
      ? [reference, rupeesOf(amountPaise), `ABCDN${today.slice(2, 4)}${String(place + 1).padStart(9, "0")}`, "Paid", formatIndianDate(today), ""]
      : [reference, rupeesOf(amountPaise), "", "Returned", formatIndianDate(today), "Account number is not known to the bank"],
  );
  const list = [["Reference", "Amount", "UTR", "Status", "Date", "Reason"], ...answers].map((cells) => cells.join(",")).join("\n");
  await importBankReply(ctx, { fileId: await store(ctx, "bank_reply", "answer-of-the-bank.csv", Buffer.from(list)) });
}

/** Stores a file as this user. @returns its id */
export async function store(ctx: AppContext, kind: PaymentFileKind, name: string, bytes: Uint8Array): Promise<string> {
  const staged = await ctx.files.stage(Readable.from([Buffer.from(bytes)]), { maxBytes: maxFileBytes, name });
  return (await uploadPaymentFile(ctx, { kind }, { staged, name })).id;
}
