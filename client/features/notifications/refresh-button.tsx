import { useIsFetching } from "@tanstack/react-query";
import { BusyButton } from "../../components/busy-button.tsx";
import { IconRefresh } from "../../shared/icons.ts";
import { trpc } from "../../lib/trpc.ts";

/** Reads everything on the page again. */
export function RefreshButton({ onRefresh }: { onRefresh?: () => Promise<unknown> }) {
  const utils = trpc.useUtils();
  const isFetching = useIsFetching() > 0;
  return (
    <BusyButton
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden="true" />}
      isBusy={isFetching}
      busyLabel="Refreshing..."
      onClick={() => void Promise.all([utils.notifications.invalidate(), onRefresh?.()])}
    >
      Refresh
    </BusyButton>
  );
}
