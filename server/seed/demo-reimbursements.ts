import { Readable } from "node:stream";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, dayMs, daysAfter } from "#domain/dates.ts";
import type { Answer, Answers } from "#domain/reimbursements/answers.ts";
import { applicableDocuments } from "#domain/reimbursements/derive.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { itemsOfField } from "#domain/reimbursements/items.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { itemsName, type Field, type SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { approve } from "../application/dgft/approve.ts";
import { shareQuery } from "../application/dgft/share-query.ts";
import { attachDocument } from "../application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "../application/reimbursements/get-own.ts";
import { saveStep } from "../application/reimbursements/save-step.ts";
import { saveWholeStep } from "../application/reimbursements/save-whole-step.ts";
import { submit } from "../application/reimbursements/submit.ts";
import type { ReimbursementView } from "../application/reimbursements/view.ts";
import { closeReimbursement } from "../application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "../application/reviews/forward-to-dgft.ts";
import { getReview } from "../application/reviews/get-review.ts";
import { holdReview } from "../application/reviews/hold-review.ts";
import { saveReview } from "../application/reviews/save-review.ts";
import { shareDeficiencies } from "../application/reviews/share-deficiencies.ts";
import { DomainError } from "#domain/errors.ts";
import type { Phrase } from "#domain/reviews/phrases.ts";
import { startingPhrases } from "#domain/reviews/starting-phrases.ts";
import { writeNote } from "../application/notes/write-note.ts";
import type { AppContext, Services } from "../context.ts";
import { demoAssessments } from "./demo-assessments.ts";
import { demoCosts, type DemoCosts } from "./demo-items.ts";
import { demoFirms, type DemoFirm } from "./demo-firms.ts";
import { demoFile, demoPicture, demoScan } from "./demo-files.ts";

/** No claim of the demonstration was begun longer ago. */
const daysAtMost = 100;
/** Who takes part in a reimbursement: the firm that files it, with its login, and both offices. */
export type DemoActors = {
  readonly firm: DemoFirm;
  readonly member: MemberActor;
  readonly admin: StaffActor;
  readonly second: StaffActor;
  readonly dgft: StaffActor;
  /** Who decides again when somebody else of DGFT has decided before. */
  readonly secondDgft: StaffActor;
};

/**
 * One reimbursement of the demonstration: how far it has come, how long ago it was begun, a hold of one that is under review, and what it
 * has in common with a claim of another firm: a receipt, or a document that was scanned twice.
 */
export type Play = {
  readonly scheme: SchemeKind;
  readonly state: State;
  readonly startedDaysAgo: number;
  readonly hold?: { readonly startedDaysAgo: number; readonly days: number };
  readonly receiptNo?: string;
  readonly scanDegrees?: number;
  /** Filed after the last day of its certificates. */
  readonly isLate?: boolean;
};

export type DemoFileMaker = {
  readonly documentFile: (noun: string, reference: string) => Promise<Buffer>;
  readonly picture: (index: number, reference: string) => Promise<Buffer>;
};

/** The documents of a firm: one with the same reference is made once and used by all of its reimbursements. */
export function makeDemoFiles(firmName: string): DemoFileMaker {
  const made = new Map<string, Promise<Buffer>>();
  const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  return {
    documentFile: (noun, reference) =>
      once(`${noun} ${reference}`, () =>
        demoFile(noun.charAt(0).toUpperCase() + noun.slice(1), firmName, { pages: (noun.length % 2) + 1, reference }),
      ),
    picture: (index, reference) =>
      once(`picture ${index} ${reference}`, () => demoPicture(`Photo ${index}, ${reference || firmName}`, (index * 47) % 360)),
  };
}

