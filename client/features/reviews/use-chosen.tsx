import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { Column } from "../../components/data-list.tsx";
import type { ReviewListRow } from "./views.ts";

/** Claims that are chosen for one action on all of them. They stay chosen from page to page, and are forgotten with another filter. */
export type Chosen = {
  readonly ids: ReadonlySet<string>;
  /** When the first of them was read, from the server's clock. */
  readonly seenAt: Date;
  readonly has: (id: string) => boolean;
  readonly add: (ids: readonly string[], seenAt?: Date) => void;
  readonly remove: (ids: readonly string[]) => void;
};

type Kept = { readonly list: string; readonly ids: ReadonlySet<string>; readonly seenAt: Date | undefined };

/** @param list names the filters; @param readAt when the rows that are shown were read */
export function useChosen(list: string, readAt: Date = new Date(0)): Chosen {
  const [kept, setKept] = useState<Kept>({ list, ids: new Set(), seenAt: undefined });
  const { ids, seenAt } = kept.list === list ? kept : { ids: new Set<string>(), seenAt: undefined };
  return {
    ids,
    seenAt: seenAt ?? readAt,
    has: (id) => ids.has(id),
    add: (added, at = readAt) => setKept({ list, ids: new Set([...ids, ...added]), seenAt: seenAt ?? at }),
    remove: (gone) => {
      const left = [...ids].filter((id) => !gone.includes(id));
      setKept({ list, ids: new Set(left), seenAt: left.length === 0 ? undefined : seenAt });
    },
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
