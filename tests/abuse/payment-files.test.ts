import { readFile } from "node:fs/promises";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { bankAccounts, paymentFiles } from "#db/schema/payments.ts";
import { consumeRateLimit } from "#server/application/accounts/rate-limits.ts";
import { createStaffActor } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { createBankAccount, createPaymentActors, createPaymentFile, createPaymentLine } from "../support/payments.ts";
import { ask, formWith, openAbusePortal, type AbusePortal, type Principal } from "../support/principals.ts";

let portal: AbusePortal;
let rivalsCheque: string;
let orderFile: string;
let rivalsLine: string;
beforeAll(async () => {
  portal = await openAbusePortal();
  const { services, rival, actors } = portal;
  rivalsCheque = await createPaymentFile(services, rival.userId, rival.firmId);
  orderFile = await createPaymentFile(services, actors.council.userId);
  rivalsLine = (await createPaymentLine(services, { actors: await createPaymentActors(services), member: rival })).line.id;
});
afterAll(() => portal?.close());

const Stored = z.object({ id: z.uuid(), name: z.string(), mediaType: z.string() });
const upload = (who: Principal, kind: string, bytes: Buffer, name?: string) =>
  ask(portal, portal.everybody[who], `/uploads/payments/${kind}`, { method: "POST", body: formWith(bytes, name) });
const answer = async (who: Principal, path: string) => {
  const response = await ask(portal, portal.everybody[who], path);
  return [response.status, ((await response.json()) as { code: string }).code]; // every refusal is JSON
};

it("row 41: a member who guesses the id of another firm's cheque finds nothing", () => findsNothing(rivalsCheque));

it("row 44: a member who guesses the id of the PDF of an order finds nothing", () => findsNothing(orderFile));

async function findsNothing(id: string): Promise<void> {
  for (const path of [`/files/payments/${id}`, `/files/payments/${id}/pages/1?width=320`])
    expect(await answer("MEMBER", path)).toEqual(await answer("MEMBER", path.replace(id, "00000000-0000-4000-8000-000000000000")));
  expect((await answer("MEMBER", `/files/payments/${id}`))[0]).toBe(404);
}

it("a member finds no pre-receipt of another firm, DGFT none, and DGFT no cheque", async () => {
  for (const who of ["MEMBER", "DGFT_ADMIN"] as const)
    expect(await answer(who, `/files/payments/pre-receipts/${rivalsLine}`)).toEqual([404, "payment_not_found"]);
  expect(await answer("DGFT_ADMIN", `/files/payments/${rivalsCheque}`)).toEqual([404, "payment_file_not_found"]);
});

it("the pages of one's own upload are pictures, for the firm and the council", async () => {
  const { id } = Stored.parse(await (await upload("MEMBER", "cheque", textPdf(["Cheque", "Back"]), "cheque.pdf")).json());
  for (const who of ["MEMBER", "EPCMD_ADMIN"] as const) {
    const page = await ask(portal, portal.everybody[who], `/files/payments/${id}/pages/2?width=320`);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
  expect(await answer("MEMBER", `/files/payments/${id}/pages/3?width=320`)).toEqual([404, expect.any(String)]);
  expect(await answer("MEMBER", `/files/payments/${id}/pages/1?width=321`)).toEqual([400, expect.any(String)]);
});

it("a file that the store has lost is not found, and the log names it", async () => {
  const { services, database } = portal;
  const { id } = Stored.parse(await (await upload("MEMBER", "cheque", textPdf(["Cheque"]), "cheque.pdf")).json());
  const [row] = await database.db.select().from(paymentFiles).where(eq(paymentFiles.id, id));
  await services.files.delete(row?.storageKey ?? "");
  const logged = vi.spyOn(services.log, "error");
  expect(await answer("MEMBER", `/files/payments/${id}`)).toEqual([404, "file_not_found"]);
  expect(logged).toHaveBeenCalledWith({ event: "stored_file_lost", storageKey: row?.storageKey, code: "file_not_found" });
  logged.mockRestore();
});

it("row 41: a cheque is for the council's users who may see the number on it, each look with an entry", async () => {
  const { services, actors, database } = portal;
  const { id } = Stored.parse(await (await upload("MEMBER", "cheque", textPdf(["Cheque"]), "cheque.pdf")).json());
  const payers = await createPaymentActors(services);
  const accountId = await createBankAccount(services, actors.member, payers);
  await database.db.update(bankAccounts).set({ chequeFileId: id }).where(eq(bankAccounts.id, accountId));
  const statusesFor = async ({ email }: { readonly email: string }) => {
    const client = await portal.signIn(email, "EPCMD_ADMIN");
    const statuses: number[] = [];
    for (const path of [`/files/payments/${id}`, `/files/payments/${id}/pages/1?width=320`]) {
      const response = await ask(portal, client, path);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    return statuses;
  };
  expect(await statusesFor(await createStaffActor(services, "EPCMD_ADMIN", ["payments.read"]))).toEqual([403, 403]);
  expect(await statusesFor(payers.preparer)).toEqual([200, 200]);
  const looks = and(eq(auditEntries.event, "bankAccount.show"), eq(auditEntries.subjectId, accountId));
  const entries = await database.db.select().from(auditEntries).where(looks);
  expect(entries).toMatchObject([{ actorId: payers.preparer.userId, detail: { firmId: actors.member.firmId } }]);
});

it("a file that is empty, of a wrong type or of a kind that is not the member's is refused", async () => {
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
  expect(await codeOf(await upload("MEMBER", "pre_receipt", Buffer.alloc(0)))).toEqual([400, "empty"]);
  expect(await codeOf(await upload("MEMBER", "pre_receipt", await readFile("package.json"), "signed.pdf"))).toEqual([415, "unsupported_type"]);
  expect(await codeOf(await upload("MEMBER", "order", textPdf(["Order"])))).toEqual([403, "forbidden"]);
  expect(await codeOf(await upload("MEMBER", "elsewhere", textPdf(["x"])))).toEqual([400, expect.any(String)]);
});

it("one firm uploads at most so many files within an hour", async () => {
  const attempt = { limit: limits.paymentFilesOfFirm, subject: portal.actors.member.firmId };
  while ((await consumeRateLimit(portal.services, [attempt])).isAllowed);
  expect((await upload("MEMBER", "cheque", textPdf(["Cheque"]), "cheque.pdf")).status).toBe(429);
  await portal.forgetLimits();
  expect((await upload("MEMBER", "cheque", textPdf(["Cheque"]), "cheque.pdf")).status).toBe(200);
});
