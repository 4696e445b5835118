import { useEffect } from "react";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** Opens a circular, which marks it as read: the list, the menu and the bell follow. */
export function useOwnCircular(id: string) {
  const utils = trpc.useUtils();
  const { data: circular, error, refetch } = trpc.circulars.own.open.useQuery({ id });
  const opened = circular?.id;
  useEffect(() => {
    if (opened === undefined) return;
    void utils.circulars.own.list.invalidate();
    void utils.circulars.own.count.invalidate();
    void utils.notifications.invalidate();
  }, [opened, utils]);
  return { circular, failure: error === null ? undefined : failureOf(error), retry: () => void refetch() };
}
