import { Alert, Text } from "@mantine/core";
import { PlaceLink } from "../../components/place-link.tsx";
import { formatDateTime } from "../../shared/format.ts";
import type { ReviewView } from "./views.ts";

/** What the firm wrote when it asked for the fresh look that waits; the decision itself stands below. */
export function FreshLookNotice({ view }: { readonly view: Pick<ReviewView, "state" | "timeline"> }) {
  const asked = view.timeline.findLast(({ action }) => action === "fresh_look");
  if (view.state !== "FRESH_LOOK" || asked === undefined) return null;
  return (
    <Alert color="blue" title={`The firm asked for a fresh look on ${formatDateTime(asked.at)}`}>
      <Text style={{ whiteSpace: "pre-wrap" }}>{asked.comment}</Text>
      <PlaceLink place="decisions">The decision before</PlaceLink>
    </Alert>
  );
}
