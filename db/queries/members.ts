import { eq, sql } from "drizzle-orm";
import { memberMessages } from "#domain/members/messages.ts";
import type { FirmStatus } from "#domain/members/firm-status.ts";
import { notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../client.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";

export type FirmRow = typeof firms.$inferSelect;

/** @throws not_found */
export async function getFirm(db: Db | Tx, firmId: string): Promise<FirmRow> {
  const [row] = await db.select().from(firms).where(eq(firms.id, firmId));
  if (row === undefined) throw notFound("firm_not_found", memberMessages.firmNotFound);
  return row;
}

/** The name of a firm. @throws not_found */
export async function firmName(db: Db | Tx, firmId: string): Promise<string> {
  return (await getFirm(db, firmId)).name;
}

/** @throws a violation of `firms_gst_no_unique` or `firms_contact_email_unique` */
export async function insertFirm(tx: Tx, values: typeof firms.$inferInsert): Promise<FirmRow> {
  const [row] = await tx.insert(firms).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** A firm as the council's list shows it. */
export type ListedFirm = {
  readonly id: string;
  readonly name: string;
  readonly gstNo: string;
  /** Calendar dates in India. */
  readonly membershipStartOn: string;
  readonly membershipEndOn: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly status: FirmStatus;
};

export type FirmFilter = {
  /** Words that stand in name, GST number, contact or e-mail; a percent sign means itself. */
  readonly search?: string | undefined;
  readonly status?: FirmStatus | undefined;
};

/**
 * Every firm with the status of its login: active once one of its users is; else what became of the newest activation
 * mail. A mail that waits without an error counts as on its way until its link has expired.
 * @source product.md "Firms and their status"
 */
const firmsWithStatus = sql`
  select f.id, f.name, f.gst_no as "gstNo", f.membership_start_on as "membershipStartOn", f.membership_end_on as "membershipEndOn",
    f.contact_name as "contactName", f.contact_email::text as "contactEmail", f.contact_phone as "contactPhone",
    case
      when login.is_active then 'active'
      when login.mail_state is null or login.mail_state = 'failed' then 'no_otp_sent'
      when login.is_expired and login.mail_state = 'queued' then 'no_otp_sent'
      when login.is_expired then 'expired'
      else 'in_progress'
    end as status
  from firms f
  left join lateral (
    select u.activated_at is not null as is_active, link.mail_state, link.expires_at <= now() as is_expired
    from users u
    left join lateral (
      select l.mail_state, l.expires_at from activation_links l where l.user_id = u.id order by l.issued_at desc, l.id desc limit 1
    ) link on true
    where u.firm_id = f.id
    order by u.activated_at nulls last, u.id
    limit 1
  ) login on true`;

const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

function matching({ search, status }: FirmFilter) {
  const pattern = search === undefined ? undefined : likePattern(search);
  const found =
    pattern === undefined
      ? sql`true`
      : sql`(name ilike ${pattern} or "gstNo" ilike ${pattern} or "contactName" ilike ${pattern} or "contactEmail" ilike ${pattern})`;
  return sql`${found} and ${status === undefined ? sql`true` : sql`status = ${status}`}`;
}

/** A page of the council's list of firms in the order of their names as people sort them, with the total. */
export async function listFirms(
  db: Db,
  filter: FirmFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedFirm[]; count: number }> {
  const [rows, counts] = await Promise.all([
    db.execute<ListedFirm>(sql`
      select * from (${firmsWithStatus}) firm where ${matching(filter)}
      order by name collate "und-x-icu", id offset ${filter.offset} limit ${filter.limit}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${firmsWithStatus}) firm where ${matching(filter)}`),
  ]);
  return { rows: [...rows], count: counts[0]?.count ?? 0 };
}

/** One firm as the council's list shows it. @throws not_found */
export async function getListedFirm(db: Db | Tx, firmId: string): Promise<ListedFirm> {
  const [row] = await db.execute<ListedFirm>(sql`select * from (${firmsWithStatus}) firm where id = ${firmId}`);
  if (row === undefined) throw notFound("firm_not_found", memberMessages.firmNotFound);
  return row;
}

/** The first login of a firm, the one that its activation mail is for. @throws not_found */
export async function getFirstUserOfFirm(db: Db | Tx, firmId: string): Promise<typeof users.$inferSelect> {
  const [row] = await db.select().from(users).where(eq(users.firmId, firmId)).orderBy(users.id).limit(1);
  if (row === undefined) throw notFound("firm_not_found", memberMessages.firmNotFound);
  return row;
}
