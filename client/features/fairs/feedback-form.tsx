import { Button, SimpleGrid, Stack } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { FeedbackEntries } from "#domain/fairs/application-input.ts";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { AmountField, SelectField, TextAreaField } from "../../components/fields.tsx";
import { Section } from "../../components/section.tsx";
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

type FeedbackFormProps = { readonly fair: OwnFair; readonly handlers: ReturnType<typeof useFairSteps>["handlers"]; readonly onUnsent: NoteUnsent };

/** What an exhibitor says after the fair. */
export function FeedbackForm({ fair: { id, feedback }, handlers, onUnsent }: FeedbackFormProps) {
  const [typed, setTyped] = useState({
    rating: feedback === null ? "" : String(feedback.rating),
    ordersInr: feedback === null ? "" : String(feedback.ordersInr),
    expectedOrdersInr: feedback === null ? "" : String(feedback.expectedOrdersInr),
    remark: feedback?.remark ?? "",
  });
  const [kept, setKept] = useState(typed);
  useNoteUnsent(onUnsent, { form: "feedback", isUnsent: typed !== kept, sentence: "Your answer about the fair is not sent yet." });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const give = trpc.fairs.giveFeedback.useMutation(handlers);
  const field = (name: keyof typeof typed) => {
    const error = problems[name];
    return {
      id: `feedback-${name}`,
      value: typed[name],
      onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
      ...(error !== undefined && { error }),
    };
  };
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (give.isPending) return;
    const entries = {
      rating: wholeNumber(typed.rating),
      ordersInr: wholeNumber(typed.ordersInr),
      expectedOrdersInr: wholeNumber(typed.expectedOrdersInr),
      remark: typed.remark.trim(),
    };
    const read = FeedbackEntries.safeParse(entries);
    const found = read.success ? {} : firstFieldErrorsOf(read.error, ([name]) => String(name));
    setProblems(found);
    const [name] = Object.keys(found);
    if (name !== undefined) document.getElementById(`feedback-${name}`)?.focus();
    else give.mutate({ fairId: id, feedback: entries }, { onSuccess: () => setKept(typed) });
  }
  return (
    <Section title={feedback === null ? "How was the fair?" : "Your answer after the fair"}>
      <form noValidate onSubmit={submit} aria-label="Feedback">
        <Stack gap="md" maw="52rem">
          <SimpleGrid cols={{ base: 1, md: 3 }}>
            <SelectField {...field("rating")} label="Rating" options={ratings} />
            <AmountField {...field("ordersInr")} label="Orders booked" hint="In whole rupees; 0 if there were none" />
            <AmountField {...field("expectedOrdersInr")} label="Orders expected" hint="Within a year, in whole rupees" />
          </SimpleGrid>
          <TextAreaField {...field("remark")} label="Remark" hint="What the council should do better" isOptional maxLength={1000} />
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
