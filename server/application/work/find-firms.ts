import { z } from "zod";
import { ListSearch } from "../paging.ts";
import { selectFirmsWithClaims } from "#db/queries/firm-claims.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

export const FindFirmsInput = z.object({ search: ListSearch, firmId: z.uuid().optional() });
export type FindFirmsInput = z.output<typeof FindFirmsInput>;

const mostFirms = 20;

/** Firms for the filter of a list: those whose names have the words, by name, and the one that is chosen already. */
export async function findFirms(ctx: AppContext, { search, firmId }: FindFirmsInput): Promise<{ readonly id: string; readonly name: string }[]> {
  authorize(ctx.actor, "work.read");
  return selectFirmsWithClaims(ctx.searchDb, { search: search ?? "", firmId, limit: mostFirms });
}
