import { Alert, Button, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { effectiveVerdict, verdictLabel } from "#domain/reimbursements/verdicts.ts";
import type { ToChoose } from "./use-review.ts";
import classes from "./version-choice.module.css";
import type { VerdictEdit, VerdictEdits } from "./verdict-edits.ts";

type Side = "mine" | "theirs";
type VersionChoiceProps = { readonly choice: ToChoose; readonly onSettle: (chosen: VerdictEdits) => void };

/** The reviewer's edits next to the saved state, document by document. Nothing is overwritten until the reviewer has chosen. */
export function VersionChoice({ choice, onSettle }: VersionChoiceProps) {
  const { title, differences, writtenAt } = choice;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (difference: Difference): Side => sides[difference.document.fieldName] ?? sideAtFirst(difference, writtenAt);
  const chosen = () =>
    Object.fromEntries(differences.filter((one) => sideOf(one) === "mine").map(({ document, mine }) => [document.fieldName, mine] as const));

  return (
    <Alert color="orange" role="alert" title={title}>
      <Stack gap="md">
        {differences.map((difference) => (
          <DocumentChoice
            key={difference.document.fieldName}
            difference={difference}
            isReplaced={isReplacedSince(difference, writtenAt)}
            side={sideOf(difference)}
            onSide={(side) => setSides({ ...sides, [difference.document.fieldName]: side })}
          />
        ))}
        <div>
          <Button onClick={() => onSettle(chosen())}>{differences.length === 0 ? "Reload" : "Reload with these choices"}</Button>
          {differences.length > 0 && (
            <Text size="sm" mt="xs">
              Both stay here until you choose. What you choose of yours is then on the latest version, to be saved as usual.
            </Text>
          )}
        </div>
      </Stack>
    </Alert>
  );
}

type Difference = ToChoose["differences"][number];

/** A new file was put in the place of the one that I judged. */
const isReplacedSince = ({ document }: Difference, writtenAt: Date): boolean =>
  document.current !== undefined && document.current.uploadedAt.getTime() > writtenAt.getTime();

/** My words, unless they are about a file that is no longer there. */
const sideAtFirst = (difference: Difference, writtenAt: Date): Side =>
  difference.document.isApplicable && !isReplacedSince(difference, writtenAt) ? "mine" : "theirs";

type DocumentChoiceProps = {
  readonly difference: Difference;
  readonly isReplaced: boolean;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
};

function DocumentChoice({ difference: { document, mine, theirs }, isReplaced, side, onSide }: DocumentChoiceProps) {
  return (
    <Radio.Group label={document.label} value={side} onChange={(next) => onSide(next === "mine" ? "mine" : "theirs")}>
      {isReplaced && (
        <Text size="sm" fw={500}>
          The file was replaced after you wrote this. Look at the new one before you use your words.
        </Text>
      )}
      {!document.isApplicable && <Text size="sm">The member answered No meanwhile: this document is not asked for any more.</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        <div className={classes.version} data-chosen={side === "mine" || undefined}>
          <Radio value="mine" label="Mine, not saved" disabled={!document.isApplicable} />
          <Words verdict={mine} />
        </div>
        <div className={classes.version} data-chosen={side === "theirs" || undefined}>
          <Radio value="theirs" label="Theirs, saved now" />
          <Words verdict={theirs} />
        </div>
      </SimpleGrid>
    </Radio.Group>
  );
}

function Words({ verdict }: { verdict: VerdictEdit }) {
  return (
    <Text size="sm" mt={4} className={classes.words}>
      {inWords(verdict)}
    </Text>
  );
}

function inWords(verdict: VerdictEdit): string {
  const word = verdictLabel[effectiveVerdict(verdict)];
  return verdict.remark.trim() === "" ? word : `${word}: ${verdict.remark}`;
}
