import { Alert, Button, Group, Text } from "@mantine/core";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { DataList } from "../../../components/data-list.tsx";
import { useSummaryFocus } from "../../../shared/problem.ts";
import type { ContentEditorState } from "./use-content-editor.ts";

/** Shows the values that another user has saved next to the typed ones. The editor decides. */
export function StaleNotice({ kind, editor }: { kind: ContentKind; editor: ContentEditorState }) {
  const { stale, draft } = editor;
  const box = useSummaryFocus(stale !== undefined, editor.attempt);
  if (stale === undefined) return null;
  const differing = Object.entries(contentKindOf(kind).fields).filter(([name]) => wordsOf(stale.fields[name]) !== wordsOf(draft[name]));
  return (
    <Alert ref={box} tabIndex={-1} color="orange" role="alert" title={contentMessages.stale} mb="md">
      {stale.updatedByName !== null && <Text>Changed by {stale.updatedByName}.</Text>}
      <DataList
        caption="Both texts"
        columns={[
          { key: "field", label: "Field", show: ([, field]) => field.label },
          { key: "theirs", label: "Saved by the other", show: ([name]) => wordsOf(stale.fields[name]) || "Nothing" },
          { key: "mine", label: "Written here", show: ([name]) => wordsOf(draft[name]) || "Nothing" },
        ]}
        rows={differing}
        rowKey={([name]) => name}
        emptyTitle="Both texts are the same."
      />
      <Group mt="md">
        <Button onClick={editor.keepMine}>Go on with mine</Button>
        <Button variant="default" onClick={editor.takeTheirs}>
          Take the other text
        </Button>
      </Group>
    </Alert>
  );
}

const wordsOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.join("\n");
  return value === null || value === undefined ? "" : JSON.stringify(value);
};
