import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { privacyMessages } from "#domain/privacy/messages.ts";
import { Dialog } from "../../components/dialog.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { TextField } from "../../components/fields.tsx";
import { formatCount } from "../../shared/format.ts";
import { failureText, type PersonView, type PersonWork } from "./use-person.ts";

const typedId = "typed-email";

type EraseDialogProps = { readonly person: PersonView; readonly going: number; readonly work: PersonWork; readonly onClose: () => void };

/** Erasing cannot be undone, so the user types the address again. */
export function EraseDialog({ person: { email, parts }, going, work: { erase, isBusy }, onClose }: EraseDialogProps) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const failure = failureText(erase);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setWrong(!isSame);
    if (!isSame) document.getElementById(typedId)?.focus();
    else if (!isBusy) erase.mutate({ email, typedEmail: typed }, { onSuccess: onClose });
  }

  return (
    <Dialog onClose={onClose} title={`Erase ${formatCount(going, "record")}?`} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>
            This cannot be undone. What goes about <EmailText>{email}</EmailText>:
          </Text>
          <List size="sm">
            {parts
              .filter(({ erasureRule }) => erasureRule === "goes")
              .map(({ title, rows }) => (
                <List.Item key={title}>
                  {title} ({rows})
                </List.Item>
              ))}
          </List>
          {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
          <TextField
            id={typedId}
            label="Type the e-mail address to confirm"
            type="email"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            {...(isWrong && !isSame && { error: privacyMessages.typeAddress })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red" aria-disabled={isBusy}>
              {erase.isPending ? "Erasing..." : `Erase ${formatCount(going, "record")} for good`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
