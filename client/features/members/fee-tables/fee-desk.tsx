import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { feeMessages } from "#domain/members/fee-messages.ts";
import { feeTableOf, type Fee } from "#domain/members/membership-fees.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { DataList, type Column } from "../../../components/data-list.tsx";
import { SaveNotice } from "../../../components/save-notice.tsx";
import { Section } from "../../../components/section.tsx";
import { ErrorState, LoadingState } from "../../../components/states.tsx";
import { SummaryCard } from "../../../components/summary-card.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { formatDateTime, groupIndian } from "../../../shared/format.ts";
import { FeeDraftForm } from "./fee-draft-form.tsx";
import { isDirty, typedOf, yearAfter, type FeeRevision, type OpenedFees, type TypedFees } from "./fee-form.ts";
import { useFeeForm, type FeeForm } from "./use-fee-form.ts";
import type { FeeTables, ListedFees } from "./use-fee-tables.ts";

const rupees = (inr: number) => groupIndian(String(inr));

const columns: readonly Column<Fee & { readonly label: string }>[] = [
  { key: "label", label: "Exports or kind of member", show: ({ label }) => label },
  { key: "fee", label: "Fee", isFigure: true, show: ({ feeInr }) => rupees(feeInr) },
  { key: "gst", label: "GST", isFigure: true, show: ({ gstInr }) => rupees(gstInr) },
  { key: "total", label: "Total", isFigure: true, show: ({ totalInr }) => rupees(totalInr) },
];

const productsOwn = "Came with the product";

/** The open draft of a fee table or the way to a new one, and the published tables. One user prepares, another publishes. */
export function FeeDesk() {
  const { data, error, refetch } = trpc.members.fees.list.useQuery(undefined, { refetchOnWindowFocus: false });
  if (data === undefined)
    return error === null ? <LoadingState lines={8} /> : <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />;
  return <LoadedDesk tables={data} />;
}

function LoadedDesk({ tables }: { readonly tables: readonly ListedFees[] }) {
  const form = useFeeForm(tables);
  const published = tables.filter(({ state }) => state === "published");
  const {
    shown,
    actions: { message },
  } = form;
  return (
    <Stack gap="lg">
      {message !== undefined && <SaveNotice tone={message.isRefusal ? "error" : "success"} title={message.text} attempt={message.attempt} />}
      {form.isOvertaken && <Overtaken onShow={form.showNewest} />}
      {shown === undefined ? <NewDraft newest={published[0]} onBegin={form.begin} /> : <OpenDraft form={form} shown={shown} />}
      {published.map((table) => (
        <PublishedFees key={table.id} table={table} />
      ))}
    </Stack>
  );
}

function Overtaken({ onShow }: { readonly onShow: () => void }) {
  return (
    <Alert color="orange" role="alert" title={feeMessages.overtaken}>
      <Button variant="default" onClick={onShow}>
        Drop my changes and show what is stored now
      </Button>
    </Alert>
  );
}

type NewDraftProps = { readonly newest: ListedFees | undefined; readonly onBegin: (first: TypedFees) => void };

function NewDraft({ newest, onBegin }: NewDraftProps) {
  if (newest === undefined) return null;
  const year = yearAfter(newest.financialYear);
  return (
    <div>
      <Button onClick={() => onBegin(typedOf({ financialYear: year, sourceName: "", fees: newest.fees }))}>Prepare the fees of {year}</Button>
    </div>
  );
}

function OpenDraft({ form: { actions, change, draft }, shown }: { readonly form: FeeForm; readonly shown: OpenedFees }) {
  const { stored, begun } = shown;
  return (
    <Section title={stored === undefined ? "New fee table" : `Draft of the fees of ${begun.financialYear}`}>
      <Stack gap="lg">
        {draft !== undefined && (
          <Text>
            Prepared by {draft.preparedByName ?? productsOwn}, {formatDateTime(draft.preparedAt)}.
          </Text>
        )}
        <FeeDraftForm shown={shown} change={change} tables={actions} />
        {draft !== undefined && stored !== undefined && <DraftActions draft={draft} seen={stored} isChanged={isDirty(shown)} tables={actions} />}
      </Stack>
    </Section>
  );
}

type DraftActionsProps = {
  readonly draft: ListedFees;
  /** The version that is in the form. */
  readonly seen: FeeRevision;
  readonly isChanged: boolean;
  readonly tables: FeeTables;
};

function DraftActions({ draft: { hindrances, financialYear }, seen, isChanged, tables }: DraftActionsProps) {
  const [asking, setAsking] = useState<"publish" | "discard">();
  const close = (): void => setAsking(undefined);
  return (
    <>
      {hindrances.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {isChanged && hindrances.length === 0 && (
        <Text>Your changes are not part of the draft yet. Save it first: another user publishes it then.</Text>
      )}
      <Group gap="sm">
        {!isChanged && hindrances.length === 0 && (
          <Button color="green" aria-disabled={tables.isBusy} onClick={() => !tables.isBusy && setAsking("publish")}>
            Publish the fees of {financialYear}
          </Button>
        )}
        <Button variant="subtle" color="red" aria-disabled={tables.isBusy} onClick={() => !tables.isBusy && setAsking("discard")}>
          Discard the draft
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={asking === "publish"}
        title={`Publish the fees of ${financialYear}?`}
        consequences={["The website and the portal show these fees at once", `They replace fees of ${financialYear} that are published already`]}
        confirmLabel="Publish"
        onConfirm={() => {
          close();
          tables.publish(seen);
        }}
        onCancel={close}
      />
      <ConfirmDialog
        isOpen={asking === "discard"}
        title={`Discard the draft of the fees of ${financialYear}?`}
        confirmLabel="Discard"
        isDestructive
        onConfirm={() => {
          close();
          tables.discard(seen);
        }}
        onCancel={close}
      />
    </>
  );
}

function PublishedFees({ table }: { readonly table: ListedFees }) {
  const { bands, categories, gstPercent } = feeTableOf(table.financialYear, table.fees);
  const { publishedAt } = table;
  return (
    <Section title={`Fees of ${table.financialYear}`}>
      <Stack gap="md">
        <SummaryCard
          rows={[
            { label: "Source", value: table.sourceName },
            { label: "Prepared by", value: table.preparedByName ?? productsOwn },
            { label: "Published by", value: table.publishedByName ?? productsOwn },
            ...(publishedAt === null ? [] : [{ label: "Published on", value: formatDateTime(publishedAt) }]),
          ]}
        />
        <DataList
          caption={`Fees in rupees, with GST of ${gstPercent}%`}
          columns={columns}
          rows={[...bands, ...categories]}
          rowKey={({ label }) => label}
          emptyTitle=""
        />
      </Stack>
    </Section>
  );
}
