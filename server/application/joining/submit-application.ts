import { z } from "zod";
import { council, paths } from "#domain/council.ts";
import { invalid } from "#domain/errors.ts";
import { joiningDeclaration } from "#domain/joining/declaration.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { missingDocuments } from "#domain/joining/documents.ts";
import { mailLanguages } from "#domain/notifications/mail-languages.ts";
import { joiningReference } from "#domain/joining/reference.ts";
import { answerSteps, firmOf, type HandedInAnswers, type JoiningFirm } from "#domain/joining/steps.ts";
import { insertApplicationEvent, upsertApplicationNumber, updateJoiningApplication, type JoiningApplicationRow } from "#db/queries/joining.ts";
import { selectApplicationDocuments } from "#db/queries/joining-documents.ts";
import { insertMail } from "#db/queries/mail.ts";
import { insertNotifications, selectRoleRecipients } from "#db/queries/notifications.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorizeAnyone } from "../authorize.ts";
import { yearsOf } from "./fee-of-year.ts";
import { lockOwnApplication } from "./own-application.ts";
import { assertMay, JoiningKey } from "./save-answers.ts";
import { problemsOfStep } from "./step-problems.ts";

export const SubmitApplicationInput = z.object({
  key: JoiningKey,
  /** The version of the declaration that was ticked; empty when it was not. */
  declared: z.string().max(40),
  /** The language in which it was read. */
  language: z.enum(mailLanguages),
});
export type SubmitApplicationInput = z.output<typeof SubmitApplicationInput>;

/**
 * Hands a complete draft to the council under a reference number, and writes to both sides. Submitted twice, nothing more happens.
 * @throws not_found; invalid (`not_complete`, `declaration_needed`); conflict (`application_closed`)
 * @source issue 24 part 4
 */
export async function submitApplication(
  ctx: AppContext,
  { key, declared, language }: SubmitApplicationInput,
): Promise<{ readonly reference: string }> {
  authorizeAnyone(ctx.actor, "joining.apply");
  return transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const current = await lockOwnApplication(ctx, tx, key);
    if (current.state === "submitted" && current.reference !== null) return { reference: current.reference };
    assertMay("submit", current.state);
    const { exportsPaise } = await completeFirm(ctx, tx, current);
    if (declared !== joiningDeclaration.version)
      throw invalid("declaration_needed", joiningMessages.declarationNeeded, { declared: [joiningMessages.declarationNeeded] });
    const at = ctx.now();
    const { financialYear, exportYear } = yearsOf(ctx);
    const reference = joiningReference(financialYear, await upsertApplicationNumber(tx, financialYear));
    const row = await updateJoiningApplication(tx, current.id, {
      state: "submitted",
      reference,
      exportsPaise,
      exportYear,
      declaration: joiningDeclaration.text[language],
      declaredAt: at,
      handedIn: withAnswersOf(current, at),
      submittedAt: at,
      waitingSince: at,
      changedAt: at,
    });
    await insertApplicationEvent(tx, row.id, "submitted", { actorId: null, at });
    await recordAudit(tx, ctx, { event: "joining.submit", subject: { kind: "application", id: row.id }, detail: { reference } });
    await writeToApplicant(tx, row, "joining_received");
    await notifyCouncilOfApplication(tx, "application_submitted", row);
    return { reference };
  });
}

/** What was handed in so far, with the answers that are handed in now. */
export const withAnswersOf = ({ handedIn, answers }: JoiningApplicationRow, at: Date): HandedInAnswers[] => [
  ...(handedIn ?? []),
  { at: at.toISOString(), answers },
];

/** The checked answers of an application with all its documents. @throws invalid (`not_complete`) */
export async function completeFirm(ctx: AppContext, tx: Tx, { id, answers }: JoiningApplicationRow): Promise<JoiningFirm> {
  const firm = firmOf(answers);
  const given = new Set((await selectApplicationDocuments(tx, id)).map(({ field }) => field));
  let hasProblems = firm === undefined || missingDocuments(answers, given).length > 0;
  for (const step of answerSteps) hasProblems ||= Object.keys(await problemsOfStep(ctx, tx, step, answers)).length > 0;
  if (firm === undefined || hasProblems) throw invalid("not_complete", joiningMessages.notComplete);
  return firm;
}

/** Writes to the applicant; the e-mail has the link and the reference number. */
export async function writeToApplicant(
  tx: Tx,
  { id, email, firmName, reference }: JoiningApplicationRow,
  kind: "joining_received" | "joining_asked" | "joining_approved" | "joining_refused",
): Promise<void> {
  await insertMail(tx, { kind, to: { userId: null, email }, params: { applicationId: id, firmName, subject: reference ?? "" } });
}

/** Notifies the council of an application or a reply: its office by e-mail, and in the portal every user who can decide on it. */
export async function notifyCouncilOfApplication(
  tx: Tx,
  kind: "application_submitted" | "application_answered",
  row: JoiningApplicationRow,
): Promise<void> {
  const { id, firmName, reference, changedAt } = row;
  const officers = await selectRoleRecipients(tx, "EPCMD_ADMIN");
  const notice = { kind, applicationId: id, firmName, documents: [reference ?? ""], createdAt: changedAt };
  await insertNotifications(
    tx,
    officers.map((officer) => ({ userId: officer.id, ...notice })),
  );
  const params = { firmName, subject: reference ?? "", path: `${paths.joiningDesk}/${id}` };
  await insertMail(tx, { kind: "joining_to_council", to: { userId: null, email: council.contactEmail }, params });
}
