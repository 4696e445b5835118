import { useState } from "react";
import { BusyButton } from "../../components/busy-button.tsx";
import { IconRefresh } from "../../shared/icons.ts";
import { trpc } from "../../lib/trpc.ts";

/** Reads everything on the page again. */
export function RefreshButton({ onRefresh }: { onRefresh?: () => Promise<unknown> }) {
  const utils = trpc.useUtils();
  // Other reads of the page, such as its counts, are not a press of this button.
  const [isRefreshing, setRefreshing] = useState(false);
  async function refresh(): Promise<void> {
    setRefreshing(true);
    await Promise.all([utils.notifications.invalidate(), onRefresh?.()]).finally(() => setRefreshing(false));
  }
  return (
    <BusyButton
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden="true" />}
      isBusy={isRefreshing}
      busyLabel="Refreshing..."
      onClick={() => void refresh()}
    >
      Refresh
    </BusyButton>
  );
}
