import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { hsnCategoryKeys, type HsnDevice } from "#domain/members/hsn-categories.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { membershipApplications } from "../schema/joining.ts";
import { firms } from "../schema/members.ts";
import { hsnCodes, memberProfiles, profileProducts } from "../schema/profiles.ts";
import { updateDirectoryEntry } from "./directory-entries.ts";

export type ProfileRow = typeof memberProfiles.$inferSelect;
/** A saved profile with the codes of its devices in order, and who saved it last. */
export type Profile = { readonly row: ProfileRow; readonly codes: readonly string[]; readonly savedByName: string };

/** Whether the firm has saved its profile; it is complete from the first save. */
export async function hasProfile(db: Db | Tx, firmId: string): Promise<boolean> {
  return (await db.$count(memberProfiles, eq(memberProfiles.firmId, firmId))) > 0;
}

/** The firm's saved profile, in one statement. */
export async function findProfile(db: Db | Tx, firmId: string): Promise<Profile | undefined> {
  const [found] = await db
    .select({
      row: memberProfiles,
      savedByName: users.name,
      codes: sql`(select string_agg(code, ',' order by code) from profile_products p where p.firm_id = ${memberProfiles.firmId})`.mapWith(
        (list: string | null): string[] => list?.split(",") ?? [],
      ),
    })
    .from(memberProfiles)
    .innerJoin(users, eq(users.id, memberProfiles.updatedBy))
    .where(eq(memberProfiles.firmId, firmId));
  return found;
}

/** What a firm typed of itself when it applied for membership, for its first profile. */
export type AppliedWith = { readonly pan: string; readonly devices: string };

/** The PAN and the devices that the firm gave when it applied for membership, as they were typed; undefined when it did not apply here. */
export async function findAppliedWith(db: Db | Tx, firmId: string): Promise<AppliedWith | undefined> {
  const { answers } = membershipApplications;
  const [found] = await db
    .select({ pan: sql<string>`coalesce(${answers} ->> 'pan', '')`, devices: sql<string>`coalesce(${answers} ->> 'devices', '')` })
    .from(membershipApplications)
    .where(eq(membershipApplications.firmId, firmId));
  return found;
}

/** Locks the firm's profile, saved or not, so that two writers run one after the other. */
export async function lockProfileOf(tx: Tx, firmId: string): Promise<void> {
  await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, firmId)).for("no key update");
}

/**
 * Stores the profile, its devices and the directory entry; the caller holds the lock.
 * @throws a violation of `profile_products_code_hsn_codes_code_fk`
 */
export async function upsertProfile(tx: Tx, values: typeof memberProfiles.$inferInsert, codes: readonly string[]): Promise<void> {
  const { firmId, createdAt: _, ...changes } = values;
  await tx.insert(memberProfiles).values(values).onConflictDoUpdate({ target: memberProfiles.firmId, set: changes });
  await tx.delete(profileProducts).where(eq(profileProducts.firmId, firmId));
  await tx.insert(profileProducts).values(codes.map((code) => ({ firmId, code })));
  await updateDirectoryEntry(tx, firmId);
}

/** The devices that the catalogue offers, in its order. */
export async function selectHsnDevices(db: Db): Promise<HsnDevice[]> {
  const rows = await db
    .select({ code: hsnCodes.code, label: hsnCodes.label, category: hsnCodes.category })
    .from(hsnCodes)
    .where(isNull(hsnCodes.retiredAt))
    .orderBy(asc(hsnCodes.position), asc(hsnCodes.code));
  return hsnCategoryKeys.flatMap((key) => rows.filter(({ category }) => category === key));
}

/** Those of the codes that a firm may choose: in the catalogue, and not retired unless the firm has it already. */
export async function findChoosableCodes(db: Db | Tx, codes: readonly string[], firmId: string): Promise<Set<string>> {
  const rows = await db
    .select({ code: hsnCodes.code })
    .from(hsnCodes)
    .leftJoin(profileProducts, and(eq(profileProducts.code, hsnCodes.code), eq(profileProducts.firmId, firmId)))
    .where(and(inArray(hsnCodes.code, [...codes]), sql`(${hsnCodes.retiredAt} is null or ${profileProducts.code} is not null)`));
  return new Set(rows.map(({ code }) => code));
}
