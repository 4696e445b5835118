import { Button } from "@mantine/core";
import { useIsFetching } from "@tanstack/react-query";
import { IconRefresh } from "../../shared/icons.ts";
import { trpc } from "../../lib/trpc.ts";

/** Reads everything on the page again. */
export function RefreshButton({ onRefresh }: { onRefresh?: () => Promise<unknown> }) {
  const utils = trpc.useUtils();
  const isFetching = useIsFetching() > 0;
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} aria-hidden="true" />}
      loading={isFetching}
      onClick={() => void Promise.all([utils.notifications.invalidate(), onRefresh?.()])}
    >
      Refresh
    </Button>
  );
}
