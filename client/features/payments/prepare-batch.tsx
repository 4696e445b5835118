import { Alert, Anchor, Button, Checkbox, Group, Paper, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { maxBatchLines } from "#domain/payments/batches.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { Column } from "../../components/data-list.tsx";
import { SelectField } from "../../components/fields.tsx";
import { choicesOf, FilterSelect } from "../../components/filter-select.tsx";
import { ListToolbar } from "../../components/list-toolbar.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { choiceFilter, pageFilter, useListFilters } from "../../lib/list-filters.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatCount, formatDate, formatPaise } from "../../shared/format.ts";
import { layoutsPath, type Layout, type ReadyLine } from "./batch-views.ts";
import { PayeeName } from "./payee-name.tsx";

const fields = { scheme: choiceFilter(schemeKinds), page: pageFilter } as const;
const schemes = choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel);

type PrepareBatchProps = { readonly onPrepared: (batch: { readonly batchId: string; readonly message: string }) => void };

/** Chooses what goes to the bank, and in which layout. */
export function PrepareBatch({ onPrepared }: PrepareBatchProps) {
  const { data, error, refetch } = trpc.payments.batches.layouts.list.useQuery();
  const offered = data?.layouts.filter(({ isRetired }) => !isRetired);
  // What is chosen stays when a later read fails, such as after the end of the session.
  if (offered === undefined) return <NotRead query={{ error, refetch }} lines={6} />;
  if (offered.length === 0)
    return (
      <Alert color="orange" title="There is no layout of a bank file.">
        <Anchor component={Link} to={layoutsPath}>
          Write a layout first
        </Anchor>
      </Alert>
    );
  return <ReadyLines layouts={offered} onPrepared={onPrepared} />;
}

