import { randomUUID } from "node:crypto";
import { mail } from "#db/schema/mail.ts";
import { outbox } from "#db/schema/outbox.ts";
import type { Services } from "#server/context.ts";

/** A job that was given up after its last try; its id. */
export async function givenUpJob({ db }: Services, reason = "the file cannot be opened"): Promise<string> {
  const values = { topic: "build-dossier", payload: { reimbursementId: "PRD-2627-00042" }, deadAt: new Date(), attempts: 3, lastError: reason };
  const [row] = await db
    .insert(outbox)
    .values({ ...values, requestId: randomUUID() })
    .returning({ id: outbox.id });
  return row?.id ?? "";
}

/** An email that a mail server refused for good; its id. */
export async function refusedEmail({ db }: Services, email = "gone@hospital.example", dropAfter?: Date): Promise<string> {
  const values = { kind: "receipt", email, params: {}, state: "failed", attempts: 1, lastError: "EENVELOPE: 550 5.1.1 no such user" } as const;
  const [row] = await db
    .insert(mail)
    .values({ ...values, dropAfter: dropAfter ?? null })
    .returning({ id: mail.id });
  return row?.id ?? "";
}
