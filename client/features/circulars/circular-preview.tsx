import { Button, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../components/section.tsx";
import { failureOf, posted, trpc } from "../../lib/trpc.ts";
import type { TypedCircular } from "./circular-form.ts";
import { CircularText } from "./circular-text.tsx";

/** Shows the unsaved text as members will read it. */
export function CircularPreview({ typed }: { readonly typed: TypedCircular }) {
  const [isShown, setShown] = useState(false);
  return (
    <Section title="Preview">
      <Stack gap="md" align="flex-start">
        <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide the preview" : "Preview as members will read it"}
        </Button>
        {isShown && <Preview typed={typed} />}
      </Stack>
    </Section>
  );
}

function Preview({ typed: { subject, subjectHindi, body, bodyHindi } }: { readonly typed: TypedCircular }) {
  const options = { placeholderData: keepPreviousData, trpc: { context: posted } };
  const { data: english, error } = trpc.circulars.preview.useQuery({ body: body.slice(0, 200_000), language: "en" }, options);
  const { data: hindi, error: errorInHindi } = trpc.circulars.preview.useQuery({ body: bodyHindi.slice(0, 200_000), language: "hi" }, options);
  const failure = error ?? errorInHindi;
  const problem = failure === null ? (english?.problem ?? hindi?.problem ?? undefined) : failureOf(failure).message;
  if (problem !== undefined) return <Text c="var(--portal-error)">{problem}</Text>;
  return (
    <CircularText
      subject={subject === "" ? "No subject yet" : subject}
      subjectHindi={subjectHindi === "" ? "अभी विषय नहीं" : subjectHindi}
      bodyHtml={english?.html ?? ""}
      bodyHindiHtml={hindi?.html ?? ""}
    />
  );
}
