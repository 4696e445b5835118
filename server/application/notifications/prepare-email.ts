import { z } from "zod";
import { paths } from "#domain/council.ts";
import { DomainError } from "#domain/errors.ts";
import { formatIndianDateTime } from "#domain/dates.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { mailLanguages, type MailLanguage } from "#domain/notifications/mail-languages.ts";
import { owningOffices } from "#domain/reimbursements/owners.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Reader } from "#domain/reimbursements/lifecycle.ts";
import { violationOutcomes } from "#domain/rules/terms.ts";
import type { Tx } from "#db/connection/client.ts";
import { findUserByEmail } from "#db/queries/accounts.ts";
import { isMailOfWithdrawn } from "#db/queries/circular-mail.ts";
import { findFollower } from "#db/queries/followers.ts";
import { findApplication } from "#db/queries/joining.ts";
import { findMail, isMailTooLate, markMailSending, updateMailLink, updateMailOutcome, type MailRow } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { ownerOfLink, type LinkOwner } from "../accounts/activation-link.ts";
import { issueActivationSecret } from "../accounts/issue-activation-secret.ts";
import { issueResetOtp } from "../accounts/issue-reset-otp.ts";
import { authorizeSystem } from "../authorize.ts";
import { followLink } from "./follow-key.ts";
import { joiningLink } from "./joining-link.ts";
import { openWaitingLogin } from "../directory/open-waiting-login.ts";

/** The facts of an e-mail, read when it is sent. */
export type PreparedEmail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly facts: EmailFacts;
};

const EmailParams = z.object({
  linkId: z.string().optional(),
  reimbursementId: z.string().default(""),
  scheme: z.enum(schemeKinds).optional(),
  firmName: z.string().default(""),
  documents: z.array(z.string()).default([]),
  sender: z.string().default(""),
  subject: z.string().default(""),
  date: z.string().default(""),
  isReply: z.boolean().default(false),
  replyBy: z.string().default(""),
  count: z.int().default(0),
  forSecond: z.int().default(0),
  office: z.enum(owningOffices).default("council"),
  outsidePeriod: z.object({ outcome: z.enum(violationOutcomes), costOn: z.string() }).optional(),
  membership: z.object({ text: z.string(), canFile: z.boolean() }).optional(),
  language: z.enum(mailLanguages).default("en"),
  /** The follower of the website to whom it goes. */
  followerId: z.uuid().optional(),
  /** The application for membership to whose applicant it goes. */
  applicationId: z.uuid().optional(),
  /** The page that the e-mail links to, if it concerns no reimbursement. */
  path: z
    .string()
    .regex(/^\/(?!\/)/)
    .optional(),
});
type EmailParams = z.infer<typeof EmailParams>;

/** The role of the reader of each e-mail, which decides where its link leads. */
const readerOf: Partial<Record<MailKind, Reader>> = {
  reply: "council",
  query: "council",
  approved_to_council: "council",
  refused_to_council: "council",
  fresh_look_asked: "council",
  reopening_asked: "council",
  reopening_asked_to_dgft: "dgft",
  reopening_declined: "council",
  reopening_declined_to_dgft: "dgft",
  reopened_to_council: "council",
  sent_back: "council",
  forwarded_to_dgft: "dgft",
};

type Run = { hold(tx: Tx): Promise<void> };

/**
 * Reads an e-mail and marks it as `sending`; undefined if it was sent already or is not needed any more. An
 * OTP is made here, at the last moment, and only its hash is stored.
 * @throws forbidden (not the worker); the errors of `run.hold`
 */
export async function prepareEmail(ctx: AppContext, mailId: string, run: Run): Promise<PreparedEmail | undefined> {
  authorizeSystem(ctx.actor);
  const row = await transact(ctx, async (tx) => {
    await run.hold(tx);
    return beginOrDrop(tx, mailId, ctx.now());
  });
  if (row === undefined) return undefined;
  const params = EmailParams.parse(row.params);
  const secret = await secretOf(ctx, row, params);
  if (secret === undefined) {
    await updateMailOutcome(ctx.db, row.id, { state: "dropped" });
    return undefined;
  }
  const { reimbursementId, firmName, documents, sender, subject, date, isReply, replyBy, count, forSecond } = params;
  const { office, outsidePeriod, membership, language } = params;
  return {
    id: row.id,
    kind: secret.kind ?? row.kind,
    to: row.email,
    facts: {
      reimbursementId,
      firmName: secret.owner?.firmName ?? firmName,
      documents,
      sender,
      subject: secret.owner?.userName ?? subject,
      date,
      isReply,
      replyBy,
      count,
      forSecond,
      office,
      outsidePeriod,
      membership,
      language: secret.owner?.language ?? secret.language ?? language,
      stopUrl: secret.stopUrl ?? "",
      otp: secret.otp,
      validUntil: secret.validUntil,
      url: secret.link ?? urlOf(ctx, row, params),
    },
  };
}

