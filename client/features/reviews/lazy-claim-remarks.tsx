import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { ClaimRemarksProps } from "./claim-remarks.tsx";

const ClaimRemarks = lazy(async () => ({ default: (await import("./claim-remarks.tsx")).ClaimRemarks }));

/** `ClaimRemarks`, loaded when there is a remark. Draws nothing when there is none. */
export function LazyClaimRemarks(props: ClaimRemarksProps) {
  if (props.remarks.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton h={160} aria-hidden="true" />}>
      <ClaimRemarks {...props} />
    </Suspense>
  );
}
