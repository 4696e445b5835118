import { and, desc, eq, gte, ilike, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import type { InboxKind, InboxShow } from "#domain/site/inboxes.ts";
import type { Db, Tx } from "../connection/client.ts";
import { likePattern } from "./like-pattern.ts";
import { users } from "../schema/accounts.ts";
import { contactMessages, eventRegistrations } from "../schema/site.ts";

/** Stores a message. Returns its id, or undefined when the same request stored it before. */
export async function insertMessage(tx: Tx, values: typeof contactMessages.$inferInsert): Promise<string | undefined> {
  const [row] = await tx
    .insert(contactMessages)
    .values(values)
    .onConflictDoNothing({ target: contactMessages.repeatKey })
    .returning({ id: contactMessages.id });
  return row?.id;
}

type NewRegistration = typeof eventRegistrations.$inferInsert;

type AskedEdition = {
  /** The day in India, YYYY-MM-DD. */
  readonly today: string;
  /** Of the registrations without a stored day, those from before this time are for another edition. */
  readonly since: Date;
};

/** What became of a registration. One of the same person with another organisation or designation replaces those of the earlier one. */
type RegistrationOutcome = {
  readonly id: string;
  readonly isKnown: boolean;
  readonly replaced?: Pick<StoredRegistration, "organisation" | "designation">;
};

/**
 * Stores a registration, unless the same request stored it before. Of a person who is registered for this edition of the event already, by name
 * and address, it corrects the earlier one: that gets what was given last, also when those are the words of the first time, and is open again.
 */
export async function insertRegistration(tx: Tx, values: NewRegistration, edition: AskedEdition): Promise<RegistrationOutcome> {
  const earlier = await findRegistration(tx, ofPerson(values, edition));
  if (earlier !== undefined) {
    const { id, organisation, designation } = earlier;
    return (await updateRegistration(tx, earlier, values)) ? { id, isKnown: false, replaced: { organisation, designation } } : { id, isKnown: true };
  }
  const [row] = await tx
    .insert(eventRegistrations)
    .values(values)
    .onConflictDoNothing({ target: eventRegistrations.repeatKey })
    .returning({ id: eventRegistrations.id });
  const id = row?.id ?? (await findRegistration(tx, sql`${eventRegistrations.repeatKey} = ${values.repeatKey}`))?.id;
  if (id === undefined) throw new Error("a registration that was not stored is there already");
  return { id, isKnown: row === undefined };
}

/** Returns whether it changed anything: not with the same organisation and designation, as a second click has them. */
async function updateRegistration(tx: Tx, earlier: StoredRegistration, values: NewRegistration): Promise<boolean> {
  const { organisation, designation, eventTitle, eventStartsOn } = values;
  if (organisation === earlier.organisation && designation === earlier.designation) return false;
  await tx
    .update(eventRegistrations)
    .set({ organisation, designation, eventTitle, eventStartsOn, handledAt: null, handledBy: null })
    .where(eq(eventRegistrations.id, earlier.id));
  return true;
}

/** Undefined for a registration without an event: a person may have several. */
const ofPerson = ({ name, email, eventId = null, eventStartsOn = null }: NewRegistration, edition: AskedEdition): SQL | undefined =>
  eventId === null
    ? undefined
    : and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.email, email),
        sql`lower(${eventRegistrations.name}) = lower(${name})`,
        isOfEdition(eventStartsOn, edition),
      );

/** Whether a registration is for the edition that begins on this day. An edition with a first day that has not passed is the same one, moved. */
const isOfEdition = (startsOn: string | null, { today, since }: AskedEdition): SQL | undefined =>
  or(
    startsOn === null ? undefined : eq(eventRegistrations.eventStartsOn, startsOn),
    gte(eventRegistrations.eventStartsOn, today),
    and(isNull(eventRegistrations.eventStartsOn), gte(eventRegistrations.createdAt, since)),
  );

type StoredRegistration = typeof eventRegistrations.$inferSelect;

async function findRegistration(tx: Tx, where: SQL | undefined): Promise<StoredRegistration | undefined> {
  if (where === undefined) return undefined;
  const [row] = await tx.select().from(eventRegistrations).where(where).limit(1);
  return row;
}

/** A sender's values by the keys of the inbox's fields, and who handled the entry. */
export type InboxEntry = {
  readonly id: string;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly createdAt: Date;
  readonly handledAt: Date | null;
  readonly handledByName: string | null;
};

export type InboxFilter = {
  readonly show: InboxShow;
  readonly search: string;
  /** An edition of an event, as `countRegistrations` names it; empty for all. */
  readonly event: string;
};

const message = contactMessages;
const registration = eventRegistrations;

/** As `registrationNumber` of the domain. */
const registrationNumberSql = sql<string>`'REG-' || upper(right(${registration.id}::text, 8))`;

/** An event comes again under the same address word. The year tells its editions apart: the days of one edition may move. */
const editionYear = sql<string | null>`to_char(${registration.eventStartsOn}, 'YYYY')`;

function ofEdition(edition: string): SQL | undefined {
  const [slug = "", year] = edition.split(".");
  return and(eq(registration.eventId, slug), year === undefined ? isNull(registration.eventStartsOn) : eq(editionYear, year));
}

