import { Text } from "@mantine/core";
import { paths } from "#domain/council.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import { DeskFrame, type DeskPageProps } from "../../components/desk-frame.tsx";

/** The pages of the payments desk. */
const desk = [
  { to: paths.payments, label: "What waits", isExact: true },
  { to: `${paths.payments}/orders`, label: "Sanction orders" },
  { to: `${paths.payments}/documents`, label: "Papers and accounts" },
  { to: `${paths.payments}/batches`, label: "Batches" },
  { to: `${paths.payments}/ledger`, label: "Ledger" },
  { to: `${paths.payments}/reports`, label: "Reports" },
] as const;

/** The heading of a page of the payments desk, with the way to the others. */
export const PaymentsFrame = ({ children, ...page }: DeskPageProps) => (
  <DeskFrame name="Payments" pages={desk} {...page}>
    <Text size="sm" c="dimmed" mb="md">
      {paymentMessages.notABank}
    </Text>
    {children}
  </DeskFrame>
);