function ReadyLines({ layouts, onPrepared }: PrepareBatchProps & { readonly layouts: readonly Layout[] }) {
  const utils = trpc.useUtils();
  const [filters, change] = useListFilters(fields);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReadyLine>>(new Map());
  const [layoutId, setLayoutId] = useState(layouts[0]?.id ?? "");
  const [attempt, setAttempt] = useState(0);
  const query = trpc.payments.batches.ready.useQuery({ ...filters, pageSize: 20 }, { placeholderData: keepPreviousData });
  const prepare = trpc.payments.batches.prepare.useMutation({
    onSuccess: async (batch) => {
      onPrepared(batch);
      await utils.payments.invalidate();
    },
    onError: async (error) => {
      setAttempt((tries) => tries + 1);
      // Lines that are not ready leave the list, so they could not be taken out of the choice there; one with another amount is chosen again.
      const { fields: left } = failureOf(error);
      setChosen((before) => new Map([...before].filter(([lineId]) => left[`lineIds.${lineId}`] === undefined)));
      await utils.payments.batches.ready.invalidate();
    },
  });
  const { data } = query;
  const toggle = (line: ReadyLine): void =>
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(line.lineId)) after.set(line.lineId, line);
      return after;
    });
  // A page that is read again has the newest amounts.
  const amounts = [...chosen.values()].map(({ lineId, amountPaise }): readonly [string, number] => [
    lineId,
    data?.rows.find((row) => row.lineId === lineId)?.amountPaise ?? amountPaise,
  ]);
  const total = amounts.reduce((sum, [, amountPaise]) => sum + amountPaise, 0);
  const prepareChosen = (): void => {
    if (chosen.size === 0 || prepare.isPending) return;
    prepare.mutate({ layoutId, choice: { kind: "lines", lineIds: [...chosen.keys()], amounts: Object.fromEntries(amounts) } });
  };
  const prepareAll = (): void => {
    if (data === undefined || prepare.isPending) return;
    const { scheme } = filters;
    const lines = Math.min(data.count, maxBatchLines);
    prepare.mutate({ layoutId, choice: { kind: "all", ...(scheme !== undefined && { scheme }), lines, amountPaise: data.amountPaise } });
  };
  const columns: readonly Column<ReadyLine>[] = [
    {
      key: "claim",
      label: "Claim",
      show: ({ reimbursementId, scheme, instalment }) => (
        <Anchor component={Link} to={reimbursementPath("council", scheme, reimbursementId)}>
          {reimbursementId}
          {instalment > 1 && `, part ${instalment}`}
        </Anchor>
      ),
    },
    {
      key: "choose",
      label: "Choose",
      isLabelUnseen: true,
      width: "box",
      show: (line) => (
        <Checkbox checked={chosen.has(line.lineId)} onChange={() => toggle(line)} aria-label={`Choose ${line.reimbursementId} of ${line.firmName}`} />
      ),
    },
    { key: "firm", label: "Firm", show: PayeeName },
    { key: "order", label: "Sanction order", show: ({ orderNumber, orderedOn }) => `${orderNumber} of ${formatDate(orderedOn)}` },
    { key: "since", label: "Ready since", show: ({ readySince }) => formatDate(readySince), width: "short" },
    { key: "amount", label: "Amount", show: ({ amountPaise }) => formatPaise(amountPaise), isFigure: true },
  ];
  return (
    <Stack gap="md">
      {prepare.error !== null && <SaveNotice tone="error" title={failureOf(prepare.error).message} attempt={attempt} />}
      <ListToolbar one="payment is ready" many="payments are ready" count={data?.count}>
        <FilterSelect label="Scheme" all="All schemes" choices={schemes} value={filters.scheme} onChange={(scheme) => change({ scheme })} />
        <SelectField
          id="batch-layout"
          label="Layout of the bank file"
          value={layoutId}
          onChange={setLayoutId}
          options={layouts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </ListToolbar>
      {data !== undefined && data.withoutAccount > 0 && (
        <Alert
          color="orange"
          title={`${formatCount(data.withoutAccount, "payment waits", "payments wait")} for the bank account of the firm: none is confirmed, or a change of it is being checked.`}
        />
      )}
      <PagedList
        id="list-of-ready-payments"
        query={query}
        page={filters.page}
        onPage={(page) => change({ page })}
        caption="Payments that are ready for the bank"
        isCaptionUnseen
        columns={columns}
        rowKey={({ lineId }) => lineId}
        emptyTitle="No payment is ready for a batch."
        emptyHint="A payment is ready when its pre-receipt is accepted and the firm's bank account is confirmed, with no change of it waiting."
      />
      {data !== undefined && data.count > 0 && (
        <Paper withBorder p="md" component="section" aria-label="The new batch">
          <Group justify="space-between">
            <Text role="status" fw={600} className="portal-figures">
              {chosen.size === 0 ? "No payment is chosen." : `${formatCount(chosen.size, "payment")} chosen, ${formatPaise(total)}`}
            </Text>
            <Group>
              {chosen.size > 0 && (
                <Button variant="subtle" onClick={() => setChosen(new Map())}>
                  Choose none
                </Button>
              )}
              <Button variant="default" aria-disabled={prepare.isPending} onClick={prepareAll}>
                {prepare.isPending ? "Preparing..." : `Prepare ${allThatFit(data.count)}, ${formatPaise(data.amountPaise)}`}
              </Button>
              <Button aria-disabled={prepare.isPending || chosen.size === 0} onClick={prepareChosen}>
                {prepare.isPending ? "Preparing..." : "Prepare the chosen ones"}
              </Button>
            </Group>
          </Group>
          {data.count > maxBatchLines && (
            <Text size="sm" mt="xs">
              A batch has at most {formatCount(maxBatchLines, "payment")}. The others go into the next one.
            </Text>
          )}
        </Paper>
      )}
    </Stack>
  );
}

const allThatFit = (count: number): string =>
  count > maxBatchLines ? `the ${formatCount(maxBatchLines, "payment")} that wait longest` : `all ${formatCount(count, "payment")}`;