/** Takes one reimbursement from its first step to a state, as if it had begun so many days ago. */
export async function playUntil(
  services: Services,
  actors: DemoActors,
  demoFiles: DemoFileMaker,
  { scheme, state, startedDaysAgo, hold, receiptNo, scanDegrees, isLate = false }: Play,
): Promise<ReimbursementView> {
  let day = startedDaysAgo;
  const as = (actor: AppContext["actor"]): AppContext => {
    const at = new Date(services.now().getTime() - day * dayMs);
    return { ...services, actor, now: () => at, origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" } };
  };
  const pass = (days: number): void => void (day = Math.max(0, day - days));

  const filedAt = services.now().getTime() - Math.max(0, startedDaysAgo - 1) * dayMs;
  let view = await fillDraft(as(actors.member), demoFiles, {
    scheme,
    firm: actors.firm,
    costs: demoCosts(scheme, Math.floor(startedDaysAgo / 4), {
      number: demoFirms.indexOf(actors.firm) * daysAtMost + startedDaysAgo,
      product: actors.firm.product,
      traveller: `${actors.firm.contactName} ${startedDaysAgo}`,
      filedOn: calendarDateInIndia(new Date(filedAt)),
      isLate,
      receiptNo,
    }),
    scanDegrees,
    stopBefore: state === "DRAFT" ? 4 : undefined,
  });
  if (state === "DRAFT") return view;
  pass(1);
  view = await submit(as(actors.member), { reimbursementId: view.id, version: view.version });
  if (state === "SUBMITTED") return view;
  pass(1);
  if (state === "CLOSED") {
    return closeReimbursement(as(actors.admin), {
      reimbursementId: view.id,
      version: view.version,
      reason: "The same claim was filed before under another number.",
    });
  }
  if (state === "DEFICIENCY_SHARED" || state === "RESUBMITTED") {
    view = await shareDeficiencies(as(actors.admin), {
      reimbursementId: view.id,
      version: view.version,
      documents: verdictsOn(view, demoPhrase(startedDaysAgo)),
    });
    if (state === "DEFICIENCY_SHARED") return view;
    pass(1);
    view = await replaceFlagged(as(actors.member), view, scheme);
    return submit(as(actors.member), { reimbursementId: view.id, version: view.version });
  }
  view = await saveReview(as(actors.admin), {
    reimbursementId: view.id,
    version: view.version,
    documents: verdictsOn(view, state === "UNDER_REVIEW" ? { textEn: "Check the date of this document." } : undefined),
    assessments: demoAssessments(view.sheet?.lines ?? []),
  });
  if (state === "UNDER_REVIEW") {
    const body = `@${actors.second.name}, the receipt and the certificate name different years. Do you know this firm's other claims?`;
    await writeNote(as(actors.admin), { reimbursementId: view.id, audience: "council", body, fieldName: "rcmc_certificate" });
    if (hold === undefined) return view;
    day = hold.startedDaysAgo;
    const ctx = as(actors.admin);
    return holdReview(ctx, {
      reimbursementId: view.id,
      version: view.version,
      reason: "The registration authority has been asked to confirm the certificate.",
      untilOn: daysAfter(calendarDateInIndia(ctx.now()), hold.days),
    });
  }
  pass(1);
  view = await forwardByTwo([as(actors.admin), as(actors.second)], { reimbursementId: view.id, version: view.version });
  if (state === "UNDER_REVIEW_DGFT") {
    const thread = { reimbursementId: view.id, audience: "council_and_dgft" as const };
    await writeNote(as(actors.admin), { ...thread, body: "The original of the receipt was seen at the counter; the scan is of the firm's copy." });
    await writeNote(as(actors.dgft), { ...thread, body: "Noted. Is the fee of the agent in the amount?" });
    return view;
  }
  pass(1);
  if (state === "DEFICIENCY_DGFT") {
    return shareQuery(as(actors.dgft), {
      reimbursementId: view.id,
      version: view.version,
      query: "State the bill of entry that belongs to the fee receipt.",
    });
  }
  return approve(as(actors.dgft), { reimbursementId: view.id, version: view.version });
}

/** Forwards, by the second person where two have to. */
async function forwardByTwo(
  [first, second]: readonly [AppContext, AppContext],
  claim: { reimbursementId: string; version: number },
): Promise<ReimbursementView> {
  const input = { ...claim, comment: "All papers are in order." };
  try {
    return await forwardToDgft(first, input);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "second_person") throw error;
    const { version } = await getReview(second, { reimbursementId: claim.reimbursementId });
    return forwardToDgft(second, { ...input, version });
  }
}

type Remark = Pick<Phrase, "textEn"> & { readonly code?: string };

/** One of the first phrases, another for each claim. */
const demoPhrase = (number: number): Remark | undefined => startingPhrases[Math.floor(number / 4) % 4];

export const verdictsOn = (view: ReimbursementView, remarkOnFirst: Remark | undefined) =>
  view.documents
    .filter((document) => document.isApplicable)
    .map(({ fieldName }, index) =>
      index === 0 && remarkOnFirst !== undefined
        ? {
            fieldName,
            status: "DEFICIENT" as const,
            remark: remarkOnFirst.textEn,
            phraseCodes: remarkOnFirst.code === undefined ? [] : [remarkOnFirst.code],
          }
        : { fieldName, status: "SUFFICIENT" as const, remark: "" },
    );

type Filling = {
  readonly scheme: SchemeKind;
  readonly firm: DemoFirm;
  readonly costs: DemoCosts;
  readonly scanDegrees: number | undefined;
  readonly stopBefore: number | undefined;
};

/** The document that two firms of the demonstration have scanned. */
const scannedField = "mission_certificate";

