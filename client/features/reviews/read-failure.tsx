import { Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import { ErrorState } from "../../components/states.tsx";
import { failureOf } from "../../lib/trpc.ts";

type ReadFailureProps = { readonly error: unknown; readonly backTo: string; readonly onRetry: () => void };

/** A reimbursement that could not be read: to be tried again, unless there is none of that number. */
export function ReadFailure({ error, backTo, onRetry }: ReadFailureProps) {
  const { code, message } = failureOf(error);
  if (code !== "not_found") return <ErrorState message={message} onRetry={onRetry} />;
  return (
    <ErrorState message={message}>
      <Anchor component={Link} to={backTo}>
        Go to the list
      </Anchor>
    </ErrorState>
  );
}
