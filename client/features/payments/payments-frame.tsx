import { Anchor, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import classes from "../../components/desk-frame.module.css";

/** The pages of the payments desk. */
const desk = [
  { to: paths.payments, label: "What waits", isExact: true },
  { to: `${paths.payments}/orders`, label: "Sanction orders" },
  { to: `${paths.payments}/documents`, label: "Papers and accounts" },
  { to: `${paths.payments}/batches`, label: "Batches" },
  { to: `${paths.payments}/ledger`, label: "Ledger" },
  { to: `${paths.payments}/reports`, label: "Reports" },
] as const;

type PaymentsFrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons of the whole page. */
  readonly actions?: ReactNode;
  /** The list that a detail page belongs to. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
};

/** The heading of a page of the payments desk, with the way to the others. */
export function PaymentsFrame({ title, lead, actions, back, children }: PaymentsFrameProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} actions={actions} {...(back !== undefined && { back })} />
      <Group component="nav" aria-label="Payments" gap="md" mb="md">
        {desk.map(({ to, label, ...entry }) => (
          <Anchor key={to} component={NavLink} to={to} end={"isExact" in entry} size="sm" className={classes.link}>
            {label}
          </Anchor>
        ))}
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {paymentMessages.notABank}
      </Text>
      {children}
    </>
  );
}
