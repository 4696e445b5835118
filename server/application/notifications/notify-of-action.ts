import type { SignedInActor } from "#domain/accounts/actor.ts";
import { formatIndianDate } from "#domain/dates.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { effectsOf } from "#domain/reimbursements/lifecycle.ts";
import type { Tx } from "#db/connection/client.ts";
import { getFirmName } from "#db/queries/members.ts";
import { getFirmRecipients, insertNotifications, selectRoleRecipients, type FirmRecipients } from "#db/queries/notifications.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { insertMail } from "#db/queries/mail.ts";

type Notified = {
  readonly reimbursement: ReimbursementRow;
  readonly effects: ReturnType<typeof effectsOf>;
  readonly documents: readonly { readonly fieldName: string; readonly label: string }[];
  readonly at: Date;
  /** The action is the firm's reply. */
  readonly isReply?: boolean;
  /** Who acts: one's own act is no notice. An e-mail to the firm goes to this user, too, as a receipt. */
  readonly actor: Pick<SignedInActor, "userId" | "name" | "role">;
};

type To = Notified["effects"][number]["to"];

async function recipientsOf(tx: Tx, to: To, { firmId }: ReimbursementRow): Promise<Pick<FirmRecipients, "userIds" | "mailTo">> {
  if (to === "firm") return getFirmRecipients(tx, firmId);
  const staff = await selectRoleRecipients(tx, to === "council" ? "EPCMD_ADMIN" : "DGFT_ADMIN");
  return { userIds: staff.map(({ id }) => id), mailTo: staff.map(({ id, email }) => ({ userId: id, email })) };
}

/**
 * Notifies everyone else that an action concerns, in the portal and by e-mail, within the transaction of the action. Drafts that
 * were never submitted are private to the firm: only its people are notified. DGFT is not told of a claim that never came to it.
 */
export async function notifyOfAction(tx: Tx, { reimbursement, effects, documents, at, actor, isReply = false }: Notified): Promise<void> {
  const name = await getFirmName(tx, reimbursement.firmId);
  const labels = documents.map((document) => document.label);
  for (const { to, notice, mail } of effects) {
    if (to !== "firm" && reimbursement.submittedAt === null) continue;
    if (to === "dgft" && reimbursement.firstForwardedAt === null) continue;
    const { userIds, mailTo } = await recipientsOf(tx, to, reimbursement);
    const date = dateIn(mail, reimbursement);
    await insertNotifications(
      tx,
      userIds
        .filter((userId) => userId !== actor.userId)
        .map((userId) => ({
          userId,
          kind: notice,
          reimbursementId: reimbursement.id,
          firmName: name,
          // A notice about a firm has the firm's name and no user's name: erasing the user's personal data would not find it here.
          actorName: to === "firm" || actor.role === "MEMBER" ? null : actor.name,
          documents: notice === "approved" && date !== "" ? [date] : labels,
          fieldName: documents[0]?.fieldName ?? null,
          createdAt: at,
        })),
    );
    if (mail === null) continue;
    for (const recipient of to === "firm" ? mailTo : mailTo.filter(({ userId }) => userId !== actor.userId))
      await insertMail(tx, {
        kind: mail,
        to: recipient,
        params: {
          reimbursementId: reimbursement.id,
          scheme: reimbursement.scheme,
          firmName: name,
          documents: labels,
          date,
          isReply,
        },
      });
  }
}

type Answered = {
  readonly reimbursement: Pick<ReimbursementRow, "id" | "firmId" | "scheme">;
  /** Who asked, and the office in which the asker works. */
  readonly userId: string;
  readonly role: "EPCMD_ADMIN" | "DGFT_ADMIN";
};

/** E-mails an answer of a colleague to the one user who asked for it; nobody when that login is closed or works in no such office any more. */
export async function mailAnswerToAsker(
  tx: Tx,
  kind: "sent_back" | "reopening_declined" | "reopening_declined_to_dgft",
  { reimbursement: { id, firmId, scheme }, userId, role }: Answered,
): Promise<void> {
  const asker = (await selectRoleRecipients(tx, role)).find((user) => user.id === userId);
  if (asker === undefined) return;
  const params = { reimbursementId: id, scheme, firmName: await getFirmName(tx, firmId) };
  await insertMail(tx, { kind, to: { userId, email: asker.email }, params });
}

const ofDecisions: readonly (MailKind | null)[] = ["approved", "refused", "closed"];

/** After a decision the last day for a fresh look, empty when none can be asked for; else the day by which the next party acts. */
function dateIn(mail: MailKind | null, { dueOn, freshLookUntil }: ReimbursementRow): string {
  const date = ofDecisions.includes(mail) ? freshLookUntil : dueOn;
  return date === null ? "" : formatIndianDate(date);
}
