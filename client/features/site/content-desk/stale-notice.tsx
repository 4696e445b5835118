import { z } from "zod";
import type { ContentField } from "#domain/site/content/kind.ts";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { TwoVersions } from "../../../components/two-versions.tsx";
import { addressKey, type ContentEditorState } from "./use-content-editor.ts";
import type { ContentEntry } from "./views.ts";
import { writtenWordsOf } from "./written-words.ts";

/** Shows the values that another user has saved next to the typed ones, field by field. What was not changed here is taken from the other. */
export function StaleNotice({ kind, editor }: { kind: ContentKind; editor: ContentEditorState }) {
  const { stale, draft, slug, entry, attempt, settle } = editor;
  if (stale === undefined) return null;
  const differences = Object.entries(contentKindOf(kind).fields)
    .filter(([name]) => !isSame(stale.fields[name], draft[name]))
    .map(([name, field]) => ({
      key: name,
      label: field.label,
      mine: wordsOf(field, draft[name], entry) || "Nothing",
      theirs: wordsOf(field, stale.fields[name], stale) || "Nothing",
      atFirst: isSame(draft[name], entry?.fields[name]) ? ("theirs" as const) : ("mine" as const),
      notes: areTwoFiles(draft[name], stale.fields[name]) ? ["These are two different files."] : [],
    }));
  const address = {
    key: addressKey,
    label: "Address",
    mine: slug || "Nothing",
    theirs: stale.slug,
    atFirst: slug === (entry?.slug ?? "") ? ("theirs" as const) : ("mine" as const),
    notes: [],
  };
  // The address of a published entry stays, whatever was typed.
  const addresses = stale.isAddressFixed || slug === stale.slug ? [] : [address];
  const by = stale.updatedByName === null ? "" : ` Saved by ${stale.updatedByName}.`;
  return <TwoVersions title={`${contentMessages.settle}${by}`} differences={[...addresses, ...differences]} attempt={attempt} onSettle={settle} />;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Chosen = z.object({ id: z.string(), alt: z.string().default(""), altHindi: z.string().default("") });

function areTwoFiles(one: unknown, other: unknown): boolean {
  const [mine, theirs] = [Chosen.safeParse(one), Chosen.safeParse(other)];
  return mine.success && theirs.success && mine.data.id !== theirs.data.id;
}

/** A value as its editor reads it: labels, names and dates instead of what is stored. */
function wordsOf(field: ContentField, value: unknown, entry: ContentEntry | undefined): string {
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value === "string") return writtenWordsOf(field, value);
  const chosen = Chosen.safeParse(value);
  if (!chosen.success) return "";
  const { id, alt, altHindi } = chosen.data;
  if (field.type === "file") return entry?.files[id]?.name ?? "A PDF that was uploaded here";
  return [alt, altHindi].filter((words) => words !== "").join("\n") || "A picture without a description";
}
