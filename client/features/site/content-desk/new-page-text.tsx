import { Anchor, Box, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { SelectField } from "../../../components/fields.tsx";
import { useLeaveFirst } from "../../../components/leave-first.tsx";
import { Section } from "../../../components/section.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { ContentEditor } from "./content-editor.tsx";
import { contentEntryPath } from "./content-paths.ts";
import type { ContentDraft, TextPageChoice } from "./views.ts";

type NewPageTextProps = { readonly isMade: boolean; readonly onMade: (id: string) => void };

const textOf = ({ key: _key, entryId: _entryId, ...fields }: TextPageChoice): ContentDraft => fields;

/** Chooses the page to change, and starts with the text of the release. A page that has an entry already is changed there. */
export function NewPageText({ isMade, onMade }: NewPageTextProps) {
  // As it was when it was chosen: saving the entry, here or by another user, does not close the editor.
  const [page, setPage] = useState<TextPageChoice>();
  const [isDirty, setDirty] = useState(false);
  const { afterAsking, question } = useLeaveFirst(isDirty, "What you wrote in this page text is not saved yet.");
  const query = trpc.site.content.textPages.useQuery(undefined, { gcTime: 0 });
  const pages = query.data ?? [];
  return (
    <Stack gap="lg">
      {question}
      {!isMade && (
        <Section title="Page">
          <SelectField
            id="page-of-text"
            label="Whose text"
            value={page?.key ?? ""}
            onChange={(chosen) => afterAsking(() => setPage(pages.find(({ key }) => key === chosen)))}
            options={pages.map(({ key, title }) => ({ value: key, label: title }))}
          />
          {query.data === undefined && query.error !== null && (
            <Box mt="sm">
              <ErrorState message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
            </Box>
          )}
          {page === undefined && query.data !== undefined && <Text mt="sm">Choose a page; its present text is filled in.</Text>}
          {page !== undefined && page.entryId !== null && (
            <Text mt="sm">
              This page has a text of the staff already.{" "}
              <Anchor component={Link} to={contentEntryPath("page-text", page.entryId)}>
                Change that text
              </Anchor>
            </Text>
          )}
        </Section>
      )}
      {page?.entryId === null && (
        <ContentEditor
          key={page.key}
          kind="page-text"
          stored={undefined}
          first={{ slug: page.key, fields: textOf(page) }}
          onMade={onMade}
          onDirty={setDirty}
        />
      )}
    </Stack>
  );
}
