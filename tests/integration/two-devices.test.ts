import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { answerDeficiency } from "#server/application/reimbursements/answer-deficiency.ts";
import { attachDocument, type AttachedDocument } from "#server/application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { reuseDocument } from "#server/application/reimbursements/reuse-document.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { attach, reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: Actors;
/** The same person on another device. */
let phone: MemberActor;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  const { services } = opened;
  const { actor: member } = await createMember(services);
  actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
  phone = { ...member, sessionId: crypto.randomUUID() };
});

const on = (device: MemberActor) => contextOf(opened.services, device);

async function send(device: MemberActor, { id }: ReimbursementView, text: string, documentVersion?: number): Promise<AttachedDocument> {
  const staged = await opened.services.files.stage(Readable.from([textPdf([text])]), { maxBytes: maxFileBytes });
  const input = { scheme: "product", reimbursementId: id, fieldName: "foreign_certificate", documentVersion } as const;
  return attachDocument(on(device), input, { staged, name: `${text}.pdf` });
}

const certificate = ({ documents }: ReimbursementView) => documents.find(({ fieldName }) => fieldName === "foreign_certificate");
const read = (device: MemberActor, { id }: ReimbursementView) => getOwnReimbursement(on(device), { reimbursementId: id });

it.each(["DRAFT", "DEFICIENCY_SHARED"] as const)("a file never replaces one that its sender has not seen (%s)", async (state) => {
  const view = await reimbursementIn(opened.services, actors, state);
  const seen = certificate(await read(actors.member, view))?.current?.version;
  await send(actors.member, view, "from the desk", seen);
  for (const version of [seen, undefined])
    await expect(send(phone, view, "from the phone", version)).rejects.toMatchObject({
      kind: "conflict",
      code: "stale_version",
      fields: { foreign_certificate: [expect.stringContaining("nothing was replaced")] },
    });
  const now = certificate(await read(phone, view))?.current;
  expect(now?.files.map(({ name }) => name)).toEqual(["from the desk.pdf"]);
  // The same bytes replace nothing; having seen the other file, the phone may replace it.
  const same = await send(phone, view, "from the desk");
  expect(same.warnings).toEqual(["The same file was there already."]);
  expect(same.document).toEqual({ fieldName: "foreign_certificate", version: now?.version, fileId: now?.files[0]?.id });
  await send(phone, view, "from the phone", now?.version);
  expect(certificate(await read(phone, view))?.current?.files.map(({ name }) => name)).toEqual(["from the phone.pdf"]);
});

it("a paper of another reimbursement never replaces a file that was not seen", async () => {
  const first = await attach(opened.services, actors.member, undefined, "rcmc_certificate", "of the first");
  const second = await attach(opened.services, actors.member, undefined, "rcmc_certificate", "of the second");
  const input = { scheme: "product", reimbursementId: second.id, fieldName: "rcmc_certificate" } as const;
  await expect(reuseDocument(on(phone), input)).rejects.toMatchObject({ code: "stale_version" });
  const reused = await reuseDocument(on(phone), { ...input, documentVersion: 1 });
  expect(reused.documents[0]?.current?.files).toEqual(first.documents[0]?.current?.files);
});

it("a written answer never replaces one that its writer has not seen", async () => {
  const view = await reimbursementIn(opened.services, actors, "DEFICIENCY_SHARED");
  const before = await read(phone, view);
  const remark = certificate(before)?.deficiencies[0];
  const target = { reimbursementId: view.id, deficiencyId: remark?.id ?? "" };
  // A first answer needs no version; the same again changes nothing.
  const { version } = await answerDeficiency(on(actors.member), { ...target, answer: "The seal is embossed." });
  expect((await answerDeficiency(on(phone), { ...target, answer: "The seal is embossed." })).version).toBe(version);
  for (const seen of [before.version, undefined])
    await expect(answerDeficiency(on(phone), { ...target, version: seen, answer: "See page 2." })).rejects.toMatchObject({
      kind: "conflict",
      code: "stale_version",
    });
  const answer = async () => certificate(await read(phone, view))?.deficiencies[0]?.answer;
  expect(await answer()).toBe("The seal is embossed.");
  await answerDeficiency(on(phone), { ...target, version, answer: "See page 2." });
  expect(await answer()).toBe("See page 2.");
});
