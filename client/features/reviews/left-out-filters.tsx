import { Alert } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { unknownFilters } from "./use-review-filters.ts";

/** Says which filters of the address, or of a saved view, this list does not have, or not so any more. */
export function LeftOutFilters() {
  const [parameters] = useSearchParams();
  const names = unknownFilters(parameters);
  if (names.length === 0) return null;
  return (
    <Alert color="orange" title="Some filters are left out">
      This address or saved view asks for what the list does not have, or not any more: {names.join(", ")}. Everything else of it counts.
    </Alert>
  );
}
