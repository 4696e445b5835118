import { Button, Group, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { TextField } from "../../components/fields.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { ReimbursementView } from "./views.ts";

const fieldId = "draft-title";
const maxTitleLength = 80;

/** The firm's own name for a draft, to tell several apart, and the way to change it. */
export function DraftTitle({ view }: { view: ReimbursementView }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <TitleForm view={view} onDone={() => setEditing(false)} />;
  return (
    <Group gap="xs">
      <Text>
        {view.id}
        {view.title === undefined ? "" : ": "}
        <strong>{view.title}</strong>
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
        {view.title === undefined ? "Give this draft a name" : "Rename this draft"}
      </Button>
    </Group>
  );
}

function TitleForm({ view, onDone }: { view: ReimbursementView; onDone: () => void }) {
  const utils = trpc.useUtils();
  const [title, setTitle] = useState(view.title ?? "");
  const rename = trpc.reimbursements.renameDraft.useMutation({
    onSuccess: (next) => {
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.reimbursements.listOwn.invalidate();
      onDone();
    },
  });
  const failure = rename.error === null ? undefined : failureOf(rename.error);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ reimbursementId: view.id, title });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Rename this draft">
      <Group gap="xs" align="flex-end">
        <TextField
          id={fieldId}
          label="Name of the draft"
          hint="Only your firm sees it, such as the product and the country."
          isOptional
          maxLength={maxTitleLength}
          value={title}
          error={failure === undefined ? undefined : (failure.fields["title"]?.[0] ?? failure.message)}
          onChange={setTitle}
        />
        <Button type="submit" aria-disabled={rename.isPending}>
          Save name
        </Button>
        <Button type="button" variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
