import { randomInt } from "node:crypto";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import type { LineState, Payer } from "#domain/payments/line-states.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { insertPaymentLines, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import { bankAccounts, paymentFiles, paymentLines, sanctionOrders } from "#db/schema/payments.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { eq } from "drizzle-orm";
import { bookingKey, insertBookings } from "#db/queries/ledger.ts";
import { sealAccountNumber } from "#server/application/payments/account-number.ts";
import type { Services } from "#server/context.ts";
import { newFileKey } from "#server/infra/file-store.ts";
import { createMember, createStaffActor } from "./factories.ts";

export type PaymentActors = { readonly preparer: StaffActor; readonly approver: StaffActor };

/** Two users of the council who count as two people: one prepares, the other approves; both read and close. */
export const createPaymentActors = async (services: Services): Promise<PaymentActors> => ({
  preparer: await createStaffActor(services, "EPCMD_ADMIN", ["payments.prepare", "payments.read", "payments.close"]),
  approver: await createStaffActor(services, "EPCMD_ADMIN", ["payments.approve", "payments.read", "payments.close"]),
});

const runningNumber = (): string => String(randomInt(10_000, 999_999_999)).padStart(5, "0");

/** An approved claim of a firm, as a row: no documents, no items. */
export async function createApproved(
  { db }: Services,
  {
    member,
    scheme = "product",
    sanctionedPaise = 50_000_00,
  }: { readonly member: MemberActor; readonly scheme?: SchemeKind; readonly sanctionedPaise?: Paise },
): Promise<string> {
  const prefix = { product: "PRD", plant: "PLT", exhibition: "EXH" }[scheme];
  const id = `${prefix}-2627-${runningNumber()}`;
  const at = new Date("2026-10-01T06:00:00Z");
  await db.insert(reimbursements).values({
    id,
    scheme,
    firmId: member.firmId,
    createdBy: member.userId,
    state: "APPROVED_DGFT",
    submittedAt: at,
    firstForwardedAt: at,
    decidedAt: at,
    claimedPaise: sanctionedPaise * 2,
    recommendedPaise: sanctionedPaise,
    sanctionedPaise,
  });
  return id;
}

/** A file row whose bytes nobody reads: they are not stored. */
export const createPaymentFile = (services: Services, uploadedBy: string, firmId: string | null = null): Promise<string> =>
  insertFile(services, { uploadedBy, firmId, storageKey: newFileKey() });

/** A file row whose bytes were erased, so that a backup and a check of all files pass it over. */
const createErasedFile = (services: Services, uploadedBy: string, firmId: string | null = null): Promise<string> =>
  insertFile(services, { uploadedBy, firmId, erasedAt: new Date() });

type FileValues = Pick<typeof paymentFiles.$inferInsert, "uploadedBy" | "firmId" | "storageKey" | "erasedAt">;

