import { council } from "#domain/council.ts";
import { calendarDateInIndia, formatIndianDate, formatIndianDateTime } from "#domain/dates.ts";
import { feeReceivedPaise, feeStateOf, feeStates } from "#domain/fairs/fee-states.ts";
import { applicationStates } from "#domain/fairs/states.ts";
import { countryName } from "#domain/members/countries.ts";
import { selectApplications, type ApplicationRow, type ListedApplication } from "#db/queries/fair-applications.ts";
import { selectFeeProofs } from "#db/queries/fair-fees.ts";
import { getFair, selectCriteria, selectLeads, type FairRow } from "#db/queries/fairs.ts";
import { leaderships, measureOf } from "#domain/fairs/criteria.ts";
import { firmSizes } from "#domain/rules/terms.ts";
import { conflict } from "#domain/errors.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import type { AppContext } from "../../context.ts";
import type { Statement } from "../../infra/sandbox-protocol.ts";
import { writeTextSheet } from "../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { paiseText } from "../payments/ledger/ledger-input.ts";
import type { FairId } from "./fair-view.ts";

/** What a report of a fair adds up. Amounts are whole rupees. */
export type FairReport = {
  readonly exhibitors: number;
  readonly attended: number;
  readonly leads: number;
  readonly answers: number;
  readonly ordersInr: number;
  readonly expectedOrdersInr: number;
  /** The mean of the answers with one place, "4.2"; null without one. */
  readonly rating: string | null;
};

/** Exhibitors, attendance, leads and orders of a fair, for the ministry. @throws not_found */
export async function getFairReport(ctx: AppContext, { fairId }: FairId): Promise<FairReport> {
  authorize(ctx.actor, "fairs.read");
  const rows = await selectApplications(ctx.db, fairId, ["accepted"]);
  const sum = (amounts: readonly (number | null)[]): number => amounts.reduce((all: number, amount) => all + (amount ?? 0), 0);
  const ratings = rows.flatMap(({ rating }) => rating ?? []);
  return {
    exhibitors: rows.length,
    attended: rows.filter(({ checkedInAt }) => checkedInAt !== null).length,
    leads: sum(rows.map(({ leads }) => leads)),
    answers: ratings.length,
    ordersInr: sum(rows.map(({ ordersInr }) => ordersInr)),
    expectedOrdersInr: sum(rows.map(({ expectedOrdersInr }) => expectedOrdersInr)),
    rating: ratings.length === 0 ? null : (sum(ratings) / ratings.length).toFixed(1),
  };
}

const nameOf = ({ eventSlug }: FairRow, what: string, format: string): string => `${council.slug}-${eventSlug}-${what}.${format}`;

type ExportedList = { readonly list: "report" | "ranking" | "leads" | "exhibitors"; readonly rows: number };

const noteExport = (ctx: AppContext, fairId: string, detail: ExportedList): Promise<void> =>
  recordAuditInOwnTransaction(ctx, { event: "export.fair", subject: { kind: "fair", id: fairId }, detail });

/** The report of a fair as a spreadsheet, a row for each exhibitor. Orders are numbers of rupees. @throws not_found */
export async function exportFairReport(ctx: AppContext, { fairId }: FairId): Promise<{ name: string; bytes: Uint8Array }> {
  authorize(ctx.actor, "fairs.export");
  const [fair, rows, feeOf] = await Promise.all([
    getFair(ctx.db, fairId),
    selectApplications(ctx.db, fairId, ["accepted"]),
    readFeeWords(ctx, fairId),
  ]);
  await noteExport(ctx, fairId, { list: "report", rows: rows.length });
  const bytes = await writeTextSheet({
    name: "Report",
    header: [
      "Exhibitor",
      "Hall",
      "Stall",
      "Products",
      "Fee",
      "Checked in",
      "Leads",
      "Orders booked, Rs",
      "Orders expected, Rs",
      "Rating (1 to 5)",
      "Remark",
    ],
    rows: rows.map((row) => [
      row.firmName,
      row.hall ?? "",
      row.stall ?? "",
      row.products,
      feeOf(fair, row),
      row.checkedInAt === null ? "" : formatIndianDateTime(row.checkedInAt),
      String(row.leads),
      row.ordersInr ?? "",
      row.expectedOrdersInr ?? "",
      row.rating === null ? "" : String(row.rating),
      row.remark ?? "",
    ]),
    amountColumns: [7, 8],
  });
  return { name: nameOf(fair, "report", "xlsx"), bytes };
}

/** The state of the fee of an application, with the amount received while a part is missing; empty where no fee is asked. */
async function readFeeWords({ db }: AppContext, fairId: string) {
  const proofsOf = await selectFeeProofs(db, fairId);
  return ({ feePaise, cancelledAt }: FairRow, { id, state }: Pick<ApplicationRow, "id" | "state">): string => {
    const proofs = proofsOf.get(id) ?? [];
    const fee = feeStateOf({ feePaise, cancelledAt, state, proofs });
    const receivedPaise = feeReceivedPaise(proofs);
    if (fee === null) return "";
    return fee === "received" || receivedPaise === 0 ? feeStates[fee] : `${feeStates[fee]}; ${paiseText(receivedPaise)} received`;
  };
}

const rankingColumns = ["Rank", "Firm", "State", "Fee", "Applied at", "Points"] as const;

