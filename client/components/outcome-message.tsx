import { Alert } from "@mantine/core";
import type { ReactNode } from "react";

type OutcomeMessageProps = { readonly message: string | undefined; readonly onDismiss: () => void; readonly children?: ReactNode };

/** Announces the outcome of an action. The status region exists before the message, so that screen readers read it. */
export function OutcomeMessage({ message, onDismiss, children }: OutcomeMessageProps) {
  return (
    <div role="status" style={{ position: message === undefined ? "absolute" : "static" }}>
      {message !== undefined && (
        <Alert color="green" title={message} withCloseButton closeButtonLabel="Dismiss" onClose={onDismiss}>
          {children}
        </Alert>
      )}
    </div>
  );
}
