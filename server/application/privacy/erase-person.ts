import { z } from "zod";
import { EmailAddress } from "#domain/accounts/email.ts";
import { invalid } from "#domain/errors.ts";
import { privacyMessages } from "#domain/privacy/messages.ts";
import { personalTables } from "#db/queries/personal-data.ts";
import { lockUser } from "#db/queries/accounts.ts";
import {
  deletePersonalRows,
  findLastErasure,
  findPerson,
  insertErasure,
  selectErasures,
  selectPersonalEmails,
  type Person,
} from "#db/queries/privacy.ts";
import { transact } from "#db/connection/transact.ts";
import type { Tx } from "#db/connection/client.ts";
import type { AppContext } from "../../context.ts";
import { assertFreshPassword } from "../accounts/fresh-password.ts";
import { recordAudit, recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorizeSystem } from "../authorize.ts";
import { authorizePrivacy, erasureRuleOf, viewPerson, type PersonView } from "./find-person.ts";
import { personHash, personHashes, personSubject } from "./person-subject.ts";

export const ErasePersonInput = z.object({
  email: EmailAddress,
  /** The address again, typed to confirm. */
  typedEmail: z.string().max(320),
});
export type ErasePersonInput = z.infer<typeof ErasePersonInput>;

/** The deleted rows by table, and what is kept. */
export type ErasedView = { readonly message: string; readonly counts: Readonly<Record<string, number>>; readonly left: PersonView };

/**
 * Erases the person with an email address, as far as the law does not require to keep the data; all or nothing. A keyed hash of
 * the address is stored, so that the erasure is repeated after a restore. Repeating it changes nothing more; within ten minutes the same user gets
 * the first answer again.
 * @throws invalid (`not_confirmed`: another address was typed); forbidden (`password_not_fresh`)
 * @source Digital Personal Data Protection Act 2023, sections 8(7), 12; security.md 4.9
 */
export async function erasePersonalData(ctx: AppContext, { email, typedEmail }: ErasePersonInput): Promise<ErasedView> {
  authorizePrivacy(ctx, "privacy.erase");
  assertFreshPassword(ctx);
  if (typedEmail.trim().toLowerCase() !== email.toLowerCase())
    throw invalid("not_confirmed", privacyMessages.typeAddress, { typedEmail: [privacyMessages.typeAddress] });
  // The same time in the database and in the log: a replay by the log repeats nothing that the database remembers.
  const now = ctx.now();
  const { erasedAt, ...erased } = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const { counts, rows } = await eraseRows(tx, ctx, email);
    const first = rows === 0 ? await findRepeated(tx, ctx, email, now) : undefined;
    if (first === undefined) await remember(tx, ctx, email, { counts, erasedAt: now });
    const told = first ?? { counts, erasedAt: now };
    return { ...told, message: privacyMessages.erased(sumOf(told.counts)), left: await viewPerson(tx, email) };
  });
  // The list of erasures is stored outside only each night: after a restore the log tells of those since then.
  // As a warning, since a portal may log no more than those.
  ctx.log.warn({ event: "privacy_erased", personHash: personHash(ctx, email), erasedAt: erasedAt.toISOString(), requestId: ctx.origin.requestId });
  return erased;
}

const repeatedWithinMs = 10 * 60_000;

/**
 * The erasure that a request which finds nothing repeats, because its answer was lost. As personal data, an answer is not stored with an idempotency
 * key.
 */
async function findRepeated(tx: Tx, ctx: AppContext, email: string, now: Date): Promise<Erased | undefined> {
  const since = new Date(now.getTime() - repeatedWithinMs);
  const row = await findLastErasure(tx, { personHash: personHash(ctx, email), erasedBy: eraserOf(ctx), since });
  return row && { counts: row.counts, erasedAt: row.erasedAt };
}

const eraserOf = ({ actor }: AppContext): string | null => (actor.kind === "user" ? actor.userId : null);
const sumOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

type Erased = { readonly counts: Readonly<Record<string, number>>; readonly erasedAt: Date };

async function remember(tx: Tx, ctx: AppContext, email: string, { counts, erasedAt }: Erased): Promise<void> {
  await insertErasure(tx, { personHash: personHash(ctx, email), erasedBy: eraserOf(ctx), counts, erasedAt });
}

