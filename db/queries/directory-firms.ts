import { sql } from "drizzle-orm";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import type { Db } from "../connection/client.ts";

/** A firm as its own page shows it. Dates are calendar dates in India. */
export type DirectoryFirmRow = {
  readonly firmId: string;
  readonly memberName: string;
  readonly contactName: string;
  /** Null where the firm does not publish it. */
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly address: string;
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

/** Name and membership of the firm with this public id, the name as the council keeps it: the firm itself writes that of its profile. */
export async function findVerifiedFirm(
  db: Db,
  verificationId: string,
): Promise<{ name: string; membershipStartOn: string; membershipEndOn: string; isDeactivated: boolean } | undefined> {
  const [found] = await db.execute<{ name: string; membershipStartOn: string; membershipEndOn: string; isDeactivated: boolean }>(sql`
    select f.name, f.membership_start_on::text as "membershipStartOn",
      f.membership_end_on::text as "membershipEndOn", f.deactivated_at is not null as "isDeactivated"
    from firms f
    where f.verification_id = ${verificationId}`);
  return found;
}

/** The devices of a firm, by code. */
export async function selectDevicesOfFirm(db: Db, firmId: string): Promise<HsnDevice[]> {
  return db.execute<HsnDevice>(sql`
    select device.code, device.label, device.category
    from profile_products made join hsn_codes device on device.code = made.code
    where made.firm_id = ${firmId}
    order by device.code`);
}
