import { Button, Group, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { TextField } from "../../components/fields.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import type { ReimbursementView } from "./views.ts";

const fieldId = "draft-title";
const maxTitleLength = 80;

/** The firm's own name for a draft, to tell several apart, and the way to change it. */
export function DraftTitle({ view }: { view: ReimbursementView }) {
  const [isEditing, setEditing] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const place = useSwapFocus(isEditing ? "title" : undefined);
  const edit = (): void => {
    setOutcome(undefined);
    setEditing(true);
  };
  const close = (text?: string): void => {
    setOutcome(text);
    setEditing(false);
  };
  return (
    <Stack gap="xs" ref={place}>
      {isEditing ? (
        <TitleForm view={view} onClose={close} />
      ) : (
        <Group gap="xs">
          <Text>
            {view.id}
            {view.title === undefined ? "" : ": "}
            <strong>{view.title}</strong>
          </Text>
          <Button data-opens="title" variant="subtle" size="compact-sm" onClick={edit}>
            {view.title === undefined ? "Give this draft a name" : "Rename this draft"}
          </Button>
        </Group>
      )}
      <OutcomeMessage message={outcome} onDismiss={() => setOutcome(undefined)} />
    </Stack>
  );
}

type TitleFormProps = { readonly view: ReimbursementView; /** With the outcome of a save. */ readonly onClose: (outcome?: string) => void };

function TitleForm({ view, onClose }: TitleFormProps) {
  const utils = trpc.useUtils();
  const [title, setTitle] = useState(view.title ?? "");
  const rename = trpc.reimbursements.renameDraft.useMutation({
    onSuccess: (next) => {
      utils.reimbursements.getOwn.setData({ reimbursementId: next.id }, next);
      void utils.reimbursements.listOwn.invalidate();
      onClose(next.title === undefined ? "The draft has no name now." : "The name is saved.");
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
        <Button type="button" variant="default" onClick={() => onClose()}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
