import type { BankAccountState } from "#domain/payments/bank-account.ts";
import { SummaryCard } from "../../components/summary-card.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import type { BankAccountView } from "./document-views.ts";

const tones = { given: "orange", checked: "orange", confirmed: "green", refused: "red", replaced: "neutral" } as const satisfies Record<
  BankAccountState,
  Tone
>;

/** The state of a bank account as a coloured word. */
export function AccountState({ account: { state, stateText } }: { readonly account: BankAccountView }) {
  return <StatusTag tone={tones[state]}>{stateText}</StatusTag>;
}

/** What is known of a bank account. */
export function AccountFacts({ account }: { readonly account: BankAccountView }) {
  const { holderName, number, ifsc, bankName, branch, givenAt, confirmedAt, usableFrom, remark } = account;
  return (
    <SummaryCard
      rows={[
        { label: "Account holder", value: holderName },
        { label: "Account number", value: <Unbroken>{number}</Unbroken> },
        { label: "IFSC", value: <Unbroken>{ifsc}</Unbroken> },
        { label: "Bank and branch", value: `${bankName}, ${branch}` },
        { label: "State", value: <AccountState account={account} /> },
        { label: "Given", value: formatDateTime(givenAt) },
        ...(confirmedAt === null ? [] : [{ label: "Confirmed", value: formatDateTime(confirmedAt) }]),
        ...(usableFrom === null || usableFrom.getTime() === confirmedAt?.getTime()
          ? []
          : [{ label: "Money is sent from", value: formatDateTime(usableFrom) }]),
        ...(remark === null ? [] : [{ label: "Remark", value: remark }]),
      ]}
    />
  );
}
