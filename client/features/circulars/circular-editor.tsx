import { Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { circularMessages } from "#domain/circulars/messages.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { DateField } from "../../components/date-field.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../components/fields.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { TwoVersions } from "../../components/two-versions.tsx";
import { trpc } from "../../lib/trpc.ts";
import { AudienceCount, AudienceFields } from "./audience-fields.tsx";
import { circularDifferences, circularFieldId, labelOf, typedCircularOf } from "./circular-form.ts";
import { CircularPdfField } from "./circular-pdf-field.tsx";
import { CircularPreview } from "./circular-preview.tsx";
import { ReplacesField } from "./replaces-field.tsx";
import { problemList, useCircularEditor, type CircularEditorStart, type CircularEditorState } from "./use-circular-editor.ts";

/** Writes a circular: both languages side by side, its audience, a preview, and what becomes of it. */
export function CircularEditor(start: CircularEditorStart) {
  const editor = useCircularEditor(start);
  const { problems, failure, attempt, message, stale } = editor;
  const listed = problemList(problems);
  return (
    <Stack gap="lg">
      {stale !== undefined && <OtherVersion editor={editor} />}
      {(failure?.code !== "stale_version" || stale === undefined) && (
        <ErrorSummary problems={listed} attempt={attempt} {...(failure !== undefined && listed.length === 0 ? { lead: failure.message } : {})} />
      )}
      {message !== undefined && <SaveNotice tone="success" title={message} />}
      <TextSection editor={editor} />
      <AudienceSection editor={editor} />
      <CircularPreview typed={editor.typed} />
      <Actions editor={editor} />
      <LeaveGuard isDirty={editor.isDirty} text="What you wrote in this circular is not saved yet." />
    </Stack>
  );
}

type Part = { readonly editor: CircularEditorState };

function OtherVersion({ editor: { stale, saved, typed, attempt, settle } }: Part) {
  const { data: replaceable = [] } = trpc.circulars.replaceable.useQuery();
  if (stale === undefined || saved === undefined) return null;
  const related = [saved.replaces, stale.replaces, ...replaceable].filter((one) => one !== null);
  const names = {
    ...Object.fromEntries([saved, stale].map(({ fileId, file }) => [fileId ?? "", file?.name ?? "A PDF"])),
    ...Object.fromEntries(related.map(({ id, number, subject }) => [id, `${number}: ${subject}`])),
  };
  const differences = circularDifferences({ typed, begun: typedCircularOf(saved), saved: typedCircularOf(stale) }, names);
  return (
    <TwoVersions title={`${circularMessages.stale} Saved by ${stale.updatedByName}.`} differences={differences} attempt={attempt} onSettle={settle} />
  );
}

function TextSection({ editor: { typed, problems, change, saved, watchUpload } }: Part) {
  const field = (name: "subject" | "subjectHindi" | "body" | "bodyHindi") => ({
    id: circularFieldId(name),
    label: labelOf(name),
    value: typed[name],
    onChange: (value: string) => change(name, value),
    ...(problems[name] !== undefined && { error: problems[name] }),
  });
  const markdown = "Markdown: ## heading, **bold**, - list, 1. steps, | table |, [words](https://address)";
  return (
    <Section title="Text">
      <Stack gap="md">
        <Text>Write both languages side by side. A draft may lack Hindi; a published circular has both.</Text>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <TextField {...field("subject")} maxLength={200} />
          <TextField {...field("subjectHindi")} lang="hi" maxLength={200} />
          <TextAreaField {...field("body")} rows={10} hint={markdown} />
          <TextAreaField {...field("bodyHindi")} lang="hi" rows={10} hint={markdown} />
        </SimpleGrid>
        <DateField
          id={circularFieldId("holdsFromOn")}
          label="Holds from"
          nameInMessage="Date"
          value={typed.holdsFromOn}
          onChange={(value) => change("holdsFromOn", value)}
          {...(problems["holdsFromOn"] !== undefined && { error: problems["holdsFromOn"] })}
        />
        <ReplacesField replacesId={typed.replacesId} saved={saved} error={problems["replacesId"]} onChange={(id) => change("replacesId", id)} />
        <CircularPdfField
          fileId={typed.fileId}
          saved={saved}
          error={problems["fileId"]}
          onChange={(id) => change("fileId", id)}
          onUpload={watchUpload}
        />
      </Stack>
    </Section>
  );
}

function AudienceSection({ editor: { typed, problems, change } }: Part) {
  return (
    <Section title="Audience">
      <Stack gap="md">
        <AudienceFields audience={typed.audience} error={problems["audience"]} onChange={(audience) => change("audience", audience)} />
        <CheckboxField
          id={circularFieldId("isPublic")}
          label="Show it on the website too"
          hint="Everybody can read it there, without a login"
          isChecked={typed.isPublic}
          onChange={(isPublic) => change("isPublic", isPublic)}
        />
        <CheckboxField
          id={circularFieldId("isUrgent")}
          label="Urgent"
          hint="Its e-mail goes out at once. Without this mark it is part of the e-mail of the next working day: one a day at most."
          isChecked={typed.isUrgent}
          onChange={(isUrgent) => change("isUrgent", isUrgent)}
        />
      </Stack>
    </Section>
  );
}

function Actions({ editor }: Part) {
  const [asking, setAsking] = useState<"publish" | "discard">();
  const { isBusy, saved, typed } = editor;
  const close = (): void => setAsking(undefined);
  return (
    <Group>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && editor.canPublish() && setAsking("publish")}>
        Publish the circular
      </Button>
      <Button variant="default" aria-disabled={isBusy} onClick={() => void editor.saveDraft()}>
        {isBusy ? "Working..." : "Save as draft"}
      </Button>
      {saved !== undefined && (
        <Button variant="subtle" color="red" aria-disabled={isBusy} onClick={() => setAsking("discard")}>
          Delete the draft
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking === "publish"}
        title={`Publish "${typed.subject}"?`}
        consequences={[
          "It gets the next number of the financial year.",
          "Its text cannot be changed any more. A correction is a new circular that replaces it.",
          typed.isUrgent
            ? "Its firms get a notice and an e-mail at once."
            : "Its firms get a notice at once, and it is part of their next daily e-mail.",
          ...(typed.isPublic ? ["Everybody can read it on the website."] : []),
        ]}
        confirmLabel="Publish"
        isBusy={isBusy}
        onConfirm={() => {
          close();
          void editor.publish();
        }}
        onCancel={close}
      >
        <AudienceCount audience={typed.audience} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === "discard"}
        title={`Delete the draft "${saved?.subject ?? ""}"?`}
        confirmLabel="Delete the draft"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => {
          close();
          void editor.discard();
        }}
        onCancel={close}
      />
    </Group>
  );
}
