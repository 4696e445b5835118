import { autosaved, trpc } from "../../lib/trpc.ts";

/** Marks notices as read; every list and the bell follow. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  return trpc.notifications.markRead.useMutation({ onSuccess: () => utils.notifications.invalidate(), trpc: { context: autosaved } });
}
