import { Button, Stack } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { firstFieldErrorsOf } from "#domain/field-errors.ts";
import { FairDraft } from "#domain/fairs/fair-input.ts";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { TwoVersions } from "../../components/two-versions.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { useLeaving } from "../../lib/use-leaving.ts";
import { draftOfFair, fairDifferences, isSameFair, mergedFair, type TypedFair } from "./fair-form.ts";
import { fairFieldId, FairFields } from "./fair-fields.tsx";
import { useFairSteps } from "./use-fair-steps.ts";

type FairEditorProps = {
  readonly first: TypedFair;
  /** The event that is opened, or the fair that is changed. */
  readonly target: { readonly eventSlug: string } | { readonly fairId: string; readonly version: number };
  readonly areCriteriaFixed: boolean;
  readonly isLastDayFixed: boolean;
  readonly onSaved: (fairId: string) => void;
};

/** The form that opens an event as a fair, or changes a fair. */
export function FairEditor({ first, target: opened, areCriteriaFixed, isLastDayFixed, onSaved }: FairEditorProps) {
  // What the user saw: what another user saves meanwhile is not overwritten.
  const [begun, setBegun] = useState({ typed: first, target: opened });
  const [typed, setTyped] = useState(first);
  const isMoved = "version" in opened && "version" in begun.target && opened.version !== begun.target.version;
  const isChanged = isMoved && !isSameFair(begun.typed, first);
  const target = isChanged ? begun.target : opened;
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { message, say, formHandlers } = useFairSteps();
  const { isLeaving, leaveBy } = useLeaving();
  const isDirty = !isLeaving && !isSameFair(typed, begun.typed);
  const showFields = (error: unknown): void => {
    const { fields } = failureOf(error);
    show(Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(" ")])));
  };
  const open = trpc.fairs.open.useMutation({
    // The event can be opened only once and goes from the list: the page changes before the list is read again.
    onSuccess: (done) => {
      leaveBy(() => onSaved(done.fairId));
      return formHandlers.onSuccess(done);
    },
    // The list is not read again: an event that a colleague has opened goes from it, and the form would go with what is typed.
    onError: (error) => {
      showFields(error);
      say(failureOf(error).message, true);
    },
  });
  const change = trpc.fairs.change.useMutation({
    onSuccess: async (done, { fairId }) => {
      await formHandlers.onSuccess(done);
      leaveBy(() => onSaved(fairId));
    },
    onError: (error) => {
      showFields(error);
      formHandlers.onError(error);
    },
  });
  const isBusy = open.isPending || change.isPending;

  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    const [name] = Object.keys(found);
    if (name !== undefined) document.getElementById(fairFieldId(name))?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const fair = draftOfFair(typed);
    const read = FairDraft.safeParse(fair);
    if (!read.success) return show(firstFieldErrorsOf(read.error, (path) => path.join(".")));
    show({});
    if ("eventSlug" in target) open.mutate({ eventSlug: target.eventSlug, fair });
    else change.mutate({ ...target, fair });
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Fair">
      <LeaveGuard isDirty={isDirty} text="What you entered for this fair is not saved yet." />
      <Stack gap="lg">
        {isChanged && !change.isPending && !change.isSuccess && (
          <TwoVersions
            title="Another user has saved this fair meanwhile"
            differences={fairDifferences(typed, begun.typed, first)}
            attempt={message?.attempt ?? 0}
            onSettle={(mine) => {
              setTyped(mergedFair(typed, first, mine));
              setBegun({ typed: first, target: opened });
            }}
          />
        )}
        {message?.isRefusal === true && !isChanged && <SaveNotice tone="error" title={message.text} attempt={message.attempt} />}
        <FairFields
          typed={typed}
          problems={problems}
          areCriteriaFixed={areCriteriaFixed}
          isLastDayFixed={isLastDayFixed}
          change={(part) => setTyped((before) => ({ ...before, ...part }))}
        />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? "Saving..." : "eventSlug" in target ? "Open as a fair" : "Save the fair"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
