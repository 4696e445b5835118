import { Checkbox, Fieldset, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { council } from "#domain/council.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { claimedText, rateText } from "#domain/reimbursements/sheet-table.ts";
import { reasonWords } from "#domain/rules/reason-words.ts";
import { AmountField, TextAreaField } from "../../components/fields.tsx";
import { LazyPhraseMenu } from "../../components/lazy-phrase-menu.tsx";
import { SearchSelectField } from "../../components/search-select-field.tsx";
import { ErrorState } from "../../components/states.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatPaise } from "../../shared/format.ts";
import { CheckLines, otherReasons, ownReason } from "../reimbursements/check-lines.tsx";
import { itemText } from "../reimbursements/item-text.ts";
import { MissingFacts } from "../reimbursements/missing-facts.tsx";
import { RemarksAndAnswers } from "./remarks-and-answers.tsx";
import { shareText } from "./share-text.ts";
import type { AssessmentProblems, ReviewActions } from "./use-review-actions.ts";
import { usePhrases, withPhraseInRemark } from "./use-phrases.ts";
import { shownVerdict, type AssessmentEdit, type ReviewSubject, type VerdictEdit, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewItem, ReviewSheetLine, ReviewView } from "./views.ts";

type ItemAssessmentProps = {
  readonly subject: ReviewSubject;
  readonly item: ReviewItem;
  /** Shared deficiencies on this cost. */
  readonly remarks: ReviewView["generalDeficiencies"];
  readonly line: ReviewSheetLine;
  readonly edits: VerdictEdits;
  readonly isOpen: boolean;
  /** True once a share was tried, which needs the words. */
  readonly isAsked: boolean;
  readonly actions: Pick<ReviewActions, "problems" | "attempts">;
  readonly onEdit: (edit: VerdictEdit) => void;
};

const maxWords = 4000;

/** One cost beside its proof: what is claimed, what the rules propose, and the council's own figure, reason and question to the firm. */
export function ItemAssessment({ subject, item, remarks, line, edits, isOpen, isAsked, actions, onEdit }: ItemAssessmentProps) {
  const shown = shownVerdict(subject, edits);
  const { itemId } = line;
  const problems = actions.problems[itemId] ?? {};
  useProblemFocus(itemId, problems, actions);
  const { status, remark, assessment = { amount: "", reasonCode: "", reason: "" } } = shown;
  const isQuestion = status === "DEFICIENT";
  const phrases = usePhrases(subject.fieldName);
  // Words that were typed come back when the box is ticked again.
  const [unasked, setUnasked] = useState("");
  function ask(isWanted: boolean): void {
    if (!isWanted) setUnasked(remark);
    onEdit({ ...shown, status: isWanted ? "DEFICIENT" : "", remark: isWanted ? unasked : "" });
  }
  const change = (part: Partial<AssessmentEdit>): void => onEdit({ ...shown, assessment: { ...assessment, ...part } });
  return (
    <Fieldset legend={subject.label}>
      <Stack gap="md">
        <Text size="sm">{itemText(line.item)}</Text>
        {item.enteredBy === "council" && (
          <Text size="sm" c="dimmed">
            Entered by {council.shortName}
          </Text>
        )}
        <RemarksAndAnswers title="Questions about this cost, and answers" remarks={remarks} itemIds={[item.id]} />
        {item.missing.length > 0 && <MissingFacts labels={item.missing.map(({ label }) => label)} />}
        <SummaryCard rows={figuresOf(line, isOpen)} />
        <CheckLines checks={line.checks} />
        {[...otherReasons(line), ...ownReason(line)].map((reason) => (
          <Text key={reason} size="sm">
            {reason}
          </Text>
        ))}
        {isOpen && (
          <>
            <AmountField
              id={assessmentFieldId(itemId, "amount")}
              label="Another admissible amount"
              hint="In rupees, before the share. Leave it empty to take what the rules propose."
              isOptional
              value={assessment.amount}
              onChange={(amount) => change({ amount })}
              {...(problems.amount !== undefined && { error: problems.amount })}
            />
            <ReasonFields itemId={itemId} assessment={assessment} problems={problems} onChange={change} />
            <Checkbox label="Ask the firm about this cost" checked={isQuestion} onChange={({ currentTarget: { checked } }) => ask(checked)} />
            {isQuestion && (
              <LazyPhraseMenu phrases={phrases} noteId={`ask-${itemId}`} onInsert={(phrase) => onEdit(withPhraseInRemark(shown, phrase))} />
            )}
            {isQuestion && (
              <TextAreaField
                id={`ask-${itemId}`}
                label="What you ask about it"
                hint="The firm reads it when you share, and can then change this cost."
                maxLength={maxWords}
                value={remark}
                onChange={(next) => onEdit({ ...shown, remark: next })}
                {...(isAsked && remark.trim() === "" && { error: reviewMessages.remarkNeeded(subject.label) })}
              />
            )}
          </>
        )}
      </Stack>
    </Fieldset>
  );
}

const assessmentFieldId = (itemId: string, field: keyof AssessmentEdit): string => `assessment-${field}-${itemId}`;

/** A refused assessment takes the focus at its field, when it is drawn too. */
function useProblemFocus(itemId: string, problems: AssessmentProblems, { problems: all, attempts }: ItemAssessmentProps["actions"]): void {
  const isFirst = Object.keys(all)[0] === itemId;
  const field = problems.amount !== undefined ? "amount" : problems.reasonCode !== undefined ? "reasonCode" : "reason";
  useEffect(() => {
    if (isFirst) document.getElementById(assessmentFieldId(itemId, field))?.focus();
  }, [isFirst, itemId, field, attempts]);
}

function figuresOf(line: ReviewSheetLine, isOpen: boolean) {
  const { item, rate, claimedPaise, capPaise, admissiblePaise, proposedAdmissiblePaise, proposedPaise, recommendedPaise } = line;
  const isForeign = item["currency"] !== "INR";
  const isOwn = admissiblePaise !== proposedAdmissiblePaise;
  return [
    {
      label: "Claimed",
      value: isForeign ? `${claimedText(item)}, ${rateText(item, rate) || "no rate yet"}: ${formatPaise(claimedPaise)}` : formatPaise(claimedPaise),
    },
    { label: "Admissible by the rules", value: formatPaise(proposedAdmissiblePaise) },
    { label: "Share", value: shareText(line, isOpen) },
    ...(capPaise === null ? [] : [{ label: "Cap", value: formatPaise(capPaise) }]),
    { label: "Proposed by the rules", value: formatPaise(proposedPaise) },
    ...(isOwn ? [{ label: `Admissible, set by ${council.shortName}`, value: formatPaise(admissiblePaise) }] : []),
    { label: "Recommended now", value: formatPaise(recommendedPaise) },
  ];
}

type ReasonFieldsProps = {
  readonly itemId: string;
  readonly assessment: AssessmentEdit;
  readonly problems: AssessmentProblems;
  readonly onChange: (part: Partial<AssessmentEdit>) => void;
};

/** A reason from the office's list, own words, or both. The sentence of the list stands in for own words. */
function ReasonFields({ itemId, assessment: { reasonCode, reason }, problems, onChange }: ReasonFieldsProps) {
  const query = trpc.rules.reasons.list.useQuery();
  const reasons = query.data ?? [];
  const chosen = reasons.find(({ code }) => code === reasonCode);
  const isOfList = chosen !== undefined && reason === reasonWords(chosen);
  const offered = reasons.filter(({ code, isRetired }) => !isRetired || code === reasonCode);
  // Until the list is read, the reason that is saved is shown by its code.
  const unread = query.data === undefined && reasonCode !== "" ? [{ value: reasonCode, label: reasonCode }] : [];
  return (
    <>
      <SearchSelectField
        id={assessmentFieldId(itemId, "reasonCode")}
        label="Reason"
        hint={chosen === undefined ? "Needed for an amount of your own. A reason alone lifts the rules that need one." : chosen.remedyEn}
        isOptional
        options={[...unread, ...offered.map(({ code, sentenceEn }) => ({ value: code, label: sentenceEn }))]}
        areOptionsRead={query.data !== undefined}
        value={reasonCode}
        onChange={(next) => onChange({ reasonCode: next, ...(isOfList && { reason: "" }) })}
        {...(problems.reasonCode !== undefined && { error: problems.reasonCode })}
      />
      {query.data === undefined && query.error !== null && (
        <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
      )}
      <TextAreaField
        id={assessmentFieldId(itemId, "reason")}
        label="In your own words"
        isOptional
        rows={2}
        maxLength={maxWords}
        value={isOfList ? "" : reason}
        onChange={(next) => onChange({ reason: next })}
        {...(problems.reason !== undefined && { error: problems.reason })}
      />
    </>
  );
}
