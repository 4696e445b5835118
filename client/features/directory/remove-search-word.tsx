import { Alert } from "@mantine/core";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { SearchWord } from "./search-word.ts";

type RemoveSearchWordProps = { readonly word: SearchWord; readonly onRemoved: (message: string) => void; readonly onCancel: () => void };

/** Asks once before a search word is removed. */
export function RemoveSearchWord({ word: { id, changedAt, phrase, devices }, onRemoved, onCancel }: RemoveSearchWordProps) {
  const utils = trpc.useUtils();
  const remove = trpc.directory.searchWords.remove.useMutation({
    onSuccess: async ({ message }) => {
      await utils.directory.invalidate();
      onRemoved(message);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Remove the search word "${phrase}"?`}
      consequences={[`A search for "${phrase}" finds the makers of ${devices.map(({ label }) => label).join(" and of ")} no longer by that word`]}
      confirmLabel="Remove the search word"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id, changedAt })}
      onCancel={onCancel}
    >
      {remove.error !== null && <Alert color="red" role="alert" mb="sm" title={failureOf(remove.error).message} />}
    </ConfirmDialog>
  );
}
