import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { rightsIn, type UserRight } from "#domain/accounts/rights.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import type { Invitations } from "#domain/accounts/second-person.ts";
import { staffRoles, type StaffRole, type StaffStatus } from "#domain/accounts/staff.ts";
import { notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../connection/client.ts";
import { likePattern } from "./like-pattern.ts";
import { users } from "../schema/accounts.ts";
import { newestActivation, type UserRow } from "./accounts.ts";

/** A user of the council or of DGFT as the list shows them; instants as ISO text. */
export type ListedStaff = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly status: StaffStatus;
  readonly hasSecondFactor: boolean;
  readonly lastSignedInAt: string | null;
  readonly deactivatedAt: string | null;
  readonly deactivatedReason: string | null;
  /** What a council user may do with payments, in the order of the table. */
  readonly rights: readonly UserRight[];
};

export type StaffFilter = {
  /** Matches words in name or email; a percent sign is an ordinary character. */
  readonly search?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly status?: StaffStatus | undefined;
};

/** A mail that is queued without an error counts as sent until its link has expired. */
const staffWithStatus = sql`
  select u.id, u.name, u.email::text as email, u.role, u.last_signed_in_at as "lastSignedInAt", u.deactivated_at as "deactivatedAt",
    u.deactivated_reason as "deactivatedReason",
    exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as "hasSecondFactor",
    case
      when u.deactivated_at is not null then 'deactivated'
      when u.activated_at is not null and u.password_expired_at is not null then 'password_expired'
      when u.activated_at is not null then 'active'
      when link.is_expired is null or link.is_superseded or link.mail_state = 'failed' then 'mail_failed'
      when link.is_expired then 'invitation_expired'
      else 'invited'
    end as status
  from users u
  left join lateral (${newestActivation}) link on true
  where u.role in (${sql.join(
    staffRoles.map((role) => sql`${role}`),
    sql`, `,
  )})`;

function matching({ search, role, status }: StaffFilter): SQL {
  const pattern = search === undefined ? undefined : likePattern(search);
  return sql`${pattern === undefined ? sql`true` : sql`(name ilike ${pattern} or email ilike ${pattern})`}
    and ${role === undefined ? sql`true` : sql`role = ${role}`} and ${status === undefined ? sql`true` : sql`status = ${status}`}`;
}

const listed = sql`id, name, email, role, status, "hasSecondFactor", "lastSignedInAt", "deactivatedAt", "deactivatedReason",
  array(select granted."right" from granted_rights granted where granted.user_id = staff.id) as rights`;
const inOrder = ({ rights, ...row }: ListedStaff): ListedStaff => ({ ...row, rights: rightsIn(rights) });

/** A page of the people of council and DGFT, by name as people sort, with the total. */
export async function selectStaff(
  db: Db,
  { offset, limit, ...filter }: StaffFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedStaff[]; count: number }> {
  const [rows, counts] = await Promise.all([
    db.execute<ListedStaff>(sql`
      select ${listed} from (${staffWithStatus}) staff where ${matching(filter)} order by name collate "und-x-icu", id offset ${offset} limit ${limit}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${staffWithStatus}) staff where ${matching(filter)}`),
  ]);
  return { rows: rows.map(inOrder), count: counts[0]?.count ?? 0 };
}

/** One user as the list shows them. @throws not_found */
export async function getListedStaff(db: Db | Tx, userId: string): Promise<ListedStaff> {
  const [row] = await db.execute<ListedStaff>(sql`select ${listed} from (${staffWithStatus}) staff where id = ${userId}`);
  if (row === undefined) throw notFound("staff_not_found", staffMessages.notFound);
  return inOrder(row);
}

/**
 * Who invited the users of council and DGFT. The first entry of the audit trail about a login counts: a second invitation to its address
 * does not change who brought it in. For a DGFT user whom two confirmed it is the user who asked.
 */
export async function selectInvitations(db: Db | Tx): Promise<Invitations> {
  const rows = await db.execute<{ userId: string; invitedBy: string | null }>(sql`
    select u.id as "userId", first.invited_by as "invitedBy"
    from users u cross join lateral (
      select coalesce(e.detail->>'requestedBy', e.actor_id::text) as invited_by
      from audit_entries e
      where e.subject_id = u.id::text and e.outcome = 'done'
        and (e.event in ('user.add', 'user.invite') or (e.event = 'user.confirmRequest' and e.detail->>'kind' = 'invite'))
      order by e.id limit 1
    ) first
    where ${inArray(sql`u.role`, [...staffRoles])}`);
  return new Map(rows.flatMap(({ userId, invitedBy }) => (invitedBy === null ? [] : [[userId, invitedBy] as const])));
}

/** Every active council user, locked in a stable order, so that two of them cannot remove each other. */
export function lockActiveCouncil(tx: Tx): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(and(eq(users.role, "EPCMD_ADMIN"), isNotNull(users.activatedAt), isNull(users.deactivatedAt)))
    .orderBy(users.id)
    .for("update");
}

/** A user of the staff, locked. @throws not_found (unknown, a member or a buyer) */
export async function lockStaffUser(tx: Tx, userId: string): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...staffRoles])))
    .for("update");
  if (row === undefined) throw notFound("staff_not_found", staffMessages.notFound);
  return row;
}

/** Changes the role of a user of the staff. The caller holds the lock of the user. */
export async function updateStaffRole(tx: Tx, userId: string, role: StaffRole): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId));
}
