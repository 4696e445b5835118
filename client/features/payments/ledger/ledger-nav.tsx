import { Anchor, Group } from "@mantine/core";
import { NavLink, useLocation } from "react-router-dom";
import { ledgerPath } from "./ledger-views.ts";

const parts = [
  { to: ledgerPath, label: "Balances and transactions", isExact: true },
  { to: `${ledgerPath}/book`, label: "Book by hand" },
  { to: `${ledgerPath}/recoveries`, label: "Recoveries" },
  { to: `${ledgerPath}/periods`, label: "Periods" },
] as const;

/** The way between the pages of the ledger. */
export function LedgerNav() {
  const { pathname } = useLocation();
  return (
    <Group component="nav" aria-label="Ledger" gap="md" mb="md">
      {parts.map(({ to, label, ...part }) => (
        <Anchor key={to} component={NavLink} to={to} end={"isExact" in part} size="sm" fw={pathname === to ? 600 : 400}>
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
