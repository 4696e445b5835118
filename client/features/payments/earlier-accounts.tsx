import type { Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate } from "../../shared/format.ts";
import { AccountState } from "./account-facts.tsx";
import type { BankAccountView } from "./document-views.ts";

/** The columns of accounts that were refused or replaced. */
export const earlierColumns: readonly Column<BankAccountView>[] = [
  {
    key: "number",
    label: "Account",
    show: ({ number, ifsc }) => (
      <>
        <Unbroken>{number}</Unbroken>, <Unbroken>{ifsc}</Unbroken>
      </>
    ),
  },
  { key: "bank", label: "Bank and branch", show: ({ bankName, branch }) => `${bankName}, ${branch}` },
  { key: "given", label: "Given", show: ({ givenAt }) => <Unbroken>{formatDate(givenAt)}</Unbroken> },
  { key: "state", label: "State", show: (account) => <AccountState account={account} /> },
  { key: "remark", label: "Remark", show: ({ remark }) => remark ?? "–" },
];