async function fillDraft(
  ctx: AppContext,
  demoFiles: DemoFileMaker,
  { scheme: kind, firm, costs, scanDegrees, stopBefore }: Filling,
): Promise<ReimbursementView> {
  const scheme = schemeOf(kind);
  const answersOf = (index: number): Answers => {
    const fields = scheme.steps[index]?.fields ?? [];
    const plain = Object.assign({}, ...fields.map((field) => demoAnswers(field, firm))) as Answers; // every part is Answers
    const items = fields.flatMap((field) => (field.type === "items" ? itemsOfField(field, costs.items) : []));
    return { ...plain, ...costs.answers, ...(items.length > 0 && { [itemsName]: items }) };
  };
  const all = scheme.steps.map((_, index) => answersOf(index));
  // What a firm has once stands in each of its claims; the rest names the claim.
  const bytesOf = ({ accept, maxFiles, isStanding, noun }: SchemeDocumentField, number: number): Promise<Buffer> => {
    const reference = isStanding === true ? "" : `Claim ${view.id}`;
    return accept === "image" || maxFiles > 1 ? demoFiles.picture(number, reference) : demoFiles.documentFile(noun, reference);
  };
  const applicable = applicableDocuments(scheme, Object.assign({}, ...all) as Answers);
  let view = await saveStep(ctx, { scheme: kind, step: 1, answers: answersOf(0) });
  if (stopBefore !== undefined) {
    // A draft has its costs already, and not yet the documents that prove them.
    const first = { scheme: kind, reimbursementId: view.id, version: view.version, step: 1 };
    await saveWholeStep(ctx, { ...first, answers: { ...answersOf(0), [itemsName]: costs.items } }, []);
    view = await getOwnReimbursement(ctx, { reimbursementId: view.id });
  }
  for (const [index] of scheme.steps.entries()) {
    const step = index + 1;
    if (step === 1) continue;
    if (step === stopBefore) break;
    for (const { field } of applicable.filter((document) => document.step === step))
      for (let number = 1; number <= (field.maxFiles > 1 ? field.minPages : 1); number += 1) {
        const isScan = field.name === scannedField && scanDegrees !== undefined;
        const isPicture = isScan || field.accept === "image" || field.maxFiles > 1;
        const bytes = isScan ? await demoScan(scanDegrees) : await bytesOf(field, number);
        view = await attach(ctx, view, kind, field.name, bytes, isPicture ? `${field.name}_${number}.jpg` : `${field.name}.pdf`);
      }
    view = await saveStep(ctx, { scheme: kind, reimbursementId: view.id, step, answers: answersOf(index) });
  }
  return view;
}

async function attach(
  ctx: AppContext,
  view: ReimbursementView,
  scheme: SchemeKind,
  fieldName: string,
  bytes: Buffer,
  name: string,
): Promise<ReimbursementView> {
  const staged = await ctx.files.stage(Readable.from([bytes]), { maxBytes: maxFileBytes });
  const documentVersion = view.documents.find((document) => document.fieldName === fieldName)?.current?.version;
  await attachDocument(ctx, { scheme, reimbursementId: view.id, fieldName, documentVersion }, { staged, name });
  return getOwnReimbursement(ctx, { reimbursementId: view.id });
}

async function replaceFlagged(ctx: AppContext, view: ReimbursementView, scheme: SchemeKind): Promise<ReimbursementView> {
  const flagged = view.documents.filter((document) => document.deficiencies.some((deficiency) => deficiency.isOpen));
  let next = view;
  for (const document of flagged) {
    const bytes = await demoFile(`${document.label}, clearer scan`, view.firm.name);
    next = await attach(ctx, next, scheme, document.fieldName, bytes, `${document.fieldName}-clearer.pdf`);
  }
  return next;
}

/** A plausible answer to each question; every other Yes/No is Yes. */
function demoAnswers(field: Field, firm: DemoFirm): Answers {
  if (field.type === "document" || field.type === "items" || (field.type === "text" && field.fromFirm)) return {};
  if (field.type === "yesNo") {
    const said = field.name.length % 2 === 1;
    return {
      [field.name]: said,
      ...(said ? (Object.assign({}, ...field.whenYes.map((followUp) => demoAnswers(followUp, firm))) as Answers) : {}),
    }; // every part is Answers
  }
  if (field.type === "group")
    return { [field.name]: Object.assign({}, ...field.fields.map((part) => demoAnswers(part, firm))) as Record<string, string> }; // simple fields answer with strings
  return { [field.name]: demoAnswer(field, firm) };
}

function demoAnswer(field: Exclude<Field, { type: "document" | "yesNo" | "group" | "items" }>, { address, exportsInr }: DemoFirm): Answer {
  // An earlier claim of a product received little; every other amount is that of the exports.
  if (field.type === "amount") return field.name === "amount_received" ? "62500" : String(exportsInr);
  if (field.type === "date") return "2026-02-16";
  // Of a list of all countries the first is no plausible answer.
  if (field.type === "select") return field.preset ?? (field.options.find(({ value }) => value === "germany") ?? field.options[0])?.value ?? "";
  if (field.type === "mapsLink") return "https://maps.app.goo.gl/demo";
  if (field.multiline) return address;
  return field.maxLength <= 50 ? "12" : "India MedTech Expo, New Delhi";
}
