import { Readable } from "node:stream";
import { visitor, type StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, dayMs, daysAfter, financialYearLabel, financialYearSpan } from "#domain/dates.ts";
import { joiningNotice } from "#domain/joining/consent.ts";
import { joiningDeclaration } from "#domain/joining/declaration.ts";
import { joiningDocumentFields, joiningDocumentLabels, type JoiningDocumentField } from "#domain/joining/documents.ts";
import { answerSteps } from "#domain/joining/steps.ts";
import { gstinCheckCharacter } from "#domain/members/gstin.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { insertContentSeeds, selectContentSeeds } from "#db/queries/content.ts";
import { selectSentApplicants } from "#db/queries/seed.ts";
import { lockOpenApplicationOf, type JoiningApplicationRow } from "#db/queries/joining.ts";
import { approveApplication } from "../application/joining/approve-application.ts";
import { askApplicant } from "../application/joining/ask-applicant.ts";
import { yearsOf } from "../application/joining/fee-of-year.ts";
import { getApplicationDetail } from "../application/joining/get-application.ts";
import { refuseApplication } from "../application/joining/refuse-application.ts";
import { replyToRemarks } from "../application/joining/reply.ts";
import { saveAnswers } from "../application/joining/save-answers.ts";
import { startApplication } from "../application/joining/start-application.ts";
import { submitApplication } from "../application/joining/submit-application.ts";
import { uploadApplicationDocument } from "../application/joining/upload-application-document.ts";
import { joiningKeyOf } from "../application/notifications/joining-link.ts";
import type { AppContext, Services } from "../context.ts";
import { demoApplications, type DemoApplication } from "./demo-applications.ts";
import { demoFile } from "./demo-files.ts";
import { demoPhone } from "./demo-firms.ts";

/** The telephone numbers of applicants come after those of the firms. */
const firstApplicant = 9_000;

/** In days. Every application of the demonstration is younger. */
const demoDays = 30;

/** Applications for membership in different states, with documents of the demonstration. An interrupted seed goes on with each from its state. */
export async function seedDemoJoining(services: Services, officer: StaffActor): Promise<void> {
  const [done, sent] = [await selectContentSeeds(services.db), await selectSentApplicants(services.db)];
  for (const application of demoApplications) {
    const { email } = application;
    const mark = `demo/joining/${email}`;
    if (done.has(mark)) continue;
    // One that was sent and is not open is decided.
    if (!sent.has(email) || (await findOpen(services, email)) !== undefined) await playApplication(services, officer, application);
    await services.db.transaction((tx) => insertContentSeeds(tx, [mark]));
  }
}

const findOpen = ({ db }: Services, email: string): Promise<JoiningApplicationRow | undefined> =>
  db.transaction((tx) => lockOpenApplicationOf(tx, email));

async function playApplication(services: Services, officer: StaffActor, application: DemoApplication): Promise<void> {
  let daysAgo = application.startedDaysAgo;
  const as = (actor: AppContext["actor"]): AppContext => {
    const now = services.now();
    // An application stays in one financial year, because each year asks for other exports. In the first days of April its steps are seconds apart.
    const { from } = financialYearSpan(financialYearLabel(calendarDateInIndia(now)));
    const at = new Date(Math.max(now.getTime() - daysAgo * dayMs, from.getTime() + (demoDays - daysAgo) * 1_000));
    return { ...services, actor, now: () => at, origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" } };
  };
  const { firmName, email, gstNo: body, kind, address, devices, exports, until } = application;
  const begun = await findOpen(services, email);
  if (begun === undefined) await startApplication(as(visitor), { firmName, email, consentVersion: joiningNotice.version, language: "en" });
  const row = begun ?? (await findOpen(services, email));
  if (row === undefined) throw new Error(`no application of ${email} was begun`);
  const key = joiningKeyOf(services, row);
  const gstNo = `${body}${gstinCheckCharacter(body) ?? ""}`;
  const pan = gstNo.slice(2, 12);
  const contact = { contactName: "Export Office", contactPhone: demoPhone(firstApplicant + demoApplications.indexOf(application)) };
  const typed = { firmName, gstNo, pan, iecNo: pan, kind, isMsme: "yes", address, stateCode: gstNo.slice(0, 2), ...contact, devices, exports };
  const isDraft = row.state === "draft";
  for (const step of isDraft ? answerSteps : []) await saveAnswers(as(visitor), { key, step, typed });
  const give = async (field: JoiningDocumentField, title: string): Promise<void> => {
    const name = `${field}.pdf`;
    const bytes = await demoFile(title, firmName);
    const staged = await services.files.stage(Readable.from([bytes]), { maxBytes: maxFileBytes, name });
    await uploadApplicationDocument(as(visitor), { key, field }, { staged, name }).finally(() => services.files.discard(staged));
  };
  const needed = joiningDocumentFields.filter((field) => field !== "udyam" && (field !== "cdsco" || kind === "manufacturer"));
  for (const field of until === "draft" ? needed.slice(0, 2) : isDraft ? needed : []) await give(field, joiningDocumentLabels[field]);
  if (until === "draft") return;
  if (isDraft) await submitApplication(as(visitor), { key, declared: joiningDeclaration.version, language: "en" });
  if (until === "submitted") return;
  const read = () => getApplicationDetail(as(officer), { id: row.id });
  const seen = async () => ({ id: row.id, revision: (await read()).revision });
  if (until === "approved") {
    // On the same day: the exports of another year would not be enough on 1 April.
    const { id, revision, fee } = await read();
    await approveApplication(as(officer), { id, revision, seenTotalInr: fee?.band.totalInr ?? 0 });
    return;
  }
  daysAgo -= 4;
  if (until === "refused") {
    await refuseApplication(as(officer), { ...(await seen()), reason: "Pressure vessels for kitchens are no medical devices." });
    return;
  }
  const { exportYear } = yearsOf(as(visitor));
  const yearBefore = financialYearLabel(daysAfter(`${exportYear.slice(0, 4)}-04-01`, -1));
  const remark = `The certificate names the year ${yearBefore}. Please send the one for ${exportYear}.`;
  if (isDraft || row.state === "submitted") await askApplicant(as(officer), { ...(await seen()), remarks: [{ field: "turnover", remark }] });
  if (until === "asked" || row.state === "resubmitted") return;
  daysAgo -= 5;
  await give("turnover", `Certificate on the exports of ${exportYear}`);
  await replyToRemarks(as(visitor), { key, replies: {} });
}
