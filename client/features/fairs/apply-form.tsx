import { Alert, Anchor, Button, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { ApplicationEntries } from "#domain/fairs/application-input.ts";
import { leaderships } from "#domain/fairs/criteria.ts";
import { firmSizes } from "#domain/rules/terms.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { AmountField, SelectField, TextField } from "../../components/fields.tsx";
import { Section } from "../../components/section.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { wholeNumber } from "./fair-form.ts";
import type { OwnFair } from "./fair-views.ts";
import type { useFairSteps } from "./use-fair-steps.ts";

type ApplyFormProps = { readonly fair: OwnFair; readonly handlers: ReturnType<typeof useFairSteps>["handlers"]; readonly onUnsent: NoteUnsent };

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The four entries of an application; the contact is that of the profile. */
export function ApplyForm({ fair: { id, application, actions, known, contact }, handlers, onUnsent }: ApplyFormProps) {
  const isChange = actions.includes("change");
  const first = application ?? known;
  const [typed, setTyped] = useState({
    exportsInr: first.exportsInr === undefined ? "" : String(first.exportsInr),
    firmClass: first.firmClass ?? "",
    leadership: first.leadership ?? "",
    products: first.products ?? "",
  });
  const [kept, setKept] = useState(typed);
  useNoteUnsent(onUnsent, { form: "application", isUnsent: typed !== kept, sentence: "What you entered in the application is not sent yet." });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const send = trpc.fairs.sendApplication.useMutation(handlers);
  const field = (name: keyof typeof typed) => {
    const error = problems[name];
    return {
      id: `apply-${name}`,
      value: typed[name],
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
      ...(error !== undefined && { error }),
    };
  };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const read = ApplicationEntries.safeParse({ ...typed, exportsInr: wholeNumber(typed.exportsInr) });
    const found = read.success ? {} : firstFieldErrorsOf(read.error, ([name]) => String(name));
    setProblems(found);
    const [name] = Object.keys(found);
    if (name !== undefined) document.getElementById(`apply-${name}`)?.focus();
    else if (read.success) send.mutate({ fairId: id, entries: read.data }, { onSuccess: () => setKept(typed) });
  }
  if (contact === null)
    return (
      <Alert color="orange" title="Save your profile first">
        The application takes your contact from it.{" "}
        <Anchor component={Link} to={paths.memberProfile}>
          Open the profile
        </Anchor>
      </Alert>
    );
  return (
    <Section title={isChange ? "Change your application" : "Apply"}>
      <form noValidate onSubmit={submit} aria-label="Application">
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <AmountField {...field("exportsInr")} label="Exports of the last financial year" hint="FOB, in whole rupees; 0 if there were none" />
            <SelectField {...field("firmClass")} label="Size of the firm" hint="By the MSMED Act" options={optionsOf(firmSizes)} />
            <SelectField {...field("leadership")} label="Who holds the firm" options={optionsOf(leaderships)} />
            <TextField {...field("products")} label="Products to be shown" maxLength={200} />
          </SimpleGrid>
          <Text size="sm">The council may ask for proof of what you declare.</Text>
          <Text size="sm">
            Contact, from your profile: {contact.name}, {contact.email}, {contact.mobile}
          </Text>
          <div>
            <Button type="submit" aria-disabled={send.isPending}>
              {send.isPending ? "Sending..." : isChange ? "Save the application" : "Send the application"}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
