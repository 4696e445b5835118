import { z } from "zod";
import { ListSearch } from "../paging.ts";
import { selectFirmsWithClaims } from "#db/queries/firm-claims.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { officeOfActor } from "./inputs.ts";

export const FindFirmsInput = z.object({ search: ListSearch, firmId: z.uuid().optional() });
export type FindFirmsInput = z.output<typeof FindFirmsInput>;

const mostFirms = 20;

/** Firms for the filter of a list: those with a claim in the lists of the actor's office whose names have the words, by name, and the one that is chosen already. */
export async function findFirms(ctx: AppContext, { search, firmId }: FindFirmsInput): Promise<{ readonly id: string; readonly name: string }[]> {
  const office = officeOfActor(authorize(ctx.actor, "work.read"));
  return selectFirmsWithClaims(ctx.searchDb, { office, search: search ?? "", firmId, limit: mostFirms });
}