async function insertFile({ db }: Services, values: FileValues): Promise<string> {
  const facts = { sha256: "0".repeat(64), sizeBytes: 1_000, mediaType: "application/pdf", name: "paper.pdf", uploadedAt: new Date() };
  const [row] = await db
    .insert(paymentFiles)
    .values({ ...facts, ...values })
    .returning({ id: paymentFiles.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** A confirmed bank account of a firm, usable since yesterday. The number is `number`, of 9 to 18 digits. */
export async function createBankAccount(
  services: Services,
  member: MemberActor,
  actors: PaymentActors,
  number = `50100${runningNumber()}`,
): Promise<string> {
  const ifsc = "ABCD0123456";
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const [row] = await services.db
    .insert(bankAccounts)
    .values({
      firmId: member.firmId,
      holderName: "Kaveri Imaging Pvt Ltd",
      ifsc,
      bankName: "Example Bank",
      branch: "Example Branch",
      ...sealAccountNumber(services.keys.bank, { firmId: member.firmId, ifsc, number }),
      chequeFileId: await createErasedFile(services, member.userId, member.firmId),
      state: "confirmed",
      needsSecond: false,
      givenBy: member.userId,
      givenAt: yesterday,
      checkedBy: actors.preparer.userId,
      checkedAt: yesterday,
      confirmedBy: actors.preparer.userId,
      confirmedAt: yesterday,
      usableFrom: yesterday,
    })
    .returning({ id: bankAccounts.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

type LineOptions = {
  readonly actors: PaymentActors;
  readonly member?: MemberActor;
  readonly scheme?: SchemeKind;
  readonly amountPaise?: Paise;
  readonly payer?: Payer;
  /** A state before a batch; later ones are reached by use cases. */
  readonly state?: Extract<LineState, "sanctioned" | "papers_asked" | "papers_complete">;
  readonly hasAccount?: boolean;
};

/** A payment line of an order of its own, with its claim, its firm and the booking of its sanction. */
export async function createPaymentLine(
  services: Services,
  { actors, member, scheme = "product", amountPaise = 50_000_00, payer = "council", state = "papers_complete", hasAccount = true }: LineOptions,
): Promise<{ readonly line: PaymentLineRow; readonly member: MemberActor; readonly orderId: string }> {
  const firm = member ?? (await createMember(services)).actor;
  if (hasAccount && member === undefined) await createBankAccount(services, firm, actors);
  const reimbursementId = await createApproved(services, { member: firm, scheme, sanctionedPaise: amountPaise });
  const by = { actorId: actors.preparer.userId, at: new Date() };
  return services.db.transaction(async (tx) => {
    const fileId = await createErasedFile(services, actors.preparer.userId);
    const order = { number: `${runningNumber()}/2026`, orderedOn: "2026-10-05", budgetHead: "3453-00-194-14-00-31", payer, fileId };
    const [stored] = await tx
      .insert(sanctionOrders)
      .values({ ...order, recordedBy: by.actorId, recordedAt: by.at })
      .returning({ id: sanctionOrders.id });
    if (stored === undefined) throw new Error("insert returned no row");
    const values = { orderId: stored.id, reimbursementId, firmId: firm.firmId, instalment: 1, amountPaise, stateSince: by.at };
    const [line] = await insertPaymentLines(tx, [values], by);
    if (line === undefined) throw new Error("insert returned no row");
    const kind = payer === "council" ? "sanction" : "sanction_direct";
    await insertBookings(tx, [
      {
        kind,
        scheme,
        occurredOn: order.orderedOn,
        key: bookingKey(kind, line.id, 1),
        lineId: line.id,
        amountPaise,
        postedBy: by.actorId,
        postedAt: by.at,
      },
    ]);
    await tx.update(paymentLines).set({ state }).where(eq(paymentLines.id, line.id));
    await tx.update(reimbursements).set({ paymentStatus: state }).where(eq(reimbursements.id, reimbursementId));
    return { line: { ...line, state }, member: firm, orderId: stored.id };
  });
}

/** A line of a sanction order for a claim that is there, which can be put into any state. */
export async function createOrderLine(
  services: Services,
  { reimbursementId, amountPaise, instalment = 1 }: { readonly reimbursementId: string; readonly amountPaise: Paise; readonly instalment?: number },
) {
  const { preparer } = await createPaymentActors(services);
  const fileId = await createPaymentFile(services, preparer.userId);
  const order = { number: runningNumber(), orderedOn: "2026-10-02", budgetHead: "MAI", payer: "council" as const, fileId };
  const [stored] = await services.db
    .insert(sanctionOrders)
    .values({ ...order, recordedBy: preparer.userId, recordedAt: new Date() })
    .returning({ id: sanctionOrders.id });
  const [claim] = await services.db.select().from(reimbursements).where(eq(reimbursements.id, reimbursementId));
  if (stored === undefined || claim === undefined) throw new Error("no order or no claim");
  const [line] = await services.db
    .insert(paymentLines)
    .values({ orderId: stored.id, reimbursementId, firmId: claim.firmId, instalment, amountPaise, state: "sanctioned", stateSince: new Date() })
    .returning({ id: paymentLines.id });
  return {
    put: async (state: LineState): Promise<void> => {
      await services.db
        .update(paymentLines)
        .set({ state, ...(state === "paid" && { reference: `UTR ${line?.id}`, paidOn: "2026-10-09" }) })
        .where(eq(paymentLines.id, line?.id ?? ""));
    },
  };
}