/** What a firm said, and the facts that were counted when it was ranked. Exports are a number of rupees. */
const rankingFacts: readonly { readonly title: string; readonly show: (row: ListedApplication) => string | number }[] = [
  { title: "Exports of the last financial year, Rs", show: ({ exportsInr }) => exportsInr },
  { title: "Size", show: ({ firmClass }) => firmSizes[firmClass] },
  { title: "Who holds the firm", show: ({ leadership }) => leaderships[leadership] },
  { title: "Products", show: ({ products }) => products },
  { title: "Earlier visits", show: ({ facts }) => String(facts?.earlierVisits ?? "") },
  { title: "Overdue replies", show: ({ facts }) => String(facts?.overdueReplies ?? "") },
  { title: "Contact", show: ({ contactName }) => contactName },
  { title: "E-mail", show: ({ contactEmail }) => contactEmail },
  { title: "Mobile", show: ({ contactMobile }) => contactMobile },
];

/** The ranked list of a fair as a spreadsheet, with the points of each criterion and what they rest on. @throws not_found */
export async function exportRanking(ctx: AppContext, { fairId }: FairId): Promise<{ name: string; bytes: Uint8Array }> {
  authorize(ctx.actor, "fairs.export");
  const [fair, rows, criteria, feeOf] = await Promise.all([
    getFair(ctx.db, fairId),
    selectApplications(ctx.db, fairId),
    selectCriteria(ctx.db, [fairId]),
    readFeeWords(ctx, fairId),
  ]);
  await noteExport(ctx, fairId, { list: "ranking", rows: rows.length });
  const published = criteria.get(fairId) ?? [];
  const bytes = await writeTextSheet({
    name: "Applications",
    header: [
      ...rankingColumns,
      ...published.map(({ measure, weight }) => `${measureOf(measure).label} (of ${weight})`),
      ...rankingFacts.map(({ title }) => title),
    ],
    rows: rows.map((row) => [
      row.rank === null ? "" : String(row.rank),
      row.firmName,
      applicationStates[row.state],
      feeOf(fair, row),
      formatIndianDateTime(row.appliedAt),
      row.total === null ? "" : String(row.total),
      ...published.map(({ measure }) => String(row.points?.[measure] ?? "")),
      ...rankingFacts.map(({ show }) => show(row)),
    ]),
    amountColumns: [rankingColumns.length + published.length],
  });
  return { name: nameOf(fair, "applications", "xlsx"), bytes };
}

/** The leads that the member's own firm noted at a fair, as a spreadsheet. @throws not_found */
export async function exportOwnLeads(ctx: AppContext, { fairId }: FairId): Promise<{ name: string; bytes: Uint8Array }> {
  const actor = authorize(ctx.actor, "fairs.noteLeads");
  const [fair, rows] = await Promise.all([getFair(ctx.db, fairId), selectLeads(ctx.db, fairId, actor.firmId)]);
  await noteExport(ctx, fairId, { list: "leads", rows: rows.length });
  const bytes = await writeTextSheet({
    name: "Leads",
    header: ["Noted at", "Name", "Company", "Country", "E-mail", "Interest"],
    rows: rows.map(({ notedAt, name, company, country, email, interest }) => [
      formatIndianDateTime(notedAt),
      name,
      company,
      countryName(country),
      email ?? "",
      interest ?? "",
    ]),
  });
  return { name: nameOf(fair, "leads", "xlsx"), bytes };
}

/**
 * The exhibitors of a fair with their stalls as a PDF, for the council and for members.
 * @throws not_found; conflict (`no_exhibitors`); unavailable
 */
export async function exportExhibitors(ctx: AppContext, { fairId }: FairId): Promise<{ name: string; bytes: Uint8Array }> {
  authorize(ctx.actor, "fairs.readExhibitors");
  const [fair, rows] = await Promise.all([getFair(ctx.db, fairId), selectApplications(ctx.db, fairId, ["accepted"])]);
  if (rows.length === 0) throw conflict("no_exhibitors", fairMessages.noExhibitors);
  await noteExport(ctx, fairId, { list: "exhibitors", rows: rows.length });
  const byStall = rows.toSorted((a, b) =>
    `${a.hall ?? "~"} ${a.stall ?? ""}`.localeCompare(`${b.hall ?? "~"} ${b.stall ?? ""}`, "en", { numeric: true }),
  );
  const statement: Statement = {
    council: { shortName: council.shortName, fullName: council.fullName, contact: council.contactEmail },
    label: "List of exhibitors",
    title: fair.title,
    lead: [
      [...new Set([fair.startsOn, fair.endsOn])].map((day) => formatIndianDate(day)).join(" to "),
      [fair.venue, fair.city, fair.country === null ? null : countryName(fair.country)].filter((part) => part !== null).join(", "),
      `As of ${formatIndianDate(calendarDateInIndia(ctx.now()))}${fair.cancelledAt === null ? "" : ". The fair is cancelled"}.`,
    ]
      .filter((part) => part !== "")
      .join(". "),
    sections: [
      {
        title: rows.length === 1 ? "1 exhibitor" : `${rows.length.toLocaleString("en-IN")} exhibitors`,
        columns: [
          { label: "Exhibitor", share: 3 },
          { label: "Hall", share: 1 },
          { label: "Stall", share: 1 },
          { label: "Products", share: 4 },
        ],
        rows: byStall.map(({ firmName, hall, stall, products }) => ({ cells: [firmName, hall ?? "", stall ?? "", products] })),
      },
    ],
    signatures: [],
    madeAt: ctx.now().toISOString(),
  };
  return { name: nameOf(fair, "exhibitors", "pdf"), bytes: await ctx.sandbox.drawStatement(statement) };
}
