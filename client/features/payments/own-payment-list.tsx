import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatCount, formatDate, formatPaise } from "../../shared/format.ts";
import { preReceiptUrl, type OwnPayment, type OwnPayments } from "./document-views.ts";
import { paymentFilePath } from "./stored-file.ts";

const sheetPath = "/exports/payments/own.xlsx";

const receiptTexts = { given: "Pre-receipt sent", accepted: "Pre-receipt accepted", refused: "Pre-receipt refused" } as const;

const columns: readonly Column<OwnPayment>[] = [
  {
    key: "claim",
    label: "Reimbursement",
    show: ({ reimbursementId, scheme, instalment }) => (
      <>
        <Anchor component={Link} to={reimbursementPath("member", scheme, reimbursementId)}>
          <Unbroken>{reimbursementId}</Unbroken>
        </Anchor>
        {instalment > 1 && <Text size="sm">Instalment {instalment}</Text>}
      </>
    ),
  },
  {
    key: "order",
    label: "Sanction order",
    show: ({ orderNumber, orderedOn }) => (
      <>
        {orderNumber} of <Unbroken>{formatDate(orderedOn)}</Unbroken>
      </>
    ),
  },
  { key: "amount", label: "Amount", isFigure: true, show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken> },
  {
    key: "where",
    label: "Where the money is",
    show: ({ id, where, preReceipt, preReceiptFileId, hasPreReceipt }) => (
      <>
        {where}
        {preReceipt !== undefined && <Text size="sm">{receiptTexts[preReceipt]}</Text>}
        {preReceiptFileId !== undefined && (
          <div>
            <Anchor size="sm" href={paymentFilePath(preReceiptFileId)}>
              Signed pre-receipt
            </Anchor>
          </div>
        )}
        {hasPreReceipt && preReceipt !== undefined && (
          <Anchor size="sm" href={preReceiptUrl(id, "en")} download>
            Blank pre-receipt (PDF)
          </Anchor>
        )}
      </>
    ),
  },
];

type Total = OwnPayments["totals"][number];
const money = (key: "sanctionedPaise" | "paidPaise" | "openPaise" | "recoveredPaise", label: string): Column<Total> => ({
  key,
  label,
  isFigure: true,
  show: (total) => <Unbroken>{formatPaise(total[key])}</Unbroken>,
});
const totalColumns: readonly Column<Total>[] = [
  { key: "year", label: "Financial year", show: ({ year }) => <Unbroken>{year}</Unbroken> },
  money("sanctionedPaise", "Sanctioned"),
  money("paidPaise", "Paid"),
  money("openPaise", "Not paid yet"),
  money("recoveredPaise", "Recovered"),
];

/** The payments of the own firm with where the money is, and the totals of each financial year. */
export function OwnPaymentList({ own: { payments, totals } }: { readonly own: OwnPayments }) {
  return (
    <Stack gap="lg">
      {payments.length > 0 && (
        <Group justify="space-between">
          <Text size="sm">{formatCount(payments.length, "payment")}</Text>
          <Anchor size="sm" href={sheetPath} download>
            Download the payments (xlsx)
          </Anchor>
        </Group>
      )}
      <DataList
        caption="Payments"
        isCaptionUnseen
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        emptyTitle="Nothing was sanctioned yet."
        emptyHint="After DGFT has approved a reimbursement, its payment is shown here."
      />
      {totals.length > 0 && (
        <DataList caption="Totals by financial year of the order" columns={totalColumns} rows={totals} rowKey={({ year }) => year} emptyTitle="" />
      )}
    </Stack>
  );
}
