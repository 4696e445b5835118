import { useRef, useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useFormFile } from "../../lib/use-form-file.ts";
import type { OwnPayment } from "./document-views.ts";
import type { StoredPaymentFile } from "./stored-file.ts";

/**
 * The signed copy of a pre-receipt, with the version of the payment that was signed: the version at the download, or, without a download in this
 * window, the version when the file was chosen.
 */
export function useSignedCopy(payment: OwnPayment | undefined) {
  const utils = trpc.useUtils();
  const form = useFormFile<StoredPaymentFile>();
  const downloaded = useRef<number>(undefined);
  const chosen = useRef<number>(undefined);
  const [version, setVersion] = useState<number>();
  return {
    signed: form,
    version,
    /** True when the payment has changed since the version that the chosen file was signed for. */
    isCorrected: form.file !== undefined && payment !== undefined && version !== payment.version,
    /** Call it when a file is chosen. */
    noteChosen: (): void => {
      chosen.current = downloaded.current ?? payment?.version;
    },
    /** Call it when the chosen file is stored. */
    noteStored: (): void => setVersion(chosen.current),
    /** Call it at a download: the file is made from the current payment, which the page may not show yet. */
    noteDownload: async (): Promise<void> => {
      await utils.payments.documents.own.invalidate();
      const own = utils.payments.documents.own.getData();
      downloaded.current = own?.payments.find(({ id }) => id === payment?.id)?.version;
    },
  };
}
