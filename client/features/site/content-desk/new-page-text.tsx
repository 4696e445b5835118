import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { bodies } from "#site/content/bodies/bodies.ts";
import { textsOf } from "#site/content/languages/all-texts.ts";
import { pageKeys, sitePages, type PageKey } from "#site/content/pages.ts";
import { SelectField } from "../../../components/fields.tsx";
import { Section } from "../../../components/section.tsx";
import { ContentEditor } from "./content-editor.tsx";

const isTextPage = (key: PageKey): boolean => bodies[key] !== undefined;

type NewPageTextProps = { readonly isMade: boolean; readonly onMade: (id: string) => void };

/** Chooses the page whose text is to be changed, until it is saved, and begins with the text that it came with. */
export function NewPageText({ isMade, onMade }: NewPageTextProps) {
  const [chosen, setChosen] = useState("");
  const key = pageKeys.find((each) => each === chosen && isTextPage(each));
  const titles = textsOf("en").pages;
  return (
    <Stack gap="lg">
      {!isMade && (
        <Section title="Page">
          <SelectField
            id="page-of-text"
            label="Whose text"
            value={chosen}
            onChange={setChosen}
            options={pageKeys.filter(isTextPage).map((each) => ({ value: each, label: titles[each] }))}
          />
          {key === undefined && <Text mt="sm">Choose a page; its present text is filled in.</Text>}
        </Section>
      )}
      {key !== undefined && (
        <ContentEditor
          key={key}
          kind="page-text"
          stored={undefined}
          onMade={onMade}
          first={{ slug: key, fields: { title: titles[key], body: bodies[key] ?? "", reviewedOn: sitePages[key].reviewedOn } }}
        />
      )}
    </Stack>
  );
}
