import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { hasEvents } from "#domain/reimbursements/items.ts";
import { nothingProved, provedLabels, provedRows, type ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { readRupees, rupeesOf } from "#domain/rules/amounts.ts";
import { firmClasses, firmSizes } from "#domain/rules/terms.ts";
import { readTypedDate, typedDateProblem } from "#domain/typed-date.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { DateField } from "../../components/date-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { AmountField, SelectField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { todayInIndia } from "../../shared/server-clock.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { dialogBase, mergeTyped } from "./dialog-base.ts";
import type { ReviewActions } from "./use-review-actions.ts";
import type { ReviewView } from "./views.ts";

type ProvedFactsDialogProps = {
  readonly view: ReviewView;
  readonly actions: ReviewActions;
  readonly note: NoteUnsent;
  readonly onClose: () => void;
};

/** The facts as they are typed. */
type Typed = Readonly<Record<keyof ProvedFacts, string>>;
type Problems = Readonly<Partial<Record<keyof ProvedFacts, string>>>;

const names = Object.keys(provedLabels) as (keyof ProvedFacts)[]; // keys of a literal object
const idOf = (name: keyof ProvedFacts): string => `proved-${name}`;
const unsaved = "The facts about the firm are not saved yet.";
const notKnown = "Not known";

/** What the documents prove about the firm, for the rules that ask for it: the amounts are computed again. */
export function ProvedFactsDialog({ view, actions, note, onClose }: ProvedFactsDialogProps) {
  // The save replaces all facts, so it names the version whose facts the user saw.
  const [opened, setOpened] = useState(view);
  const { version, isChanged, isBlocked } = dialogBase({ ...actions, opened }, factsOf);
  const begun = typedOf(factsOf(opened));
  const [typed, setTyped] = useState(begun);
  const isDirty = names.some((name) => typed[name] !== begun[name]);
  const { afterAsking, question } = useLeaveFirst(isDirty, unsaved);
  const close = (): void => afterAsking(onClose);
  useNoteUnsent(note, { form: "facts", isUnsent: isDirty, sentence: unsaved });
  const [problems, setProblems] = useState<Problems>({});
  const field = (name: keyof ProvedFacts) => ({
    id: idOf(name),
    label: provedLabels[name],
    isOptional: true,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    ...(problems[name] !== undefined && { error: problems[name] }),
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (actions.isBusy) return;
    const found = problemsOf(typed);
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined) return document.getElementById(idOf(first))?.focus();
    if (await actions.saveProvedFacts(provedOf(typed), version)) onClose();
  }
  return (
    <>
      <Dialog onClose={close} title="Facts about the firm" size="lg">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="md">
            <Text>
              Type what the documents of this claim prove. A rule that asks for one of these facts then decides by it, and the sheet shows it.
            </Text>
            {actions.refusalInDialog !== undefined && <Alert color="red" role="alert" title={actions.refusalInDialog} />}
            {(isChanged || isBlocked) && (
              <ChangedMeanwhile
                what="these facts"
                lines={provedRows(factsOf(actions.latest)).map(({ label, value }) => `${label}: ${value}`)}
                isBlocked={isBlocked}
                onGoOn={() => {
                  actions.dismissRefusal();
                  setOpened(actions.latest);
                  setTyped(mergeTyped(begun, typed, typedOf(factsOf(actions.latest))));
                }}
              />
            )}
            <SelectField
              {...field("firmClass")}
              hint="By the MSMED Act, as on the Udyam certificate"
              emptyLabel={notKnown}
              options={firmClasses.map((value) => ({ value, label: firmSizes[value] }))}
            />
            <SelectField
              {...field("isSpecialGroup")}
              hint="The group for which the rules allow more visits, like women entrepreneurs"
              emptyLabel={notKnown}
              options={[
                { value: "yes", label: "Yes" },
                { value: "no", label: "No" },
              ]}
            />
            <AmountField {...field("turnoverPaise")} hint="FOB value of the last financial year before the claim, as its certificate says" />
            <DateField {...field("intentFiledOn")} hint="Day-month-year, like 09-04-2026" notInFuture />
            {hasEvents(schemeOf(view.scheme)) && (
              <DateField {...field("noticeGivenOn")} hint="Notice that the firm will visit the event. Day-month-year, like 09-04-2026" notInFuture />
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <BusyButton type="submit" isBusy={actions.isBusy}>
                Save the facts
              </BusyButton>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}

const factsOf = ({ sheet }: ReviewView): ProvedFacts => sheet?.proved ?? nothingProved;

const typedOf = ({ firmClass, isSpecialGroup, turnoverPaise, intentFiledOn, noticeGivenOn }: ProvedFacts): Typed => ({
  firmClass: firmClass ?? "",
  isSpecialGroup: isSpecialGroup === null ? "" : isSpecialGroup ? "yes" : "no",
  turnoverPaise: turnoverPaise === null ? "" : rupeesOf(turnoverPaise),
  intentFiledOn: intentFiledOn ?? "",
  noticeGivenOn: noticeGivenOn ?? "",
});

const problemsOf = ({ turnoverPaise, intentFiledOn, noticeGivenOn }: Typed): Problems => {
  const today = todayInIndia();
  const intentDay = typedDateProblem(provedLabels.intentFiledOn, intentFiledOn, today);
  const noticeDay = typedDateProblem(provedLabels.noticeGivenOn, noticeGivenOn, today);
  return {
    ...(turnoverPaise.trim() !== "" && readRupees(turnoverPaise) === undefined && { turnoverPaise: amountMessages.notAnAmount }),
    ...(intentDay !== undefined && { intentFiledOn: intentDay }),
    ...(noticeDay !== undefined && { noticeGivenOn: noticeDay }),
  };
};

const provedOf = ({ firmClass, isSpecialGroup, turnoverPaise, intentFiledOn, noticeGivenOn }: Typed): ProvedFacts => ({
  firmClass: firmClasses.find((one) => one === firmClass) ?? null,
  isSpecialGroup: isSpecialGroup === "" ? null : isSpecialGroup === "yes",
  turnoverPaise: readRupees(turnoverPaise) ?? null,
  intentFiledOn: readTypedDate(intentFiledOn) ?? null,
  noticeGivenOn: readTypedDate(noticeGivenOn) ?? null,
});
