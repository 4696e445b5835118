import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { SiteImage } from "../../../shared/site-image.tsx";
import { Section } from "../../../components/section.tsx";
import classes from "./desk-picture.module.css";
import { MarkdownPreview } from "./markdown-field.tsx";
import type { ContentEntry, ContentDraft } from "./views.ts";
import { writtenWordsOf } from "./written-words.ts";

const Chosen = z.object({ id: z.string(), alt: z.string() });

/** Shows the unsaved text as the website will show it. */
export function ContentPreview({ kind, draft, entry }: { kind: ContentKind; draft: ContentDraft; entry: ContentEntry | undefined }) {
  const [isShown, setIsShown] = useState(false);
  const { fields, titleField } = contentKindOf(kind);
  return (
    <Section title="Preview">
      <Stack gap="md" align="flex-start">
        <Button variant="default" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? "Hide the preview" : "Preview as the public will see it"}
        </Button>
        {isShown && (
          <Stack gap="xs" w="100%" component="article" aria-label="Preview">
            <Title order={3}>{textOf(draft[titleField])}</Title>
            {Object.entries(fields).map(([name, field]) => {
              const value = draft[name];
              if (name === titleField || value === null || value === "" || value === undefined) return null;
              if (field.type === "markdown") return <MarkdownPreview key={name} text={textOf(value)} label={`${field.label} in the preview`} />;
              if (field.type === "image") return <PreviewPicture key={name} value={value} entry={entry} />;
              if (field.type === "file" || field.type === "select") return null;
              const words = Array.isArray(value) ? value.join(" · ") : writtenWordsOf(field, textOf(value));
              return words === "" ? null : <Text key={name}>{words}</Text>;
            })}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

function PreviewPicture({ value, entry }: { value: unknown; entry: ContentEntry | undefined }) {
  const chosen = Chosen.safeParse(value);
  const picture = chosen.success ? entry?.pictures[chosen.data.id] : undefined;
  if (!chosen.success || picture === undefined) return <Text>The picture is shown here once the draft is saved.</Text>;
  return (
    <div style={{ maxWidth: "40rem" }}>
      <SiteImage image={{ ...picture, alt: chosen.data.alt }} sizes="40rem" className={classes.picture} />
    </div>
  );
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