/** The e-mail, now marked as `sending`; undefined if there is nothing to send. */
async function beginOrDrop(tx: Tx, mailId: string, now: Date): Promise<MailRow | undefined> {
  const row = await findMail(tx, mailId);
  if (row === undefined || row.state === "sent" || row.state === "dropped") return undefined;
  if (isMailTooLate(row, now)) {
    // Too late because the mail server did not take it: a person waited for it in vain, so operators see it.
    await updateMailOutcome(tx, mailId, row.lastError === null ? { state: "dropped" } : { state: "failed", lastError: row.lastError });
    return undefined;
  }
  // It failed, or was being sent, when its circular was withdrawn. No attempt is counted: who was told nothing gets no e-mail about the withdrawal.
  if (row.kind === "circular_urgent" && (await isMailOfWithdrawn(tx, mailId))) {
    await updateMailOutcome(tx, mailId, { state: "dropped" });
    return undefined;
  }
  return (await markMailSending(tx, mailId)) ? row : undefined;
}

type Secret = {
  readonly otp: string;
  readonly validUntil: string;
  readonly link: string | undefined;
  /** The kind of the e-mail, if it is decided only now. */
  readonly kind?: MailKind;
  readonly language?: MailLanguage;
  readonly stopUrl?: string;
  /** Whose login an activation mail is about. */
  readonly owner?: LinkOwner;
};

/** The secret of an activation mail or of a forgotten password; an empty one for all others; undefined when the mail is not needed any more. */
async function secretOf(
  ctx: AppContext,
  { id, kind, email }: MailRow,
  { linkId, followerId, applicationId }: EmailParams,
): Promise<Secret | undefined> {
  if (applicationId !== undefined) return linkOfApplication(ctx, kind, applicationId);
  if (followerId !== undefined) return linksOfFollower(ctx, kind, followerId);
  if (kind === "verification") return waitingLogin(ctx, id, email);
  if (kind === "password_reset") return otpOrActivation(ctx, id, email);
  if (linkId === undefined) return { otp: "", validUntil: "", link: undefined };
  try {
    const { otp, link, expiresAt } = await issueActivationSecret(ctx, linkId);
    return { otp, link, validUntil: formatIndianDateTime(expiresAt), owner: await ownerOfLink(ctx, linkId) };
  } catch (error) {
    if (error instanceof DomainError && error.kind === "conflict") return undefined;
    throw error;
  }
}

/** Undefined when the follower stopped meanwhile, or is asked to confirm what is confirmed. */
async function linksOfFollower(ctx: AppContext, kind: MailKind, followerId: string): Promise<Secret | undefined> {
  const follower = await findFollower(ctx.db, followerId);
  if (follower === undefined || (kind === "follow_confirm") !== (follower.confirmedAt === null)) return undefined;
  const link = kind === "follow_confirm" ? followLink(ctx, "confirm", follower) : undefined;
  return { otp: "", validUntil: "", link, language: follower.language, stopUrl: followLink(ctx, "stop", follower) };
}

/** Undefined when the application no longer exists. For an address with a login the e-mail says so and has no link. */
async function linkOfApplication(ctx: AppContext, kind: MailKind, applicationId: string): Promise<Secret | undefined> {
  const application = await findApplication(ctx.db, applicationId);
  if (application === undefined) return undefined;
  const noSecret = { otp: "", validUntil: "", link: undefined };
  const isNew = kind === "joining_link" && application.state === "draft";
  if (isNew && (await findUserByEmail(ctx.db, application.email)) !== undefined)
    return { ...noSecret, kind: "joining_has_login", language: application.language };
  return { ...noSecret, link: joiningLink(ctx, application), language: application.language };
}

/** A login that was never activated has no password to replace: its e-mail activates it. Undefined when there is none, or it is closed. */
async function otpOrActivation(ctx: AppContext, mailId: string, email: string): Promise<Secret | undefined> {
  const issued = await issueResetOtp(ctx, email);
  if (issued !== undefined) return { otp: issued.otp, validUntil: formatIndianDateTime(issued.expiresAt), link: undefined };
  const waiting = await waitingLogin(ctx, mailId, email);
  return waiting?.kind === "already_registered" ? undefined : waiting;
}

async function waitingLogin(ctx: AppContext, mailId: string, email: string): Promise<Secret | undefined> {
  const waiting = await openWaitingLogin(ctx, email);
  if (waiting === undefined) return undefined;
  if (waiting.kind === "already_registered") return { otp: "", validUntil: "", link: undefined, kind: waiting.kind };
  const { kind, link, linkId, expiresAt } = waiting;
  await updateMailLink(ctx.db, mailId, linkId);
  const validUntil = formatIndianDateTime(expiresAt);
  if (kind === "verification") return { otp: "", validUntil, link, kind };
  return { otp: waiting.otp, validUntil, link, kind, owner: await ownerOfLink(ctx, linkId) };
}

function urlOf(ctx: AppContext, { kind }: MailRow, { reimbursementId, scheme, path: given }: EmailParams): string {
  if (kind === "password_reset") return `${ctx.config.publicUrl}${paths.forgotPassword}`;
  const path = given ?? (scheme === undefined ? paths.login : reimbursementPath(readerOf[kind] ?? "member", scheme, reimbursementId));
  return `${ctx.config.publicUrl}${path}`;
}
