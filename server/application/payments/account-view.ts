import { bankAccountStates, isNameOfFirm, isNotYetUsable, maskedNumber, type BankAccountState } from "#domain/payments/bank-account.ts";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { hasRight } from "#domain/permissions.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { isConfirmedByTwo, selectFirmAccounts, selectFirmsWithAccount, type BankAccountRow } from "#db/queries/bank-accounts.ts";
import { findBranch, isIfscTableFilled } from "#db/queries/ifsc-codes.ts";
import { getFirmRow } from "#db/queries/members.ts";
import { selectPaymentFiles } from "#db/queries/payment-files.ts";
import { selectInvitations } from "#db/queries/staff.ts";

/** A bank account as its firm and the council see it: never with its number. */
export type BankAccountView = {
  readonly id: string;
  readonly holderName: string;
  readonly ifsc: string;
  readonly bankName: string;
  readonly branch: string;
  /** "XXXX 1234" */
  readonly number: string;
  readonly state: BankAccountState;
  readonly stateText: string;
  /** A change after a sanction, which two people confirm. */
  readonly needsSecond: boolean;
  readonly remark: string | null;
  readonly givenAt: Date;
  readonly confirmedAt: Date | null;
  /** From this instant on money may be sent to it. */
  readonly usableFrom: Date | null;
};

export const presentAccount = (row: BankAccountRow): BankAccountView => ({
  id: row.id,
  holderName: row.holderName,
  ifsc: row.ifsc,
  bankName: row.bankName,
  branch: row.branch,
  number: maskedNumber(row.lastFour),
  state: row.state,
  stateText: bankAccountStates[row.state],
  needsSecond: row.needsSecond,
  remark: row.remark,
  givenAt: row.givenAt,
  confirmedAt: row.confirmedAt,
  usableFrom: row.usableFrom,
});

/** The picture of a document: one of its pages is at `/files/payments/:id/pages/:page`. */
export type DocumentFile = {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly pages: number;
};

export type AccountAction = "check" | "confirm" | "refuse" | "show";
/** A bank account as the council checks it. */
export type AccountCheckView = {
  readonly account: BankAccountView;
  readonly firmId: string;
  readonly firmName: string;
  /** Undefined once it was erased, and for who may not see the whole number. */
  readonly cheque: DocumentFile | undefined;
  /** Why this actor is not shown a cheque that is there. */
  readonly whyNoCheque: string | undefined;
  /** The account that counts until this one is confirmed. */
  readonly current: BankAccountView | undefined;
  readonly history: readonly BankAccountView[];
  /** What the checker should look at: sentences. */
  readonly warnings: readonly string[];
  readonly actions: readonly AccountAction[];
  /** Why this actor cannot confirm it now. */
  readonly hindrance: string | undefined;
};

export type AccountReader = { readonly actor: StaffActor; readonly now: Date };

/** A bank account with what stands around it. */
export async function presentAccountCheck(db: Db | Tx, { actor, now }: AccountReader, stored: BankAccountRow): Promise<AccountCheckView> {
  const row = { ...stored, needsSecond: await isConfirmedByTwo(db, stored.id) };
  const [firm, accounts, others, branch, hasTable, invitations, files] = await Promise.all([
    getFirmRow(db, row.firmId),
    selectFirmAccounts(db, row.firmId),
    selectFirmsWithAccount(db, row),
    findBranch(db, row.ifsc),
    isIfscTableFilled(db),
    selectInvitations(db),
    selectPaymentFiles(db, [row.chequeFileId]),
  ]);
  const warnings = [
    ...(others.length === 0 ? [] : [`The same account was given by ${others.join(", ")}.`]),
    ...(hasTable && branch === undefined ? ["The IFSC is not in the list of bank branches."] : []),
    ...(isNameOfFirm(row.holderName, firm.name) ? [] : ["The name of the account holder is not the name of the firm."]),
  ];
  const hindrance = hindranceOf(actor, row, (checkedBy) => isSecondPerson(invitations, checkedBy, actor.userId));
  const cheque = files.get(row.chequeFileId);
  const maySee = hasRight(actor, "payments.showAccount");
  const earlier = accounts.filter(({ id }) => id !== row.id);
  const current = earlier.find(({ state }) => state === "confirmed");
  return {
    account: presentAccount(row),
    firmId: firm.id,
    firmName: firm.name,
    cheque: maySee ? cheque : undefined,
    whyNoCheque: maySee || cheque === undefined ? undefined : documentMessages.chequeForPayers,
    current: current && presentAccount(current),
    history: earlier.filter(({ id }) => id !== current?.id).map(presentAccount),
    warnings,
    actions: actionsOf(actor, row, { mayConfirm: hindrance === undefined, now }),
    hindrance,
  };
}

function hindranceOf(actor: StaffActor, row: BankAccountRow, isSecond: (checkedBy: string) => boolean): string | undefined {
  const mayConfirm = hasRight(actor, "payments.confirmAccount");
  if (row.state === "given" && !row.needsSecond && !mayConfirm) return documentMessages.approverNeeded;
  if (row.state !== "checked" || row.checkedBy === null || !mayConfirm) return undefined;
  return isSecond(row.checkedBy) ? undefined : documentMessages.secondPersonNeeded;
}

function actionsOf(
  actor: StaffActor,
  { state, needsSecond, sealedNumber, usableFrom }: BankAccountRow,
  { mayConfirm, now }: { readonly mayConfirm: boolean; readonly now: Date },
): AccountAction[] {
  const mayBeRefused = state === "given" || state === "checked" || isNotYetUsable({ state, usableFrom }, now);
  const mayCheck = hasRight(actor, "payments.checkPapers");
  return [
    ...(state === "given" && needsSecond && mayCheck ? (["check"] as const) : []),
    ...((state === "given" && !needsSecond) || (state === "checked" && mayConfirm)
      ? hasRight(actor, "payments.confirmAccount")
        ? (["confirm"] as const)
        : []
      : []),
    ...(mayBeRefused && mayCheck ? (["refuse"] as const) : []),
    ...(sealedNumber !== null && hasRight(actor, "payments.showAccount") ? (["show"] as const) : []),
  ];
}
