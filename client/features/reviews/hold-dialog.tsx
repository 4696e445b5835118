import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useId, useState, type SubmitEvent } from "react";
import { council } from "#domain/council.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { holdProblem } from "#domain/reimbursements/holds.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { typedDateProblem } from "#domain/typed-date.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { DateField } from "../../components/date-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { TextAreaField } from "../../components/fields.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { todayInIndia } from "../../shared/server-clock.ts";
import type { HoldWords } from "./use-dialog-words.ts";
import type { ReviewView } from "./views.ts";

type HoldDialogProps = {
  readonly view: ReviewView;
  readonly kept: readonly [words: HoldWords, setWords: (words: HoldWords) => void];
  readonly isBusy: boolean;
  readonly onHold: (reason: string, untilOn: string) => Promise<void>;
  readonly onClose: () => void;
};

const untilLabel = "On hold until";

/** Asks for the reason of a hold and for its last day. */
export function HoldDialog({ view, kept: [words, setWords], isBusy, onHold, onClose }: HoldDialogProps) {
  const ids = { reason: useId(), untilOn: useId() };
  const { reason, untilOn } = words;
  const [problems, setProblems] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const office = view.reader === "dgft" ? council.officer : council.shortName;

  function show(found: FieldErrors): void {
    setProblems(found);
    document.getElementById(ids[found["reason"] === undefined ? "untilOn" : "reason"])?.focus();
  }
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const found = problemsOf(reason, untilOn);
    if (Object.keys(found).length > 0) return show(found);
    try {
      await onHold(reason, untilOn);
    } catch (error) {
      const { message, fields } = failureOf(error);
      if (Object.keys(fields).length > 0) show(fields);
      else setFailure(message);
    }
  }
  return (
    <Dialog onClose={onClose} title={`Put ${view.id} on hold`} size="lg">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text>
            Days on hold do not count as waiting days of {office}. The hold ends on the day below. You can end it earlier, and it ends when the claim
            moves on.
          </Text>
          {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
          <TextAreaField
            id={ids.reason}
            label="Reason"
            hint="The member reads it word for word."
            maxLength={4000}
            value={reason}
            onChange={(next) => setWords({ ...words, reason: next })}
            error={problems["reason"]?.[0]}
          />
          <DateField
            id={ids.untilOn}
            label={untilLabel}
            value={untilOn}
            onChange={(next) => setWords({ ...words, untilOn: next })}
            error={problems["untilOn"]?.[0]}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <BusyButton type="submit" isBusy={isBusy} busyLabel="Saving...">
              Put on hold
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the server would refuse. */
function problemsOf(reason: string, untilOn: string): FieldErrors {
  const day = untilOn === "" ? "Enter the day on which it goes on" : (typedDateProblem(untilLabel, untilOn) ?? holdProblem(untilOn, todayInIndia()));
  return { ...(reason.trim() === "" && { reason: [reviewMessages.reasonNeeded] }), ...(day !== undefined && { untilOn: [day] }) };
}
