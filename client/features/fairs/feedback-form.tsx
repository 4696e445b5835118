import { Button, SimpleGrid, Stack } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { FeedbackEntries } from "#domain/fairs/application-input.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { AmountField, SelectField, TextAreaField } from "../../components/fields.tsx";
import { Section } from "../../components/section.tsx";
import { TwoVersions } from "../../components/two-versions.tsx";
import { entryDifferences, useOwnEntries } from "../../lib/own-entries.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { wholeNumber } from "./fair-form.ts";
import type { OwnFair } from "./fair-views.ts";
import type { useFairSteps } from "./use-fair-steps.ts";

const ratings = [
  { value: "5", label: "5, very good" },
  { value: "4", label: "4, good" },
  { value: "3", label: "3, fair" },
  { value: "2", label: "2, poor" },
  { value: "1", label: "1, very poor" },
];
const ratingWords = Object.fromEntries(ratings.map(({ value, label }) => [value, label]));

const labels = {
  rating: "Rating",
  ordersInr: "Orders booked",
  expectedOrdersInr: "Orders expected",
  remark: "Remark",
} as const satisfies Record<keyof FeedbackEntries, string>;
type Typed = Readonly<Record<keyof FeedbackEntries, string>>;

const typedOf = (feedback: FeedbackEntries | null): Typed => ({
  rating: feedback === null ? "" : String(feedback.rating),
  ordersInr: feedback === null ? "" : String(feedback.ordersInr),
  expectedOrdersInr: feedback === null ? "" : String(feedback.expectedOrdersInr),
  remark: feedback?.remark ?? "",
});
const entriesOf = ({ rating, ordersInr, expectedOrdersInr, remark }: Typed) => ({
  rating: wholeNumber(rating),
  ordersInr: wholeNumber(ordersInr),
  expectedOrdersInr: wholeNumber(expectedOrdersInr),
  remark: remark.trim(),
});

type FeedbackFormProps = { readonly fair: OwnFair; readonly handlers: ReturnType<typeof useFairSteps>["handlers"]; readonly onUnsent: NoteUnsent };

/** What an exhibitor says after the fair. */
export function FeedbackForm({ fair: { id, feedback }, handlers, onUnsent }: FeedbackFormProps) {
  const saved = typedOf(feedback);
  const { typed, begun, isDirty, isMoved, change, keep, settle } = useOwnEntries(saved);
  useNoteUnsent(onUnsent, { form: "feedback", isUnsent: isDirty, sentence: "Your answer about the fair is not sent yet." });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const give = trpc.fairs.giveFeedback.useMutation(handlers);
  const field = (name: keyof Typed) => {
    const error = problems[name];
    return {
      id: `feedback-${name}`,
      value: typed[name],
      label: labels[name],
      onChange: (value: string) => change(name, value),
      ...(error !== undefined && { error }),
    };
  };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (give.isPending) return;
    const entries = entriesOf(typed);
    const read = FeedbackEntries.safeParse(entries);
    const found = read.success ? {} : firstFieldErrorsOf(read.error, ([name]) => String(name));
    setProblems(found);
    const [name] = Object.keys(found);
    if (name !== undefined) document.getElementById(`feedback-${name}`)?.focus();
    else if (read.success) {
      const sent = read.data;
      const seen = FeedbackEntries.safeParse(entriesOf(begun)).data ?? null;
      give.mutate({ fairId: id, feedback: entries, seen }, { onSuccess: () => keep(typedOf(sent)) });
    }
  }
  return (
    <Section title={feedback === null ? "How was the fair?" : "Your answer after the fair"}>
      <form noValidate onSubmit={submit} aria-label="Feedback">
        <Stack gap="md" maw="52rem">
          {isMoved && !give.isPending && (
            <TwoVersions
              title="A colleague has changed this answer meanwhile"
              differences={entryDifferences({ typed, begun, saved }, labels, { rating: ratingWords })}
              onSettle={settle}
            />
          )}
          <SimpleGrid cols={{ base: 1, md: 3 }}>
            <SelectField {...field("rating")} options={ratings} />
            <AmountField {...field("ordersInr")} hint="In whole rupees; 0 if there were none" />
            <AmountField {...field("expectedOrdersInr")} hint="Within a year, in whole rupees" />
          </SimpleGrid>
          <TextAreaField {...field("remark")} hint="What the council should do better" isOptional maxLength={1000} />
          <div>
            <Button type="submit" aria-disabled={give.isPending}>
              {give.isPending ? "Saving..." : feedback === null ? "Send the answer" : "Change the answer"}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
