import type { Paise } from "./amounts.ts";
import type { CostDates } from "./choose-version.ts";
import type { FirmClass } from "./terms.ts";
import type { Holidays } from "./working-days.ts";

/** A cost, as far as it is known. Amounts are decimal strings in its currency. */
export type CostFacts = {
  readonly id: string;
  readonly kind: string;
  readonly country?: string | undefined;
  readonly certificateNo?: string | undefined;
  /** The day of the certificate or of the inspection. */
  readonly issuedOn?: string | undefined;
  /** The event as one word that is the same in each claim for it. */
  readonly event?: string | undefined;
  readonly eventFrom?: string | undefined;
  /** The last day of the event. */
  readonly eventTo?: string | undefined;
  /** False where `eventTo` is the first day, because nobody has given the last. */
  readonly isEventEndKnown?: boolean | undefined;
  readonly paidOn?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: string | undefined;
  readonly tax?: string | undefined;
  /** The name of the person who travelled. */
  readonly traveller?: string | undefined;
  /** People whose cost it is; one when absent. */
  readonly persons?: number | undefined;
  /** The council's own figure, with the reason that an override needs. */
  readonly assessed?: { readonly admissiblePaise?: Paise | undefined; readonly reason: string } | undefined;
};

/**
 * What another claim of the firm under the scheme draws for one cost: what is recommended for it, after a decision what is sanctioned, less what
 * the firm paid back. `filedOn` is the day on which that claim was filed.
 */
export type DrawnCost = Pick<
  CostFacts,
  "id" | "kind" | "country" | "certificateNo" | "issuedOn" | "event" | "eventTo" | "paidOn" | "traveller" | "persons"
> & {
  readonly filedOn: string;
  readonly paise: Paise;
};

/**
 * A visit to an event, however many costs of it are claimed. `key` is the same for each of them: the event and its calendar year. `country` is
 * ISO 3166-1 alpha-2, absent while it is not known.
 */
export type Visit = { readonly event: string; readonly key: string; readonly endedOn: string; readonly country?: string | undefined };

/** What is known about a claim and its firm on the day of filing. */
export type ClaimFacts = {
  readonly scheme: string;
  readonly filedOn: string;
  readonly intentFiledOn?: string | undefined;
  /** The day on which the firm gave notice of its visit to an event. */
  readonly noticeGivenOn?: string | undefined;
  readonly firmClass?: FirmClass | undefined;
  /** No claim of the firm was filed before, here or by its own answer. */
  readonly isFirstClaim: boolean;
  /** Exports (FOB) of the preceding financial year; undefined while nobody has stated them. */
  readonly turnoverPaise?: Paise | undefined;
  readonly memberSince?: string | undefined;
  readonly memberUntil?: string | undefined;
  readonly drawn: readonly DrawnCost[];
  /** The visits of the firm's claims that were filed before, and those at which it was checked in at the entrance. */
  readonly visits: { readonly claimed: readonly Visit[]; readonly attended: readonly Visit[] };
  readonly isSpecialGroup?: boolean | undefined;
  readonly costs: readonly CostFacts[];
};

/** Rupees for one unit of a currency on a day, a decimal string; undefined while no rate is entered. */
export type RateOn = (currency: string, date: string) => string | undefined;

/** What a computation needs beside the rules. */
export type Surroundings = {
  readonly claim: ClaimFacts;
  readonly rateOn: RateOn;
  readonly holidays: Holidays;
  /** What is given for costs, by id: they draw that of a cap for those after them in place of what is recommended for them, where it is less. */
  readonly given?: ReadonlyMap<string, Paise> | undefined;
};

/** The dates of a cost that rules can ask for. */
export const datesOf = (cost: CostFacts, claim: Pick<ClaimFacts, "filedOn" | "intentFiledOn">): CostDates => ({
  filed: claim.filedOn,
  certificate_issued: cost.issuedOn,
  event_ended: cost.eventTo,
  cost_paid: cost.paidOn,
  intent_filed: claim.intentFiledOn,
});

/** The costs that a term is for; an absent list means all. */
export type Scoped = { readonly kinds?: readonly string[] | undefined; readonly countries?: readonly string[] | undefined };

/** True when a term is for this cost. */
export const isInScope = ({ kinds, countries }: Scoped, { kind, country }: Pick<CostFacts, "kind" | "country">): boolean =>
  (kinds === undefined || kinds.includes(kind)) && (countries === undefined || (country !== undefined && countries.includes(country)));

/** True when a term for some countries stands before one for all, for a cost that both are for. */
export const standsBefore = (one: Scoped, other: Scoped): boolean => one.countries !== undefined && other.countries === undefined;

/** True when a cost can be of a kind that both terms are for. */
export const haveCommonKind = ({ kinds }: Scoped, other: Scoped): boolean =>
  kinds === undefined || other.kinds === undefined || kinds.some((kind) => other.kinds?.includes(kind));
