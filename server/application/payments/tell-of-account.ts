import type { UserRight } from "#domain/accounts/rights.ts";
import { paths } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import { maskedNumber } from "#domain/payments/bank-account.ts";
import type { LineState } from "#domain/payments/line-states.ts";
import type { Tx } from "#db/connection/client.ts";
import { getUser } from "#db/queries/accounts.ts";
import type { BankAccountRow } from "#db/queries/bank-accounts.ts";
import { insertMail } from "#db/queries/mail.ts";
import type { FirmRow } from "#db/queries/members.ts";
import { getFirmRecipients, insertNoticesOfFirm } from "#db/queries/notifications.ts";
import { selectFirmLines, type FirmLine } from "#db/queries/payment-documents.ts";
import { tellFirms } from "./tell-firms.ts";

type Told = {
  readonly kind: Extract<MailKind, `bank_account_${string}`>;
  readonly firm: FirmRow;
  readonly account: BankAccountRow;
  /** The account that counted before, if there is one; of a refusal the one that counts now. */
  readonly before: BankAccountRow | undefined;
  /** The instant that the e-mail is about, formatted. */
  readonly date?: string;
};

/**
 * Tells everybody who should notice a bank account that is not the firm's: the contact of the firm, the login that gave the account, and
 * the contact that the firm had when the account before was confirmed. A login that is closed gets nothing, and when every login of the firm
 * is closed, its contacts get nothing either: they may be people whose data was erased. The e-mails carry the last four digits.
 * @source money.md 6 "mails the old and the new contact"
 */
export async function tellOfAccount(tx: Tx, { kind, firm, account, before, date = "" }: Told): Promise<void> {
  const giver = await getUser(tx, account.givenBy);
  const { mailTo } = await getFirmRecipients(tx, firm.id);
  const contacts = mailTo.length === 0 ? [] : [firm.contactEmail, before?.contactEmail ?? ""];
  const addresses = new Map<string, { readonly userId: string | null; readonly email: string }>();
  if (giver.deactivatedAt === null) addresses.set(giver.email.toLowerCase(), { userId: giver.id, email: giver.email });
  for (const email of contacts) if (email !== "" && !addresses.has(email.toLowerCase())) addresses.set(email.toLowerCase(), { userId: null, email });
  const documents = before === undefined || before.erasedAt !== null ? [] : [namedInMail(before)];
  const params = { firmName: firm.name, subject: namedInMail(account), documents, date, path: paths.memberPayments };
  for (const to of addresses.values()) await insertMail(tx, { kind, to, params });
}

const namedInMail = ({ lastFour, bankName, ifsc }: BankAccountRow): string => `${maskedNumber(lastFour)}, ${bankName}, ${ifsc}`;

/** A notice for the people of a firm that its account was refused, where a payment waits: each notice names a claim. */
export async function notifyOfRefusedAccount(tx: Tx, firmId: string, at: Date): Promise<void> {
  const waiting = await findWaitingLine(tx, firmId);
  if (waiting === undefined) return;
  const { line, scheme } = waiting;
  await tellFirms(tx, [{ firmId, reimbursementId: line.reimbursementId, scheme }], { notice: "bank_account_refused", at });
}

type Waiting = {
  readonly kind: "account_given" | "account_checked";
  readonly firm: FirmRow;
  /** Who took the step before. */
  readonly actorId?: string;
  readonly createdAt: Date;
};

/** A notice for the council users who take the next step. None for an account for which no payment waits: the desk counts it. */
export async function notifyOfWaitingAccount(tx: Tx, right: UserRight, { kind, firm, actorId, createdAt }: Waiting): Promise<void> {
  const waiting = await findWaitingLine(tx, firm.id);
  if (waiting === undefined) return;
  const { reimbursementId } = waiting.line;
  await insertNoticesOfFirm(tx, right, { kind, firmId: firm.id, firmName: firm.name, reimbursementId, actorId, createdAt });
}

const beforeBatch: readonly LineState[] = ["papers_asked", "papers_complete"];

/** A payment that is in no batch yet; a change of the account holds up those, too, whose documents are complete. */
const findWaitingLine = async (tx: Tx, firmId: string): Promise<FirmLine | undefined> =>
  (await selectFirmLines(tx, firmId)).find(({ line }) => beforeBatch.includes(line.state));
