import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
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
import { typedOf, yearAfter, type TypedFees } from "./fee-form.ts";
import { useFeeForm } from "./use-fee-form.ts";
import { useFeeTables, type FeeTables, type ListedFees } from "./use-fee-tables.ts";

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
  const query = trpc.members.fees.list.useQuery();
  const tables = useFeeTables();
  const { data, error } = query;
  if (data === undefined)
    return error === null ? <LoadingState lines={8} /> : <ErrorState message={failureOf(error).message} onRetry={() => void query.refetch()} />;
  const draft = data.find(({ state }) => state === "draft");
  const published = data.filter(({ state }) => state === "published");
  const { message } = tables;
  return (
    <Stack gap="lg">
      {message !== undefined && <SaveNotice tone={message.isRefusal ? "error" : "success"} title={message.text} attempt={message.attempt} />}
      {draft === undefined ? (
        <NewDraft newest={published[0]} tables={tables} />
      ) : (
        <OpenDraft key={`${draft.id} ${draft.revision}`} draft={draft} tables={tables} />
      )}
      {published.map((table) => (
        <PublishedFees key={table.id} table={table} />
      ))}
    </Stack>
  );
}

function NewDraft({ newest, tables }: { readonly newest: ListedFees | undefined; readonly tables: FeeTables }) {
  const [isBegun, setBegun] = useState(false);
  if (newest === undefined) return null;
  const year = yearAfter(newest.financialYear);
  if (!isBegun)
    return (
      <div>
        <Button onClick={() => setBegun(true)}>Prepare the fees of {year}</Button>
      </div>
    );
  return (
    <Section title="New fee table">
      <NewDraftForm first={typedOf({ financialYear: year, sourceName: "", fees: newest.fees })} tables={tables} />
    </Section>
  );
}

function NewDraftForm({ first, tables }: { readonly first: TypedFees; readonly tables: FeeTables }) {
  return <FeeDraftForm form={useFeeForm(first)} tables={tables} onSave={(typed) => tables.save(typed, undefined)} />;
}

function OpenDraft({ draft, tables }: { readonly draft: ListedFees; readonly tables: FeeTables }) {
  const { hindrances, financialYear } = draft;
  const form = useFeeForm(typedOf(draft));
  const [asking, setAsking] = useState<"publish" | "discard">();
  const close = (): void => setAsking(undefined);
  return (
    <Section title={`Draft of the fees of ${financialYear}`}>
      <Stack gap="lg">
        <Text>
          Prepared by {draft.preparedByName ?? productsOwn}, {formatDateTime(draft.preparedAt)}.
        </Text>
        <FeeDraftForm form={form} tables={tables} onSave={(typed) => tables.save(typed, draft)} />
        {hindrances.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        {form.isDirty && hindrances.length === 0 && (
          <Text>Your changes are not part of the draft yet. Save it first: another user publishes it then.</Text>
        )}
        <Group gap="sm">
          {!form.isDirty && hindrances.length === 0 && (
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
            tables.publish(draft);
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
            tables.discard(draft);
          }}
          onCancel={close}
        />
      </Stack>
    </Section>
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
