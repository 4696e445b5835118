import { Readable } from "node:stream";
import { visitor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { joiningNotice } from "#domain/joining/consent.ts";
import { joiningDeclaration } from "#domain/joining/declaration.ts";
import { joiningDocumentFields, type JoiningDocumentField } from "#domain/joining/documents.ts";
import type { AnswerStep, JoiningAnswers } from "#domain/joining/steps.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { insertFeeTable, selectPublishedFees } from "#db/queries/fee-tables.ts";
import { lockOpenApplicationOf } from "#db/queries/joining.ts";
import { saveAnswers } from "#server/application/joining/save-answers.ts";
import { startApplication } from "#server/application/joining/start-application.ts";
import { submitApplication } from "#server/application/joining/submit-application.ts";
import { uploadApplicationDocument } from "#server/application/joining/upload-application-document.ts";
import { joiningKeyOf } from "#server/application/notifications/joining-link.ts";
import type { AppContext, Services } from "#server/context.ts";
import { newGstNo } from "./factories.ts";
import { textPdf } from "./files.ts";
import { contextOf } from "./services.ts";

let count = 0;

/** Complete answers of a firm that does not exist elsewhere. */
export function newAnswers(): Readonly<Record<AnswerStep, JoiningAnswers>> {
  count += 1;
  const gstNo = newGstNo();
  return {
    firm: {
      firmName: `Malabar Sutures ${count}`,
      gstNo,
      pan: gstNo.slice(2, 12),
      iecNo: gstNo.slice(2, 12),
      kind: "manufacturer",
      isMsme: "yes",
      address: "Plot 9, Industrial Estate, Kochi 682030",
      stateCode: "32",
    },
    contact: { contactName: "Export Office", contactPhone: "+91 98765 43210" },
    exports: { devices: "Sutures and needles", exports: "45 lakh" },
  };
}

/** Publishes the product's own fees for the financial year of today, unless they are. */
export async function publishFeesOfToday(services: Services): Promise<void> {
  const financialYear = financialYearLabel(calendarDateInIndia(services.now()));
  if ((await selectPublishedFees(services.db)).some((table) => table.financialYear === financialYear)) return;
  const at = services.now();
  const { fees } = startingFees;
  await services.db.transaction((tx) =>
    insertFeeTable(tx, { financialYear, number: 1, state: "published", sourceName: "Subscription", fees, preparedAt: at, publishedAt: at }),
  );
}

export type TestApplication = { readonly id: string; readonly key: string; readonly email: string; readonly ctx: AppContext };

/** An application as far as its applicant brings it. Each has an address of its own, also for the limits. */
export async function createApplication(
  services: Services,
  state: "started" | "filled" | "submitted",
  {
    answers = newAnswers(),
    email = `office-${Date.now()}-${(count += 1)}@newcomer.example`,
    language = "en",
  }: Partial<{ answers: ReturnType<typeof newAnswers>; email: string; language: MailLanguage }> = {},
): Promise<TestApplication> {
  const ctx = contextOf(services, visitor, { ip: `203.0.113.${(count % 250) + 1}` });
  await startApplication(ctx, { firmName: answers.firm["firmName"] ?? "", email, consentVersion: joiningNotice.version, language });
  const row = await services.db.transaction((tx) => lockOpenApplicationOf(tx, email));
  if (row === undefined) throw new Error("no application was begun");
  const application = { id: row.id, key: joiningKeyOf(services, row), email, ctx };
  if (state === "started") return application;
  for (const [step, typed] of Object.entries(answers)) await saveAnswers(ctx, { key: application.key, step: step as AnswerStep, typed });
  for (const field of joiningDocumentFields) if (field !== "udyam") await giveDocument(application, field);
  const declared = { declared: joiningDeclaration.version, language };
  if (state === "submitted") await submitApplication(ctx, { key: application.key, ...declared });
  return application;
}

/** Uploads a document, by default a PDF of a page. */
export async function giveDocument(
  { ctx, key }: Pick<TestApplication, "ctx" | "key">,
  field: JoiningDocumentField,
  { bytes = textPdf([field]), name = `${field}.pdf` }: { readonly bytes?: Buffer; readonly name?: string } = {},
): Promise<void> {
  const staged = await ctx.files.stage(Readable.from([bytes]), { maxBytes: maxFileBytes, name });
  await uploadApplicationDocument(ctx, { key, field }, { staged, name }).finally(() => ctx.files.discard(staged));
}
