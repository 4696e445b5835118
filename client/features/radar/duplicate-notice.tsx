import { Alert } from "@mantine/core";
import { PlaceLink } from "../../components/place-link.tsx";
import { formatCount } from "../../shared/format.ts";
import { countingVerdict, duplicatesId, useDuplicates } from "./use-duplicates.ts";

/** A notice beside the documents: how many things of this claim are also in other claims, with a link to them. Nothing when there are none. */
export function DuplicateNotice({ reimbursementId }: { readonly reimbursementId: string }) {
  const open = useDuplicates(reimbursementId).data?.lines.filter((line) => countingVerdict(line) === undefined) ?? [];
  if (open.length === 0) return null;
  return (
    <Alert color="orange" title={`${formatCount(open.length, "thing")} of this claim also found in other claims`}>
      <PlaceLink place={duplicatesId}>Look at {open.length === 1 ? "it" : "them"}</PlaceLink>
    </Alert>
  );
}
