import type { z } from "zod";
import type { CsvFile } from "#domain/csv.ts";
import { buyerTypes } from "#domain/directory/buyer-input.ts";
import { buyerStates } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import { indianDate, indianDateTime } from "#domain/members/calendar.ts";
import { selectBuyersBefore, type BuyerFilter, type ListedBuyer } from "#db/queries/listed-buyers.ts";
import type { AppContext } from "../../../context.ts";
import { recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { BuyerFilters } from "./list-buyers.ts";

export const ExportBuyersInput = BuyerFilters;
export type ExportBuyersInput = z.infer<typeof ExportBuyersInput>;

const rowsAtOnce = 1_000;
const header = ["Email", "Buyer type", "Country", "Phone", "Address", "Zip code", "State", "Registered", "Last sign-in", "Suspended", "Reason"];

/** The buyers that a filter finds, as a csv, the newest first. @source issue "buyers list"; security.md rows 3, 30 */
export async function exportBuyers(ctx: AppContext, input: ExportBuyersInput): Promise<CsvFile> {
  authorize(ctx.actor, "directory.exportBuyers");
  await recordAuditInOwnTransaction(ctx, { event: "export.buyers" });
  return { name: `buyers-${indianDate(ctx.now())}.csv`, header, rows: allBuyers(ctx, input) };
}

async function* allBuyers(ctx: AppContext, filter: BuyerFilter): AsyncGenerator<readonly string[]> {
  let last: ListedBuyer | undefined;
  for (;;) {
    const buyers = await selectBuyersBefore(ctx.db, filter, last, rowsAtOnce);
    for (const buyer of buyers) yield cellsOf(buyer);
    last = buyers.at(-1);
    if (buyers.length < rowsAtOnce) return;
  }
}

const instant = (iso: string | null): string => (iso === null ? "" : indianDateTime(new Date(iso)));

const cellsOf = (buyer: ListedBuyer): readonly string[] => [
  buyer.email,
  buyer.buyerType === null ? "" : buyerTypes[buyer.buyerType],
  countries.find(({ iso2 }) => iso2 === buyer.country)?.name ?? "",
  buyer.phone ?? "",
  buyer.address ?? "",
  buyer.zipCode ?? "",
  buyerStates[buyer.state].label,
  instant(buyer.registeredAt),
  instant(buyer.lastSignedInAt),
  instant(buyer.suspendedAt),
  buyer.suspendedReason ?? "",
];
