import { council, paths } from "#domain/council.ts";
import { calendarDateInIndia, dayMs, formatIndianDate } from "#domain/dates.ts";
import { digestLength } from "#domain/notifications/reminders.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
  selectDigestReaders,
  selectUnnotified,
  updateNoticesOfWithdrawn,
  upsertDigests,
  type CircularReader,
  type DigestReader,
} from "#db/queries/circular-readers.ts";
import { lockCircular, lockCircularNumbers, type CircularRow } from "#db/queries/circulars.ts";
import { selectUsersNotTold, updateUrgentMailsDropped } from "#db/queries/circular-mail.ts";
import { insertMails } from "#db/queries/mail.ts";
import { insertNotifications } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Members in one transaction, so that 10,000 firms block no other job and a job that is killed repeats little. */
const membersAtOnce = 200;
/** A circular that is older is no longer sent by e-mail, however long the worker was stopped. */
const digestDays = 14;

/**
 * Gives every member of a circular's firms a notice. Once the circular is withdrawn, each of these notices says so and is unread again, and
 * members who have none get none. For an urgent circular an e-mail goes out, too: to the active logins of a firm, or to those that wait for
 * their activation where nobody is active yet. Once it is withdrawn, those of these e-mails that wait are dropped, and an e-mail about the
 * withdrawal goes to the others. Called twice it does nothing more.
 * @throws forbidden (not the worker); not_found
 * @source desks-and-more.md 4
 */
export async function notifyOfCircular(ctx: AppContext, circularId: string): Promise<void> {
  authorizeSystem(ctx.actor);
  await inRounds(ctx, async (tx) => {
    const row = await lockCircular(tx, circularId);
    if (row.state === "draft" || row.number === null) return 0;
    const [at, limit] = [ctx.now(), membersAtOnce];
    const isWithdrawn = row.state === "withdrawn";
    const readers = isWithdrawn ? await updateNoticesOfWithdrawn(tx, circularId, { at, limit }) : await selectUnnotified(tx, circularId, limit);
    const documents = [row.number, row.subject];
    const notice = { kind: "circular_published" as const, circularId, firmName: council.shortName, documents, createdAt: at };
    if (!isWithdrawn)
      await insertNotifications(
        tx,
        readers.map(({ id }) => ({ userId: id, ...notice })),
      );
    if (row.isUrgent) {
      // All of them in the first round: none may be sent while the others are notified.
      if (isWithdrawn) await updateUrgentMailsDropped(tx, pathOf(row));
      const ids = readers.map(({ id }) => id);
      const notTold = isWithdrawn ? await selectUsersNotTold(tx, pathOf(row), ids) : new Set<string>();
      await insertMails(
        tx,
        readers.filter(({ id, getsMail }) => getsMail && !notTold.has(id)).map((reader) => mailAtOnce(row, reader)),
      );
    }
    return readers.length;
  });
}

const pathOf = ({ id }: Pick<CircularRow, "id">): string => `${paths.memberCirculars}/${id}`;

/** The e-mail about an urgent circular, or about its withdrawal. */
function mailAtOnce(row: CircularRow, reader: CircularReader) {
  const { number, subject, subjectHindi, holdsFromOn, withdrawnAt } = row;
  const params = {
    documents: [number],
    subject: reader.prefersHindi ? subjectHindi : subject,
    date: formatIndianDate(withdrawnAt === null ? holdsFromOn : calendarDateInIndia(withdrawnAt)),
    path: pathOf(row),
    language: languageOf(reader),
  };
  const kind = withdrawnAt === null ? ("circular_urgent" as const) : ("circular_withdrawn" as const);
  return { kind, to: { userId: reader.id, email: reader.email }, params };
}

/**
 * Sends each member the circulars since the last digest that are not read yet, in one e-mail a day at most. Called twice on a day it sends
 * nothing more.
 * @throws forbidden (not the worker)
 * @source desks-and-more.md 4 "One mail a day at most, by digest, unless marked urgent"
 */
export async function digestCirculars(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  // A circular that is being published has taken its time already: after the wait for its commit this digest sees it.
  const now = await transact(ctx, async (tx) => {
    await lockCircularNumbers(tx);
    return ctx.now();
  });
  const before = new Date(`${calendarDateInIndia(now)}T00:00:00+05:30`);
  const since = new Date(now.getTime() - digestDays * dayMs);
  await inRounds(ctx, async (tx) => {
    const readers = await selectDigestReaders(tx, { since, before, now, limit: membersAtOnce });
    const due = await upsertDigests(
      tx,
      readers.map(({ id }) => id),
      { before, at: now },
    );
    await insertMails(tx, readers.filter(({ id }) => due.has(id)).map(digestMail));
    return readers.length;
  });
}

function digestMail({ id, email, entries, prefersHindi }: DigestReader) {
  const documents = entries.slice(0, digestLength).map((entry) => `${entry.number}: ${prefersHindi ? entry.subjectHindi : entry.subject}`);
  const params = { documents, count: entries.length, path: paths.memberCirculars, language: languageOf({ prefersHindi }) };
  return { kind: "circulars_digest" as const, to: { userId: id, email }, params };
}

const languageOf = ({ prefersHindi }: Pick<CircularReader, "prefersHindi">) => (prefersHindi ? "hi" : "en");

/** Repeats until a round did less than it may. */
async function inRounds(ctx: AppContext, round: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await transact(ctx, round)) === membersAtOnce);
}
