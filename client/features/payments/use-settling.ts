import { useState } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";

type Notice = { readonly tone: "success" | "error"; readonly title: string; readonly attempt: number };

/**
 * What accepting or refusing a document led to, shown beside the buttons.
 * @param close closes the dialog that asked
 */
export function useSettling(close: () => void) {
  const utils = trpc.useUtils();
  const [notice, setNotice] = useState<Notice>();
  const tell = (tone: Notice["tone"], title: string): void => {
    close();
    setNotice((before) => ({ tone, title, attempt: (before?.attempt ?? 0) + 1 }));
  };
  const onSuccess = async ({ message }: { readonly message: string }): Promise<void> => {
    tell("success", message);
    await utils.payments.invalidate();
  };
  return {
    notice,
    settle: {
      onSuccess,
      onError: (error: unknown): void => {
        tell("error", failureOf(error).message);
        void utils.payments.documents.invalidate();
      },
    },
    /** For a dialog that shows the refusal itself. */
    settleInDialog: { onSuccess, onError: () => utils.payments.documents.invalidate() },
  };
}
