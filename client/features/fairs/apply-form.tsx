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
import { TwoVersions } from "../../components/two-versions.tsx";
import { entryDifferences, useOwnEntries } from "../../lib/own-entries.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { wholeNumber } from "./fair-form.ts";
import type { OwnFair } from "./fair-views.ts";
import type { useFairSteps } from "./use-fair-steps.ts";

type ApplyFormProps = { readonly fair: OwnFair; readonly handlers: ReturnType<typeof useFairSteps>["handlers"]; readonly onUnsent: NoteUnsent };

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

const labels = {
  exportsInr: "Exports of the last financial year",
  firmClass: "Size of the firm",
  leadership: "Who holds the firm",
  products: "Products to be shown",
} as const satisfies Record<keyof ApplicationEntries, string>;
type Typed = Readonly<Record<keyof ApplicationEntries, string>>;

const typedOf = ({ exportsInr, firmClass, leadership, products }: OwnFair["known"]): Typed => ({
  exportsInr: exportsInr === undefined ? "" : String(exportsInr),
  firmClass: firmClass ?? "",
  leadership: leadership ?? "",
  products: products ?? "",
});
const readTyped = (typed: Typed) => ApplicationEntries.safeParse({ ...typed, exportsInr: wholeNumber(typed.exportsInr) });

/** The four entries of an application; the contact is that of the profile. */
export function ApplyForm({ fair: { id, application, actions, applyProblem, known, contact }, handlers, onUnsent }: ApplyFormProps) {
  const isChange = actions.includes("change");
  const saved = typedOf((isChange ? application : null) ?? known);
  const { typed, begun, isDirty, isMoved, change, keep, settle } = useOwnEntries(saved);
  useNoteUnsent(onUnsent, { form: "application", isUnsent: isDirty, sentence: "What you entered in the application is not sent yet." });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const send = trpc.fairs.sendApplication.useMutation(handlers);
  const field = (name: keyof Typed) => {
    const error = problems[name];
    return {
      id: `apply-${name}`,
      value: typed[name],
      label: labels[name],
      onChange: (value: string) => change(name, value),
      ...(error !== undefined && { error }),
    };
  };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const read = readTyped(typed);
    const found = read.success ? {} : firstFieldErrorsOf(read.error, ([name]) => String(name));
    setProblems(found);
    const [name] = Object.keys(found);
    if (name !== undefined) document.getElementById(`apply-${name}`)?.focus();
    else if (read.success) {
      const entries = read.data;
      const seen = isChange ? (readTyped(begun).data ?? null) : null;
      send.mutate({ fairId: id, entries, seen }, { onSuccess: () => keep(typedOf(entries)) });
    }
  }
  if (applyProblem !== undefined)
    return (
      <Alert color="orange" title={isChange ? "Your application stands, and cannot be changed at present" : "Your firm cannot apply at present"}>
        {applyProblem}{" "}
        <Anchor component={Link} to={paths.memberInvoices}>
          Open the invoices
        </Anchor>
      </Alert>
    );
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
          {isChange && isMoved && !send.isPending && (
            <TwoVersions
              title="A colleague has changed this application meanwhile"
              differences={entryDifferences({ typed, begun, saved }, labels, { firmClass: firmSizes, leadership: leaderships })}
              onSettle={settle}
            />
          )}
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <AmountField {...field("exportsInr")} hint="FOB, in whole rupees; 0 if there were none" />
            <SelectField {...field("firmClass")} hint="By the MSMED Act" options={optionsOf(firmSizes)} />
            <SelectField {...field("leadership")} options={optionsOf(leaderships)} />
            <TextField {...field("products")} maxLength={200} />
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
