import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { privacyMessages } from "#domain/privacy/messages.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { TextField } from "../../components/fields.tsx";
import { Section } from "../../components/section.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { formatCount } from "../../shared/format.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { failureText, usePerson, type PersonView, type PersonWork } from "./use-person.ts";

type Part = PersonView["parts"][number];

const columns: readonly Column<Part>[] = [
  { key: "title", label: "What is kept", show: ({ title }) => title },
  { key: "rows", label: "Records", show: ({ rows }) => rows, isFigure: true },
  {
    key: "fate",
    label: "When erased",
    show: ({ erasureRule }) => (erasureRule === "goes" ? <StatusTag tone="orange">Goes</StatusTag> : <StatusTag tone="neutral">Stays</StatusTag>),
  },
  { key: "why", label: "Why", show: ({ why }) => why },
];

/** Looks a person up by e-mail address, exports the stored data, and erases what the law does not require. */
export function PrivacyRequests() {
  const work = usePerson();
  const { person, message } = work;
  return (
    <Stack gap="lg">
      <FindForm work={work} />
      {message !== undefined && <Alert color="green" role="status" title={message} />}
      {person !== undefined && <Found key={person.email} person={person} work={work} />}
    </Stack>
  );
}

function FindForm({ work: { find, take, erase, isBusy } }: { work: PersonWork }) {
  const [email, setEmail] = useState("");
  const [isMissing, setMissing] = useState(false);
  const failure = isMissing ? privacyMessages.enterAddress : failureText(find);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setMissing(email.trim() === "");
    if (email.trim() === "") document.getElementById("person-email")?.focus();
    else if (!isBusy) find.mutate({ email: email.trim() });
  }

  return (
    <form role="search" aria-label="Person" onSubmit={submit} noValidate>
      <Stack gap="sm" maw="32rem">
        <TextField
          id="person-email"
          label="E-mail address of the person"
          hint="The whole address. Each look-up stands in the audit trail."
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          {...(failure !== undefined && { error: failure })}
        />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {find.isPending ? "Looking..." : erase.isPending ? "Erasing..." : take.isPending ? "Preparing..." : "Show what is kept"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Found({ person, work }: { person: PersonView; work: PersonWork }) {
  const [isErasing, setErasing] = useState(false);
  const { email, parts } = person;
  const going = parts.filter(({ erasureRule }) => erasureRule === "goes").reduce((sum, { rows }) => sum + rows, 0);
  const failure = failureText(work.take);
  // The dialog says it while it is open.
  const notErased = isErasing ? undefined : failureText(work.erase);
  function askToErase(): void {
    if (!work.erase.isPending) work.erase.reset();
    setErasing(true);
  }
  return (
    <Section title={`Kept about ${email}`}>
      <Stack gap="md">
        <DataList
          caption="What the portal keeps, and what an erasure does with it"
          isCaptionUnseen
          columns={columns}
          rows={parts}
          rowKey={({ title, erasureRule }) => `${title} ${erasureRule}`}
          emptyTitle="The portal keeps nothing about this address."
        />
        {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
        {notErased !== undefined && <Alert color="red" role="alert" title={`The erasure is not confirmed. ${notErased}`} />}
        {parts.length > 0 && (
          <Group gap="sm">
            <Button variant="default" aria-disabled={work.isBusy} onClick={() => !work.isBusy && work.take.mutate({ email })}>
              {work.take.isPending ? "Preparing..." : "Download everything (json)"}
            </Button>
            {going > 0 && (
              <Button color="red" variant="outline" onClick={askToErase}>
                Erase {formatCount(going, "record")}...
              </Button>
            )}
          </Group>
        )}
        {going === 0 && parts.length > 0 && <Text size="sm">Nothing of this can be erased now; each line says why.</Text>}
      </Stack>
      {isErasing && <EraseDialog person={person} going={going} work={work} onClose={() => setErasing(false)} />}
    </Section>
  );
}
