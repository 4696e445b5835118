import { Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { ledgerAccounts } from "#domain/payments/ledger.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { DataList, type Column, type DataListProps } from "../../../components/data-list.tsx";
import { formatDate, formatPaise } from "../../../shared/format.ts";
import { entriesPath, type Balances } from "./ledger-views.ts";

type BalancesTableProps = Pick<DataListProps<BalanceRow>, "error" | "onRetry"> & { readonly balances: Balances | undefined };
type BalanceRow = Balances["rows"][number];

const columnsFor = (to: string): readonly Column<BalanceRow>[] => [
  { key: "account", label: "Account", show: ({ account }) => ledgerAccounts[account] },
  ...schemeKinds.map((scheme) => ({
    key: scheme,
    label: schemeOf(scheme).typeLabel,
    isFigure: true,
    show: ({ account, paise }: BalanceRow) =>
      paise[scheme] === 0 ? (
        formatPaise(0)
      ) : (
        <Anchor
          component={Link}
          to={entriesPath(scheme, { view: account, to })}
          inherit
          aria-label={`${formatPaise(paise[scheme])}, ${ledgerAccounts[account]}, ${schemeOf(scheme).typeLabel}`}
        >
          {formatPaise(paise[scheme])}
        </Anchor>
      ),
  })),
];

/** The balance of each account and scheme; each leads to its entries. */
export function BalancesTable({ balances, ...states }: BalancesTableProps) {
  const day = balances?.throughOn ?? "";
  return (
    <DataList
      caption={`Balances at the end of ${formatDate(day)}`}
      staysTable
      columns={columnsFor(day)}
      rows={balances?.rows}
      rowKey={({ account }) => account}
      emptyTitle="Nothing is booked yet."
      {...states}
    />
  );
}