type ErasedRows = { readonly counts: Record<string, number>; readonly rows: number; readonly loginStays: Person["loginStays"] };

/** Erases what may go, with its audit entry; says why the login stays, if it does. */
async function eraseRows(tx: Tx, ctx: AppContext, email: string): Promise<ErasedRows> {
  const found = await findPerson(tx, email);
  if (found.userId !== undefined) await lockUser(tx, found.userId);
  const person = await findPerson(tx, email); // its state under the lock
  const counts: Record<string, number> = {};
  for (const table of personalTables) {
    if (erasureRuleOf(table, person).erasureRule === "stays") continue;
    const rows = await deletePersonalRows(tx, table, person);
    if (rows > 0) counts[table.table] = (counts[table.table] ?? 0) + rows;
  }
  const rows = sumOf(counts);
  await recordAudit(tx, ctx, { event: "privacy.erase", subject: personSubject(ctx, email), detail: { rows } });
  return { counts, rows, loginStays: person.loginStays };
}

/** An erasure as it is remembered, in the database and outside of it. */
export type RememberedErasure = { readonly personHash: string; readonly erasedAt: Date };

/** A line of the list that was stored outside; without its time it counts as newer than the backup. */
export type KeptErasure = { readonly personHash: string; readonly erasedAt: Date | undefined };

/** What a replay erased, and who still has a login. */
export type Replayed = {
  readonly people: number;
  readonly rows: number;
  readonly withLogin: readonly string[];
  /** How many persons of the list were erased after what the database remembers; 0 for a list that is too old. */
  readonly newer: number;
  /** The newest erasure that the database remembered before. */
  readonly newest: Date | undefined;
};

/**
 * Erases persons again after an older backup was restored: those of the list that was stored outside of the database, unless the restored
 * database remembers the same erasure or a later one. What somebody gave after that one stays. Returns how many persons were found again, and the
 * addresses of those whose login stays because a live firm needs it: they are not remembered, so that the next replay erases them.
 * @throws forbidden (not an operator's command)
 * @source security.md 4.9
 */
export async function replayErasures(ctx: AppContext, kept: readonly KeptErasure[]): Promise<Replayed> {
  authorizeSystem(ctx.actor);
  // In the order of their times: the last of a person counts.
  const known = await selectErasures(ctx.db);
  const remembered = new Map(known.map(({ personHash: hash, erasedAt }) => [hash, erasedAt]));
  const isNewer = ({ personHash: hash, erasedAt }: KeptErasure): boolean => {
    const before = remembered.get(hash);
    return before === undefined || erasedAt === undefined || erasedAt > before;
  };
  const hashes = new Set(kept.filter(isNewer).map(({ personHash: hash }) => hash));
  let [people, rows] = [0, 0];
  const withLogin: string[] = [];
  for (const email of await selectPersonalEmails(ctx.db)) {
    if (!personHashes(ctx, email).some((hash) => hashes.has(hash))) continue;
    const gone = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
      const erased = await eraseRows(tx, ctx, email);
      if (erased.loginStays !== "contact") await remember(tx, ctx, email, { counts: erased.counts, erasedAt: ctx.now() });
      return erased;
    });
    if (gone.loginStays === "contact") withLogin.push(email);
    people += gone.rows > 0 ? 1 : 0;
    rows += gone.rows;
  }
  await recordAuditInOwnTransaction(ctx, { event: "privacy.replay", detail: { people, rows, remembered: hashes.size } });
  return { people, rows, withLogin, newer: hashes.size, newest: known.at(-1)?.erasedAt };
}

/** The newest erasure of a person, to be kept by who erased by command. @throws forbidden (not an operator's command) */
export async function findRememberedErasure(ctx: AppContext, email: string): Promise<RememberedErasure | undefined> {
  const hash = personHash(ctx, email);
  return (await listRememberedErasures(ctx)).findLast((erasure) => erasure.personHash === hash);
}

/** Every erasure, to be stored outside of the database. @throws forbidden (not an operator's command) */
export async function listRememberedErasures(ctx: AppContext): Promise<readonly RememberedErasure[]> {
  authorizeSystem(ctx.actor);
  return selectErasures(ctx.db);
}
