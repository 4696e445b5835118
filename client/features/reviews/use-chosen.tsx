import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { Column } from "../../components/data-list.tsx";
import type { ReviewListRow } from "./views.ts";

/** Claims that are chosen for one action on all of them. They stay chosen from page to page, and are forgotten with another filter. */
export type Chosen = {
  readonly ids: ReadonlySet<string>;
  /** When the first of them was read, from the server's clock; after an action, when those that are left were read again. */
  readonly seenAt: Date;
  readonly has: (id: string) => boolean;
  readonly add: (ids: readonly string[], seenAt?: Date) => void;
  readonly remove: (ids: readonly string[]) => void;
  /** Removes those with which an action is done. The others count as seen with the list that is read next. */
  readonly finish: (ids: readonly string[]) => void;
};

type Kept = {
  readonly list: string;
  readonly ids: ReadonlySet<string>;
  readonly seenAt?: Date | undefined;
  /** After an action that left some, until the list is read again: when the list was read from which it began. */
  readonly actedFrom?: Date | undefined;
};

/** @param list names the filters; @param readAt when the rows that are shown were read */
export function useChosen(list: string, readAt: Date = new Date(0)): Chosen {
  const nothing: Kept = { list, ids: new Set() };
  const [last, setKept] = useState(nothing);
  const kept = last.list === list ? last : nothing;
  const { ids, seenAt, actedFrom } = kept;
  // The list now shows what changed, so the officer can try again.
  if (actedFrom !== undefined && readAt > actedFrom) setKept({ list, ids, seenAt: readAt });
  const forget = (gone: readonly string[], from = actedFrom): void => {
    const left = [...ids].filter((id) => !gone.includes(id));
    setKept(left.length === 0 ? nothing : { ...kept, ids: new Set(left), actedFrom: from });
  };
  return {
    ids,
    seenAt: seenAt ?? readAt,
    has: (id) => ids.has(id),
    add: (added, at = readAt) => setKept({ ...kept, ids: new Set([...ids, ...added]), seenAt: seenAt ?? at }),
    remove: (gone) => forget(gone),
    finish: (done) => forget(done, readAt),
  };
}

/** The column in which rows are chosen. */
export const chooseColumn = ({ has, add, remove }: Chosen): Column<ReviewListRow> => ({
  key: "choose",
  label: "Choose",
  isLabelUnseen: true,
  width: "box",
  show: ({ id }) => (
    // The tick stays above the box, which a row that is a link lifts above its click area.
    <Checkbox
      styles={{ icon: { zIndex: 2 } }}
      aria-label={`Choose ${id}`}
      checked={has(id)}
      onChange={({ currentTarget }) => (currentTarget.checked ? add([id]) : remove([id]))}
    />
  ),
});
