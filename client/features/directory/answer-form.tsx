import { Button, Stack, Text } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { AnswerText } from "#domain/directory/enquiry-input.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextAreaField } from "../../components/fields.tsx";
import { Section } from "../../components/section.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";

const fieldId = "answer";

type AnswerFormProps = {
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSent: (text: string) => void;
};

/** Sends the one answer to a buyer. The text stays if sending fails. */
export function AnswerForm({ id, text, onText, onSent }: AnswerFormProps) {
  const utils = trpc.useUtils();
  const [problem, setProblem] = useState<{ readonly field?: string; readonly lead?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const answer = trpc.directory.enquiries.answer.useMutation({
    onSuccess: async (view, sent) => {
      onSent(sent.answer);
      utils.directory.enquiries.getReceived.setData({ id }, view);
      await utils.directory.enquiries.invalidate();
    },
    onError: (error) => {
      fail({ lead: failureOf(error).message });
      // What refused it may be news: the page then shows it.
      if (failureOf(error).code !== "") void utils.directory.enquiries.invalidate();
    },
  });
  function fail(next: typeof problem): void {
    setProblem(next);
    setAttempt((before) => before + 1);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (answer.isPending) return;
    const checked = AnswerText.safeParse(text);
    if (!checked.success) return fail({ field: checked.error.issues[0]?.message ?? "" });
    setProblem({});
    answer.mutate({ id, answer: text });
  }
  const { field, lead } = problem;
  return (
    <Section title="Answer the buyer">
      <form noValidate onSubmit={submit}>
        <ErrorSummary problems={field === undefined ? [] : [{ text: field, fieldId }]} attempt={attempt} {...(lead !== undefined && { lead })} />
        <Stack gap="md" align="stretch">
          <TextAreaField id={fieldId} label="Answer" rows={6} value={text} onChange={onText} {...(field !== undefined && { error: field })} />
          <Text size="sm" c="dimmed">
            The buyer gets a mail that leads to your answer. You answer an enquiry once; after that, write to the buyer by e-mail.
          </Text>
          <div>
            <Button type="submit" size="md" aria-disabled={answer.isPending}>
              {answer.isPending ? "Sending..." : "Send the answer"}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
