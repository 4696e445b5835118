import { z } from "zod";
import { financialYearLabel, financialYearSpan, calendarDateInIndia } from "#domain/dates.ts";
import { sharedDocuments } from "#domain/reimbursements/derive.ts";
import { answersOfExpected } from "#domain/reimbursements/expected-claims.ts";
import { answersOfFair } from "#domain/reimbursements/fair-answers.ts";
import { answersOfPaid } from "#domain/reimbursements/paid-claims.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { findOwnExpectedClaim } from "#db/queries/expected-claims.ts";
import { findOwnFairFacts } from "#db/queries/fair-applications.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { selectPaidClaims } from "#db/queries/paid-claims.ts";
import { findProfile } from "#db/queries/profiles.ts";
import { findLastAnswers, findOwnReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { ReimbursementId } from "./inputs.ts";

/** Answers that are known before, by wire name (of a new item by `itemAnswerName`, of a group as in messages), and where they come from. */
export type KnownAnswers = Readonly<
  Record<string, { readonly value: string; readonly source: "profile" | "reimbursement" | "expected" | "fair" | "paid" }>
>;

/**
 * `expectedId`: the registration in hand from which the reimbursement is started, or the firm's own application to a fair that it attended;
 * one that is not there any more gives no answers. With `reimbursementId` what that one was started from comes first.
 */
export const KnownAnswersInput = z.object({ reimbursementId: ReimbursementId.optional(), expectedId: z.uuid().optional() }).default({});
export type KnownAnswersInput = z.input<typeof KnownAnswersInput>;

/**
 * The answers with which a new reimbursement starts: the address from the profile, the answers that several schemes share
 * from the newest reimbursement of this financial year, the claims that this portal paid, as a product claim asks for them, and what a
 * registration in hand or a fair says.
 * @source ux.md "Ask once"; money.md 4 "registrations in hand"
 */
export async function getKnownAnswers(ctx: AppContext, input?: KnownAnswersInput): Promise<KnownAnswers> {
  const actor = authorize(ctx.actor, "reimbursements.getKnownAnswers");
  const names = [...new Set(schemeKinds.flatMap((kind) => sharedDocuments(schemeOf(kind))))];
  const today = calendarDateInIndia(ctx.now());
  const { from } = financialYearSpan(financialYearLabel(today));
  const { reimbursementId, expectedId } = KnownAnswersInput.parse(input);
  const own = reimbursementId === undefined ? undefined : await findOwnReimbursement(ctx.db, reimbursementId, actor.firmId);
  const origin = own?.startedFrom ?? expectedId;
  const [profile, firm, last, expected, fair, paid] = await Promise.all([
    findProfile(ctx.db, actor.firmId),
    getFirmRow(ctx.db, actor.firmId),
    findLastAnswers(ctx.db, { firmId: actor.firmId, names, since: from }),
    origin === undefined ? undefined : findOwnExpectedClaim(ctx.db, origin, actor.firmId),
    origin === undefined ? undefined : findOwnFairFacts(ctx.db, origin, actor.firmId),
    selectPaidClaims(ctx.db, { firmId: actor.firmId, scheme: "product", until: today }),
  ]);
  const given: KnownAnswers = {
    ...knownFrom(last, "reimbursement"),
    ...knownFrom(answersOfPaid(schemeOf("product"), paid, today), "paid"),
    ...(expected !== undefined && knownFrom(answersOfExpected(expected, today), "expected")),
    ...(fair !== undefined && knownFrom(answersOfFair(fair), "fair")),
  };
  const address = profile?.row.address ?? given["firm_address"]?.value ?? firm.address ?? undefined;
  if (address === undefined) return given;
  return { ...given, firm_address: { value: address, source: profile === undefined && given["firm_address"] ? "reimbursement" : "profile" } };
}

const knownFrom = (answers: Readonly<Record<string, string>>, source: KnownAnswers[string]["source"]): KnownAnswers =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, { value, source }]));
