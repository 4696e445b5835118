import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { buyerMessages } from "#domain/directory/buyer-messages.ts";
import type { BuyerState } from "#domain/directory/buyer-states.ts";
import type { BuyerType } from "#domain/directory/buyer-input.ts";
import { notFound } from "#domain/errors.ts";
import type { Db, Tx } from "../connection/client.ts";
import { likePattern } from "./like-pattern.ts";
import { users } from "../schema/accounts.ts";
import type { UserRow } from "./accounts.ts";

/** A buyer as the council's list shows it; instants as text of the database, with microseconds. Details that the buyer never gave are null. */
export type ListedBuyer = {
  readonly id: string;
  readonly email: string;
  readonly buyerType: BuyerType | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly state: BuyerState;
  /** Whether the buyer has confirmed the address; also known of a suspended one. */
  readonly isConfirmed: boolean;
  readonly registeredAt: string;
  readonly lastSignedInAt: string | null;
  readonly suspendedAt: string | null;
  readonly suspendedReason: string | null;
};

export type BuyerFilter = {
  /** Matches words in email, address or phone; a percent sign is an ordinary character. */
  readonly search?: string | undefined;
  readonly buyerType?: BuyerType | undefined;
  readonly country?: string | undefined;
  readonly state?: BuyerState | undefined;
  /** Calendar dates in India, both days included. */
  readonly fromOn?: string | undefined;
  readonly toOn?: string | undefined;
};

/** A login of a buyer that was not erased: an erasure closes it without a reason, a suspension has one. */
export const isUnerasedBuyer = and(eq(users.role, "BUYER"), or(isNull(users.deactivatedAt), isNotNull(users.deactivatedReason)));

const buyersWithState = sql`
  select users.id, users.email::text as email, b.buyer_type as "buyerType", b.country, b.phone, b.address, b.zip_code as "zipCode",
    case when users.deactivated_at is not null then 'suspended' when users.activated_at is null then 'waiting' else 'active' end as state,
    users.activated_at is not null as "isConfirmed", users.created_at as "registeredAt", users.last_signed_in_at as "lastSignedInAt",
    users.deactivated_at as "suspendedAt", users.deactivated_reason as "suspendedReason"
  from users left join buyers b on b.user_id = users.id
  where ${isUnerasedBuyer}`;

const listed = sql`id, email, "buyerType", country, phone, address, "zipCode", state, "isConfirmed", "registeredAt", "lastSignedInAt",
  "suspendedAt", "suspendedReason"`;
const registeredOn = sql`("registeredAt" at time zone 'Asia/Kolkata')::date`;

function matching({ search, buyerType, country, state, fromOn, toOn }: BuyerFilter): SQL {
  const pattern = search === undefined ? undefined : likePattern(search);
  const conditions = [
    pattern && sql`(email ilike ${pattern} or address ilike ${pattern} or phone ilike ${pattern})`,
    buyerType && sql`"buyerType" = ${buyerType}`,
    country && sql`country = ${country}`,
    state && sql`state = ${state}`,
    fromOn && sql`${registeredOn} >= ${fromOn}::date`,
    toOn && sql`${registeredOn} <= ${toOn}::date`,
  ];
  return and(...conditions.filter((condition) => condition !== undefined && condition !== "")) ?? sql`true`;
}

/** A page of the buyers, the newest registration first, with the total. */
export async function selectBuyers(
  db: Db,
  { offset, limit, ...filter }: BuyerFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedBuyer[]; count: number }> {
  const [rows, counts] = await Promise.all([
    db.execute<ListedBuyer>(sql`
      select ${listed} from (${buyersWithState}) buyer where ${matching(filter)} order by "registeredAt" desc, id desc offset ${offset} limit ${limit}`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from (${buyersWithState}) buyer where ${matching(filter)}`),
  ]);
  return { rows: [...rows], count: counts[0]?.count ?? 0 };
}

/** The buyers before this one, newest first, for reading all of them without an open cursor. This one may be removed by then. */
export async function selectBuyersBefore(
  db: Db,
  filter: BuyerFilter,
  before: Pick<ListedBuyer, "id" | "registeredAt"> | undefined,
  limit: number,
): Promise<ListedBuyer[]> {
  const rest = before === undefined ? sql`true` : sql`("registeredAt", id) < (${before.registeredAt}::timestamptz, ${before.id}::uuid)`;
  return [
    ...(await db.execute<ListedBuyer>(sql`
      select ${listed} from (${buyersWithState}) buyer where ${rest} and ${matching(filter)} order by "registeredAt" desc, id desc limit ${limit}`)),
  ];
}

/** One buyer as the list shows it. @throws not_found */
export async function getListedBuyer(db: Db | Tx, userId: string): Promise<ListedBuyer> {
  const [row] = await db.execute<ListedBuyer>(sql`select ${listed} from (${buyersWithState}) buyer where id = ${userId}`);
  if (row === undefined) throw notFound("buyer_not_found", buyerMessages.notFound);
  return row;
}

/** The login of a buyer, locked. @throws not_found (unknown, erased, or not a buyer) */
export async function lockBuyer(tx: Tx, userId: string): Promise<UserRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isUnerasedBuyer))
    .for("update");
  if (row === undefined) throw notFound("buyer_not_found", buyerMessages.notFound);
  return row;
}
