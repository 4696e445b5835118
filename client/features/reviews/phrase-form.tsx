import { Alert, Button, Code, Group, List, Stack, Text } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { maxPhraseLength, PhraseInput } from "#domain/reviews/phrase-input.ts";
import { placeholderNames, placeholders } from "#domain/reviews/phrases.ts";
import { Dialog } from "../../components/dialog.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { DocumentsField } from "./documents-field.tsx";
import { useRowForm } from "./use-row-form.ts";

/** A phrase of the book, with its version. */
export type PhraseOfBook = inferRouterOutputs<AppRouter>["reviews"]["phrases"]["list"][number];

const unsaved = "The phrase is not saved yet.";

const idOf = (field: string): string => `phrase-${field}`;

type PhraseFormProps = {
  /** Undefined for a new one. */
  readonly phrase: PhraseOfBook | undefined;
  /** The place of a new one. */
  readonly lastPosition: number;
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
};

/** One phrase in both languages, with the placeholders that it may have. */
export function PhraseForm({ phrase, lastPosition, onSaved, onCancel }: PhraseFormProps) {
  const utils = trpc.useUtils();
  const empty = { code: "", label: "", textEn: "", textHi: "", documents: [] as string[], isWithdrawn: false };
  const atFirst = { ...empty, ...phrase, documents: [...(phrase?.documents ?? [])], position: String(phrase?.position ?? lastPosition + 10) };
  const form = useRowForm(atFirst, { input: PhraseInput, idOf });
  const { values, problems, set } = form;
  const { afterAsking, question } = useLeaveFirst(form.isDirty, unsaved);
  const close = (): void => afterAsking(onCancel);
  const save = trpc.reviews.phrases.save.useMutation({
    onSuccess: async ({ message }) => {
      await utils.reviews.phrases.invalidate();
      onSaved(message);
    },
    onError: form.showRefused,
  });
  const failure = form.failure(save);
  const field = (name: keyof typeof empty | "position") => ({ id: idOf(name), ...(problems[name] !== undefined && { error: problems[name] }) });
  return (
    <>
      <LeaveGuard isDirty={form.isDirty} text={unsaved} />
      <Dialog onClose={close} title={phrase === undefined ? "Add a phrase" : `Change ${phrase.code}`} size="lg">
        <form noValidate onSubmit={(event) => form.submit(event, save, save.mutate)}>
          <Stack gap="md">
            {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
            <TextField
              {...field("code")}
              label="Code"
              hint="In capital letters, like STAMP_MISSING. Reports count by it, and it cannot be changed later."
              isReadOnly={phrase !== undefined}
              maxLength={40}
              value={values.code}
              onChange={(code) => set({ code })}
            />
            <TextField
              {...field("label")}
              label="Label"
              hint="A few words to choose it by"
              maxLength={60}
              value={values.label}
              onChange={(label) => set({ label })}
            />
            <TextAreaField
              {...field("textEn")}
              label="Sentence in English"
              hint="What is wrong and what to send instead. The member reads it."
              maxLength={maxPhraseLength}
              value={values.textEn}
              onChange={(textEn) => set({ textEn })}
            />
            <TextAreaField
              {...field("textHi")}
              label="Sentence in Hindi"
              lang="hi"
              hint="The member reads it below the English, where the officer changed nothing."
              isOptional
              maxLength={maxPhraseLength}
              value={values.textHi}
              onChange={(textHi) => set({ textHi })}
            />
            <PlaceholderList />
            <DocumentsField
              id={idOf("documents")}
              value={values.documents}
              error={problems["documents"]}
              onChange={(documents) => set({ documents })}
            />
            <TextField
              {...field("position")}
              label="Place in the list"
              hint="A whole number; smaller comes first. The first nine have the keys 1 to 9."
              inputMode="numeric"
              maxLength={4}
              value={values.position}
              onChange={(position) => set({ position })}
            />
            <CheckboxField
              id={idOf("isWithdrawn")}
              label="Withdrawn: no longer offered"
              hint="Remarks and drafts that have it keep their words."
              isChecked={values.isWithdrawn}
              onChange={(isWithdrawn) => set({ isWithdrawn })}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" aria-disabled={save.isPending}>
                {save.isPending ? "Saving..." : "Save the phrase"}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}

const PlaceholderList = () => (
  <div>
    <Text size="sm">What a sentence may leave open. It is filled when the remark is shared:</Text>
    <List size="sm">
      {placeholderNames.map((name) => (
        <List.Item key={name}>
          <Code>{`{${name}}`}</Code> {placeholders[name]}
        </List.Item>
      ))}
    </List>
  </div>
);
