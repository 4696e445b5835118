import { Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useDebouncedValue } from "@mantine/hooks";
import type { FieldErrors } from "#domain/errors.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { AmountField, TextAreaField } from "../../components/fields.tsx";
import { SearchSelectField } from "../../components/search-select-field.tsx";
import { ErrorState } from "../../components/states.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatPaise } from "../../shared/format.ts";
import type { ReviewSheetLine, ReviewView } from "../reviews/views.ts";
import type { DecisionWords } from "./use-decision-steps.ts";
import {
  firstProblem,
  sanctionProblems,
  readSanction,
  sentSanctions,
  shownSanctions,
  totalPaise,
  type Sanction,
  type SanctionProblems,
  type SentSanction,
} from "./sanctions.ts";

type ApproveDialogProps = {
  readonly view: ReviewView;
  readonly kept: DecisionWords["approve"];
  readonly isBusy: boolean;
  /** Calls back with what the server refused. */
  readonly onApprove: (items: SentSanction[], onRefused: (fields: FieldErrors) => void) => void;
  readonly onClose: () => void;
};

const fieldIdOf = (itemId: string, name: string): string => `sanction-${name}-${itemId}`;

/** Asks once, with the amount of each item, the total, and whom it is for. @source ux.md "Approve asks once with firm, claim no. and amount"; money.md 5 */
export function ApproveDialog({ view, kept: [typed, setTyped], isBusy, onApprove, onClose }: ApproveDialogProps) {
  const lines = view.sheet?.lines ?? [];
  const sanctions = shownSanctions(lines, typed);
  const [problems, setProblems] = useState<SanctionProblems>({});
  const total = totalPaise(sanctions);
  const isLess = total !== undefined && total < (view.recommendedPaise ?? 0);

  function show(found: SanctionProblems): void {
    setProblems(found);
    const first = firstProblem(found);
    if (first !== undefined) document.getElementById(fieldIdOf(first.itemId, first.name))?.focus();
  }
  function approve(): void {
    const found = sanctionProblems(lines, sanctions);
    show(found);
    const items = sentSanctions(sanctions);
    if (firstProblem(found) === undefined) onApprove(items, (fields) => show(refusedOf(fields, items)));
  }

  return (
    <Dialog onClose={onClose} title={`Approve ${view.id}?`} size="lg">
      <SummaryCard
        rows={[
          { label: "Firm Name", value: view.firm.name },
          { label: "Claim no.", value: view.id },
          { label: "Claimed", value: formatPaise(view.claimedPaise) },
          { label: "Recommended", value: formatPaise(view.recommendedPaise) },
        ]}
      />
      <Stack gap="md" mt="md">
        {lines.map((line, place) => (
          <SanctionFields
            key={line.itemId}
            line={line}
            legend={`Cost ${place + 1}: ${line.label}`}
            sanction={sanctions[line.itemId] ?? { amount: "", reason: "" }}
            problems={problems[line.itemId] ?? {}}
            onChange={(part) => setTyped({ ...typed, [line.itemId]: { ...(sanctions[line.itemId] ?? { amount: "", reason: "" }), ...part } })}
          />
        ))}
      </Stack>
      <ApprovedTotal total={total} />
      <Text mt="md">The firm and the council are notified. The dossier is stored with the decision.</Text>
      {isLess && <Text mt="xs">You give less than is recommended. {undoMessages.mayAskFreshLook}</Text>}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Not yet
        </Button>
        <BusyButton isBusy={isBusy} busyLabel="Approving..." onClick={approve}>
          Approve {view.id}
        </BusyButton>
      </Group>
    </Dialog>
  );
}

const restMs = 1_000;

/** The sum in figures and in words. It is announced once the typing rests, not at each digit. */
function ApprovedTotal({ total }: { readonly total: number | undefined }) {
  const [rested] = useDebouncedValue(total, restMs);
  return (
    <>
      <Text mt="md" fw={600}>
        {total === undefined ? "The total is not known: an amount cannot be read." : `You approve ${formatPaise(total)}`}
      </Text>
      {total !== undefined && <Text>{amountInWords(total)}</Text>}
      <span className="portal-unseen" role="status">
        {rested === undefined ? "Total not known" : `Total: ${formatPaise(rested)}`}
      </span>
    </>
  );
}

/** What the server refused, by item. */
function refusedOf(fields: FieldErrors, items: readonly SentSanction[]): SanctionProblems {
  return Object.fromEntries(
    items.flatMap(({ itemId }, place) => {
      const [amount] = fields[`items.${place}.amount`] ?? [];
      const [reason] = fields[`items.${place}.reason`] ?? [];
      return amount === undefined && reason === undefined
        ? []
        : [[itemId, { ...(amount !== undefined && { amount }), ...(reason !== undefined && { reason }) }]];
    }),
  );
}

type SanctionFieldsProps = {
  readonly line: ReviewSheetLine;
  readonly legend: string;
  readonly sanction: Sanction;
  readonly problems: Partial<Sanction>;
  readonly onChange: (part: Partial<Sanction>) => void;
};

function SanctionFields({ line, legend, sanction, problems, onChange }: SanctionFieldsProps) {
  const { itemId, claimedPaise, recommendedPaise } = line;
  const given = readSanction(sanction);
  const isLess = given !== undefined && given < (recommendedPaise ?? 0);
  return (
    <Fieldset legend={legend}>
      <Text size="sm">
        Claimed {formatPaise(claimedPaise)}, recommended {formatPaise(recommendedPaise)}
      </Text>
      <AmountField
        id={fieldIdOf(itemId, "amount")}
        label="Amount that you give"
        value={sanction.amount}
        onChange={(amount) => onChange({ amount })}
        {...(problems.amount !== undefined && { error: problems.amount })}
      />
      {isLess && (
        <ReasonForLess
          itemId={itemId}
          less={formatPaise((recommendedPaise ?? 0) - given)}
          reason={sanction.reason}
          error={problems.reason}
          onChange={(reason) => onChange({ reason })}
        />
      )}
    </Fieldset>
  );
}

type ReasonForLessProps = {
  readonly itemId: string;
  readonly less: string;
  readonly reason: string;
  readonly error: string | undefined;
  readonly onChange: (reason: string) => void;
};

/** Why less is given; a reason of the list can be taken over and changed. */
function ReasonForLess({ itemId, less, reason, error, onChange }: ReasonForLessProps) {
  const query = trpc.rules.reasons.list.useQuery();
  const reasons = query.data ?? [];
  return (
    <Stack gap="xs" mt="xs">
      <SearchSelectField
        id={fieldIdOf(itemId, "code")}
        label="Take a reason from the list"
        isOptional
        options={reasons.filter(({ isRetired }) => !isRetired).map(({ code, sentenceEn }) => ({ value: code, label: sentenceEn }))}
        areOptionsRead={query.data !== undefined}
        value={reasons.find(({ sentenceEn }) => sentenceEn === reason)?.code ?? ""}
        onChange={(code) => onChange(reasons.find((one) => one.code === code)?.sentenceEn ?? reason)}
      />
      {query.data === undefined && query.error !== null && (
        <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
      )}
      <TextAreaField
        id={fieldIdOf(itemId, "reason")}
        label={`Reason for ${less} less`}
        hint="The firm and the council read it."
        rows={2}
        maxLength={4000}
        value={reason}
        onChange={onChange}
        {...(error !== undefined && { error })}
      />
    </Stack>
  );
}
