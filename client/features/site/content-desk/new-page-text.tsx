import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { SelectField } from "../../../components/fields.tsx";
import { Section } from "../../../components/section.tsx";
import { trpc } from "../../../lib/trpc.ts";
import type { TextPageContent } from "#domain/site/text-page.ts";
import type { ContentDraft } from "./views.ts";
import { ContentEditor } from "./content-editor.tsx";

type NewPageTextProps = { readonly isMade: boolean; readonly onMade: (id: string) => void };

const textOf = ({ key: _key, ...fields }: TextPageContent): ContentDraft => fields;

/** Chooses the page to change, and starts with the text of the release. */
export function NewPageText({ isMade, onMade }: NewPageTextProps) {
  const [chosen, setChosen] = useState("");
  const { data: pages = [] } = trpc.site.content.textPages.useQuery();
  const page = pages.find(({ key }) => key === chosen);
  return (
    <Stack gap="lg">
      {!isMade && (
        <Section title="Page">
          <SelectField
            id="page-of-text"
            label="Whose text"
            value={chosen}
            onChange={setChosen}
            options={pages.map(({ key, title }) => ({ value: key, label: title }))}
          />
          {page === undefined && <Text mt="sm">Choose a page; its present text is filled in.</Text>}
        </Section>
      )}
      {page !== undefined && (
        <ContentEditor key={page.key} kind="page-text" stored={undefined} onMade={onMade} first={{ slug: page.key, fields: textOf(page) }} />
      )}
    </Stack>
  );
}
