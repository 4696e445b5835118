import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { countVisits, visitsOf, type Visit } from "#domain/reimbursements/visits.ts";
import { costOf, type Item } from "#domain/reimbursements/items.ts";
import type { Membership } from "#domain/members/membership.ts";
import type { SheetInput } from "#domain/reimbursements/sheet.ts";
import type { ClaimFacts, RateOn } from "#domain/rules/facts.ts";
import { rupee } from "#domain/rules/currencies.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Holidays } from "#domain/rules/working-days.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import {
  selectAssessments,
  selectClaimRows,
  selectDrawnClaims,
  selectFiledEvents,
  selectHolidayDates,
  selectItemsOfClaims,
  selectPinnedRates,
  type ClaimRow,
  type DrawnClaim,
  type FiledEvent,
} from "#db/queries/claim-facts.ts";
import { selectRatesOfDays, type ExchangeRate } from "#db/queries/exchange-rates.ts";

/** All that a sheet is computed from but the rules, with the rates that it may use. */
export type ClaimInputs = Omit<SheetInput, "holidays"> & {
  readonly scheme: ClaimRow["scheme"];
  /** The last publication of rules that counts; null for a draft, for which all do. */
  readonly rulesUntil: number | null;
  readonly rates: readonly ExchangeRate[];
};

/** Saturday and Sunday. */
const weekend = [6, 0];

/** The days on which the office does not work. */
export const selectWorkingCalendar = async (db: Db | Tx): Promise<Holidays> => ({
  weekdays: weekend,
  dates: new Set(await selectHolidayDates(db)),
});

/**
 * What the rules ask of some claims, by id: seven statements, in two round trips, whatever their number. A claim without items has empty ones.
 * @param today YYYY-MM-DD in India, on which a draft counts as filed
 */
export async function selectClaimInputs(db: Db | Tx, ids: readonly string[], today: string): Promise<ReadonlyMap<string, ClaimInputs>> {
  const [rows, items, assessments, pinned] = await Promise.all([
    selectClaimRows(db, ids),
    selectItemsOfClaims(db, ids),
    selectAssessments(db, ids),
    selectPinnedRates(db, ids),
  ]);
  const firmIds = [...new Set(rows.map(({ firmId }) => firmId))];
  const [itemsOf, assessmentsOf, pinnedOf] = [groupBy(items), groupBy(assessments), groupBy(pinned)];
  const filedOn = ({ submittedAt }: Pick<ClaimRow, "submittedAt">) => (submittedAt === null ? today : calendarDateInIndia(submittedAt));
  const days = rows.flatMap((row) => (itemsOf.get(row.id) ?? []).flatMap(({ item }) => rateDays(item, filedOn(row))));
  const [drawn, filed, rates] = await Promise.all([
    selectDrawnClaims(db, firmIds),
    selectFiledEvents(db, firmIds),
    selectRatesOfDays(db, uniqueDays(days)),
  ]);
  return new Map(
    rows.map((row) => {
      const own = (itemsOf.get(row.id) ?? []).map(({ item }) => item);
      const ofFirm = { drawn: drawn.filter(({ firmId }) => firmId === row.firmId), filed: filed.filter(({ firmId }) => firmId === row.firmId) };
      // The rate that the claim keeps stands before the one of today.
      const known = [...(pinnedOf.get(row.id) ?? []), ...rates];
      return [
        row.id,
        {
          scheme: row.scheme,
          rulesUntil: row.rulesUntil,
          claim: claimFacts(row, filedOn(row), own, ofFirm),
          items: own,
          assessments: assessmentsOf.get(row.id) ?? [],
          rates: known,
          rateOn: rateOnOf(known),
        },
      ];
    }),
  );
}

function groupBy<T extends { readonly reimbursementId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.reimbursementId, [...(groups.get(row.reimbursementId) ?? []), row]);
  return groups;
}

type RateDay = { readonly currency: string; readonly onDate: string };

/** The days of which a rule may take the rate of an item. */
function rateDays(item: Item, filedOn: string): RateDay[] {
  const { currency } = item;
  if (currency === undefined || currency === rupee) return [];
  const { paidOn, issuedOn } = costOf(item);
  return [filedOn, paidOn, issuedOn].flatMap((onDate) => (onDate === undefined ? [] : [{ currency, onDate }]));
}

