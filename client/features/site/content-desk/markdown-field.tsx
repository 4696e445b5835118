import { Button, Group, Paper, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { TextAreaField } from "../../../components/fields.tsx";
import { Prose } from "../../../shared/prose.tsx";
import { failureOf, posted, trpc } from "../../../lib/trpc.ts";

type MarkdownFieldProps = Parameters<typeof TextAreaField>[0];

/** A text in Markdown, with what the public would see of it below. */
export function MarkdownField({ hint, ...field }: MarkdownFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextAreaField {...field} rows={8} hint={hint ?? "Markdown: ## heading, **bold**, - list, 1. steps, | table |, [words](https://address)"} />
      <Group mt="xs">
        <Button variant="default" size="xs" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? `Hide the preview of ${field.label}` : `Preview ${field.label}`}
        </Button>
      </Group>
      {isShown && <MarkdownPreview text={field.value} label={field.label} />}
    </div>
  );
}

/** Markdown as the public sees it, or why it is not taken. */
export function MarkdownPreview({ text, label }: { text: string; label: string }) {
  const query = trpc.site.content.previewMarkdown.useQuery(
    { text: text.slice(0, 200_000) },
    { placeholderData: keepPreviousData, trpc: { context: posted } },
  );
  const { html = "" } = query.data ?? {};
  const problem = query.error === null ? (query.data?.problem ?? null) : failureOf(query.error).message;
  return (
    <Paper component="section" withBorder p="md" mt="xs" aria-label={`Preview of ${label}`}>
      {problem !== null ? (
        <Text c="var(--portal-error)">{problem}</Text>
      ) : text.trim() === "" ? (
        <Text>Nothing written yet.</Text>
      ) : (
        <Prose html={html} />
      )}
    </Paper>
  );
}
