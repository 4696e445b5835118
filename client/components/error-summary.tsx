import { Alert, Anchor, List, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "../shared/icons.ts";
import { goToField, useSummaryFocus, type Problem } from "../shared/problem.ts";

type ErrorSummaryProps = {
  readonly problems: readonly Problem[];
  /** The specification's sentence that leads the list. */
  readonly lead?: string;
  /** Change it on each try, so that the summary takes the focus again. */
  readonly attempt: number;
};

/** "There is a problem": shown above a form, receives focus, and links to each field. Renders nothing without problems and lead. */
export function ErrorSummary({ problems, lead, attempt }: ErrorSummaryProps) {
  const isShown = problems.length > 0 || lead !== undefined;
  const box = useSummaryFocus(isShown, attempt);
  if (!isShown) return null;
  return (
    <Alert ref={box} tabIndex={-1} color="red" role="alert" icon={<IconAlertTriangle aria-hidden="true" />} mb="lg">
      <Title order={2} size="h3">
        There is a problem
      </Title>
      {lead !== undefined && <Text mt={4}>{lead}</Text>}
      {problems.length > 0 && (
        <List mt="xs">
          {problems.map(({ text, fieldId }) => (
            <List.Item key={`${fieldId} ${text}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <Anchor href={`#${fieldId}`} display="inline-block" py={3} onClick={(event) => goToField(event, fieldId)}>
                  {text}
                </Anchor>
              )}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
