import { failureOf } from "../lib/call-failure.ts";
import { ErrorState, LoadingState } from "./states.tsx";

type NotReadProps = {
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
  readonly lines?: number;
  readonly label?: string;
};

/** In the place of what a query has not read: that it is being read, or why it could not be, with the way to try again. */
export const NotRead = ({ query: { error, refetch }, ...loading }: NotReadProps) =>
  error === null ? <LoadingState {...loading} /> : <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />;
