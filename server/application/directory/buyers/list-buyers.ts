import { z } from "zod";
import { buyerTypeValues } from "#domain/directory/buyer-input.ts";
import { buyerStateValues } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import { selectBuyers, type ListedBuyer } from "#db/queries/listed-buyers.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, ListSearch, type Paged } from "../../paging.ts";

/** Filters of the buyers: words, type, country, state of the login, days of registration in India (both included). */
export const BuyerFilters = z.object({
  search: ListSearch,
  buyerType: z.enum(buyerTypeValues).optional(),
  country: z
    .string()
    .refine((iso2) => countries.some((country) => country.iso2 === iso2), "Select a country of the list")
    .optional(),
  state: z.enum(buyerStateValues).optional(),
  fromOn: z.iso.date().optional(),
  toOn: z.iso.date().optional(),
});

export const ListBuyersInput = Page.extend(BuyerFilters.shape);
export type ListBuyersInput = z.infer<typeof ListBuyersInput>;

/** Registered buyers, newest first. @source issue "buyers list with suspend" */
export async function listBuyers(ctx: AppContext, input: ListBuyersInput): Promise<Paged<ListedBuyer>> {
  authorize(ctx.actor, "directory.listBuyers");
  const { page, pageSize, ...filter } = input;
  const { rows, count } = await selectBuyers(ctx.db, { ...filter, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows, count, input);
}
