import { rupeesText } from "#domain/indian-figures.ts";
import { findCountry } from "#domain/members/countries.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { fromMinorUnits } from "#domain/rules/amounts.ts";
import { counted, moneyColumn, nameColumn, plainFigureColumn, type Report } from "#domain/reports/report.ts";
import type { ReportKind } from "#domain/reports/report-kinds.ts";
import { selectMoney, selectMoneyByCountry, type MoneySum } from "#db/queries/reports.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { monthInWords } from "./report-approvals.ts";
import { scopeOf, type ReportInput } from "./report-input.ts";

/** Claimed, recommended, sanctioned and paid by scheme. @source desks-and-more.md 1 "Reports" */
export async function reportMoneyByScheme(ctx: AppContext, input: ReportInput): Promise<Report> {
  const sums = await selectMoney(ctx.db, scopeFor(ctx, input), "scheme");
  const inOrder = schemeKinds.flatMap((kind) => sums.filter(({ name }) => name === kind).map((sum) => ({ ...sum, name: schemeOf(kind).typeLabel })));
  return reportOf("moneyByScheme", "Scheme", inOrder);
}

/** Claimed, recommended, sanctioned and paid by month of the submission. */
export async function reportMoneyByMonth(ctx: AppContext, input: ReportInput): Promise<Report> {
  const sums = await selectMoney(ctx.db, scopeFor(ctx, input), "month");
  return reportOf(
    "moneyByMonth",
    "Month",
    sums.map((sum) => ({ ...sum, name: monthInWords(sum.name) })),
  );
}

const countryNames: Readonly<Record<string, string>> = { several: "Several countries, not forwarded yet", none: "No country given" };

/** Claimed, recommended, sanctioned and paid by the country of the costs, the largest claims first. */
export async function reportMoneyByCountry(ctx: AppContext, input: ReportInput): Promise<Report> {
  const sums = await selectMoneyByCountry(ctx.db, scopeFor(ctx, input));
  const named = sums.map((sum) => ({ ...sum, name: countryNames[sum.name] ?? findCountry(sum.name)?.name ?? sum.name }));
  return reportOf("moneyByCountry", "Country", largestFirst(named));
}

/** Claimed, recommended, sanctioned and paid by firm, the largest claims first. */
export async function reportMoneyByFirm(ctx: AppContext, input: ReportInput): Promise<Report> {
  return reportOf("moneyByFirm", "Firm", await selectMoney(ctx.db, scopeFor(ctx, input), "firm"));
}

const scopeFor = (ctx: AppContext, input: ReportInput) => scopeOf(authorize(ctx.actor, "reports.reimbursements"), input);

const largestFirst = (sums: readonly MoneySum[]): MoneySum[] =>
  sums.toSorted((a, b) => {
    const [one, other] = [BigInt(a.claimedPaise), BigInt(b.claimedPaise)];
    return one === other ? a.name.localeCompare(b.name) : one < other ? 1 : -1;
  });

const inRupees = (paise: string): string => fromMinorUnits(BigInt(paise), 2);

function reportOf(kind: ReportKind, label: string, sums: readonly MoneySum[]): Report {
  return {
    kind,
    columns: [
      nameColumn("name", label),
      plainFigureColumn("claims", "Claims"),
      plainFigureColumn("unknown", "Without an amount"),
      moneyColumn("claimed", "Claimed, Rs"),
      moneyColumn("recommended", "Recommended, Rs"),
      moneyColumn("sanctioned", "Sanctioned, Rs"),
      moneyColumn("paid", "Paid, Rs"),
    ],
    rows: sums.map(({ name, claims, unknown, claimedPaise, recommendedPaise, sanctionedPaise, paidPaise }) => ({
      name,
      claims,
      unknown,
      claimed: inRupees(claimedPaise),
      recommended: inRupees(recommendedPaise),
      sanctioned: inRupees(sanctionedPaise),
      paid: inRupees(paidPaise),
    })),
    summary: summaryOf(sums),
  };
}

function summaryOf(sums: readonly MoneySum[]): string {
  if (sums.length === 0) return "Nothing was submitted in this time.";
  const sumOf = (paiseOfRow: (sum: MoneySum) => string): string =>
    rupeesText(
      fromMinorUnits(
        sums.reduce((sum, row) => sum + BigInt(paiseOfRow(row)), 0n),
        2,
      ),
    );
  const unknown = sums.reduce((sum, row) => sum + row.unknown, 0);
  const rest = unknown === 0 ? "" : ` Of ${counted(unknown, "claim")} the amount is not known.`;
  const [claimed, recommended, sanctioned, paid] = [
    sumOf((row) => row.claimedPaise),
    sumOf((row) => row.recommendedPaise),
    sumOf((row) => row.sanctionedPaise),
    sumOf((row) => row.paidPaise),
  ];
  return `${claimed} claimed, ${recommended} recommended, ${sanctioned} sanctioned, ${paid} paid.${rest}`;
}
