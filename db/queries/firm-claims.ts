import { asc, eq, ilike, or, sql } from "drizzle-orm";
import type { Db } from "../connection/client.ts";
import { firms } from "../schema/members.ts";
import { likePattern } from "./like-pattern.ts";

/** Firms whose names have some words, by name, after the one with an id. */
export const selectFirmsWithClaims = (
  db: Db,
  { search, firmId, limit }: { readonly search: string; readonly firmId: string | undefined; readonly limit: number },
): Promise<{ id: string; name: string }[]> => {
  const chosen = firmId === undefined ? undefined : eq(firms.id, firmId);
  const named = search === "" && firmId !== undefined ? undefined : ilike(firms.name, likePattern(search));
  return db
    .select({ id: firms.id, name: firms.name })
    .from(firms)
    .where(or(chosen, named))
    .orderBy(...(firmId === undefined ? [] : [sql`${firms.id} <> ${firmId}`]), sql`${firms.name} collate "und-x-icu"`, asc(firms.id))
    .limit(limit);
};
