import { Alert, Button, Group, MultiSelect, Stack } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { maxDevicesOfWord } from "#domain/directory/limits.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { Dialog } from "../../components/dialog.tsx";
import { preventSubmitOnEnter } from "../../components/search-select-field.tsx";
import { TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { ErrorState } from "../../components/states.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { SearchWord } from "./search-word.ts";

const fieldIds = { phrase: "search-word-phrase", codes: "search-word-devices" } as const;
const unsaved = "The search word is not saved yet.";
type Problems = { readonly [field in keyof typeof fieldIds]?: string };

type SearchWordFormProps = {
  /** Undefined for a new one. */
  readonly word: SearchWord | undefined;
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
};

/** A word or phrase of the trade and the devices that it means. */
export function SearchWordForm({ word, onSaved, onCancel }: SearchWordFormProps) {
  const utils = trpc.useUtils();
  const [begun] = useState({ phrase: word?.phrase ?? "", codes: word?.devices.map(({ code }) => code) ?? [] });
  const [phrase, setPhrase] = useState(begun.phrase);
  const [codes, setCodes] = useState(begun.codes);
  const isDirty = phrase !== begun.phrase || codes.join() !== begun.codes.join();
  const { afterAsking, question } = useLeaveFirst(isDirty, unsaved);
  const close = (): void => afterAsking(onCancel);
  const [problems, setProblems] = useState<Problems>({});
  const devices = trpc.members.hsnDevices.useQuery();
  const save = trpc.directory.searchWords.save.useMutation({
    onSuccess: async ({ message }) => {
      await utils.directory.invalidate();
      onSaved(message);
    },
    onError: (error) => {
      const { fields } = failureOf(error);
      show({
        ...(fields["phrase"] !== undefined && { phrase: fields["phrase"].join(" ") }),
        ...(fields["codes"] !== undefined && { codes: fields["codes"].join(" ") }),
      });
    },
  });

  function show(found: Problems): void {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === "phrase" || first === "codes") document.getElementById(fieldIds[first])?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const found: Problems = {
      ...(phrase.trim() === "" && { phrase: directoryMessages.searchWordEmpty }),
      ...(codes.length === 0 && { codes: directoryMessages.chooseDevices }),
    };
    show(found);
    if (Object.keys(found).length === 0)
      save.mutate({ phrase, codes, ...(word !== undefined && { stored: { id: word.id, changedAt: word.changedAt } }) });
  }

  const failure = save.error === null || Object.keys(failureOf(save.error).fields).length > 0 ? undefined : failureOf(save.error).message;
  const known = [...(word?.devices ?? []), ...(devices.data ?? [])];
  const options = [...new Map(known.map(({ code, label }) => [code, { value: code, label: `${label}, HSN ${code}` }])).values()];
  return (
    <>
      <LeaveGuard isDirty={isDirty} text={unsaved} />
      <Dialog onClose={close} title={word === undefined ? "Add a search word" : `Change the search word "${word.phrase}"`} size="lg">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
            <TextField
              id={fieldIds.phrase}
              label="Word or phrase"
              hint='What a buyer types, like "ECG machine". Capitals and accents do not matter.'
              maxLength={60}
              value={phrase}
              onChange={setPhrase}
              {...(problems.phrase !== undefined && { error: problems.phrase })}
            />
            <MultiSelect
              id={fieldIds.codes}
              label="Devices that it stands for"
              description={`At most ${maxDevicesOfWord}. Type a part of a name or of an HSN code`}
              maxValues={maxDevicesOfWord}
              onMaxValues={() => setProblems((before) => ({ ...before, codes: directoryMessages.tooManyDevices }))}
              withAsterisk
              aria-required
              searchable
              onKeyDown={preventSubmitOnEnter}
              clearable
              hidePickedOptions
              // Inside the dialog, and scrolled by the list itself: so it belongs to the box for screen readers too.
              comboboxProps={{ withinPortal: false }}
              withScrollArea={false}
              styles={{ options: { maxHeight: "15rem", overflowY: "auto" } }}
              data={options}
              value={codes}
              onChange={setCodes}
              nothingFoundMessage={devices.data === undefined ? undefined : "No device of the catalogue has this in its name or code"}
              error={problems.codes}
              clearButtonProps={{ "aria-label": "Take all devices out" }}
            />
            {devices.data === undefined && devices.error !== null && (
              <ErrorState message={failureOf(devices.error).message} onRetry={() => void devices.refetch()} />
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" aria-disabled={save.isPending}>
                {save.isPending ? "Saving..." : "Save the search word"}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
