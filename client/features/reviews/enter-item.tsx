import { Alert, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { council } from "#domain/council.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { fieldId } from "../reimbursements/field-id.ts";
import { ItemEditor } from "../reimbursements/item-editor.tsx";
import { itemText } from "../reimbursements/item-text.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { dialogBase, mergeTyped } from "./dialog-base.ts";
import { costsOf, firstItem, wholeField } from "./first-item.ts";
import type { ReviewActions } from "./use-review-actions.ts";
import type { ReviewView } from "./views.ts";

/** An amount is of its currency, and a page of its document. */
const together = [
  ["currency", "amount", "tax"],
  ["document", "page"],
] as const;

const unsaved = "This cost is not saved yet.";

type EnterItemProps = {
  readonly view: ReviewView;
  readonly actions: ReviewActions;
  /** The item to correct; a new one when there is none. */
  readonly itemId: string | undefined;
  readonly note: NoteUnsent;
  readonly onClose: () => void;
};

/** The council completes or corrects a cost from the documents. What it typed is marked, and the firm can object in its reply. */
export function EnterItem({ view, actions, itemId, note, onClose }: EnterItemProps) {
  const field = wholeField(view);
  // The save replaces all costs, so it names the version whose costs the user saw.
  const [opened, setOpened] = useState(view);
  const { version, isChanged, isBlocked } = dialogBase({ ...actions, opened }, costsOf);
  const before = costsOf(opened);
  const at = before.findIndex(({ id }) => id === itemId);
  const place = at === -1 ? before.length : at;
  const [first] = useState<Item>(() => before[place] ?? firstItem(view));
  const [item, setItem] = useState(first);
  const begun = before[place] ?? first;
  const saved = costsOf(actions.latest).find(({ id }) => id === itemId);
  const { afterAsking, question } = useLeaveFirst(item !== begun, unsaved);
  useNoteUnsent(note, { form: "cost", isUnsent: item !== begun, sentence: unsaved });
  const errors = actions.itemErrors;
  useEffect(() => {
    const [wrong] = Object.keys(errors);
    if (wrong !== undefined) document.getElementById(fieldId(wrong))?.focus();
  }, [errors]);
  const save = (items: Item[]): void => void actions.saveItems(items, version).then((isSaved) => isSaved && onClose());
  const needed = view.documents.filter(({ isApplicable }) => isApplicable);
  if (field === undefined) return null;
  return (
    <>
      <Dialog onClose={() => afterAsking(onClose)} title={itemId === undefined ? "Add a cost" : "Correct a cost"} size="xl">
        <Text mb="md">
          Type what the papers say. The cost is then marked &quot;Entered by {council.shortName}&quot;; the firm sees it and can object in its reply.
        </Text>
        {actions.refusalInDialog !== undefined && <Alert color="red" role="alert" mb="md" title={actions.refusalInDialog} />}
        {(isChanged || isBlocked) && (
          <ChangedMeanwhile
            what="the costs"
            lines={costsOf(actions.latest).map(itemText)}
            isBlocked={isBlocked}
            isRemoved={itemId !== undefined && saved === undefined}
            onGoOn={() => {
              actions.dismissRefusal();
              setOpened(actions.latest);
              if (saved !== undefined) setItem(mergeTyped(begun, item, saved, together));
            }}
          />
        )}
        <ItemEditor
          field={field}
          item={item}
          place={place}
          number={place + 1}
          documents={needed.map(({ fieldName, label }) => ({ value: fieldName, label }))}
          context={{ draft: { id: view.id }, errors, documents: view.documents }}
          takesFocus
          doneLabel={actions.isBusy ? "Working..." : "Save this cost"}
          onChange={setItem}
          onDone={() => save(before.toSpliced(place, 1, item))}
          onRemove={() => (itemId === undefined ? onClose() : save(before.toSpliced(place, 1)))}
        />
      </Dialog>
      {question}
    </>
  );
}
