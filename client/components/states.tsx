import { Alert, Button, Loader, Skeleton, Stack, Text } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { shownLaterText, slowText, useLineDown, useSlowLine } from "../lib/use-line-down.ts";
import { IconAlertTriangle, IconInbox } from "../shared/icons.ts";
import { useFocusPassedOn } from "./focus-back.ts";
import classes from "./states.module.css";

const wordsAfterMs = 1000;

/** Lines where content will be; after a second also words, which say when the line is down. `label` is a specification's text such as "Loading products data...". */
export function LoadingState({ label = "Loading...", lines = 4 }: { label?: string; lines?: number }) {
  const [isSlow, setIsSlow] = useState(false);
  const isLineDown = useLineDown(true, false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), wordsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap="xs" py="sm" aria-busy="true">
      <Text role="status" size="sm" c="dimmed" mih="1.5em">
        {isLineDown ? shownLaterText : isSlow ? label : ""}
      </Text>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={20} aria-hidden="true" />
      ))}
    </Stack>
  );
}

/** Nothing to show: `title` says why, `children` offer the next step. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <IconInbox size={32} stroke={1.5} aria-hidden="true" />
      <Text fw={500}>{title}</Text>
      {children !== undefined && <div>{children}</div>}
    </div>
  );
}

type ErrorStateProps = {
  readonly message: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly onDismiss?: () => void;
  readonly children?: ReactNode;
};

/** What could not be shown or done, with the way to try again. */
export function ErrorState({ message, onRetry, retryLabel = "Retry", onDismiss, children }: ErrorStateProps) {
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden="true" />}
      withCloseButton={onDismiss !== undefined}
      closeButtonLabel="Dismiss"
      onClose={onDismiss}
    >
      <Stack gap="sm" align="flex-start">
        <Text>{message}</Text>
        {children}
        {onRetry !== undefined && <RetryButton label={retryLabel} onRetry={onRetry} />}
      </Stack>
    </Alert>
  );
}

/** It is gone while it is tried again, and its focus stays near. */
function RetryButton({ label, onRetry }: { label: string; onRetry: () => void }) {
  const button = useFocusPassedOn();
  return (
    <Button ref={button} variant="default" onClick={onRetry}>
      {label}
    </Button>
  );
}

type BusyOverlayProps = {
  readonly isBusy: boolean;
  readonly label?: string;
  /** It may wait long, whatever the browser believes of its line: for files on a slow one. */
  readonly isStuck?: boolean;
  /** What is shown while the line is down, or while it waits long. */
  readonly offline?: ReactNode;
  /** What is shown when there is no answer for long, though the browser believes that it is online. */
  readonly slow?: ReactNode;
};

/**
 * Covers the whole window while something is sent; the page under it takes no keys. When the line is down, or files are awaited, for three
 * seconds, or after 15 seconds without an answer, the page is free again, and a note at its lower edge says what happens.
 */
export function BusyOverlay({ isBusy, label = "Submitting to API...", isStuck = false, offline, slow }: BusyOverlayProps) {
  const isLineDown = useLineDown(isBusy, isStuck);
  const isSlow = useSlowLine(isBusy && !isStuck) && !isLineDown;
  const isFree = isLineDown || isSlow;
  const isLocked = isBusy && !isFree;
  useEffect(() => {
    const page = document.getElementById("root");
    if (!isLocked || page === null) return;
    const stop = (event: KeyboardEvent) => event.preventDefault();
    page.addEventListener("keydown", stop, { capture: true });
    return () => page.removeEventListener("keydown", stop, { capture: true });
  }, [isLocked]);
  return (
    <div role="status" className={isLocked ? classes.busy : isFree ? classes.offline : classes.idle}>
      {isLocked && (
        <div className={classes.busyPanel}>
          <Loader aria-hidden="true" />
          <Text fw={500}>{label}</Text>
        </div>
      )}
      {isLineDown && (
        <div className={classes.busyPanel}>{offline ?? <Text>You are offline. When the line is back, press the button again.</Text>}</div>
      )}
      {isSlow && <div className={classes.busyPanel}>{slow ?? <Text>{slowText("It is still being sent")}</Text>}</div>}
    </div>
  );
}