const dayKey = ({ currency, onDate }: RateDay): string => `${currency} ${onDate}`;
const uniqueDays = (days: readonly RateDay[]): RateDay[] => [...new Map(days.map((day) => [dayKey(day), day])).values()];

function rateOnOf(rates: readonly ExchangeRate[]): RateOn {
  const first = new Map(rates.toReversed().map((rate) => [dayKey(rate), rate.rate]));
  return (currency, onDate) => first.get(dayKey({ currency, onDate }));
}

type OfFirm = { readonly drawn: readonly DrawnClaim[]; readonly filed: readonly FiledEvent[] };

/** @source money.md 3: counts, caps and years look at the firm's other claims; those that were filed later do not count */
function claimFacts(row: ClaimRow, filedOn: string, items: readonly Item[], { drawn, filed }: OfFirm): Omit<ClaimFacts, "costs"> {
  const isEarlier = (other: FiledEvent): boolean =>
    other.id !== row.id && (row.submittedAt === null || (other.submittedAt !== null && other.submittedAt < row.submittedAt));
  const earlier = filed.filter((other) => other.scheme === row.scheme && isEarlier(other));
  const others = drawn.filter((other) => other.id !== row.id && other.scheme === row.scheme);
  return {
    scheme: row.scheme,
    filedOn,
    isFirstClaim: earlier.length === 0,
    memberSince: row.membershipStartOn,
    memberUntil: row.membershipEndOn,
    drawnPaise: sumByYear(others.map((other) => [yearFiled(other), drawnBy(other)])),
    drawnByPaidYearPaise: sumByYear(others.flatMap(drawnByPaidYear)),
    ...countVisits(items, earlierVisits(earlier)),
  };
}

const earlierVisits = (filed: readonly FiledEvent[]): Visit[] => visitsOf(filed.map(({ facts }) => facts ?? {}));

/** What the rules ask of a firm that files its next claim of a scheme today, with its visits to events. */
export type FirmFacts = { readonly claim: ClaimFacts; readonly visits: readonly Visit[] };

/** What the rules ask of a firm before its next claim has costs. @param today YYYY-MM-DD in India */
export async function selectFirmFacts(
  db: Db | Tx,
  { id: firmId, membershipStartOn, membershipEndOn }: Membership & { readonly id: string },
  scheme: ClaimRow["scheme"],
  today: string,
): Promise<FirmFacts> {
  const [drawn, filed] = await Promise.all([selectDrawnClaims(db, [firmId]), selectFiledEvents(db, [firmId])]);
  const next = { id: "", scheme, firmId, submittedAt: null, rulesUntil: null, membershipStartOn, membershipEndOn };
  return {
    claim: { ...claimFacts(next, today, [], { drawn, filed }), costs: [] },
    visits: earlierVisits(filed.filter((other) => other.scheme === scheme)),
  };
}

const yearFiled = ({ submittedAt, sheet }: DrawnClaim): string =>
  financialYearLabel(submittedAt === null ? sheet.filedOn : calendarDateInIndia(submittedAt));
const drawnBy = ({ sanctionedPaise, sheet }: DrawnClaim): Paise => sanctionedPaise ?? sheet.recommendedPaise;

type OfYear = readonly [year: string, paise: Paise];

/** What was recommended for each item, by the year of its payment. After a decision the whole counts as far as it was given. */
function drawnByPaidYear(claim: DrawnClaim): OfYear[] {
  let left = drawnBy(claim);
  return claim.sheet.lines.map(({ item, recommendedPaise }): OfYear => {
    const paise = Math.min(left, recommendedPaise ?? 0);
    left -= paise;
    return [financialYearLabel(item["paid_on"] ?? claim.sheet.filedOn), paise];
  });
}

function sumByYear(amounts: readonly OfYear[]): Record<string, Paise> {
  const sums: Record<string, Paise> = {};
  for (const [year, paise] of amounts) sums[year] = (sums[year] ?? 0) + paise;
  return sums;
}
