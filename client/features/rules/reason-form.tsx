import { Alert, Button, Group, Stack } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { ReasonCodeInput } from "#domain/rules/reason-code-input.ts";
import { Dialog } from "../../components/dialog.tsx";
import { CheckboxField, TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { AppRouter } from "#server/trpc/router.ts";

/** A reason for amounts. */
export type Reason = inferRouterOutputs<AppRouter>["rules"]["reasons"]["list"][number];

const texts = ["code", "sentenceEn", "sentenceHi", "remedyEn", "remedyHi"] as const;
type TextName = (typeof texts)[number];
const fieldIdOf = (name: TextName): string => `reason-${name}`;

const labels = {
  code: { label: "Code", hint: "In capital letters, like NO_RECEIPT. It cannot be changed later." },
  sentenceEn: { label: "Sentence in English", hint: "What the firm reads" },
  sentenceHi: { label: "Sentence in Hindi", hint: "The same in Hindi", lang: "hi" },
  remedyEn: { label: "What the firm can do, in English", hint: "Empty when nothing can be done" },
  remedyHi: { label: "What the firm can do, in Hindi", hint: "The same in Hindi", lang: "hi" },
} as const satisfies Record<TextName, { label: string; hint: string; lang?: "hi" }>;

const unsaved = "The reason is not saved yet.";

type ReasonFormProps = {
  /** Undefined for a new one. */
  readonly reason: Reason | undefined;
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
};

/** One reason in both languages, with what the firm can do about it. */
export function ReasonForm({ reason, onSaved, onCancel }: ReasonFormProps) {
  const utils = trpc.useUtils();
  const [values, setValues] = useState({ code: "", sentenceEn: "", sentenceHi: "", remedyEn: "", remedyHi: "", isRetired: false, ...reason });
  const [begun] = useState(values);
  const isDirty = values !== begun;
  const { afterAsking, question } = useLeaveFirst(isDirty, unsaved);
  const close = (): void => afterAsking(onCancel);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = trpc.rules.reasons.save.useMutation({
    onSuccess: async ({ message }) => {
      await utils.rules.invalidate();
      onSaved(message);
    },
    onError: (error) => show(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, found]) => [field, found.join(" ")]))),
  });

  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    const first = texts.find((name) => found[name] !== undefined);
    if (first !== undefined) document.getElementById(fieldIdOf(first))?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const read = ReasonCodeInput.safeParse(values);
    show(read.success ? {} : firstFieldErrorsOf(read.error, ([field]) => String(field)));
    if (read.success) save.mutate(values);
  }

  const failure = save.error === null || Object.keys(failureOf(save.error).fields).length > 0 ? undefined : failureOf(save.error).message;
  return (
    <>
      <LeaveGuard isDirty={isDirty} text={unsaved} />
      <Dialog onClose={close} title={reason === undefined ? "Add a reason" : `Change ${reason.code}`} size="lg">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
            {texts.map((name) => (
              <TextField
                key={name}
                id={fieldIdOf(name)}
                {...labels[name]}
                isOptional={name === "remedyEn" || name === "remedyHi"}
                isReadOnly={name === "code" && reason !== undefined}
                maxLength={name === "code" ? 40 : 300}
                value={values[name]}
                onChange={(text) => setValues({ ...values, [name]: text })}
                {...(problems[name] !== undefined && { error: problems[name] })}
              />
            ))}
            <CheckboxField
              id="reason-retired"
              label="Retired: no longer offered"
              isChecked={values.isRetired}
              onChange={(isRetired) => setValues({ ...values, isRetired })}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" aria-disabled={save.isPending}>
                {save.isPending ? "Saving..." : "Save the reason"}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
