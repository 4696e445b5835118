import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { ClaimRemarksProps } from "./claim-remarks.tsx";

/** Most claims have no such remark. */
const ClaimRemarks = lazy(async () => ({ default: (await import("./claim-remarks.tsx")).ClaimRemarks }));

/** Remarks that stand beside no document, each with its answer. Draws nothing when there are none. */
export function LazyClaimRemarks(props: ClaimRemarksProps) {
  if (props.remarks.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton h={160} aria-hidden="true" />}>
      <ClaimRemarks {...props} />
    </Suspense>
  );
}
