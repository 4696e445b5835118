import { Alert, Button, Group, Stack } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { ChecklistPointInput } from "#domain/reviews/phrase-input.ts";
import { Dialog } from "../../components/dialog.tsx";
import { CheckboxField, TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { DocumentsField } from "./documents-field.tsx";
import { useRowForm } from "./use-row-form.ts";

/** A point of the checklists, with its version. */
export type Point = inferRouterOutputs<AppRouter>["reviews"]["checklists"]["list"][number];

const unsaved = "The point is not saved yet.";

const idOf = (field: string): string => `point-${field}`;

type ChecklistFormProps = {
  /** Undefined for a new one. */
  readonly point: Point | undefined;
  /** The place of a new one. */
  readonly lastPosition: number;
  readonly onSaved: (message: string) => void;
  readonly onCancel: () => void;
};

/** One point that officers look at in some kinds of document. */
export function ChecklistForm({ point, lastPosition, onSaved, onCancel }: ChecklistFormProps) {
  const utils = trpc.useUtils();
  const atFirst = {
    wording: "",
    isWithdrawn: false,
    ...point,
    documents: [...(point?.documents ?? [])],
    position: String(point?.position ?? lastPosition + 10),
  };
  const form = useRowForm(atFirst, { input: ChecklistPointInput, idOf });
  const { values, problems, set } = form;
  const { afterAsking, question } = useLeaveFirst(form.isDirty, unsaved);
  const close = (): void => afterAsking(onCancel);
  const save = trpc.reviews.checklists.save.useMutation({
    onSuccess: async ({ message }) => {
      await utils.reviews.checklists.invalidate();
      onSaved(message);
    },
    onError: form.showRefused,
  });
  const failure = form.failure(save);
  return (
    <>
      <LeaveGuard isDirty={form.isDirty} text={unsaved} />
      <Dialog onClose={close} title={point === undefined ? "Add a point" : "Change a point"} size="lg">
        <form noValidate onSubmit={(event) => form.submit(event, save, save.mutate)}>
          <Stack gap="md">
            {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
            <TextField
              id={idOf("wording")}
              label="Point"
              hint="What the officer looks at, like: The UDIN is on it"
              maxLength={200}
              value={values.wording}
              onChange={(wording) => set({ wording })}
              {...(problems["wording"] !== undefined && { error: problems["wording"] })}
            />
            <DocumentsField
              id={idOf("documents")}
              value={values.documents}
              error={problems["documents"]}
              onChange={(documents) => set({ documents })}
            />
            <TextField
              id={idOf("position")}
              label="Place in the list"
              hint="A whole number; smaller comes first"
              inputMode="numeric"
              maxLength={4}
              value={values.position}
              onChange={(position) => set({ position })}
              {...(problems["position"] !== undefined && { error: problems["position"] })}
            />
            <CheckboxField
              id={idOf("isWithdrawn")}
              label="Withdrawn: no longer on the checklists"
              hint="Ticks that were made stay on the record."
              isChecked={values.isWithdrawn}
              onChange={(isWithdrawn) => set({ isWithdrawn })}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" aria-disabled={save.isPending}>
                {save.isPending ? "Saving..." : "Save the point"}
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
