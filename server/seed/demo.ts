import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { activationHours } from "#domain/accounts/activation.ts";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { council } from "#domain/council.ts";
import { indianDate } from "#domain/members/calendar.ts";
import type { Answer, Answers } from "#domain/reimbursements/answers.ts";
import { applicableDocuments } from "#domain/reimbursements/derive.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { Field } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { dropQueuedMail, setActivationMailState } from "#db/queries/mail.ts";
import type { Tx } from "#db/client.ts";
import { findUserByEmail, insertUser, replaceLink } from "#db/queries/accounts.ts";
import { insertFirm } from "#db/queries/members.ts";
import { countUsers, expirePassword, listPlayed } from "#db/queries/seed.ts";
import { approve } from "../application/dgft/approve.ts";
import { shareQuery } from "../application/dgft/share-query.ts";
import { attachDocument } from "../application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "../application/reimbursements/get-own.ts";
import { saveStep } from "../application/reimbursements/save-step.ts";
import { submit } from "../application/reimbursements/submit.ts";
import type { ReimbursementView } from "../application/reimbursements/view.ts";
import { closeReimbursement } from "../application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "../application/reviews/forward-to-dgft.ts";
import { saveReview } from "../application/reviews/save-review.ts";
import { shareDeficiencies } from "../application/reviews/share-deficiencies.ts";
import type { AppContext, Services } from "../context.ts";
import { newNonce } from "../infra/secrets.ts";
import { demoFirms, type DemoFirm } from "./demo-firms.ts";
import { demoPaper, demoPicture } from "./demo-papers.ts";
import { insertDemoProfile } from "./demo-profiles.ts";

const dayMs = 24 * 60 * 60 * 1000;
const demoStates = [
  "DRAFT",
  "SUBMITTED",
  "UNDER_REVIEW",
  "DEFICIENCY_SHARED",
  "RESUBMITTED",
  "UNDER_REVIEW_DGFT",
  "DEFICIENCY_DGFT",
  "APPROVED_DGFT",
  "CLOSED",
] as const satisfies readonly State[];

/** The accounts that the start prints; their password is `DEMO_PASSWORD`. @source product.md "Running it" */
export const demoAccounts = {
  member: `member@${council.host}`,
  admin: `admin@${council.host}`,
  dgft: `dgft@${council.host}`,
  buyer: `buyer@${council.host}`,
  expired: `expired@${council.host}`,
} as const;

type Cast = { readonly member: MemberActor; readonly admin: StaffActor; readonly dgft: StaffActor };

/**
 * Fills an empty database with accounts, firms and reimbursements of every scheme in every state, with real papers.
 * Everything goes through the same verbs as in real life. The buyer comes last and marks the end: a seed that was cut
 * off goes on where it stopped, and a database that is not the demonstration's is left alone.
 * @source product.md "Demo seed"
 */
export async function seedDemo(services: Services): Promise<void> {
  const { db } = services;
  if ((await findUserByEmail(db, demoAccounts.buyer)) !== undefined) return;
  const isEmpty = (await countUsers(db)) === 0;
  if (!isEmpty && (await findUserByEmail(db, demoAccounts.member)) === undefined) return;
  const passwordHash = await services.passwords.hash(services.config.demoPassword);
  if (isEmpty) await insertCast(services, passwordHash);
  const cast = await loadCast(services);
  const papers = await makePapers();
  const played = await listPlayed(db);
  await Promise.all(
    schemeKinds.map(async (scheme) => {
      for (const [index, state] of demoStates.entries())
        if (!played.has(`${scheme} ${state}`)) await playUntil(services, cast, papers, scheme, state, 3 + index * 4);
    }),
  );
  // Nobody has to be told by mail of what happened in the demonstration's past.
  await dropQueuedMail(db);
  const at = services.now();
  await db.transaction((tx) =>
    insertUser(tx, { email: demoAccounts.buyer, name: "Overseas Buyer", role: "BUYER", passwordHash, passwordChangedAt: at, activatedAt: at }),
  );
}

async function insertCast(services: Services, passwordHash: string): Promise<void> {
  const activatedAt = services.now();
  await services.db.transaction(async (tx) => {
    const account = (email: string, name: string, role: Role, firmId: string | null = null) =>
      insertUser(tx, { email, name, role, firmId, passwordHash, passwordChangedAt: activatedAt, activatedAt });
    for (const [index, firm] of demoFirms.entries()) {
      const { id: firmId } = await insertFirm(tx, firmRow(firm, activatedAt));
      const waiting = waitingLogins[index];
      // Whoever has never signed in cannot have saved a profile.
      if (waiting !== undefined) {
        await insertWaitingLogin(tx, firm, firmId, waiting);
        continue;
      }
      const email = index === memberFirm ? demoAccounts.member : index === expiredFirm ? demoAccounts.expired : firm.contactEmail;
      const name = index === memberFirm || index === expiredFirm ? deskName : `${firm.contactName}, ${firm.name}`;
      const { id: userId } = await account(email, name, "MEMBER", firmId);
      if (index === expiredFirm) await expirePassword(tx, userId, activatedAt);
      await insertDemoProfile(tx, firm, { firmId, userId, index, at: activatedAt });
    }
    await account(demoAccounts.admin, `${council.shortName} Reimbursement Desk`, "EPCMD_ADMIN");
    await account(demoAccounts.dgft, "DGFT Officer", "DGFT_ADMIN");
  });
}

