import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import type { FieldErrors } from "#domain/errors.ts";
import { furtherPaperStep } from "#domain/reimbursements/further-papers.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { SummaryCard } from "../../components/summary-card.tsx";
import { answerText } from "./answer-text.ts";
import { FileList } from "./file-list.tsx";
import { wizardPath } from "./member-paths.ts";
import type { DocumentView, ReimbursementView } from "./views.ts";

/** The id of a step's Change link, to which the error summary leads. */
export const changeId = (step: number): string => `change-step-${step}`;

type AnswerSectionsProps = {
  readonly scheme: Scheme;
  readonly view: ReimbursementView;
  /** What is missing, by wire name. */ readonly missing?: FieldErrors;
  readonly hasChange?: boolean;
};

/** Every answer and file of a reimbursement, step by step; while it is a draft each with its way back. */
export function AnswerSections({ scheme, view, missing = {}, hasChange = false }: AnswerSectionsProps) {
  const furtherPapers = view.documents.filter(({ step }) => step === furtherPaperStep);
  return (
    <Stack gap="md">
      {scheme.steps.map((step, index) => {
        const number = index + 1;
        return (
          <Paper key={step.title} component="section" withBorder p="md" aria-labelledby={`answers-${number}`}>
            <Group justify="space-between" align="baseline" wrap="nowrap" mb="xs">
              <Title order={3} size="h4" id={`answers-${number}`}>
                {number}. {step.title}
              </Title>
              {hasChange && (
                <Anchor component={Link} to={wizardPath(scheme.kind, { id: view.id, step: number, from: "check" })} id={changeId(number)}>
                  Change
                  <span className="portal-unseen">
                    {" "}
                    step {number}: {step.title}
                  </span>
                </Anchor>
              )}
            </Group>
            <SummaryCard
              isStacked={view.documents.some((document) => document.step === number)}
              rows={[
                ...view.answerRows.filter((row) => row.step === number).map((row) => ({ label: row.label, value: answerText(row) })),
                ...view.documents
                  .filter((document) => document.step === number && document.isApplicable)
                  .map((document) => documentRow(view.id, document, missing)),
              ]}
            />
          </Paper>
        );
      })}
      {furtherPapers.length > 0 && (
        <Paper component="section" withBorder p="md" aria-labelledby="answers-papers">
          <Title order={3} size="h4" id="answers-papers" mb="xs">
            Further papers
          </Title>
          <SummaryCard isStacked rows={furtherPapers.map((document) => documentRow(view.id, document, missing))} />
        </Paper>
      )}
    </Stack>
  );
}

function documentRow(reimbursementId: string, document: DocumentView, missing: FieldErrors) {
  const [text] = missing[document.fieldName] ?? [];
  const files = document.current?.files ?? [];
  if (files.length === 0 && text === undefined) return { label: document.label, value: undefined };
  return {
    label: document.label,
    value: (
      <Stack gap={4}>
        {files.length > 0 && <FileList reimbursementId={reimbursementId} label={document.label} files={files} />}
        {text !== undefined && <Text c="var(--portal-error)">{text}</Text>}
      </Stack>
    ),
  };
}
