import { factsOfProved, nothingProved } from "#domain/reimbursements/proved-facts.ts";
import { financialYearLabel } from "#domain/dates.ts";
import { givenItems, type Answers } from "#domain/reimbursements/answers.ts";
import { costOf } from "#domain/reimbursements/items.ts";
import type { Membership } from "#domain/members/membership.ts";
import { keptAssessments } from "#domain/reimbursements/received-answers.ts";
import type { SheetInput } from "#domain/reimbursements/sheet.ts";
import type { ClaimFacts, RateOn } from "#domain/rules/facts.ts";
import { visitsOf } from "#domain/rules/visits.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import {
  selectClaimFacts,
  selectClaimsOfFirm,
  selectProofs,
  type AnswersOf,
  type ClaimFactsRow,
  type ClaimsOfFirm,
} from "#db/queries/claim-facts.ts";
import type { ExchangeRate } from "#db/queries/exchange-rates.ts";
import type { RecommendationRow } from "#db/queries/recommendations.ts";
import { incompleteItems } from "./incomplete-items.ts";

/** All that a sheet is computed from but the rules, with the rates that it may use. */
export type ClaimInputs = Omit<SheetInput, "holidays"> & {
  readonly scheme: ClaimFactsRow["scheme"];
  /** The last publication of rules that counts; null for a draft, for which all do. */
  readonly rulesUntil: number | null;
  readonly rates: readonly ExchangeRate[];
  /** The recommendation that waits for a second person of the council. */
  readonly prepared: PreparedRecommendation | undefined;
  /** The rates that the claim keeps and that the office has corrected since. */
  readonly changedRates: readonly ChangedRate[];
};

/** A rate that a claim keeps, and what the office has for the same day now: decimal strings. */
export type ChangedRate = Pick<ExchangeRate, "currency" | "onDate"> & { readonly kept: string; readonly now: string };

export type PreparedRecommendation = Pick<
  RecommendationRow,
  "recommendedPaise" | "preparedBy" | "preparedByName" | "preparedAt" | "secondLook" | "comment"
>;

/**
 * What the rules ask of some claims, by id: one statement, whatever their number. A claim without items has empty ones.
 * @param today YYYY-MM-DD in India, on which a draft counts as filed
 */
export async function selectClaimInputs(
  db: Db | Tx,
  ids: readonly string[],
  today: string,
  of: AnswersOf,
): Promise<ReadonlyMap<string, ClaimInputs>> {
  if (ids.length === 0) return new Map();
  const rows = await selectClaimFacts(db, ids, today, of);
  return new Map(rows.map((row) => [row.id, claimInputs(row, of === "received" ? row.received : null)]));
}

/** The same for claims that count as submitted, whose items need their proof: one statement more. Those without it count zero. */
export async function selectSubmittedInputs(
  db: Db | Tx,
  ids: readonly string[],
  today: string,
  of: AnswersOf = "received",
): Promise<ReadonlyMap<string, ClaimInputs>> {
  const [inputs, proofs] = await Promise.all([selectClaimInputs(db, ids, today, of), selectProofs(db, ids, of)]);
  const proofsOf = new Map(proofs.map((one) => [one.id, one]));
  return new Map(
    [...inputs].map(([id, claim]) => {
      const known = proofsOf.get(id);
      return [id, { ...claim, incomplete: known && incompleteItems(claim.items, known) }];
    }),
  );
}

/** @param received counts in place of the stored items and assessments, where it is there */
function claimInputs(row: ClaimFactsRow, received: Answers | null): ClaimInputs {
  const { scheme, rulesUntil, pinned, proved } = row;
  const items = received === null ? row.items.map(({ id, kind, facts }) => ({ ...facts, id, kind })) : givenItems(received);
  const kept = received === null ? [] : keptAssessments(received);
  const assessments = [...row.assessments, ...kept.map(({ setBy: _by, setAt: _at, ...assessment }) => assessment)];
  // The rate that the claim keeps stands before the one of today.
  const rates = [...pinned, ...row.rates];
  const prepared = row.prepared === null ? undefined : { ...row.prepared, preparedAt: new Date(row.prepared.preparedAt) };
  const claim = { ...claimFacts(row), ...(proved !== null && factsOfProved(proved)) };
  return { scheme, rulesUntil, claim, items, assessments, proved, rates, rateOn: rateOnOf(rates), prepared, changedRates: changedRatesOf(row) };
}

