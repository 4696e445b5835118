import { Button, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { pageFilter, useListFilters } from "../../lib/list-filters.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../shared/format.ts";
import type { LeftLine } from "./invoice-views.ts";

const pageSize = 20;
const fields = { page: pageFilter };

const columns: readonly Column<LeftLine>[] = [
  { key: "reference", label: "Reference", show: ({ reference }) => reference },
  { key: "day", label: "Day", show: ({ paidOn }) => <Unbroken>{formatDate(paidOn)}</Unbroken> },
  { key: "narration", label: "Text of the bank", show: ({ narration }) => (narration === "" ? "–" : narration) },
  { key: "why", label: "Why", show: ({ problem }) => problem },
  { key: "file", label: "File", show: ({ fileName, importedByName }) => `${fileName}, ${importedByName}` },
  { key: "amount", label: "Amount", show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken>, isFigure: true },
];

const withDismissal = (onDismiss: (line: LeftLine) => void): readonly Column<LeftLine>[] => [
  ...columns,
  {
    key: "dismiss",
    label: "Settle",
    show: (line) => (
      <Button size="compact-sm" variant="subtle" onClick={() => onDismiss(line)}>
        Belongs to no invoice<span className="portal-unseen"> {line.reference}</span>
      </Button>
    ),
  },
];

/** The lines of earlier files that were recorded nowhere; one that belongs to no invoice is taken off the list with a reason. */
export function LeftLines({ mayDismiss }: { readonly mayDismiss: boolean }) {
  const [{ page }, change] = useListFilters(fields);
  const query = trpc.invoices.bank.left.useQuery({ page, pageSize }, { placeholderData: keepPreviousData });
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<LeftLine>();
  const dismiss = trpc.invoices.bank.dismiss.useMutation({
    onSuccess: async () => {
      setChosen(undefined);
      await utils.invoices.bank.invalidate();
    },
    onError: () => utils.invoices.bank.invalidate(),
  });
  const choose = (line: LeftLine): void => {
    // A dialog does not show the refusal of an earlier one.
    dismiss.reset();
    setChosen(line);
  };
  return (
    <Section title="Lines that match no invoice">
      <Stack gap="md">
        {dismiss.data !== undefined && <SaveNotice tone="success" title={dismiss.data.message} attempt={dismiss.submittedAt} />}
        <PagedList
          id="list-of-lines"
          query={query}
          page={page}
          onPage={(next) => change({ page: next })}
          caption="List of the lines"
          isCaptionUnseen
          columns={mayDismiss ? withDismissal(choose) : columns}
          rowKey={({ id }) => id}
          emptyTitle="No line is unmatched."
        />
      </Stack>
      {chosen !== undefined && (
        <ReasonDialog
          title={`Take the line ${chosen.reference} off the list?`}
          problemOf={neededReason("Enter the reason")}
          hint="What the money is; it is kept with the line"
          maxLength={500}
          failure={dismiss.error === null ? undefined : failureOf(dismiss.error).message}
          isBusy={dismiss.isPending}
          confirmLabel="Take the line off the list"
          isDestructive={false}
          onConfirm={(reason) => dismiss.mutate({ lineId: chosen.id, reason })}
          onClose={() => setChosen(undefined)}
        >
          <Text>
            {formatPaise(chosen.amountPaise)} of {formatDate(chosen.paidOn)} belongs to no invoice. Your name and the reason are kept.
          </Text>
        </ReasonDialog>
      )}
    </Section>
  );
}
