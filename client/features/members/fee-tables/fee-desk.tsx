import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { feeMessages } from "#domain/members/fee-messages.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { SaveNotice } from "../../../components/save-notice.tsx";
import { Section } from "../../../components/section.tsx";
import { NotRead } from "../../../components/not-read.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { formatDateTime } from "../../../shared/format.ts";
import { FeeDraftForm } from "./fee-draft-form.tsx";
import { isDirty, typedOf, yearAfter, type FeeRevision, type OpenedFees, type TypedFees } from "./fee-form.ts";
import { PublishedFees, whoOf } from "./published-fees.tsx";
import { useFeeForm, type FeeForm } from "./use-fee-form.ts";
import { feeFieldId, type FeeTables, type ListedFees } from "./use-fee-tables.ts";

/** The open draft of a fee table or the way to a new one, and the published tables. One user prepares, another publishes. */
export function FeeDesk() {
  const { data, error, refetch } = trpc.members.fees.list.useQuery(undefined, { refetchOnWindowFocus: false });
  if (data === undefined) return <NotRead query={{ error, refetch }} lines={8} />;
  return <LoadedDesk tables={data} />;
}

function LoadedDesk({ tables }: { readonly tables: readonly ListedFees[] }) {
  const form = useFeeForm(tables);
  const published = tables.filter(({ state }) => state === "published");
  const {
    shown,
    actions: { message },
  } = form;
  const correct = (first: TypedFees): void => {
    flushSync(() => form.begin(first));
    document.getElementById(feeFieldId("financialYear"))?.focus();
  };
  return (
    <Stack gap="lg">
      {message !== undefined && <SaveNotice tone={message.isRefusal ? "error" : "success"} title={message.text} attempt={message.attempt} />}
      {form.isOvertaken && <Overtaken onShow={form.showNewest} />}
      {shown === undefined ? <NewDraft newest={published[0]} onBegin={form.begin} /> : <OpenDraft form={form} shown={shown} published={published} />}
      {published.map((table, place) => (
        <PublishedFees
          key={table.id}
          table={table}
          replacedBy={published.slice(0, place).findLast(({ financialYear }) => financialYear === table.financialYear)}
          onCorrect={shown === undefined ? correct : undefined}
        />
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

type OpenDraftProps = { readonly form: FeeForm; readonly shown: OpenedFees; readonly published: readonly ListedFees[] };

function OpenDraft({ form: { actions, change, draft }, shown, published }: OpenDraftProps) {
  const { stored, begun } = shown;
  return (
    <Section title={stored === undefined ? "New fee table" : `Draft of the fees of ${begun.financialYear}`}>
      <Stack gap="lg">
        {draft !== undefined && (
          <Text>
            Prepared by {whoOf(draft.preparedByName)}, {formatDateTime(draft.preparedAt)}.
          </Text>
        )}
        <FeeDraftForm shown={shown} change={change} tables={actions} />
        {draft !== undefined && stored !== undefined && (
          <DraftActions
            draft={draft}
            seen={stored}
            isChanged={isDirty(shown)}
            isCorrection={published.some(({ financialYear }) => financialYear === draft.financialYear)}
            tables={actions}
          />
        )}
      </Stack>
    </Section>
  );
}

type DraftActionsProps = {
  readonly draft: ListedFees;
  /** The version that is in the form. */
  readonly seen: FeeRevision;
  readonly isChanged: boolean;
  /** Fees of the same year are published already. */
  readonly isCorrection: boolean;
  readonly tables: FeeTables;
};

function DraftActions({ draft: { hindrances, financialYear }, seen, isChanged, isCorrection, tables }: DraftActionsProps) {
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
        consequences={[
          "The website and the portal show these fees at once",
          ...(isCorrection ? [`They replace the fees of ${financialYear} that are published already`] : []),
        ]}
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
