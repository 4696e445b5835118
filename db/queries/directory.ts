import { sql, type SQL } from "drizzle-orm";
import { isCodePrefix } from "#domain/directory/search-words.ts";
import type { HsnCategory } from "#domain/members/hsn-categories.ts";
import type { Db } from "../client.ts";

/** What narrows the directory: words that must all be found, and devices of which a firm makes at least one. */
export type DirectoryFilter = { readonly words: readonly string[]; readonly codes: readonly string[] };

/** A firm as it stands in the directory, with the contacts that it lets buyers see. */
export type DirectoryRow = {
  readonly firmId: string;
  readonly memberName: string;
  readonly contactName: string;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly address: string;
};
export type DirectoryProduct = { readonly firmId: string; readonly code: string; readonly label: string; readonly category: HsnCategory };

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

const hasWord = (word: string): SQL =>
  sql`(p.organization ilike ${pattern(word)} or p.address ilike ${pattern(word)} or exists (
    select 1 from profile_products made join hsn_codes device on device.code = made.code
    where made.firm_id = p.firm_id and (device.label ilike ${pattern(word)} ${isCodePrefix(word) ? sql`or device.code like ${`${word}%`}` : sql``})))`;

/** Firms with a saved profile whose login is not closed. @source rest-api.md "buyer/epcmd-members" */
function matching({ words, codes }: DirectoryFilter): SQL {
  const made = sql`exists (select 1 from profile_products made where made.firm_id = p.firm_id and made.code in (${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )}))`;
  return sql.join([sql`f.deactivated_at is null`, ...words.map(hasWord), ...(codes.length === 0 ? [] : [made])], sql` and `);
}

/** A page of the directory by name, with the number of all that match. */
export async function searchDirectory(
  db: Db,
  filter: DirectoryFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DirectoryRow[]; count: number }> {
  const found = await db.execute<DirectoryRow & { count: number }>(sql`
    select p.firm_id as "firmId", p.organization as "memberName", p.contact_name as "contactName",
      case when p.show_email then p.contact_email::text end as "contactEmail",
      case when p.show_phone then p.contact_mobile end as "contactPhone",
      p.address, count(*) over ()::int as count
    from member_profiles p join firms f on f.id = p.firm_id
    where ${matching(filter)}
    order by lower(p.organization), p.firm_id
    offset ${offset} limit ${limit}`);
  const rows = found.map(({ count: _count, ...row }) => row);
  if (found.length > 0 || offset === 0) return { rows, count: found[0]?.count ?? 0 };
  const [all] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from member_profiles p join firms f on f.id = p.firm_id where ${matching(filter)}`,
  );
  return { rows, count: all?.count ?? 0 };
}

/** A firm as its own page shows it. Dates are calendar dates in India. */
export type DirectoryFirmRow = DirectoryRow & {
  readonly description: string;
  readonly membershipStartOn: string;
  readonly membershipEndOn: string;
  readonly verificationId: string;
};

/** A firm of the directory, or undefined when it is not in it. */
export async function findDirectoryFirm(db: Db, firmId: string): Promise<DirectoryFirmRow | undefined> {
  const [found] = await db.execute<DirectoryFirmRow>(sql`
    select p.firm_id as "firmId", p.organization as "memberName", p.contact_name as "contactName",
      case when p.show_email then p.contact_email::text end as "contactEmail",
      case when p.show_phone then p.contact_mobile end as "contactPhone",
      p.address, p.description,
      f.membership_start_on::text as "membershipStartOn", f.membership_end_on::text as "membershipEndOn", f.verification_id as "verificationId"
    from member_profiles p join firms f on f.id = p.firm_id
    where p.firm_id = ${firmId} and f.deactivated_at is null`);
  return found;
}

/** Name and membership of the firm with this public id; a deactivated one has none. */
export async function findVerifiedFirm(
  db: Db,
  verificationId: string,
): Promise<{ name: string; membershipStartOn: string; membershipEndOn: string; isDeactivated: boolean } | undefined> {
  const [found] = await db.execute<{ name: string; membershipStartOn: string; membershipEndOn: string; isDeactivated: boolean }>(sql`
    select coalesce(p.organization, f.name) as name, f.membership_start_on::text as "membershipStartOn",
      f.membership_end_on::text as "membershipEndOn", f.deactivated_at is not null as "isDeactivated"
    from firms f left join member_profiles p on p.firm_id = f.id
    where f.verification_id = ${verificationId}`);
  return found;
}

/** The devices of these firms, by code. */
export async function listProductsOf(db: Db, firmIds: readonly string[]): Promise<DirectoryProduct[]> {
  if (firmIds.length === 0) return [];
  const ids = sql.join(
    firmIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return db.execute<DirectoryProduct>(sql`
    select made.firm_id as "firmId", device.code, device.label, device.category
    from profile_products made join hsn_codes device on device.code = made.code
    where made.firm_id in (${ids})
    order by made.firm_id, device.code`);
}

/** How many of the matching firms make each device, for devices that any of them makes. */
export async function countDevices(
  db: Db,
  filter: DirectoryFilter,
): Promise<{ code: string; label: string; category: HsnCategory; firms: number }[]> {
  return db.execute<{ code: string; label: string; category: HsnCategory; firms: number }>(sql`
    select device.code, device.label, device.category, count(*)::int as firms
    from member_profiles p join firms f on f.id = p.firm_id
    join profile_products offered on offered.firm_id = p.firm_id join hsn_codes device on device.code = offered.code
    where ${matching(filter)}
    group by device.code, device.label, device.category
    order by device.label, device.code`);
}
