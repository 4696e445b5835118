import { useRef, useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useFormFile } from "../../lib/use-form-file.ts";
import type { OwnPayment } from "./document-views.ts";
import type { StoredPaymentFile } from "./stored-file.ts";

/**
 * The signed copy of the pre-receipt of a payment, with the version of the payment that it is signed for: that of the download, without
 * one that of the moment when the file was chosen.
 */
export function useSignedCopy(payment: OwnPayment | undefined) {
  const utils = trpc.useUtils();
  const form = useFormFile<StoredPaymentFile>();
  const downloaded = useRef<number>(undefined);
  const chosen = useRef<number>(undefined);
  const [version, setVersion] = useState<number>();
  const signed = {
    ...form,
    watchUpload: (upload: Promise<void>): void => {
      chosen.current = downloaded.current ?? payment?.version;
      form.watchUpload(upload);
    },
  };
  return {
    signed,
    version,
    /** True: the payment is not the one that the chosen file was signed for. */
    isCorrected: form.file !== undefined && payment !== undefined && version !== payment.version,
    /** The file that was chosen last is stored. */
    noteStored: (): void => setVersion(chosen.current),
    /** The file is made from the payment of now, which the page may not show yet. */
    noteDownload: async (): Promise<void> => {
      await utils.payments.documents.own.invalidate();
      const own = utils.payments.documents.own.getData();
      downloaded.current = own?.payments.find(({ id }) => id === payment?.id)?.version;
    },
  };
}
