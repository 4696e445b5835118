import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { daysAfter } from "#domain/dates.ts";
import { currencyCodes, minorUnitsOf } from "#domain/rules/currencies.ts";
import { inPaise } from "#domain/rules/amounts.ts";
import { evaluateClaim } from "#domain/rules/evaluate.ts";
import type { CostFacts } from "#domain/rules/facts.ts";
import { startingRules } from "#domain/rules/starting-rules.ts";
import { firmClasses, RuleTerms, type FirmClass, type RuleVersion } from "#domain/rules/terms.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { chance } from "../support/directory-bulk-data.ts";

/** The second computation is written apart, in SQL on `numeric`. @source money.md 8, first row; 1 "a test sweeps 100,000 random sums" */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const random = chance(26_112_306);
const upTo = (most: number): number => Math.floor(random() * most);
const pick = <T>(values: readonly T[]): T => values[upTo(values.length)] as T; // never called with an empty list

function randomAmount(currency: string, most: number): string {
  const places = minorUnitsOf(currency) ?? 0;
  const minor = String(1 + upTo(most)).padStart(places + 1, "0");
  return places === 0 ? minor : `${minor.slice(0, -places)}.${minor.slice(-places)}`;
}
const randomRate = (): string => `${upTo(400)}.${String(1 + upTo(999_999)).padStart(6, "0")}`;

test("100,000 random conversions are equal to PostgreSQL's numeric", async () => {
  const sums = Array.from({ length: 100_000 }, () => {
    const currency = pick(currencyCodes);
    return { currency, amount: randomAmount(currency, 9_999_999_999), rate: randomRate() };
  });
  const [row] = await database.sql<{ paise: string }[]>`
    select string_agg((round((sum->>'amount')::numeric * (sum->>'rate')::numeric, 2) * 100)::bigint::text, ' ' order by number) as paise
    from jsonb_array_elements(${JSON.stringify(sums)}::text::jsonb) with ordinality as sums(sum, number)`;
  expect(sums.map(({ amount, currency, rate }) => String(inPaise(amount, currency, rate))).join(" ")).toBe(row?.paise);
});

const percents: Record<FirmClass, string> = { micro: "65", small: "62.5", medium: "50", other: "33.33" };
const itemCap = 300_000_00;
const yearCap = 700_000_00;
const windowDays = 90;
const terms: RuleTerms = RuleTerms.parse({
  ...startingRules[0]?.terms,
  chosenBy: "filed",
  shares: firmClasses.map((firmClass) => ({ firmClasses: [firmClass], percent: percents[firmClass], source: "test" })),
  caps: [
    { per: "item", amountPaise: itemCap, source: "test" },
    { per: "firm_year", amountPaise: yearCap, source: "test" },
  ],
  netOfTax: true,
});
const version: RuleVersion = { id: "oracle", number: 1, scheme: "product", effectiveFrom: "2020-01-01", effectiveTo: null, terms };

function randomCost(index: number, rates: Map<string, string>): CostFacts {
  const currency = pick(["INR", "USD", "EUR", "JPY", "KWD"]);
  const issuedOn = daysAfter("2024-01-01", upTo(160));
  if (currency !== "INR") rates.set(`${currency} ${issuedOn}`, rates.get(`${currency} ${issuedOn}`) ?? randomRate());
  return {
    id: String(index),
    kind: "registration",
    currency,
    amount: randomAmount(currency, currency === "INR" ? 90_000_000 : 400_000),
    ...(random() < 0.5 && { tax: randomAmount(currency, currency === "INR" ? 1_000 : 1) }),
    issuedOn,
    paidOn: issuedOn,
  };
}

describe("500 generated claims", () => {
  test("are computed as SQL computes them, to the paisa", async () => {
    const rates = new Map<string, string>();
    const claims = Array.from({ length: 500 }, (_, number) => ({
      number,
      filedOn: "2024-06-01",
      // Of some firms nobody has stated the size, and so no share is known.
      firmClass: random() < 0.1 ? undefined : pick(firmClasses),
      drawnPaise: random() < 0.4 ? upTo(yearCap) : 0,
      costs: Array.from({ length: 1 + upTo(6) }, (__, index) => randomCost(index, rates)).filter(
        ({ amount, tax }) => Number(tax ?? 0) <= Number(amount),
      ),
    }));
    const ours = claims.map(({ filedOn, firmClass, drawnPaise, costs }) =>
      evaluateClaim([version], {
        claim: {
          scheme: "product",
          filedOn,
          firmClass,
          isFirstClaim: false,
          drawn: [{ id: "drawn", kind: "registration", filedOn, paise: drawnPaise }],
          visits: { claimed: [], attended: [] },
          costs,
        },
        rateOn: (currency, date) => rates.get(`${currency} ${date}`),
        holidays: { weekends: [], dates: new Set() },
      }).lines.map(({ recommendedPaise }) => String(recommendedPaise)),
    );
    const given = claims.map((claim) => ({
      ...claim,
      percent: claim.firmClass === undefined ? null : percents[claim.firmClass],
      costs: claim.costs.map((cost) => ({ ...cost, rate: cost.currency === "INR" ? "1" : rates.get(`${cost.currency} ${cost.issuedOn}`) })),
    }));
    const theirs = await database.sql<{ recommended: string }[]>`
      with recursive claims as (
        select (claim->>'number')::int as number, claim from jsonb_array_elements(${JSON.stringify(given)}::text::jsonb) as claim
      ), costs as (
        select number, (row_number() over (partition by number order by position))::int as line,
          (claim->>'percent')::numeric as percent, (claim->>'drawnPaise')::numeric / 100 as drawn,
          (claim->>'filedOn')::date > (cost->>'issuedOn')::date + ${windowDays}::int as is_late,
          round((cost->>'amount')::numeric * (cost->>'rate')::numeric, 2) as claimed,
          round(coalesce((cost->>'tax')::numeric, 0) * (cost->>'rate')::numeric, 2) as tax
        from claims, jsonb_array_elements(claim->'costs') with ordinality as costs(cost, position)
      ), shares as (
        select *, case when is_late or percent is null then 0 else claimed - tax end as admissible from costs
      ), walk as (
        select number, 0 as line, 0::numeric as used, array[]::text[] as recommended from claims
        union all
        select shares.number, shares.line, walk.used + paid.paid, walk.recommended || (paid.paid * 100)::bigint::text
        from walk
        join shares on shares.number = walk.number and shares.line = walk.line + 1
        cross join lateral (select least(${itemCap / 100}::numeric, greatest(0, ${yearCap / 100}::numeric - drawn - walk.used)) as cap) as caps
        cross join lateral (select least(admissible * coalesce(percent, 0) / 100, cap) as exact) as exact
        cross join lateral (select case when round(exact) > least(admissible, cap) then floor(exact) else round(exact) end as paid) as paid
      )
      select distinct on (number) array_to_string(recommended, ' ') as recommended from walk order by number, line desc`;
    expect(ours.map((paise) => paise.join(" "))).toEqual(theirs.map(({ recommended }) => recommended));
    expect(ours.flat().filter((paise) => paise !== "0").length).toBeGreaterThan(300);
  });
});