/** The same without what the council may still change: the facts that it found proved, and its figures. The firm's own claim is left. */
export const withoutDrafts = (inputs: ClaimInputs): ClaimInputs => ({
  ...inputs,
  claim: { ...inputs.claim, ...factsOfProved(nothingProved) },
  proved: null,
  assessments: [],
});

const changedRatesOf = ({ pinned, rates }: ClaimFactsRow): ChangedRate[] =>
  pinned.flatMap(({ currency, onDate, rate: kept }) =>
    rates.flatMap((other) =>
      dayKey(other) === dayKey({ currency, onDate }) && other.rate !== kept ? [{ currency, onDate, kept, now: other.rate }] : [],
    ),
  );

const dayKey = ({ currency, onDate }: Pick<ExchangeRate, "currency" | "onDate">): string => `${currency} ${onDate}`;

function rateOnOf(rates: readonly ExchangeRate[]): RateOn {
  const first = new Map(rates.toReversed().map((rate) => [dayKey(rate), rate.rate]));
  return (currency, onDate) => first.get(dayKey({ currency, onDate }));
}

type FiledClaim = ClaimsOfFirm &
  Pick<ClaimFactsRow, "scheme" | "filedOn" | "membershipStartOn" | "membershipEndOn"> &
  Partial<Pick<ClaimFactsRow, "statesEarlier">>;

/** @source money.md 3: counts, caps and years look at the firm's other claims */
const claimFacts = (claim: FiledClaim): Omit<ClaimFacts, "costs"> => ({
  scheme: claim.scheme,
  filedOn: claim.filedOn,
  isFirstClaim: claim.filed.length === 0 && claim.statesEarlier !== true,
  memberSince: claim.membershipStartOn,
  memberUntil: claim.membershipEndOn,
  drawn: claim.drawn.map(({ item, ...drawn }) => {
    const { id, kind, country, certificateNo, issuedOn, event, eventTo, paidOn, traveller, persons } = costOf(item);
    return { id, kind, country, certificateNo, issuedOn, event, eventTo, paidOn, traveller, persons, ...drawn };
  }),
  visits: {
    claimed: visitsOf(claim.filed.map(({ facts }) => costOf(facts ?? {}))),
    attended: visitsOf(claim.attended.map((fair) => costOf(fair))),
  },
});

/**
 * What the rules ask of a firm that files its next claim of a scheme today, before the claim has costs. Its size and group are those of its
 * newest claim with which they were forwarded, its exports only if that claim is of this financial year.
 * @param today YYYY-MM-DD in India
 */
export async function selectFirmFacts(
  db: Db | Tx,
  { id: firmId, membershipStartOn, membershipEndOn }: Membership & { readonly id: string },
  scheme: ClaimFactsRow["scheme"],
  today: string,
): Promise<Omit<ClaimFacts, "costs">> {
  const { proved, ...claims } = await selectClaimsOfFirm(db, firmId, scheme);
  const facts = claimFacts({ ...claims, scheme, filedOn: today, membershipStartOn, membershipEndOn });
  if (proved === null) return facts;
  const isOfThisYear = financialYearLabel(proved.filedOn) === financialYearLabel(today);
  const turnoverPaise = isOfThisYear ? proved.turnoverPaise : null;
  return { ...facts, ...factsOfProved({ ...proved, turnoverPaise, intentFiledOn: null, noticeGivenOn: null }) };
}