const memberFirm = 0;
const expiredFirm = 1;
const deskName = "Export Desk";

async function loadCast({ db }: Services): Promise<Cast> {
  const actorOf = async (email: string) => {
    const user = await findUserByEmail(db, email);
    if (user === undefined) throw new Error(`the demonstration has no ${email}`);
    return { kind: "user" as const, userId: user.id, sessionId: randomUUID(), name: user.name, email, firmId: user.firmId ?? "" };
  };
  return {
    member: { ...(await actorOf(demoAccounts.member)), role: "MEMBER" },
    admin: { ...(await actorOf(demoAccounts.admin)), role: "EPCMD_ADMIN" },
    dgft: { ...(await actorOf(demoAccounts.dgft)), role: "DGFT_ADMIN" },
  };
}

/** Firms of the first page whose login is not active yet, one for each badge of the list. */
const waitingLogins: Readonly<Record<number, { mailState: "failed" | "sent"; hours: number }>> = {
  3: { mailState: "failed", hours: activationHours },
  4: { mailState: "sent", hours: activationHours },
  5: { mailState: "sent", hours: -1 },
};

async function insertWaitingLogin(
  tx: Tx,
  firm: DemoFirm,
  firmId: string,
  { mailState, hours }: { mailState: "failed" | "sent"; hours: number },
): Promise<void> {
  const user = await insertUser(tx, { email: firm.contactEmail, name: `${firm.contactName}, ${firm.name}`, role: "MEMBER", firmId });
  await setActivationMailState(
    tx,
    await replaceLink(tx, { userId: user.id, nonce: newNonce(), purpose: "activation", minutes: hours * 60 }),
    mailState,
  );
}

/** Membership runs to 31 March. */
function firmRow({ name, gstNo, address, contactName, contactEmail, contactPhone }: DemoFirm, at: Date) {
  const today = indianDate(at);
  const year = Number(today.slice(0, 4));
  const endYear = today.slice(5) > "03-31" ? year + 1 : year;
  return {
    name,
    gstNo,
    address,
    contactName,
    contactEmail,
    contactPhone,
    membershipStartOn: `${endYear - 1}-04-01`,
    membershipEndOn: `${endYear}-03-31`,
  };
}

type Papers = { readonly paper: (noun: string) => Promise<Buffer>; readonly picture: (index: number) => Promise<Buffer> };

/** Papers are made once and used by every reimbursement. */
async function makePapers(): Promise<Papers> {
  const firmName = demoFirms[0]?.name ?? "";
  const made = new Map<string, Promise<Buffer>>();
  const once = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  return {
    paper: (noun) => once(noun, () => demoPaper(noun.charAt(0).toUpperCase() + noun.slice(1), firmName, (noun.length % 2) + 1)),
    picture: (index) => once(`picture ${index}`, () => demoPicture(`Photo ${index}`, (index * 47) % 360)),
  };
}

