import { Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { council } from "#domain/council.ts";
import { maxFurtherPapers } from "#domain/reimbursements/file-rules.ts";
import { maxPaperNameLength } from "#domain/reimbursements/further-paper-name.ts";
import { furtherPaperField, isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { TextField } from "../../components/fields.tsx";
import { DocumentField } from "./document-field.tsx";
import type { Draft } from "./draft.ts";
import { newPaper, useNewPaper } from "./use-new-paper.ts";
import { useUploads } from "./uploads.ts";
import { unsentFurtherPapersText } from "./unsent-further-papers.ts";
import type { DocumentView, ReimbursementView } from "./views.ts";

/** True for a further paper of this reply: the council has not received it. */
export const isNewPaper = ({ fieldName, isOpen, deficiencies }: DocumentView): boolean =>
  isFurtherPaper(fieldName) && isOpen && !deficiencies.some((remark) => remark.isOpen);

/**
 * The further papers of a reply: each is sent at once under its own name, and can be taken out before the reply is sent. Where none is asked
 * for, those of a fresh look that was not asked for.
 */
export function FurtherPapers({
  view,
  draft,
  purpose = "reply",
}: {
  readonly view: ReimbursementView;
  readonly draft: Draft;
  readonly purpose?: "reply" | "fresh look";
}) {
  const uploads = useUploads(draft);
  const newPaperState = useNewPaper(draft);
  const furtherPapers = view.documents.filter(isNewPaper);
  const heading = useFocusAfterRemoval(furtherPapers.length);
  const isFreshLook = purpose === "fresh look";
  const canAdd = isFreshLook || view.asksPapers;
  const context = { draft, documents: view.documents, uploads, errors: {} };
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="further-papers">
      <Title order={3} size="h4" id="further-papers" ref={heading} tabIndex={-1}>
        Further papers for this {purpose}
      </Title>
      {canAdd ? (
        <Text mb="sm">
          {isFreshLook
            ? "If a paper shows it, add it with its name"
            : `${view.deficiencyOrigin === "DGFT" ? "DGFT" : council.shortName} asks for further papers. Add each with its name`}
          , at most {maxFurtherPapers}; each is saved at once.
        </Text>
      ) : (
        <Text mb="sm">{unsentFurtherPapersText(furtherPapers.length)}</Text>
      )}
      <Stack gap="md">
        {furtherPapers.map(({ fieldName, noun }) => (
          <DocumentField key={fieldName} field={{ ...furtherPaperField(fieldName, noun), optional: true }} context={context} />
        ))}
        {canAdd && furtherPapers.length < maxFurtherPapers && (
          <>
            <TextField
              id="paper-name"
              label="Name of the paper"
              hint="Such as: Bill of entry of 3 March. Without a name it gets the name of its file."
              isOptional
              maxLength={maxPaperNameLength}
              value={newPaperState.name}
              onChange={newPaperState.write}
            />
            <DocumentField field={newPaper} context={context} nameOf={newPaperState.nameOf} />
          </>
        )}
        {canAdd && furtherPapers.length >= maxFurtherPapers && <Text>No more papers fit in. Remove one to add another.</Text>}
      </Stack>
    </Paper>
  );
}

/** The heading takes the focus when a further paper went with its buttons. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
