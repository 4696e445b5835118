import { Anchor, SimpleGrid, Stack, Text } from "@mantine/core";
import { useEffect } from "react";
import { hindiFieldOf, type ContentField } from "#domain/site/content/kind.ts";
import { contentKindOf } from "#domain/site/content/kinds/index.ts";
import { ErrorSummary } from "../../../components/error-summary.tsx";
import { TextField } from "../../../components/fields.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { SaveNotice } from "../../../components/save-notice.tsx";
import { Section } from "../../../components/section.tsx";
import { ContentFieldInput, contentFieldId } from "./content-field.tsx";
import { ContentPreview } from "./content-preview.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { useContentEditor, type ContentEditorStart } from "./use-content-editor.ts";

/** The inputs that no declaration has. */
const ownFieldIds = new Map([
  ["publishFrom", "publish-from"],
  ["publishUntil", "publish-until"],
  ["slug", "content-slug"],
]);

type ContentEditorProps = ContentEditorStart & {
  /** Whether something is typed or uploaded that is not saved. */
  readonly onDirty?: (isDirty: boolean) => void;
};

/** Writes an entry: its fields from the declaration of its kind, a preview, and what becomes of it. */
export function ContentEditor({ onDirty, ...start }: ContentEditorProps) {
  const { kind } = start;
  const editor = useContentEditor(start);
  const { entry, draft, slug, failure, attempt, message, stale, isDirty } = editor;
  useEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);
  const { one, fields, titleField, hindi } = contentKindOf(kind);
  const problems = Object.entries(failure?.fields ?? {}).map(([name, texts]) => ({
    text: texts.join(" "),
    fieldId: ownFieldIds.get(name) ?? contentFieldId(name),
  }));
  const drawn = (name: string, field: ContentField, lang?: "hi") => (
    <ContentFieldInput
      key={name}
      name={name}
      field={field}
      lang={lang}
      isNeeded={name === titleField || ("isRequired" in field && field.isRequired)}
      value={draft[name]}
      error={failure?.fields[name]?.join(" ")}
      entry={entry}
      onChange={(value) => editor.change(name, value)}
      onUpload={editor.watchUpload}
    />
  );
  return (
    <Stack gap="lg">
      {(failure?.code !== "stale_version" || stale === undefined) && (
        <ErrorSummary problems={problems} attempt={attempt} {...(failure !== undefined && problems.length === 0 ? { lead: failure.message } : {})} />
      )}
      <StaleNotice kind={kind} editor={editor} />
      {message !== undefined && <SaveNotice tone="success" title={message} />}
      <Section title="Text">
        <Stack gap="md">
          {hindi.length > 0 && (
            <Text>
              Write both languages side by side. English is needed. An entry is shown in Hindi once each of its longer texts has Hindi; until then,
              Hindi pages show it in English and say so. Names may stay as they are.
            </Text>
          )}
          {Object.entries(fields).map(([name, field]) => {
            const inHindi = hindi.includes(name) ? fields[hindiFieldOf(name)] : undefined;
            if (inHindi !== undefined)
              return (
                <SimpleGrid key={name} cols={{ base: 1, md: 2 }}>
                  {drawn(name, field)}
                  {drawn(hindiFieldOf(name), inHindi, "hi")}
                </SimpleGrid>
              );
            return hindi.some((each) => hindiFieldOf(each) === name) ? null : drawn(name, field);
          })}
          <TextField
            id="content-slug"
            label="Address"
            hint={
              entry?.isAddressFixed === true
                ? "The last part of the address. It stays, because the entry was published."
                : "The last part of the address; made of the title when it is empty"
            }
            isOptional
            isReadOnly={kind === "page-text" || entry?.isAddressFixed === true}
            maxLength={80}
            value={slug}
            onChange={editor.setSlug}
            {...(failure?.fields["slug"] === undefined ? {} : { error: failure.fields["slug"].join(" ") })}
          />
          {entry?.documentHref !== null && entry?.documentHref !== undefined && (
            <Anchor href={entry.documentHref} target="_blank" rel="noreferrer">
              The PDF made of the published text (opens in a new tab)
            </Anchor>
          )}
        </Stack>
      </Section>
      <ContentPreview kind={kind} draft={draft} entry={entry} />
      <PublishPanel kind={kind} editor={editor} />
      <LeaveGuard isDirty={isDirty} text={`What you wrote in this ${one} is not saved yet.`} />
    </Stack>
  );
}