/** Plays one reimbursement from its first step to a state, as if it had begun so many days ago. */
async function playUntil(services: Services, cast: Cast, papers: Papers, scheme: SchemeKind, state: State, startedDaysAgo: number): Promise<void> {
  let day = startedDaysAgo;
  const as = (actor: AppContext["actor"]): AppContext => {
    const at = new Date(services.now().getTime() - day * dayMs);
    return { ...services, actor, now: () => at, origin: { requestId: "demo-seed", door: "system", ip: "127.0.0.1", userAgent: "seed" } };
  };
  const pass = (days: number): void => void (day = Math.max(0, day - days));

  let view = await fillDraft(as(cast.member), papers, scheme, state === "DRAFT" ? 4 : undefined);
  if (state === "DRAFT") return;
  pass(1);
  view = await submit(as(cast.member), { reimbursementId: view.id, version: view.version });
  if (state === "SUBMITTED") return;
  pass(1);
  if (state === "CLOSED") {
    await closeReimbursement(as(cast.admin), {
      reimbursementId: view.id,
      version: view.version,
      reason: "The same claim was filed before under another number.",
    });
    return;
  }
  if (state === "DEFICIENCY_SHARED" || state === "RESUBMITTED") {
    view = await shareDeficiencies(as(cast.admin), {
      reimbursementId: view.id,
      version: view.version,
      documents: verdictsOn(view, "The stamp of the issuing authority cannot be read. Send a clearer scan."),
    });
    if (state === "DEFICIENCY_SHARED") return;
    pass(1);
    view = await replaceFlagged(as(cast.member), view, scheme);
    await submit(as(cast.member), { reimbursementId: view.id, version: view.version });
    return;
  }
  view = await saveReview(as(cast.admin), {
    reimbursementId: view.id,
    version: view.version,
    documents: verdictsOn(view, state === "UNDER_REVIEW" ? "Check the date of this paper." : undefined),
  });
  if (state === "UNDER_REVIEW") return;
  pass(1);
  view = await forwardToDgft(as(cast.admin), { reimbursementId: view.id, version: view.version, comment: "All papers are in order." });
  if (state === "UNDER_REVIEW_DGFT") return;
  pass(1);
  if (state === "DEFICIENCY_DGFT") {
    await shareQuery(as(cast.dgft), {
      reimbursementId: view.id,
      version: view.version,
      query: "State the bill of entry that belongs to the fee receipt.",
    });
    return;
  }
  await approve(as(cast.dgft), { reimbursementId: view.id, version: view.version });
}

const verdictsOn = (view: ReimbursementView, remarkOnFirst: string | undefined) =>
  view.documents
    .filter((document) => document.isApplicable)
    .map(({ fieldName }, index) =>
      index === 0 && remarkOnFirst !== undefined
        ? { fieldName, status: "DEFICIENT" as const, remark: remarkOnFirst }
        : { fieldName, status: "SUFFICIENT" as const, remark: "" },
    );

async function fillDraft(ctx: AppContext, papers: Papers, kind: SchemeKind, stopBefore: number | undefined): Promise<ReimbursementView> {
  const scheme = schemeOf(kind);
  const answersOf = (index: number): Answers => Object.assign({}, ...(scheme.steps[index]?.fields.map(demoAnswers) ?? [])) as Answers; // every part is Answers
  const all = scheme.steps.map((_, index) => answersOf(index));
  const applicable = applicableDocuments(scheme, Object.assign({}, ...all) as Answers);
  let view = await saveStep(ctx, { scheme: kind, step: 1, answers: answersOf(0) });
  for (const [index] of scheme.steps.entries()) {
    const step = index + 1;
    if (step === 1) continue;
    if (step === stopBefore) break;
    for (const { field } of applicable.filter((document) => document.step === step))
      for (let number = 1; number <= (field.maxFiles > 1 ? field.minPages : 1); number += 1) {
        const isPicture = field.accept === "image" || field.maxFiles > 1;
        const bytes = isPicture ? await papers.picture(number) : await papers.paper(field.noun);
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
  await attachDocument(ctx, { scheme, reimbursementId: view.id, fieldName }, { staged, name });
  return getOwnReimbursement(ctx, { reimbursementId: view.id });
}

async function replaceFlagged(ctx: AppContext, view: ReimbursementView, scheme: SchemeKind): Promise<ReimbursementView> {
  const flagged = view.documents.filter((document) => document.deficiencies.some((deficiency) => deficiency.isOpen));
  let next = view;
  for (const document of flagged) {
    const bytes = await demoPaper(`${document.label}, clearer scan`, view.firm.name);
    next = await attach(ctx, next, scheme, document.fieldName, bytes, `${document.fieldName}-clearer.pdf`);
  }
  return next;
}

/** A plausible answer to each question; every other Yes/No is Yes. */
function demoAnswers(field: Field): Answers {
  if (field.type === "document" || (field.type === "text" && field.fromFirm)) return {};
  if (field.type === "yesNo") {
    const said = field.name.length % 2 === 1;
    return { [field.name]: said, ...(said ? (Object.assign({}, ...field.whenYes.map(demoAnswers)) as Answers) : {}) }; // every part is Answers
  }
  if (field.type === "group") return { [field.name]: Object.assign({}, ...field.fields.map(demoAnswers)) as Record<string, string> }; // simple fields answer with strings
  return { [field.name]: demoAnswer(field) };
}

function demoAnswer(field: Exclude<Field, { type: "document" | "yesNo" | "group" }>): Answer {
  if (field.type === "amount") return "1250000";
  if (field.type === "date") return "2026-02-16";
  if (field.type === "select") return field.preset ?? field.options[0]?.value ?? "";
  if (field.type === "mapsLink") return "https://maps.app.goo.gl/demo";
  if (field.multiline) return demoFirms[0]?.address ?? "";
  return field.maxLength <= 50 ? "12" : "India MedTech Expo, New Delhi";
}
