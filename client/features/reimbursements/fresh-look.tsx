import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { council } from "#domain/council.ts";
import { isDecided, undoReason } from "#domain/reimbursements/decisions.ts";
import { newPaperName } from "#domain/reimbursements/further-papers.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { TextAreaField } from "../../components/fields.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate } from "../../shared/format.ts";
import { tellSuccess } from "../accounts/tell.ts";
import type { Draft } from "./draft.ts";
import { FurtherPapers, isNewPaper } from "./further-papers.tsx";
import { failedUploads } from "./upload-words.ts";
import { useUploads } from "./uploads.ts";
import type { DecisionsView, ReimbursementView } from "./views.ts";

const reasonId = "fresh-look-reason";

type FreshLookProps = { readonly view: ReimbursementView; readonly draft: Draft; readonly offer: NonNullable<DecisionsView["freshLook"]> };

/** Asks for a fresh look at the decision, with a reason and perhaps further documents; or says why that is not possible. */
export function FreshLook({ view, draft, offer }: FreshLookProps) {
  if (!isDecided(view.state)) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby="fresh-look">
      <Title order={3} size="h4" id="fresh-look" tabIndex={-1}>
        Fresh look
      </Title>
      {offer.canAsk ? <FreshLookForm view={view} draft={draft} offer={offer} /> : <Text>{offer.whyNot}</Text>}
    </Stack>
  );
}

function FreshLookForm({ view, draft, offer }: FreshLookProps) {
  const [reason, write] = useKeptReason(view.id);
  /** How often it was tried. */
  const [asked, setAsked] = useState(0);
  const [isSure, setSure] = useState(false);
  const uploads = useUploads(draft);
  const utils = trpc.useUtils();
  const ask = trpc.reimbursements.askFreshLook.useMutation({
    onSuccess: () => {
      write("");
      tellSuccess(undoMessages.freshLookAsked);
    },
    onSettled: () => Promise.all([utils.reimbursements.invalidate(), utils.dossiers.invalidate()]),
    onError: () => setSure(false),
  });
  const isShort = reason.trim().length < undoReason.min;
  const isSending = uploads.some(({ state }) => state.phase !== "failed");
  const failed = failedUploads(uploads, draft, [newPaperName, ...view.documents.filter(isNewPaper).map(({ fieldName }) => fieldName)]);
  function begin(): void {
    setAsked((before) => before + 1);
    if (failed.length > 0) return;
    if (isShort) document.getElementById(reasonId)?.focus();
    else setSure(true);
  }
  return (
    <>
      <Text>
        If something was overlooked you may ask once, until {formatDate(offer.until)}. {council.shortName} looks at what you write, and somebody else
        than before decides.
      </Text>
      {ask.error !== null && <SaveNotice tone="error" title={failureOf(ask.error).message} attempt={ask.failureCount} />}
      {asked > 0 && failed.length > 0 && <SaveNotice tone="error" title={failed.map(({ message }) => message).join(" ")} attempt={asked} />}
      <TextAreaField
        id={reasonId}
        label="What was overlooked"
        hint="Name the document, the page or the amount. The offices read it word for word."
        maxLength={undoReason.max}
        value={reason}
        onChange={write}
        {...(asked > 0 && isShort && { error: undoMessages.freshLookReason })}
      />
      <FurtherPapers view={view} draft={draft} purpose="fresh look" />
      <Group>
        <Button onClick={begin} aria-disabled={isSending}>
          Ask for a fresh look
        </Button>
        {isSending && <Text size="sm">Wait until every file is sent.</Text>}
      </Group>
      <ConfirmDialog
        isOpen={isSure && !isSending}
        title={`Ask for a fresh look at ${view.id}?`}
        consequences={[
          "The decision no longer stands until it is made again; it stays readable.",
          ...(view.sanctionedPaise === null ? [] : ["What was sanctioned is decided again, too: it may become more, less or nothing."]),
          ...(view.unsent === undefined
            ? []
            : ["What you had prepared and did not send is not part of it. Add a file of it as a further paper first."]),
          "It can be asked for once.",
        ]}
        confirmLabel="Ask for a fresh look"
        isBusy={ask.isPending}
        onConfirm={() => ask.mutate({ reimbursementId: view.id, version: view.version, reason })}
        onCancel={() => setSure(false)}
      />
    </>
  );
}

/** The typed reason; this window keeps it over a reload. */
function useKeptReason(id: string): [reason: string, write: (text: string) => void] {
  const key = `fresh-look ${id}`;
  const [reason, setReason] = useState(() => window.sessionStorage.getItem(key) ?? "");
  const write = (text: string): void => {
    setReason(text);
    if (text === "") window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  };
  return [reason, write];
}
