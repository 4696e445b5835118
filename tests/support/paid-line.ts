import { eq } from "drizzle-orm";
import type { MemberActor } from "#domain/accounts/actor.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { bookingKey, insertBookings } from "#db/queries/ledger.ts";
import { paymentLines } from "#db/schema/payments.ts";
import type { Services } from "#server/context.ts";
import { createPaymentLine, type PaymentActors } from "./payments.ts";

type PaidLineOptions = {
  readonly actors: PaymentActors;
  readonly member?: MemberActor;
  readonly paidOn: string;
  readonly amountPaise: number;
  readonly scheme?: SchemeKind;
};

/** A line that the bank has paid, with its bookings, as rows. */
export async function createPaidLine(services: Services, { actors, member, paidOn, amountPaise, scheme = "product" }: PaidLineOptions) {
  const made = await createPaymentLine(services, { actors, amountPaise, scheme, hasAccount: false, ...(member !== undefined && { member }) });
  const { line } = made;
  const of = { scheme, occurredOn: paidOn, lineId: line.id, amountPaise, postedBy: actors.preparer.userId, postedAt: new Date() };
  await services.db.transaction(async (tx) => {
    await insertBookings(
      tx,
      (["send", "pay"] as const).map((kind) => ({ ...of, kind, key: bookingKey(kind, line.id) })),
    );
    await tx
      .update(paymentLines)
      .set({ state: "paid", reference: `UTR ${line.id}`, paidOn })
      .where(eq(paymentLines.id, line.id));
  });
  return made;
}
