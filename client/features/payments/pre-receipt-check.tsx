import { Anchor, Button, Grid, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { lineStateLabels } from "#domain/payments/line-states.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { DocumentPicture } from "./document-picture.tsx";
import { preReceiptUrl, type PreReceiptCheckView } from "./document-views.ts";
import { useSettling } from "./use-settling.ts";

const states = {
  given: { tone: "orange", label: "Waits for a check" },
  accepted: { tone: "green", label: "Accepted" },
  refused: { tone: "red", label: "Refused" },
} as const;

/** A signed pre-receipt beside what it has to say. */
export function PreReceiptCheck({ preReceiptId }: { readonly preReceiptId: string }) {
  const query = trpc.payments.documents.preReceipt.useQuery({ preReceiptId });
  if (query.data !== undefined) return <CheckDesk view={query.data} />;
  return <NotRead query={query} lines={8} />;
}

function CheckDesk({ view }: { readonly view: PreReceiptCheckView }) {
  const { state, remark, givenAt, firmName, gstNo, lineState, lineId, reimbursementId, scheme, instalment, instalments, ...order } = view;
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Section title="What it has to say">
          <Stack gap="md">
            <SummaryCard
              rows={[
                { label: "Firm", value: firmName },
                { label: "GST number", value: <Unbroken>{gstNo}</Unbroken> },
                {
                  label: "Reimbursement",
                  value: (
                    <Anchor component={Link} to={reimbursementPath("council", scheme, reimbursementId)}>
                      <Unbroken>{reimbursementId}</Unbroken>
                    </Anchor>
                  ),
                },
                ...(instalments > 1 ? [{ label: "Instalment", value: `${instalment} of ${instalments}` }] : []),
                { label: "Sanction order", value: `${order.orderNumber} of ${formatDate(order.orderedOn)}` },
                { label: "Amount", value: <Unbroken>{formatPaise(order.amountPaise)}</Unbroken> },
                { label: "Amount in words", value: amountInWords(order.amountPaise) },
                { label: "Payment", value: lineStateLabels[lineState] },
                { label: "Pre-receipt", value: <StatusTag tone={states[state].tone}>{states[state].label}</StatusTag> },
                { label: "Given", value: formatDateTime(givenAt) },
                ...(remark === null ? [] : [{ label: "Remark", value: remark }]),
              ]}
            />
            <Group gap="md">
              <Anchor size="sm" href={preReceiptUrl(lineId, "en")} download>
                The blank pre-receipt (PDF)
              </Anchor>
              <Anchor size="sm" href={preReceiptUrl(lineId, "hi")} download lang="hi">
                हिन्दी (PDF)
              </Anchor>
            </Group>
            <PreReceiptActions view={view} />
          </Stack>
        </Section>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <DocumentPicture title="Signed pre-receipt" file={view.file} />
      </Grid.Col>
    </Grid>
  );
}

function PreReceiptActions({ view: { id: preReceiptId, canSettle, reimbursementId } }: { readonly view: PreReceiptCheckView }) {
  const [isRefusing, setRefusing] = useState(false);
  const { settle, settleInDialog, notice } = useSettling(() => setRefusing(false));
  const accept = trpc.payments.documents.acceptPreReceipt.useMutation(settle);
  const refuse = trpc.payments.documents.refusePreReceipt.useMutation(settleInDialog);
  const openRefusal = (): void => {
    // A dialog does not show the refusal of an earlier one.
    refuse.reset();
    setRefusing(true);
  };
  return (
    <>
      {notice !== undefined && <SaveNotice {...notice} />}
      {canSettle && (
        <Group gap="sm">
          <Button aria-disabled={accept.isPending} onClick={() => !accept.isPending && accept.mutate({ preReceiptId })}>
            {accept.isPending ? "Saving..." : "Accept"}
          </Button>
          <Button variant="default" onClick={openRefusal}>
            Refuse
          </Button>
        </Group>
      )}
      {isRefusing && (
        <ReasonDialog
          title={`Refuse the pre-receipt of ${reimbursementId}?`}
          problemOf={neededReason(documentMessages.remarkNeeded)}
          hint="The firm reads it."
          failure={refuse.error === null ? undefined : failureOf(refuse.error).message}
          isBusy={refuse.isPending}
          confirmLabel="Refuse the pre-receipt"
          isDestructive
          onConfirm={(remark) => refuse.mutate({ preReceiptId, remark })}
          onClose={() => setRefusing(false)}
        >
          <Text>The firm is told by notice and e-mail, and gives another one.</Text>
        </ReasonDialog>
      )}
    </>
  );
}
