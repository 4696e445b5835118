import { Alert, Anchor, List, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { IconAlertTriangle } from "./icons.ts";

/** One thing to mend; `fieldId` is the id of the input that the line leads to. */
export type Problem = { readonly text: string; readonly fieldId?: string };

type ErrorSummaryProps = {
  readonly problems: readonly Problem[];
  /** The specification's sentence that leads the list. */
  readonly lead?: string;
  /** Change it on each try, so that the summary takes the focus again. */
  readonly attempt: number;
};

/** "There is a problem": stands above a form, receives focus, and leads to each field. Draws nothing without problems and lead. */
export function ErrorSummary({ problems, lead, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0 || lead !== undefined;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [attempt, isShown]);
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

function goToField(event: { preventDefault(): void }, fieldId: string): void {
  const place = document.getElementById(fieldId);
  if (place === null) return;
  event.preventDefault();
  const isControl = place.matches("input, select, textarea, button");
  const field = isControl ? place : (place.querySelector<HTMLElement>("input, select, textarea, button") ?? place);
  field.focus();
  field.scrollIntoView({ block: "center" });
}
