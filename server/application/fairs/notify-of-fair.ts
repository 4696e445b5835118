import { calendarDateInIndia, formatIndianDateTime } from "#domain/dates.ts";
import { takesApplications } from "#domain/fairs/states.ts";
import { transact } from "#db/connection/transact.ts";
import { lockFair, type FairRow } from "#db/queries/fairs.ts";
import { insertNotifications, selectMembersWithoutFairNotice } from "#db/queries/notifications.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Members in one transaction, so that 10,000 firms block no other job and a job that is killed repeats little. */
const membersAtOnce = 200;

/** What a notice that a fair has opened says of it: its title, and until when firms can apply. */
export const fairOpenedWords = ({ title, applyUntil }: Pick<FairRow, "title" | "applyUntil">): string[] => [title, formatIndianDateTime(applyUntil)];

/**
 * Gives every user of a member a notice that a fair has opened for applications. A second call inserts nothing. A fair that takes
 * no applications any more gives no notices.
 * @throws forbidden (not the worker); not_found
 */
export async function notifyOfFair(ctx: AppContext, fairId: string): Promise<void> {
  authorizeSystem(ctx.actor);
  let notified = 0;
  do {
    notified = await transact(ctx, async (tx) => {
      const fair = await lockFair(tx, fairId);
      const createdAt = ctx.now();
      if (!takesApplications(fair, createdAt)) return 0;
      const members = await selectMembersWithoutFairNotice(tx, { fairId, todayOn: calendarDateInIndia(createdAt), limit: membersAtOnce });
      const documents = fairOpenedWords(fair);
      await insertNotifications(
        tx,
        members.map((member) => ({ ...member, kind: "fair_opened", fairId, documents, createdAt })),
      );
      return members.length;
    });
  } while (notified === membersAtOnce);
}
