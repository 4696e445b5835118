import { Group, Paper, Stack, Text } from "@mantine/core";
import { council } from "#domain/council.ts";
import { invoiceStates } from "#domain/invoices/invoice-states.ts";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { IconRosetteDiscountCheck, IconX } from "../../shared/icons.ts";
import { InTwoLanguages } from "./in-two-languages.tsx";

const unknown = {
  en: `The ${council.fullName} has issued no invoice with this address. Do not pay it; write to ${council.contactEmail}.`,
  hi: `${council.inHindi.fullName} ने इस पते का कोई बीजक जारी नहीं किया है। भुगतान न करें; ${council.contactEmail} पर लिखें।`,
};
const genuine = {
  en: `The ${council.fullName} has issued this invoice. Compare it with the one in your hand.`,
  hi: `यह बीजक ${council.inHindi.fullName} ने जारी किया है। इसे अपने बीजक से मिलाएँ।`,
};

/** The answer to anybody who read the code of an invoice. */
export function InvoiceVerification({ id }: { readonly id: string }) {
  const { data, error, refetch } = trpc.invoices.verify.useQuery({ id });
  if (error !== null) return <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingState />;
  const { invoice, askedAt } = data;
  return (
    <Paper withBorder p={{ base: "md", sm: "lg" }} maw="40rem">
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap" align="flex-start" role="status">
          {invoice === undefined ? (
            <IconX size={28} color="var(--portal-error)" aria-hidden="true" style={{ flex: "none" }} />
          ) : (
            <IconRosetteDiscountCheck size={28} color="var(--portal-word-green)" aria-hidden="true" style={{ flex: "none" }} />
          )}
          <div>
            <Text size="xl" fw={600}>
              {invoice === undefined ? "No" : "Yes"}
            </Text>
            <InTwoLanguages words={invoice === undefined ? unknown : genuine} />
          </div>
        </Group>
        {invoice !== undefined && (
          <SummaryCard
            rows={[
              { label: "Invoice", value: invoice.number },
              { label: "Firm", value: invoice.firmName },
              { label: "Date", value: formatDate(invoice.issuedOn) },
              { label: "For the year", value: invoice.financialYear },
              { label: "Total", value: formatPaise(invoice.totalPaise) },
              { label: "State", value: invoiceStates[invoice.state].label },
              ...(invoice.isDemonstration ? [{ label: "Remark", value: "An invoice of the demonstration" }] : []),
            ]}
          />
        )}
        <Text size="sm" c="dimmed">
          Looked up on {formatDateTime(askedAt)}
        </Text>
      </Stack>
    </Paper>
  );
}