/** Where each inbox lies, and the columns that a search looks into. */
const tables = {
  messages: {
    table: message,
    fields: { name: message.name, email: message.email, subject: message.subject, message: message.message },
    searched: [message.name, sql`${message.email}::text`, message.subject, message.message],
  },
  registrations: {
    table: registration,
    fields: {
      number: registrationNumberSql,
      name: registration.name,
      organisation: registration.organisation,
      designation: registration.designation,
      email: registration.email,
      // A registration from before events had titles has the address word instead.
      eventTitle: sql<string | null>`coalesce(${registration.eventTitle}, ${registration.eventId})`,
    },
    searched: [
      registration.name,
      registration.organisation,
      registration.designation,
      sql`${registration.email}::text`,
      registration.eventTitle,
      registrationNumberSql,
    ],
  },
} as const satisfies Record<InboxKind, unknown>;

function matching(kind: InboxKind, { show, search, event }: InboxFilter): SQL | undefined {
  const { table, searched } = tables[kind];
  return and(
    show === "open" ? isNull(table.handledAt) : undefined,
    event === "" || kind !== "registrations" ? undefined : ofEdition(event),
    search === "" ? undefined : or(...searched.map((column) => ilike(column, likePattern(search)))),
  );
}

const columnsOf = (kind: InboxKind) => {
  const { table, fields } = tables[kind];
  return { id: table.id, fields, createdAt: table.createdAt, handledAt: table.handledAt, handledByName: users.name };
};

const entries = (db: Db | Tx, kind: InboxKind) => {
  const { table } = tables[kind];
  return db.select(columnsOf(kind)).from(table).leftJoin(users, eq(users.id, table.handledBy)).$dynamic();
};

/** A page of an inbox, newest first, with the total. */
export async function selectInboxEntries(
  db: Db,
  kind: InboxKind,
  { offset, limit, ...filter }: InboxFilter & { readonly offset: number; readonly limit: number },
): Promise<{ rows: InboxEntry[]; count: number }> {
  const { table } = tables[kind];
  const where = matching(kind, filter);
  const [rows, count] = await Promise.all([
    entries(db, kind).where(where).orderBy(desc(table.createdAt), desc(table.id)).offset(offset).limit(limit),
    db.$count(table, where),
  ]);
  return { rows, count };
}

/** A position in an inbox. It holds also when its entry is removed. */
export type InboxPosition = {
  readonly id: string;
  /** `createdAt` as text of the database: JavaScript's instant has no microseconds. */
  readonly storedAt: string;
};

/** The entries before this position, newest first, for reading all of them without an open cursor. */
export async function selectInboxEntriesBefore(
  db: Db,
  kind: InboxKind,
  filter: InboxFilter,
  before: InboxPosition | undefined,
  limit: number,
): Promise<(InboxEntry & InboxPosition)[]> {
  const { table } = tables[kind];
  const rest = before === undefined ? undefined : sql`(${table.createdAt}, ${table.id}) < (${before.storedAt}::timestamptz, ${before.id}::uuid)`;
  return db
    .select({ ...columnsOf(kind), storedAt: sql<string>`${table.createdAt}::text` })
    .from(table)
    .leftJoin(users, eq(users.id, table.handledBy))
    .where(and(matching(kind, filter), rest))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit);
}

export async function findInboxEntry(db: Db | Tx, kind: InboxKind, id: string): Promise<InboxEntry | undefined> {
  const [row] = await entries(db, kind).where(eq(tables[kind].table.id, id));
  return row;
}

/** An entry, locked until the transaction ends. */
export async function lockInboxEntry(tx: Tx, kind: InboxKind, id: string): Promise<InboxEntry | undefined> {
  const { table } = tables[kind];
  const [row] = await entries(tx, kind).where(eq(table.id, id)).for("update", { of: table });
  return row;
}

/** An edition of an event with the number of its registrations. */
export type RegistrationCount = {
  /** The address word, and the year of the edition where it is known: "medica.2027". */
  readonly event: string;
  readonly title: string;
  /** The first day, as the last registration has it; null where it is not known. */
  readonly startsOn: string | null;
  readonly count: number;
};

/** The editions with registrations, the one with the latest registration first. */
export async function countRegistrations(db: Db): Promise<RegistrationCount[]> {
  const { eventId, eventTitle, eventStartsOn, createdAt } = registration;
  return db
    .select({
      event: sql<string>`concat_ws('.', ${eventId}, ${editionYear})`,
      title: sql<string>`coalesce(max(${eventTitle}), ${eventId})`,
      startsOn: sql<string | null>`(array_agg(${eventStartsOn} order by ${createdAt} desc))[1]::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(registration)
    .where(isNotNull(eventId))
    .groupBy(eventId, editionYear)
    .orderBy(desc(sql`max(${createdAt})`), eventId);
}

/** Stores who handled an entry and when, or opens it again. The first user who handled it stays. */
export async function updateHandled(
  tx: Tx,
  kind: InboxKind,
  id: string,
  by: { readonly userId: string; readonly at: Date } | undefined,
): Promise<void> {
  const { table } = tables[kind];
  const change = by === undefined ? { handledAt: null, handledBy: null } : { handledAt: by.at, handledBy: by.userId };
  await tx
    .update(table)
    .set(change)
    .where(and(eq(table.id, id), by === undefined ? undefined : isNull(table.handledAt)));
}

/** Deletes messages that were sent before this time. Returns their number. */
export async function deleteOldSubmissions(db: Db, before: Date): Promise<number> {
  const [messages, registrations] = await Promise.all([
    db.delete(contactMessages).where(lt(contactMessages.createdAt, before)).returning({ id: contactMessages.id }),
    db.delete(eventRegistrations).where(lt(eventRegistrations.createdAt, before)).returning({ id: eventRegistrations.id }),
  ]);
  return messages.length + registrations.length;
}
