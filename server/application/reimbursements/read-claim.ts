import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { Invitations } from "#domain/accounts/second-person.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { hasDecided, type Decider } from "#domain/reimbursements/decided-before.ts";
import { isDecided, wasDecided } from "#domain/reimbursements/decisions.ts";
import { receivedAnswers } from "#domain/reimbursements/received-answers.ts";
import { keepsSheet, seesRecommendation } from "#domain/reimbursements/amount-stage.ts";
import { allAnswers } from "#domain/reimbursements/derive.ts";
import { deniesPaid, paidDoubts, paidElsewhere, statesReceipt } from "#domain/reimbursements/paid-claims.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import type { TargetDays } from "#domain/reimbursements/clocks.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findClaim, type ReadClaim } from "#db/queries/claims.ts";
import { selectDeciders } from "#db/queries/decisions.ts";
import { selectPaidClaims } from "#db/queries/paid-claims.ts";
import { selectIntentDays } from "#db/queries/proved-facts.ts";
import { selectReasonCodes, type ReasonCode, type SanctionLine } from "#db/queries/recommendations.ts";
import { selectReimbursementParts, type Reimbursement, type ReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { ruleSetOf, selectRuleSet, type RuleSet } from "../rules/rule-set.ts";
import { targetDaysWith } from "../rules/target-days.ts";
import { computeWith, type ComputedSheet } from "./amounts.ts";
import { incompleteItemsOf } from "./incomplete-items.ts";
import { selectClaimInputs, withoutDrafts, type ChangedRate, type PreparedRecommendation } from "./claim-facts.ts";
import { partyOf } from "./transition.ts";
import { isSendingOver, ownParts, unsentParts, type UnsentParts } from "./unsent-parts.ts";

/** The amounts of a claim: computed now, or stored when it went to DGFT or was closed. */
export type ClaimAmounts = {
  /** Undefined without items. While the reader may not see what is recommended, it is computed without the drafts of the council. */
  readonly sheet: Sheet | undefined;
  /** The recommendation that waits for a second person of the council, and who invited whom. */
  readonly prepared: (PreparedRecommendation & { readonly invitations: Invitations }) | undefined;
  readonly sanctions: readonly SanctionLine[];
  /** The rates that the claim keeps and that the office has corrected since; empty once it was forwarded. */
  readonly changedRates: readonly ChangedRate[];
  /** The list of reasons, for the Hindi of a reason; empty while no line has one. */
  readonly reasonCodes: readonly ReasonCode[];
};

/** Who decided on a claim that is to be decided again, and who invited whom. */
export type DecidedBefore = { readonly deciders: readonly Decider[]; readonly invitations: Invitations };

/** A reimbursement with its amounts. `decidedBefore` is undefined for one that is decided, or never was. */
export type ClaimWithAmounts = Reimbursement & {
  readonly amounts: ClaimAmounts;
  readonly targetDays: TargetDays;
  readonly decidedBefore: DecidedBefore | undefined;
  /** For the firm of a decided claim alone. */
  readonly unsent: UnsentParts | undefined;
  /** The council asks the firm to pay money of a decided claim back. */
  readonly hasOpenRecovery: boolean;
  /**
   * Answers that do not fit to what this portal paid before, and payments of the year that it does not know, as sentences; for member and council
   * until the claim is forwarded.
   */
  readonly paidDoubts: readonly string[];
};

/** Whether this user decided on the claim before, or counts as one person with who did. */
export const hasDecidedBefore = ({ decidedBefore }: ClaimWithAmounts, { userId }: Pick<SignedInActor, "userId">): boolean =>
  decidedBefore !== undefined && hasDecided(decidedBefore.deciders, decidedBefore.invitations, userId);

/** What the caller of `readClaim` has read and did not change, and the sheet that a member's change made. */
export type KnownParts = ReimbursementDocuments & { readonly computed?: ComputedSheet | undefined };

/** Who reads, when, and with which settings. */
type ReadContext = Pick<AppContext, "now" | "config" | "actor">;

/**
 * Everything of a reimbursement whose row the caller has read. Answers and items that the firm has not sent yet are there for the firm alone;
 * in a decided claim they are in `unsent`.
 */
export async function readClaim(db: Db | Tx, ctx: ReadContext, row: ReimbursementRow, known?: KnownParts): Promise<ClaimWithAmounts> {
  if (known === undefined) {
    const claim = await findClaim(db, row.id);
    if (claim === undefined) throw new Error(`reimbursement ${row.id} is gone`);
    return withAmounts(db, ctx, { ...claim, rules: ruleSetOf(claim.rules), parts: { ...claim.parts, row } });
  }
  const { computed } = known;
  const [parts, rules] = await Promise.all([selectReimbursementParts(db, row, known), computed?.rules ?? selectRuleSet(db)]);
  // The sheet of a submitted claim has drafts of the council in it, which its firm may not see.
  const kept = row.submittedAt === null ? computed?.sheet : undefined;
  return withAmounts(db, ctx, { parts, rules, sanctions: [], kept, hasOpenRecovery: false });
}

/** A reimbursement that was read, with its amounts. */
export const presentableClaim = (db: Db, ctx: ReadContext, claim: ReadClaim): Promise<ClaimWithAmounts> =>
  withAmounts(db, ctx, { ...claim, rules: ruleSetOf(claim.rules) });

/** `kept` is a sheet that counts as it is. */
type Sources = Omit<ReadClaim, "rules"> & { readonly rules: RuleSet };

async function withAmounts(db: Db | Tx, ctx: ReadContext, sources: Sources): Promise<ClaimWithAmounts> {
  const { parts: stored, rules, kept, sanctions, hasOpenRecovery } = sources;
  const reader = ctx.actor.kind === "user" ? partyOf(ctx.actor) : "council";
  const today = calendarDateInIndia(ctx.now());
  const of = reader === "member" && !isSendingOver(stored.row) ? "saved" : "received";
  const parts = reader === "member" ? ownParts(stored, today) : { ...stored, ...receivedAnswers(stored) };
  const unsent = reader === "member" ? unsentParts(stored, today) : undefined;
  const { row, items } = parts;
  const targetDaysBy = (intentFiledOn: string | null | undefined): TargetDays =>
    targetDaysWith(rules, ctx, { ...row, items: items.map(({ item }) => item), intentFiledOn: intentFiledOn ?? undefined });
  const decidedBefore = await readDecidedBefore(db, parts);
  const doubtful = reader === "dgft" ? [] : await readPaidDoubts(db, parts, today);
  if (items.length === 0)
    return {
      ...parts,
      targetDays: targetDaysBy(row.submittedAt === null ? undefined : (await selectIntentDays(db, [row.id])).get(row.id)),
      decidedBefore,
      unsent,
      hasOpenRecovery,
      paidDoubts: doubtful,
      amounts: { sheet: undefined, prepared: undefined, sanctions: [], changedRates: [], reasonCodes: [] },
    };
  const inputs = kept === undefined ? (await selectClaimInputs(db, [row.id], today, of)).get(row.id) : undefined;
  const seen = inputs && (seesRecommendation(reader, row) ? inputs : withoutDrafts(inputs));
  const sheet = kept ?? (seen && computeWith(rules, row.submittedAt === null ? seen : { ...seen, incomplete: incompleteItemsOf(parts, of) }).sheet);
  const prepared = inputs?.prepared && { ...inputs.prepared, invitations: decidedBefore?.invitations ?? (await selectInvitations(db)) };
  const hasReasons = sanctions.some(({ reason }) => reason !== null) || sheet?.lines.some(({ assessment }) => assessment !== null) === true;
  const reasonCodes = hasReasons ? await selectReasonCodes(db) : [];
  return {
    ...parts,
    targetDays: targetDaysBy((inputs ?? sheet)?.proved?.intentFiledOn),
    decidedBefore,
    unsent,
    hasOpenRecovery,
    paidDoubts: doubtful,
    amounts: { sheet, prepared, sanctions, changedRates: inputs?.changedRates ?? [], reasonCodes },
  };
}

/** The history tells without a statement whether there is something to read. */
async function readDecidedBefore(db: Db | Tx, { row, history }: Reimbursement): Promise<DecidedBefore | undefined> {
  if (isDecided(row.state) || !wasDecided(history)) return undefined;
  const [deciders, invitations] = await Promise.all([selectDeciders(db, row.id), selectInvitations(db)]);
  return { deciders, invitations };
}

/** What was paid after the claim was filed does not count. The answers tell without a statement whether there is something to read. */
async function readPaidDoubts(db: Db | Tx, { row, steps }: Reimbursement, today: string): Promise<string[]> {
  const scheme = schemeOf(row.scheme);
  const answers = allAnswers(steps);
  const on = row.submittedAt === null ? today : calendarDateInIndia(row.submittedAt);
  if (keepsSheet(row.state) || !(deniesPaid(scheme, answers) || statesReceipt(scheme, answers, on))) return [];
  const claims = await selectPaidClaims(db, { firmId: row.firmId, scheme: row.scheme, until: on });
  const others = claims.filter(({ id }) => id !== row.id);
  return [...paidDoubts(scheme, answers, others, on), ...paidElsewhere(scheme, answers, others, on)];
}
