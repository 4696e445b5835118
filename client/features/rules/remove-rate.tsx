import { Alert } from "@mantine/core";
import { formatIndianDate } from "#domain/dates.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { SavedRate } from "./checked-rate.ts";

type RemoveRateProps = { readonly rate: SavedRate; readonly onRemoved: (message: string) => void; readonly onCancel: () => void };

/** Asks once before the rate of a day is removed. */
export function RemoveRate({ rate: { currency, onDate, rate }, onRemoved, onCancel }: RemoveRateProps) {
  const utils = trpc.useUtils();
  const remove = trpc.rules.exchangeRates.remove.useMutation({
    onSuccess: async ({ message }) => {
      await utils.rules.invalidate();
      onRemoved(message);
    },
  });
  const name = `${currency} for ${formatIndianDate(onDate)}`;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Remove the rate of ${name}?`}
      consequences={[`Costs in ${currency} of this day wait until a rate is entered`]}
      confirmLabel={`Remove Rs ${rate}`}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ currency, onDate, rate })}
      onCancel={onCancel}
    >
      {remove.error !== null && <Alert color="red" role="alert" mb="sm" title={failureOf(remove.error).message} />}
    </ConfirmDialog>
  );
}
