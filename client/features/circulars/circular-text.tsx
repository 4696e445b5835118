import { SimpleGrid, Title } from "@mantine/core";
import { Prose } from "../../shared/prose.tsx";

type CircularTextProps = {
  readonly subject: string;
  readonly subjectHindi: string;
  readonly bodyHtml: string;
  readonly bodyHindiHtml: string;
};

/** A circular in both languages side by side. */
export function CircularText({ subject, subjectHindi, bodyHtml, bodyHindiHtml }: CircularTextProps) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
      <article lang="en" aria-label="In English">
        <Title order={3} mb="sm">
          {subject}
        </Title>
        <Prose html={bodyHtml} />
      </article>
      <article lang="hi" aria-label="In Hindi">
        <Title order={3} mb="sm">
          {subjectHindi}
        </Title>
        <Prose html={bodyHindiHtml} />
      </article>
    </SimpleGrid>
  );
}
