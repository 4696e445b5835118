import { useEffect } from "react";
import { autosaved, failureOf, trpc } from "../../lib/trpc.ts";

/** One enquiry to the firm; opening it marks it as read. */
export function useReceivedEnquiry(id: string) {
  const utils = trpc.useUtils();
  const query = trpc.directory.enquiries.getReceived.useQuery({ id });
  const { mutate: markRead } = trpc.directory.enquiries.markRead.useMutation({
    onSuccess: () => utils.directory.enquiries.invalidate(),
    trpc: { context: autosaved },
  });
  const isNew = query.data?.state === "new";
  useEffect(() => {
    if (isNew) markRead({ id });
  }, [isNew, id, markRead]);
  return {
    enquiry: query.data,
    failure: query.error === null ? undefined : failureOf(query.error),
    retry: () => void query.refetch(),
  };
}
